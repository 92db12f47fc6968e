import { contentWords } from "#lib/text/content-words.ts";
import { namesInStep } from "./step-result.ts";

/** What a figure, a table or an example is called, with its number: "**Figure 10.13. The window**". */
const caption =
  /^[*_]{0,3}(?:figure|fig\.?|table|example|listing|screenshot|рисунок|рис\.?|таблица|пример|листинг|снимок)\s{0,3}\d[\d.–-]{0,8}(?:[.:–—*_]|\s{0,3}$)/iu;
/** A picture's description, which the import leaves where the picture was; a sentence set in italics ends as one. */
const pictureWords = /^_[^_]{0,400}[^_.!?…]_$/u;

/** Whether a passage stands under a picture and says nothing of what is done. */
const isOfPicture = (block: string): boolean => caption.test(block) || pictureWords.test(block);

/** The paragraphs and list items of a Markdown text, without headings, code, tables, and what is said under pictures. */
export const proseOf = (markdown: string): string[] =>
  markdown
    .replace(/^(?:```|~~~)[\s\S]*?^(?:```|~~~).*$/gm, "")
    .split(/\n{2,}|\n(?=[^\S\n]*(?:[-*+]|\d+[.)])\s)/)
    .map((block) => block.replace(/^\s*(?:[-*+]|\d+[.)])\s+/, "").trim())
    .filter((block) => block !== "" && !/^(?:#|\||!\[|>\s*\[!)/.test(block) && !isOfPicture(block));

/** A step that shares less than this share of its words with every sentence was put in other words, or another language. */
const leastShare = 0.6;

export interface CitedSentence {
  /** Which of the blocks it stands in. */
  readonly block: number;
  readonly start: number;
  readonly end: number;
}

/** A sentence of a manual as steps find it. */
interface FoundSentence {
  /** Of its words. */
  readonly stems: ReadonlySet<string>;
  /** In UTF-16 units. */
  readonly length: number;
}

/** Of sentences the one on which a step rests: that which holds most of its words, the shortest of equals; null where none does. */
export const citedAmong = <Sentence extends FoundSentence>(
  sentences: readonly Sentence[],
  step: string,
): Sentence | null => {
  const wanted = [...new Set(contentWords(step))];
  let [best, most]: [Sentence | null, number] = [null, 0];
  for (const one of sentences) {
    const shared = wanted.filter((word) => one.stems.has(word)).length;
    if (shared === 0 || shared < most) continue;
    if (best === null || shared > most || one.length < best.length) [best, most] = [one, shared];
  }
  return most < leastShare * wanted.length ? null : best;
};

const segmenter = new Intl.Segmenter(undefined, { granularity: "sentence" });

/** The sentence of a section's blocks on which a step rests. A manual may be in any language, so `splitSentences` is not for it. */
export const citedSentence = (blocks: readonly string[], step: string): CitedSentence | null => {
  const sentences = blocks.flatMap((text, block) =>
    [...segmenter.segment(text)].map(({ segment, index }) => {
      const start = index + segment.length - segment.trimStart().length;
      const end = index + segment.trimEnd().length;
      return { block, start, end, length: end - start, stems: new Set(contentWords(segment)) };
    }),
  );
  const found = citedAmong(sentences, step);
  return found && { block: found.block, start: found.start, end: found.end };
};

/** Of a section beside a step, in UTF-16 units: the sentence and its neighbours. */
const longestPart = 600;

/**
 * The part of a section on which a step rests, its sentence with those around it; of a section in another language than the
 * step's the passage that holds most of the step's names. "" where none does.
 */
export const citedPart = (step: string, markdown: string): string => {
  const blocks = proseOf(markdown);
  const found = citedSentence(blocks, step);
  if (found !== null) return around(blocks[found.block] ?? "", found);
  const names = namesInStep(step).map((name) => name.toLowerCase());
  const [best] = blocks
    .map((block) => ({ block, held: names.filter((name) => block.toLowerCase().includes(name)) }))
    .filter(({ held }) => held.length > 0)
    .toSorted((a, b) => b.held.length - a.held.length);
  if (best === undefined) return "";
  const start = best.block.toLowerCase().indexOf(best.held[0] ?? "");
  return around(best.block, { start, end: start + (best.held[0]?.length ?? 0) });
};

/** As much of a passage around a place in it as goes with a step. */
const around = (block: string, { start, end }: { start: number; end: number }): string => {
  const room = Math.max(0, longestPart - (end - start));
  const from = block.length <= longestPart ? 0 : Math.max(0, start - Math.floor(room / 2));
  return block
    .slice(from, from + Math.max(longestPart, end - start))
    .toWellFormed()
    .trim();
};
