import type { QuestionTerm } from "./question-terms.ts";
import { stopTerms } from "./stop-terms.ts";
import { type IndexedText, termWeights } from "./term-weights.ts";
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
}

/** What the page's best mentions of each word add, so that a page that answers as a whole comes first. */
const pageShare = 0.2;
/** What a title adds that names all that is asked. Measured: 0 finds 3 pages less in 100, 5 as well. */
const titleWeight = 2;
/** So many chunks of one page are shown before other pages. */
const mostOfPage = 2;

/** Rarity of a term as BM25 has it; 0 for a term that occurs nowhere. */
const rarityOf = ({ chunks, of }: Rarity, term: string): number => {
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

const pageOf = (address: string | null): string | null => address?.split("#")[0] ?? null;

/**
 * Orders the chunks that a query found by how well they answer: of each thing that is asked the best mention
 * counts, not the number of its synonyms; then what the page says elsewhere, and the title.
 */
export const rankChunks = <Chunk extends IndexedText>(
  question: readonly QuestionTerm[],
  rarity: Rarity,
  found: readonly Chunk[],
): Ranked<Chunk>[] => {
  const asked = question.map((term) => worthsOf(term, rarity));
  const most = sum(asked.map((worths) => best(worths, () => 1)));
  const scored = found.map((chunk) => {
    const weights = termWeights(chunk);
    const title = new Set(termsOf(chunk.title).filter((term) => !stopTerms.has(term)));
    return {
      chunk,
      page: pageOf(chunk.address),
      said: asked.map((worths) => best(worths, (term) => weights.get(term) ?? 0)),
      titled: sum(asked.map((worths) => best(worths, (term) => (title.has(term) ? 1 : 0)))),
    };
  });
  const pages = new Map<string, number[]>();
  for (const { page, said } of scored) {
    if (page === null) continue;
    const before = pages.get(page) ?? [];
    pages.set(
      page,
      said.map((value, index) => Math.max(value, before[index] ?? 0)),
    );
  }
  const ranked = scored.map(({ chunk, page, said, titled }) => ({
    ...{ chunk, page },
    score:
      sum(said) +
      pageShare * sum(page === null ? said : (pages.get(page) ?? said)) +
      (most > 0 ? (titleWeight * titled) / most : 0),
  }));
  return spread(ranked.sort((a, b) => b.score - a.score));
};

/** Puts what a page has beyond its first chunks behind all others, in order. */
const spread = <Chunk>(
  ranked: readonly (Ranked<Chunk> & { readonly page: string | null })[],
): Ranked<Chunk>[] => {
  const seen = new Map<string, number>();
  const first: Ranked<Chunk>[] = [];
  const later: Ranked<Chunk>[] = [];
  for (const { chunk, score, page } of ranked) {
    const times = page === null ? 0 : (seen.get(page) ?? 0);
    if (page !== null) seen.set(page, times + 1);
    (times < mostOfPage ? first : later).push({ chunk, score });
  }
  return [...first, ...later];
};
