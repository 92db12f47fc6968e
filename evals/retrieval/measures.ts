import type { Certainty } from "#lib/search/how-sure.ts";
import type { RetrievalQuestion } from "./question-file.ts";
import type { SearchedChunk } from "./searched-manual.ts";

/** What a search said to a question. */
export interface Searched {
  readonly question: RetrievalQuestion;
  /** At least ten where there are so many, best first. */
  readonly chunks: readonly Pick<SearchedChunk, "address" | "text" | "joined">[];
  readonly certainty: Certainty;
}

/** Shares of questions to which an answer was given, the nearest sections were shown as a perhaps, and that were refused. */
export type Said = Readonly<Record<Certainty, number>>;

/** Shares of the questions, between 0 and 1; NaN where there is no question to take a share of. */
export interface Measures {
  readonly answerable: number;
  readonly unanswerable: number;
  /** A page of the gold is among the pages of the first chunks. */
  readonly pageRecall: { readonly at5: number; readonly at10: number };
  /** One of the first chunks has the address of the gold, or holds the text of a span on its page. */
  readonly answerRecall: { readonly at5: number; readonly at10: number };
  /** Mean of 1 / place of the first chunk of a gold page; 0 when none is among the first ten. */
  readonly reciprocalRank: number;
  /** An answer was given, and one of the first five chunks has it. */
  readonly foundAndShown: number;
  /**
   * Of the answerable that were answered, those with one of the answers among the first five chunks, those with one that a
   * reader found besides, and those with one of its pages.
   */
  readonly sureAndRight: { readonly section: number; readonly read: number; readonly page: number };
  /** Of the questions that the manual answers and of those that it does not, what was said to each. */
  readonly saidToAnswerable: Said;
  readonly saidToUnanswerable: Said;
}

const pageOf = (address: string): string => address.split("#")[0] ?? address;

const plain = (text: string): string =>
  text
    .normalize("NFKC")
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim();

/** Place from 0 of the first chunk of the ten that fits; -1 when none does. */
const placeOf = (
  { chunks }: Searched,
  fits: (chunk: {
    readonly address: string;
    readonly text: string;
    readonly joined: readonly string[];
  }) => boolean,
): number =>
  chunks.slice(0, 10).findIndex((chunk) => fits({ ...chunk, address: chunk.address ?? "" }));

const pagePlace = (searched: Searched): number => {
  const { gold, spans } = searched.question;
  const pages = new Set([...gold, ...spans.map(({ at }) => at)].map(pageOf));
  return placeOf(searched, ({ address }) => pages.has(pageOf(address)));
};

const answerPlace = (searched: Searched): number => {
  const { gold, spans } = searched.question;
  return placeOf(
    searched,
    ({ address, text, joined }) =>
      [address, ...joined].some((one) => gold.includes(one)) ||
      spans.some(
        (span) => pageOf(span.at) === pageOf(address) && plain(text).includes(plain(span.text)),
      ),
  );
};

/** As `answerPlace`, what a reader found besides included. */
const readPlace = (searched: Searched): number => {
  const { also } = searched.question;
  const place = answerPlace(searched);
  const besides = placeOf(searched, ({ address, joined }) =>
    [address, ...joined].some((one) => also.includes(one)),
  );
  return place < 0 || besides < 0 ? Math.max(place, besides) : Math.min(place, besides);
};

const share = <T>(all: readonly T[], is: (one: T) => boolean): number =>
  all.filter(is).length / all.length;

const within = (places: readonly number[], count: number): number =>
  share(places, (place) => place >= 0 && place < count);

const saidTo = (searched: readonly Searched[]): Said => ({
  sure: share(searched, ({ certainty }) => certainty === "sure"),
  maybe: share(searched, ({ certainty }) => certainty === "maybe"),
  no: share(searched, ({ certainty }) => certainty === "no"),
});

/** How well questions were answered. */
export const measuresOf = (searched: readonly Searched[]): Measures => {
  const answerable = searched.filter(({ question }) => question.gold.length > 0);
  const unanswerable = searched.filter(({ question }) => question.gold.length === 0);
  const pages = answerable.map(pagePlace);
  const answers = answerable.map(answerPlace);
  const read = answerable.map(readPlace);
  const answered = answerable.flatMap(({ certainty }, at) =>
    certainty === "sure"
      ? [{ answer: answers[at] ?? -1, read: read[at] ?? -1, page: pages[at] ?? -1 }]
      : [],
  );
  const ranks = pages.map((place) => (place < 0 ? 0 : 1 / (place + 1)));
  return {
    answerable: answerable.length,
    unanswerable: unanswerable.length,
    pageRecall: { at5: within(pages, 5), at10: within(pages, 10) },
    answerRecall: { at5: within(answers, 5), at10: within(answers, 10) },
    reciprocalRank: ranks.reduce((sum, rank) => sum + rank, 0) / ranks.length,
    foundAndShown: share(
      answerable.map(({ certainty }, at) => ({ certainty, place: answers[at] ?? -1 })),
      ({ certainty, place }) => certainty === "sure" && place >= 0 && place < 5,
    ),
    sureAndRight: {
      section: within(
        answered.map(({ answer }) => answer),
        5,
      ),
      read: within(
        answered.map(({ read }) => read),
        5,
      ),
      page: within(
        answered.map(({ page }) => page),
        5,
      ),
    },
    saidToAnswerable: saidTo(answerable),
    saidToUnanswerable: saidTo(unanswerable),
  };
};
