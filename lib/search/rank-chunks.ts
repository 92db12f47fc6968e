import type { QuestionTerm } from "./question-terms.ts";
import { findTerms, termsOf } from "./terms-of.ts";

/** How often terms occur in what is searched. */
export interface Rarity {
  readonly chunks: number;
  /** Chunks that hold a term; absent for a term that none holds. */
  readonly of: ReadonlyMap<string, number>;
}

export interface Ranked<Chunk> {
  readonly chunk: Chunk;
  readonly score: number;
  /** How much of each thing that is asked stands together in one place of the chunk, in the question's order. */
  readonly together: readonly number[];
}

/** What decides the order, fitted to questions about eight manuals; see docs/decisions/0040-one-place.md. */
const weights = {
  /** What a word that was asked adds where it stands itself, above what stands for it. */
  own: 0.45,
  /** What the page's best mentions of each word add, so that a page that answers as a whole comes first. */
  page: 0.27,
  /** What is added by the place of the chunk that says most of what is asked. */
  place: 0.3,
  /** What a title adds that speaks of nothing but what is asked. */
  title: 0.3,
  /** What each further chunk of a page keeps of its score, so that several pages are shown. */
  repeated: 0.97,
  /** What each further piece of one section keeps, as the rows of one table say much the same. */
  sibling: 0.7,
} as const;

/** Below 1, so that much of one thing that is asked is less than something of each. */
const mentionPower = 0.7;

/** So many are read for their places, which takes time; those behind gain too little to come to the front. */
const mostRead = 20;

/** A chunk that a query found. */
export interface Candidate {
  readonly title: string;
  readonly headingPath: readonly string[];
  readonly text: string;
  readonly address: string | null;
  /** How much it is about the terms of the question, by `termWeights`; those that it lacks may be left out. */
  readonly says: Readonly<Record<string, number>>;
}

/** Below 1, so that one rare word of a question does not outweigh all others; see docs/decisions/0016-retrieval.md. */
export const rarityPower = 0.8;

/** Rarity of a term as BM25 has it, to the power of `rarityPower`; 0 for a term that occurs nowhere. */
export const rarityOf = ({ chunks, of }: Rarity, term: string): number => {
  const holding = of.get(term);
  return holding === undefined
    ? 0
    : Math.log(1 + (chunks - holding + 0.5) / (holding + 0.5)) ** rarityPower;
};

/** Rarity of a word that no chunk has, which the pack's size bounds. */
export const rarestIn = ({ chunks }: Rarity): number =>
  Math.log(1 + (chunks + 0.5) / 0.5) ** rarityPower;

/** A way to say something, and what finding each of its terms is worth. */
type WorthWay = readonly { readonly term: string; readonly worth: number }[];

/**
 * What the ways to say a thing are worth, those left out that the manual cannot say. A synonym that is rarer
 * than the word asked for is worth less than its rarity; of several terms each says its share.
 */
const worthsOf = ({ word, ways }: QuestionTerm, rarity: Rarity): WorthWay[] => {
  const own = word === null ? 0 : rarityOf(rarity, word);
  const rareness = (term: string): number => {
    const rare = rarityOf(rarity, term);
    return own > 0 && term !== word ? Math.min(rare, (rare + own) / 2) : rare;
  };
  return ways
    .map(({ terms, weight }) =>
      terms.map((term) => ({ term, worth: (weight * rareness(term)) / terms.length })),
    )
    .filter((way) => way.every(({ worth }) => worth > 0));
};

const best = (ways: readonly WorthWay[], share: (term: string) => number): number =>
  Math.max(0, ...ways.map((way) => sum(way.map(({ term, worth }) => worth * share(term)))));

const sum = (values: readonly number[]): number => values.reduce((total, one) => total + one, 0);

const sumOfPowers = (values: readonly number[]): number =>
  sum(values.map((value) => value ** mentionPower));

/** The share of a title's words that say something of what is asked. */
const titledShare = (title: string, asked: ReadonlySet<string>): number => {
  const terms = termsOf(title);
  return terms.length === 0 ? 0 : terms.filter((term) => asked.has(term)).length / terms.length;
};

const sentenceEnd = /\n+|(?<=[.!?;])\s+/u;

/**
 * The places of a chunk, as the terms of the question that are said in each: a sentence and the next one, below the chunk's
 * titles. Words that stand far apart in a long section were used for different things.
 */
const placesOf = (chunk: Candidate, said: (text: string) => string[]): ReadonlySet<string>[] => {
  const titles = said([...chunk.headingPath, chunk.title].join("\n"));
  const sentences = chunk.text
    .split(sentenceEnd)
    .map(said)
    .filter((terms) => terms.length > 0);
  if (sentences.length === 0) return [new Set(titles)];
  return sentences.map((terms, at) => new Set([...titles, ...terms, ...(sentences[at + 1] ?? [])]));
};

/** Of the chunk's places what the one says that says most. */
const saidTogether = (
  worths: readonly (readonly WorthWay[])[],
  places: readonly ReadonlySet<string>[],
): readonly number[] => {
  let most: { readonly said: readonly number[]; readonly sum: number } = { said: [], sum: -1 };
  for (const place of places) {
    const said = worths.map((ways) => best(ways, (term) => (place.has(term) ? 1 : 0)));
    const total = sumOfPowers(said);
    if (total > most.sum) most = { said, sum: total };
  }
  return most.said;
};

/** What the evidence for a chunk is measured in: one word that nothing else in the pack has. */
const unitOf = (rarity: Rarity): number => rarestIn(rarity) ** mentionPower;

/** What speaks for a chunk in all, as `howSure` weighs it. */
export const evidenceOf = ({ score }: Pick<Ranked<unknown>, "score">): number =>
  score ** mentionPower;

/**
 * Orders the chunks that a query found by how well they answer: of each thing that is asked the best mention
 * counts, not the number of its synonyms, and the word itself more than another for it; then what one place of the chunk
 * says of all that is asked, what the page says elsewhere, and the title.
 */
export const rankChunks = <Chunk extends Candidate>(
  question: readonly QuestionTerm[],
  rarity: Rarity,
  found: readonly Chunk[],
): Ranked<Chunk>[] => {
  const asked = question.map((term) => worthsOf(term, rarity));
  const owns = question.map(({ word, ways }) =>
    word === null ? 0 : (ways[0]?.weight ?? 1) * rarityOf(rarity, word),
  );
  const terms = new Set(question.flatMap(({ ways }) => ways.flatMap((way) => way.terms)));
  const unit = unitOf(rarity);
  const saidOf = findTerms(terms);
  const scored = found.map((chunk) => {
    const { says } = chunk;
    return {
      chunk,
      page: chunk.address?.split("#")[0] ?? null,
      said: asked.map((worths) => best(worths, (term) => says[term] ?? 0)),
      own: owns.map((worth, at) => worth * (says[question[at]?.word ?? ""] ?? 0)),
      titled: titledShare(chunk.title, terms),
    };
  });
  const pages = bestOfPages(scored);
  const rough = scored
    .map(({ chunk, page, said, own, titled }) => {
      const onPage = page === null ? said : (pages.get(page) ?? said);
      const powers =
        sumOfPowers(said) + weights.own * sumOfPowers(own) + weights.page * sumOfPowers(onPage);
      return { chunk, page, score: powers / unit + weights.title * titled };
    })
    .toSorted(byScore);
  const ranked = rough.map(({ chunk, page, score }, at) => {
    const together = at < mostRead ? saidTogether(asked, placesOf(chunk, saidOf)) : [];
    const sum = score + (weights.place * sumOfPowers(together)) / unit;
    return { chunk, page, together, score: sum ** (1 / mentionPower) };
  });
  return spread(ranked, weights);
};

/** For each page its best mention of each thing that is asked. */
const bestOfPages = (
  scored: readonly { readonly page: string | null; readonly said: readonly number[] }[],
): Map<string, readonly number[]> => {
  const pages = new Map<string, readonly number[]>();
  for (const { page, said } of scored) {
    if (page === null) continue;
    const before = pages.get(page);
    const both = before ? said.map((value, at) => Math.max(value, before[at] ?? 0)) : said;
    pages.set(page, both);
  }
  return pages;
};

const byScore = (a: { readonly score: number }, b: { readonly score: number }): number =>
  b.score - a.score;

/** Tells of each key how often it was asked for before. */
const counter = (): ((key: string) => number) => {
  const seen = new Map<string, number>();
  return (key) => {
    const before = seen.get(key) ?? 0;
    seen.set(key, before + 1);
    return before;
  };
};

/** Takes something off for each better chunk of the same page, and more for one of the same section. */
const spread = <Chunk extends Candidate>(
  ranked: readonly (Ranked<Chunk> & { readonly page: string | null })[],
  { repeated, sibling }: Pick<typeof weights, "repeated" | "sibling">,
): Ranked<Chunk>[] => {
  const pages = counter();
  const sections = counter();
  return ranked
    .toSorted(byScore)
    .map(({ page, ...one }) => {
      if (page === null) return one;
      const { address, title } = one.chunk;
      const less = repeated ** pages(page) * sibling ** sections(`${address} ${title}`);
      return { ...one, score: one.score * less };
    })
    .toSorted(byScore);
};
