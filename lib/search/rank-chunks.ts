import type { QuestionTerm } from "./question-terms.ts";
import { termsOf } from "./terms-of.ts";

/** How often terms occur in what is searched. */
export interface Rarity {
  readonly chunks: number;
  /** Chunks that hold a term; absent for a term that none holds. */
  readonly of: ReadonlyMap<string, number>;
}

export interface Ranked<Chunk> {
  readonly chunk: Chunk;
  readonly score: number;
  /** The best mention of each thing that is asked, in the question's order: in the chunk, and on its page. */
  readonly said: readonly number[];
  readonly onPage: readonly number[];
}

/** What decides the order, as numbers. */
export interface RankWeights {
  /** What the page's best mentions of each word add, so that a page that answers as a whole comes first. */
  readonly page: number;
  /** What a title adds that names all that is asked. */
  readonly title: number;
  /** What each further chunk of a page keeps of its score, so that several pages are shown. */
  readonly repeated: number;
}

/** Chosen on questions about three manuals; see docs/decisions/0016-retrieval.md. */
const rankWeights: RankWeights = { page: 0.2, title: 1.5, repeated: 0.9 };

/** A chunk that a query found. */
export interface Candidate {
  readonly title: string;
  readonly address: string | null;
  /** How much it is about the terms of the question, by `termWeights`; those that it lacks may be left out. */
  readonly says: Readonly<Record<string, number>>;
}

/** Rarity of a term as BM25 has it; 0 for a term that occurs nowhere. */
export const rarityOf = ({ chunks, of }: Rarity, term: string): number => {
  const holding = of.get(term);
  return holding === undefined ? 0 : Math.log(1 + (chunks - holding + 0.5) / (holding + 0.5));
};

/** What each term is worth. A synonym that is rarer than the word asked for is worth less than its rarity. */
const worthsOf = ({ word, weights }: QuestionTerm, rarity: Rarity): Map<string, number> => {
  const own = word === null ? 0 : rarityOf(rarity, word);
  return new Map(
    [...weights].map(([term, weight]) => {
      const rare = rarityOf(rarity, term);
      const worth = own > 0 && term !== word ? Math.min(rare, (rare + own) / 2) : rare;
      return [term, weight * worth];
    }),
  );
};

const best = (worths: ReadonlyMap<string, number>, share: (term: string) => number): number => {
  let most = 0;
  for (const [term, worth] of worths) most = Math.max(most, worth * share(term));
  return most;
};

const sum = (values: readonly number[]): number => values.reduce((total, one) => total + one, 0);

/**
 * Orders the chunks that a query found by how well they answer: of each thing that is asked the best mention
 * counts, not the number of its synonyms; then what the page says elsewhere, and the title.
 */
export const rankChunks = <Chunk extends Candidate>(
  question: readonly QuestionTerm[],
  rarity: Rarity,
  found: readonly Chunk[],
  weights = rankWeights,
): Ranked<Chunk>[] => {
  const asked = question.map((term) => worthsOf(term, rarity));
  const most = sum(asked.map((worths) => best(worths, () => 1)));
  const scored = found.map((chunk) => {
    const title = new Set(termsOf(chunk.title));
    return {
      chunk,
      page: chunk.address?.split("#")[0] ?? null,
      said: asked.map((worths) => best(worths, (term) => chunk.says[term] ?? 0)),
      titled: sum(asked.map((worths) => best(worths, (term) => (title.has(term) ? 1 : 0)))),
    };
  });
  const pages = bestOfPages(scored);
  const ranked = scored.map(({ chunk, page, said, titled }) => {
    const onPage = page === null ? said : (pages.get(page) ?? said);
    const named = most > 0 ? titled / most : 0;
    const score = sum(said) + weights.page * sum(onPage) + weights.title * named;
    return { chunk, page, said, onPage, score };
  });
  return spread(ranked, weights.repeated);
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

/** Takes something off for each better chunk of the same page. */
const spread = <Chunk>(
  ranked: readonly (Ranked<Chunk> & { readonly page: string | null })[],
  repeated: number,
): Ranked<Chunk>[] => {
  const seen = new Map<string, number>();
  return ranked
    .toSorted(byScore)
    .map(({ page, ...one }) => {
      const before = page === null ? 0 : (seen.get(page) ?? 0);
      if (page !== null) seen.set(page, before + 1);
      return { ...one, score: one.score * repeated ** before };
    })
    .toSorted(byScore);
};
