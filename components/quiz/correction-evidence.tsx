import {
  BookOpen,
  CircleCheck,
  CircleDashed,
  CornerDownRight,
  Lightbulb,
  type LucideIcon,
  NotebookText,
  Scale,
} from "lucide-react";
import Link from "next/link";
import type { ReactNode } from "react";
import { noteAnchor } from "#lib/questions/note-places.ts";
import type {
  Correction,
  CorrectionEvidence,
  EvidencePlace,
  QuotedGround,
} from "#lib/schemas/quiz.ts";
import type { NamedPlace } from "#lib/schemas/source.ts";
import { NoteExcerpt } from "./note-excerpt.tsx";

/** A correction whose evidence was weighed. */
export type WeighedReason = Pick<Correction, "basis"> & {
  readonly evidence: CorrectionEvidence & {
    readonly certainty: NonNullable<CorrectionEvidence["certainty"]>;
  };
};

export const isWeighed = <Reason extends Pick<Correction, "basis" | "evidence">>(
  reason: Reason,
): reason is Reason & WeighedReason => reason.evidence?.certainty !== undefined;

export interface EvidenceLabels {
  /** That a text says otherwise; the page is null where its file has none. */
  readonly contradicts: (title: string, page: string | null) => string;
  /** That it says the same as the note. */
  readonly supports: (title: string, page: string | null) => string;
  readonly note: string;
  readonly model: string;
  /** How sure it is, and why. */
  readonly certainty: Readonly<Record<Certainty, string>>;
  readonly quote: string;
  readonly open: string;
  /** The page of a manual. */
  readonly manualPage: (page: number) => string;
  readonly place: (place: NamedPlace) => string;
  /** What stands below words whose manual says something else by now; null where it does not. */
  readonly changed: (ground: QuotedGround) => ChangedGround | null;
}

/** That a manual does not say any more what was quoted, and what can be done. */
interface ChangedGround {
  readonly note: ReactNode;
  /** Whether there is nothing to open. */
  readonly isGone: boolean;
  /** Whether it says something else, so that it is not told as sure before the student has looked at it. */
  readonly saysElse: boolean;
}

type Certainty = "sure" | "unconfirmed" | "twoWays" | "unsure" | "checksDisagree";

const kinds: Readonly<Record<Correction["basis"], LucideIcon>> = {
  source: BookOpen,
  note: NotebookText,
  model: Lightbulb,
};

const marks: Readonly<
  Record<WeighedReason["evidence"]["certainty"], { Icon: LucideIcon; look: string }>
> = {
  sure: { Icon: CircleCheck, look: "text-correct" },
  likely: { Icon: CircleDashed, look: "text-ink-soft" },
  disputed: { Icon: Scale, look: "text-doubt" },
};

/** Whether two reasons are believed on the same grounds, so that these are said once. */
export const sameGrounds = (one: WeighedReason, other: WeighedReason): boolean =>
  JSON.stringify([one.basis, one.evidence]) === JSON.stringify([other.basis, other.evidence]);

/**
 * Why a correction is to be believed: who says so, in their words, and how sure that is.
 * @param note the address of the page that shows the note; null on that page itself
 */
export const CorrectionEvidenceLines = (props: {
  reason: WeighedReason;
  labels: EvidenceLabels;
  note: string | null;
}) => {
  const { labels, note } = props;
  const { basis, evidence } = props.reason;
  const { Icon, look } = marks[evidence.certainty];
  const against = evidence.dispute?.by === "passage" ? evidence.dispute.ground : null;
  return (
    <div className="grid min-w-0 grid-cols-1 gap-2 text-sm">
      <Line Icon={kinds[basis]} look="text-ink-soft">
        {basis === "source"
          ? labels.contradicts(evidence.place, pageOf(evidence, labels))
          : labels[basis]}
      </Line>
      <Ground ground={evidence} labels={labels} note={note} />
      {!labels.changed(evidence)?.saysElse && (
        <Line Icon={Icon} look={look}>
          {against
            ? labels.supports(against.place, pageOf(against, labels))
            : labels.certainty[certaintyOf(props.reason)]}
        </Line>
      )}
      {against && <Ground ground={against} labels={labels} note={note} />}
    </div>
  );
};

const certaintyOf = ({ basis, evidence: { certainty } }: WeighedReason): Certainty => {
  if (certainty === "sure") return "sure";
  if (certainty === "disputed") return "checksDisagree";
  return ({ source: "unsure", note: "twoWays", model: "unconfirmed" } as const)[basis];
};

const Line = (props: { Icon: LucideIcon; look: string; children: string }) => (
  <p className={`flex min-w-0 items-start gap-2 ${props.look}`}>
    <props.Icon aria-hidden="true" className="mt-[0.2em] size-4 flex-none" strokeWidth={1.75} />
    <span className="min-w-0 wrap-anywhere">{props.children}</span>
  </p>
);

/** A longer quote is folded. */
const longQuote = 280;

const Ground = (props: { ground: QuotedGround; labels: EvidenceLabels; note: string | null }) => {
  const { ground, labels, note } = props;
  const { quote } = ground;
  if (quote === "") return null;
  const changed = labels.changed(ground);
  const address = ground.at && !changed?.isGone ? addressOf(ground.at, note) : null;
  const words = (
    <blockquote className="border-l border-rule-strong/50 pl-3 font-serif text-ink-soft wrap-anywhere">
      <NoteExcerpt markdown={quote} />
    </blockquote>
  );
  return (
    <div className="grid min-w-0 grid-cols-1 gap-1 pl-6">
      {quote.length > longQuote ? (
        <details className="fold min-w-0">
          <summary>{labels.quote}</summary>
          <div className="pt-2">{words}</div>
        </details>
      ) : (
        words
      )}
      {address !== null && (
        <Link
          href={address}
          prefetch={false}
          className="link inline-flex w-fit items-center gap-1.5 pointer-coarse:min-h-11"
        >
          <CornerDownRight aria-hidden="true" className="size-3.5 flex-none" />
          {labels.open}
        </Link>
      )}
      {changed?.note}
    </div>
  );
};

const pageOf = ({ at }: QuotedGround, labels: EvidenceLabels): string | null => {
  if (at?.in === "source" && at.page !== null) return labels.place(at.page);
  return at?.in === "manual" && at.page !== null ? labels.manualPage(at.page) : null;
};

/** What opens a quoted passage. */
const addressOf = (at: EvidencePlace, note: string | null): string => {
  if (at.in === "manual") return `/library/${at.packId}/${at.chunkId}`;
  if (at.in === "source")
    return `/source/${at.id}${at.start === null ? "" : `#${noteAnchor({ start: at.start, end: at.start })}`}`;
  return `${note ?? ""}#${noteAnchor(at)}`;
};
