import { matchSequences } from "./match-sequences.ts";

/** White space or one mark of the text between two words. */
export type GapMark = {
  readonly raw: string;
  /** What marks are compared by: dashes, quotation marks and kinds of white space are alike. */
  readonly kind: string;
};

/** Marks that come in pairs around words: emphasis, code and formulas. */
const paired: ReadonlySet<string> = new Set(["*", "**", "_", "__", "`", "``", "~~", "$", "$$"]);
export const isPaired = (kind: string): boolean => paired.has(kind);

/** The mark that makes a line a heading or an item of a list. */
const LINE_MARK = "line";
const ofLine: ReadonlySet<string> = new Set([LINE_MARK, ">", "cell", "[ ]"]);
/** Marks that begin a line: of a list, a heading, a quotation, a task, a row. */
export const isOfLine = (kind: string): boolean => ofLine.has(kind);
const lineMark = /(?:[-*+]|\d{1,9}[.)]|#{1,6})[ \t]+/y;
const taskBox = /\[[ xX]\][ \t]+/y;
const lineStart = /(>)[ \t]?|(\|)[ \t]*/y;
const mark =
  /\s+|\]\((?:[^()\n]|\([^()\n]{0,200}\)){0,600}\)|<\/?[a-zA-Z][a-zA-Z0-9-]*(?:[\s/][^<>\n]{0,200})?>|\\[a-zA-Z]+|\\[^\s]|\*\*|__|~~|\$\$|`{3,}|``|[-‐-―−]+|\.{2,}|[^\s]/uy;

/** The marks of a gap in order. `atLineStart` says that the text before it ends with a line break, or is none. */
export const gapMarks = (gap: string, atLineStart = false): GapMark[] => {
  const marks: GapMark[] = [];
  let [at, fresh] = [0, atLineStart];
  while (at < gap.length) {
    const found = (fresh ? markOfLine(gap, at) : null) ?? plainMark(gap, at);
    marks.push(found);
    at += found.raw.length;
    fresh = found.kind === " " ? fresh || found.raw.includes("\n") : fresh && isOfLine(found.kind);
  }
  return marks;
};

const execAt = (pattern: RegExp, text: string, at: number): RegExpExecArray | null => {
  pattern.lastIndex = at;
  return pattern.exec(text);
};

const markOfLine = (gap: string, at: number): GapMark | null => {
  const item = execAt(lineMark, gap, at)?.[0];
  if (item !== undefined) return { raw: item, kind: LINE_MARK };
  const box = execAt(taskBox, gap, at)?.[0];
  if (box !== undefined) return { raw: box, kind: "[ ]" };
  const start = execAt(lineStart, gap, at);
  return start === null ? null : { raw: start[0], kind: start[1] ?? "cell" };
};

const plainMark = (gap: string, at: number): GapMark => {
  const raw = execAt(mark, gap, at)?.[0] ?? (gap[at] as string);
  return { raw, kind: kindOf(raw) };
};

const kindOf = (raw: string): string => {
  if (/^\s/.test(raw)) return " ";
  if (/^[-‐-―−]/.test(raw)) return "-";
  if (raw.startsWith("](")) return "](";
  if (/^[«»“”„‟″"]$/.test(raw)) return '"';
  if (/^[‘’‚‛′´']$/.test(raw)) return "'";
  if (/^(?:\.{2,}|…)$/.test(raw)) return "…";
  if (/^\\[()]$/.test(raw)) return "$";
  return /^\\[[\]]$/.test(raw) ? "$$" : raw;
};

/** Marks that close a sentence or a part of one. */
export const isClosing = (kind: string): boolean => /^[.;:!?,…]$/.test(kind);

/** For every mark of `a` its partner in `b`, or -1. */
export const pairMarks = (a: readonly GapMark[], b: readonly GapMark[]): Int32Array => {
  const ids = new Map<string, number>();
  const idOf = ({ kind }: GapMark): number => {
    const id = ids.get(kind) ?? ids.size;
    ids.set(kind, id);
    return id;
  };
  return matchSequences(a.map(idOf), b.map(idOf), MOST_MARKS) ?? new Int32Array(a.length).fill(-1);
};

/** Gaps with more marks that differ are rules and drawings. */
const MOST_MARKS = 400;

/** The marks of `marks` that have no partner among `others`. */
export const marksBeyond = (marks: readonly GapMark[], others: readonly GapMark[]): GapMark[] => {
  const partner = pairMarks(marks, others);
  return marks.filter((_, index) => (partner[index] as number) < 0);
};

/** One gap as the quote, the new text and the passage have it. */
export type ThreeGaps = {
  readonly quoted: readonly GapMark[];
  readonly wanted: readonly GapMark[];
  readonly real: readonly GapMark[];
};

/**
 * What stands between two words after an edit. What the new text changed of the quote is as the new text has it;
 * all else is as the passage has it, so that marks survive that the model left out of both. A mark that the new
 * text has and the quote lacks is not put in beside the same mark of the passage: there it is that mark.
 * @param dropped marks of the passage that go, as the new text says itself where it wants them
 * @param opening whether no word stands before the gap
 */
export const mergeGap = (
  gaps: ThreeGaps,
  dropped: (kind: string) => boolean,
  opening = false,
): string => {
  const { quoted, wanted, real } = gaps;
  const [fromWanted, fromReal] = [pairMarks(wanted, quoted), pairMarks(real, quoted)];
  const realOf = new Map<number, number>();
  fromReal.forEach((quotedAt, index) => {
    if (quotedAt >= 0) realOf.set(quotedAt, index);
  });
  const added = wanted
    .filter((_, index) => (fromWanted[index] as number) < 0)
    .map(({ kind }) => kind);
  const stays = real.map(({ kind }, index) => {
    if ((fromReal[index] as number) >= 0 || dropped(kind)) return false;
    return !takeKind(added, kind);
  });
  const out: string[] = [];
  let next = 0;
  const putStaying = (until: number) => {
    for (; next < until; next++) if (stays[next]) out.push(real[next]?.raw ?? "");
  };
  wanted.forEach(({ raw }, index) => {
    const at = fromWanted[index] as number;
    if (at < 0) {
      // Marks of the passage lie nearer to the word than new ones, but for what belongs into a formula.
      const opens = opening || /\s$/.test(out.at(-1) ?? "");
      if (opens === belongsInside(raw, real[next]?.kind))
        putStaying(leadingMarks(real, stays, next));
      out.push(raw);
      return;
    }
    const there = realOf.get(at);
    if (there === undefined) return;
    putStaying(there);
    next = Math.max(next, there + 1);
    out.push(raw === quoted[at]?.raw ? (real[there]?.raw ?? "") : raw);
  });
  putStaying(real.length);
  return out.join("");
};

/** Does a new mark belong into the formula, the code or the emphasis that a mark of the passage begins or ends? */
const belongsInside = (raw: string, kind = ""): boolean =>
  /^[{}^_]$/.test(raw) || (/^[()[\]!']$/.test(raw) && (kind === "$" || kind === "`"));

/** Removes one kind from the list, and those that exclude each other with it: one sign closes a sentence. */
const takeKind = (kinds: string[], kind: string): boolean => {
  const at = kinds.indexOf(kind);
  if (at >= 0) kinds.splice(at, 1);
  return at >= 0 || (isClosing(kind) && kinds.some(isClosing));
};

/** Behind the marks that stay at `from`, up to the next white space. */
const leadingMarks = (
  real: readonly GapMark[],
  stays: readonly boolean[],
  from: number,
): number => {
  let at = from;
  while (at < real.length && stays[at] && real[at]?.kind !== " ") at++;
  return at;
};
