import { placeLetters } from "#lib/quotes/place-quote.ts";
import type { Language } from "#lib/schemas/language.ts";
import type {
  Correction,
  CorrectionEvidence,
  EvidencePlace,
  QuotedGround,
  Span,
} from "#lib/schemas/quiz.ts";
import { placeAt } from "#lib/subjects/find-places.ts";
import { sentencesAround } from "#lib/text/sentences-around.ts";
import type { EvidencePassage, WeighedCorrection } from "./evidence-store.ts";
import { isAbout } from "./note-report.ts";

/** A correction as a second check sees it: two wordings of a sentence, and not which of them the note has. */
export interface AskedCorrection {
  readonly number: number;
  /** What the note says. */
  readonly a: string;
  /** What the first check puts in its place. */
  readonly b: string;
}

/** What a second check says of two wordings. */
export interface WeighedWordings {
  readonly number: number;
  /** Which of them is right, by what the check knows itself. */
  readonly right: "a" | "b" | "unsure";
  /** Passages, by their numbers from 1, that say one of them; their words are not yet looked for. */
  readonly proofs: readonly {
    readonly passage: number;
    readonly says: "a" | "b";
    readonly quote: string;
  }[];
}

/** Whether evidence is looked for: other words for what is right need none, and what has a certainty has been weighed. */
export const isUnweighed = ({ type, evidence }: Correction): boolean =>
  type !== "wording" && evidence?.certainty === undefined;

/** Whether it can be asked about: code that does not fit is no wording of a sentence. */
export const canBeAsked = ({ type, patch }: Correction): boolean =>
  type === "definition_fix" && patch !== null;

/** What is looked for in other texts: first the words that are right, then those that the note has. */
export const evidenceQuery = ({ patch, term, fixed }: Correction): string =>
  [patch?.inserted, term, patch?.removed, fixed].join("\n");

/**
 * Why each correction is to be believed. A proof counts only where its words stand in its passage and speak of the same; one
 * that says what the note says makes the correction disputed, and so does a check that holds the note right. What nothing
 * but models know is never sure.
 * @param asked the corrections by the numbers under which they were asked about
 * @param passages by their numbers, from 1
 */
export const weighEvidence = (
  corrections: readonly Correction[],
  asked: ReadonlyMap<number, string>,
  passages: readonly EvidencePassage[],
  weighed: readonly WeighedWordings[],
  language: Language,
): WeighedCorrection[] => {
  const answers = new Map(
    weighed.toReversed().map((answer) => [asked.get(answer.number), answer] as const),
  );
  return corrections.map((correction) =>
    weighedBy(correction, answers.get(correction.id), passages, language),
  );
};

const weighedBy = (
  correction: Correction,
  answer: WeighedWordings | undefined,
  passages: readonly EvidencePassage[],
  language: Language,
): WeighedCorrection => {
  const { id } = correction;
  const found = answer ? groundsOf(correction, answer, passages, language) : [];
  const isOutside = ({ at }: FoundGround) => at.in !== "note";
  const forIt = found.filter(({ says }) => says === "b");
  const [ground] = [...forIt.filter(isOutside), ...forIt];
  // What the note says twice is said by the note alone.
  const against = found.find((one) => one.says === "a" && isOutside(one));
  const dispute: CorrectionEvidence["dispute"] = against
    ? { by: "passage", ground: quoted(against) }
    : answer?.right === "a"
      ? { by: "check" }
      : undefined;
  const isSure = ground !== undefined && isOutside(ground) && answer?.right === "b";
  const certainty = dispute ? "disputed" : isSure ? "sure" : "likely";
  return {
    id,
    basis: ground ? (isOutside(ground) ? "source" : "note") : correction.basis,
    evidence: {
      ...(ground ? quoted(ground) : (correction.evidence ?? { quote: "", place: "" })),
      certainty,
      ...(dispute && { dispute }),
    },
  };
};

interface FoundGround extends QuotedGround {
  readonly says: "a" | "b";
  readonly passage: number;
  readonly at: EvidencePlace;
}

const quoted = ({ quote, place, at }: FoundGround): QuotedGround => ({ quote, place, at });

/**
 * The proofs whose words stand where they are said to, the first of each passage for each wording; a passage that is
 * given for both wordings says neither.
 */
const groundsOf = (
  { patch, original, fixed }: Correction,
  { proofs }: WeighedWordings,
  passages: readonly EvidencePassage[],
  language: Language,
): FoundGround[] => {
  if (patch === null) return [];
  const isSame = (one: (typeof proofs)[number]) => (other: typeof one) =>
    other.passage === one.passage && other.says === one.says;
  const firsts = proofs.filter((one, at) => at === proofs.findIndex(isSame(one)));
  const grounds = firsts.flatMap(({ passage: number, says, quote }): FoundGround[] => {
    const passage = passages[number - 1];
    const place = passage && placeIn(passage.text, quote);
    if (!passage || !place) return [];
    const { start, end } = sentencesAround(passage.text, place, language);
    const words = passage.text.slice(start, end);
    const change = says === "b" ? patch : { removed: patch.inserted, inserted: patch.removed };
    if (!isAbout(words, change, says === "b" ? original : fixed)) return [];
    const whole = passage.at.in === "note" ? passage.text : words;
    return [
      { says, passage: number, quote: whole, place: passage.place, at: openedAt(passage, place) },
    ];
  });
  return grounds.filter(
    (one) => !grounds.some((other) => other.passage === one.passage && other.says !== one.says),
  );
};

/** Fewer letters stand anywhere. */
const shortestQuote = 12;
/** Of a longer one no more is looked for. */
const longestQuote = 2_000;

/** Where a quote stands word for word, marks of Markdown and kinds of quotation marks aside; null where it does not. */
const placeIn = (text: string, quote: string): Span | null => {
  const letters = quote.match(/[\p{L}\p{N}]/gu)?.length ?? 0;
  if (letters < shortestQuote || quote.length > longestQuote) return null;
  const place = placeLetters(text, quote);
  return place && { start: place[0], end: place[1] };
};

/** The place of the quote within that of its passage, with its page. */
const openedAt = ({ at, pages }: EvidencePassage, place: Span): EvidencePlace => {
  if (at.in !== "source" || at.start === null) return at;
  const start = at.start + place.start;
  const page = placeAt(pages, start);
  if (page === null) return { ...at, start };
  const { file, unit, page: number, title } = page;
  return { ...at, start, page: { file, unit, page: number, title } };
};
