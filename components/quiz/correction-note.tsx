import type { ReactNode } from "react";
import type { CorrectionCard } from "#lib/questions/correction-cards.ts";
import type { Correction, Span } from "#lib/schemas/quiz.ts";
import { CodeBlock } from "../ui/code-block.tsx";
import { ChangedText, RichText } from "../ui/rich-text.tsx";
import { asTable, NoteExcerpt } from "./note-excerpt.tsx";
import { NoteLink } from "./note-link.tsx";

export interface CorrectionLabels {
  readonly types: Readonly<Record<Correction["type"], string>>;
  readonly basis: Readonly<Record<Correction["basis"], string>>;
  readonly original: string;
  readonly fixed: string;
  /** Before a sentence that only says the same in other words. */
  readonly reworded: string;
  readonly removedCode: string;
  readonly show: string;
}

/**
 * One sentence that was corrected, as a note in the margin: what was wrong, what it says now, and on what grounds.
 * @param note the address of the page that shows the note; null on that page itself, where the sentence stands beside
 */
export const CorrectionNote = (props: {
  card: CorrectionCard;
  labels: CorrectionLabels;
  note: string | null;
}) => {
  const { card, labels, note } = props;
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
      <BeforeAfter card={card} labels={labels} both={note !== null} />
      {card.reasons.map((reason, index) => (
        <Reason
          key={reason.id}
          reason={reason}
          labels={labels}
          // Said once for reasons of one kind that follow each other.
          grounds={reason.evidence !== null || card.reasons[index + 1]?.basis !== reason.basis}
        />
      ))}
      {note !== null && card.span !== null && (
        <NoteLink note={note} span={card.span} label={labels.show} />
      )}
    </article>
  );
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

const ChangedSentence = (props: {
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
const Reason = (props: { reason: Correction; labels: CorrectionLabels; grounds: boolean }) => {
  const { reason, labels, grounds } = props;
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
      {grounds && (
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

const Labelled = (props: { label: string; children: ReactNode }) => (
  <div className="min-w-0">
    <p className="caption">{props.label}</p>
    <div className="changed-text font-serif text-base">{props.children}</div>
  </div>
);
