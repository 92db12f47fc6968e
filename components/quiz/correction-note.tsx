import { CornerDownRight } from "lucide-react";
import Link from "next/link";
import type { ReactNode } from "react";
import { CodeBlock } from "#components/ui/code-block.tsx";
import { ChangedText, RichText } from "#components/ui/rich-text.tsx";
import { type CorrectionCard, noteAnchor } from "#lib/questions/note-places.ts";
import type { Correction, DoubtView, NoteDoubt, Span } from "#lib/schemas/quiz.ts";
import type { NamedPlace } from "#lib/schemas/source.ts";
import {
  CorrectionEvidenceLines,
  type EvidenceLabels,
  isWeighed,
  sameGrounds,
} from "./correction-evidence.tsx";
import { asTable, NoteExcerpt } from "./note-excerpt.tsx";

/** Leads to a place in the note of the quiz, and names its page. */
export const NoteLink = (props: {
  /** The address of the page that shows the note; null on that page itself. */
  note: string | null;
  /** Null for a passage that stands nowhere in it. */
  span: Span | null;
  label: string;
  place?: string | null;
}) => (
  <div className="flex flex-wrap items-baseline gap-x-4 empty:hidden">
    {props.note !== null && props.span !== null && (
      <Link
        href={`${props.note}#${noteAnchor(props.span)}`}
        prefetch={false}
        className="link inline-flex w-fit items-center gap-1.5 text-sm pointer-coarse:min-h-11"
      >
        <CornerDownRight aria-hidden="true" className="size-3.5 flex-none" />
        {props.label}
      </Link>
    )}
    {props.place != null && <span className="caption wrap-anywhere">{props.place}</span>}
  </div>
);

export interface DoubtLabels {
  /** Who doubts, and what follows. */
  readonly by: Readonly<Record<NoteDoubt["by"], string>>;
  readonly show: string;
  readonly place: (place: NamedPlace) => string;
}

/**
 * A passage that nobody could settle: its words, why they are doubted, and that nothing is asked about them.
 * @param note the address of the page that shows the note; null on that page itself
 */
export const DoubtNote = (props: {
  doubt: DoubtView;
  labels: DoubtLabels;
  note: string | null;
  /** What can be done with it. */
  children?: ReactNode;
}) => {
  const { doubt, labels, note } = props;
  return (
    <article className="grid min-w-0 grid-cols-1 gap-2 border-l-2 border-dashed border-doubt-line pl-4 text-sm">
      <blockquote className="passage">
        <NoteExcerpt markdown={doubt.quote} tableHead={doubt.tableHead} />
      </blockquote>
      {doubt.reason.trim() !== "" && (
        <div className="text-ink-soft">
          <RichText markdown={doubt.reason} />
        </div>
      )}
      <p className="caption">{labels.by[doubt.by]}</p>
      <NoteLink
        {...{ note, span: doubt.span, label: labels.show }}
        place={doubt.place && labels.place(doubt.place)}
      />
      {props.children}
    </article>
  );
};

export interface CorrectionLabels {
  readonly types: Readonly<Record<Correction["type"], string>>;
  /** In reports made before evidence was looked for, and of other words. */
  readonly basis: Readonly<Record<Correction["basis"], string>>;
  readonly evidence: EvidenceLabels;
  readonly original: string;
  readonly fixed: string;
  /** Before a sentence that only says the same in other words. */
  readonly reworded: string;
  readonly removedCode: string;
  readonly show: string;
  readonly place: (place: NamedPlace) => string;
}

/**
 * One sentence that was corrected, as a note in the margin: what was wrong, what it says now, and on what grounds.
 * @param note the address of the page that shows the note; null on that page itself, where the sentence stands beside
 */
export const CorrectionNote = (props: {
  card: CorrectionCard;
  labels: CorrectionLabels;
  note: string | null;
  /** Whether it stands beside its sentence, which is then not repeated. */
  isBeside?: boolean;
  /** What can be done with it. */
  children?: ReactNode;
}) => {
  const { card, labels, note, isBeside = note === null } = props;
  return (
    <article className="@container grid min-w-0 grid-cols-1 content-start gap-3 border-l-2 border-doubt-line pl-4 text-sm">
      <header className="grid grid-cols-1">
        <p className="text-xs font-medium text-doubt">{labels.types[card.type]}</p>
        {card.term !== "" && (
          <h3 className="font-serif text-base font-semibold wrap-anywhere">
            <RichText markdown={card.term} inline />
          </h3>
        )}
      </header>
      <BeforeAfter card={card} labels={labels} both={!isBeside} />
      {card.reasons.map((reason, index) => (
        <Reason
          key={reason.id}
          reason={reason}
          labels={labels}
          note={note}
          // Said once for reasons of one kind that follow each other.
          grounds={!isSaidNext(reason, card.reasons[index + 1])}
        />
      ))}
      <NoteLink
        {...{ note, span: card.places[0] ?? null, label: labels.show }}
        place={card.place && labels.place(card.place)}
      />
      {props.children}
    </article>
  );
};

const isSaidNext = (reason: Correction, next: Correction | undefined): boolean => {
  if (next === undefined) return false;
  if (isWeighed(reason)) return isWeighed(next) && sameGrounds(reason, next);
  return reason.evidence === null && next.basis === reason.basis;
};

const BeforeAfter = (props: { card: CorrectionCard; labels: CorrectionLabels; both: boolean }) => {
  const { card, labels } = props;
  const { original, fixed, tableHead } = card;
  if (fixed === null) return null;
  return (
    <div className={`grid grid-cols-1 gap-x-8 gap-y-3 ${props.both ? "@lg:grid-cols-2" : ""}`}>
      {props.both && (
        <Labelled label={labels.original}>
          <ChangedSentence {...original} tableHead={tableHead} as="del" />
        </Labelled>
      )}
      <Labelled label={card.type === "wording" ? labels.reworded : labels.fixed}>
        <ChangedSentence {...fixed} tableHead={tableHead} as="ins" />
      </Labelled>
    </div>
  );
};

export const ChangedSentence = (props: {
  text: string;
  changed: readonly Span[];
  tableHead: string | null;
  as: "del" | "ins";
}) => {
  const { markdown, shift } = asTable(props.text, props.tableHead);
  const changed = props.changed.map((one) => ({ start: one.start + shift, end: one.end + shift }));
  return <ChangedText markdown={markdown} changed={changed} as={props.as} />;
};

/** Why the sentence is wrong, and who says so. */
const Reason = (props: {
  reason: Correction;
  labels: CorrectionLabels;
  note: string | null;
  grounds: boolean;
}) => {
  const { reason, labels, note, grounds } = props;
  return (
    <div className="grid grid-cols-1 gap-2">
      {reason.message.trim() !== "" && (
        <div className="text-ink-soft">
          <RichText markdown={reason.message} />
        </div>
      )}
      {reason.removedCode !== null && (
        <Labelled label={labels.removedCode}>
          <div className="removed-code">
            <CodeBlock code={reason.removedCode} language={null} />
          </div>
        </Labelled>
      )}
      {grounds && isWeighed(reason) && (
        <CorrectionEvidenceLines reason={reason} labels={labels.evidence} note={note} />
      )}
      {grounds && !isWeighed(reason) && (
        <div className="caption grid grid-cols-1 gap-1">
          <p>{labels.basis[reason.basis]}</p>
          {reason.evidence !== null && (
            <blockquote className="border-l border-rule-strong/50 pl-3 font-serif text-sm text-ink-soft wrap-anywhere">
              <NoteExcerpt markdown={reason.evidence.quote} />
              <cite className="caption mt-1 block font-sans not-italic empty:hidden">
                {reason.evidence.place}
              </cite>
            </blockquote>
          )}
        </div>
      )}
    </div>
  );
};

export const Labelled = (props: { label: string; children: ReactNode }) => (
  <div className="min-w-0">
    <p className="caption">{props.label}</p>
    <div className="changed-text font-serif text-base">{props.children}</div>
  </div>
);
