import { matchSequences } from "#lib/text/match-sequences.ts";
import { wordsAndGaps } from "./quote-tokens.ts";

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
const pairMarks = (a: readonly GapMark[], b: readonly GapMark[]): Int32Array =>
  matchSequences(kindsOf(a), kindsOf(b), MOST_MARKS) ?? new Int32Array(a.length).fill(-1);

const kindsOf = (marks: readonly GapMark[]): string[] => marks.map(({ kind }) => kind);

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
const mergeGap = (gaps: ThreeGaps, dropped: (kind: string) => boolean, opening = false): string => {
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

/** The texts between two words that the new text keeps of the quote, or between such a word and an end. */
export type Stretch = {
  /** Gaps of the quote behind the one word and before the other; the same gap when no word lies between. */
  readonly quoted: readonly [left: string, right: string];
  /** Whether words of the quote lie between, and the gaps among those. */
  readonly removes: boolean;
  readonly innerGaps: readonly string[];
  readonly wanted: readonly [left: string, right: string];
  /** Words of the new text between, with the marks among them. */
  readonly inserted: string;
  /** What the passage has between. */
  readonly region: string;
  readonly atStart: boolean;
  readonly atEnd: boolean;
};

export type BridgeRules = {
  /** Marks of the passage that go unless the new text has them. */
  readonly dropped: (kind: string) => boolean;
  /** Whether a paired mark of the passage is open where the stretch begins. */
  readonly isOpen: (kind: string) => boolean;
};

/** More words than this in the place of others are a new wording, whose marks are its own. */
const MOST_RENAMED = 4;

type Marks = readonly GapMark[];
const textOf = (marks: Marks): string => marks.map(({ raw }) => raw).join("");

/** The three gaps at both sides of what changes; one of both when nothing does. */
export const gapsOf = ({ quoted, wanted, region, atStart, removes }: Stretch): ThreeGaps[] => {
  const gaps = wordsAndGaps(region, atStart).gaps;
  const real = removes ? [gaps[0] ?? "", gaps.at(-1) ?? ""] : [region, region];
  return [0, 1].map((side) => {
    const isFirst = atStart && side === 0;
    const three = {
      quoted: gapMarks(quoted[side] ?? "", isFirst),
      wanted: gapMarks(wanted[side] ?? "", isFirst),
      real: gapMarks(real[side] ?? "", isFirst),
    };
    return { ...three, real: withWholeBreaks(three, three.wanted) };
  });
};

/**
 * The marks of the passage with each line break and the marks of its line as one: white space, which new words stand
 * before or behind. Not where quote or new text write such marks or other line breaks themselves.
 */
const withWholeBreaks = ({ quoted, real }: ThreeGaps, wanted: Marks): Marks => {
  const isOwn = ({ raw, kind }: GapMark): boolean =>
    isOfLine(kind) || (raw.includes("\n") && !quoted.some((mark) => mark.raw === raw));
  if ([...quoted, ...wanted].some(isOwn)) return real;
  const whole: GapMark[] = [];
  let inBreak = false;
  for (const mark of real) {
    const goesOn: boolean = inBreak && (mark.kind === " " || isOfLine(mark.kind));
    if (goesOn) whole.push({ raw: (whole.pop()?.raw ?? "") + mark.raw, kind: " " });
    else whole.push(mark);
    inBreak = goesOn || (mark.kind === " " && mark.raw.includes("\n"));
  }
  return whole;
};

/** What will stand between the two words. */
export const bridgeWords = (stretch: Stretch, rules: BridgeRules): string => {
  const parts = wordsAndGaps(stretch.region, stretch.atStart);
  if (!stretch.removes || parts.words.length === 0) return addedWords(stretch, rules);
  return replacedWords(stretch, parts.gaps, parts.words.length, rules);
};

/** Nothing is taken away; words may be put in. */
const addedWords = (stretch: Stretch, { dropped }: BridgeRules): string => {
  const { inserted, wanted, quoted, atStart, atEnd, region } = stretch;
  const all = {
    quoted: gapMarks(quoted[0], atStart),
    wanted: gapMarks(wanted[0], atStart),
    real: gapMarks(region, atStart),
  };
  const [before, after] = [all.wanted, gapMarks(wanted[1])];
  const three = { ...all, real: withWholeBreaks(all, [...before, ...after]) };
  if (inserted === "") return mergeGap(three, dropped, atStart);
  const formula = insteadOfFormula(stretch);
  if (formula !== null) return formula;
  // A new paragraph or item has a full stop of its own.
  if (atEnd && /^\s*\n/.test(wanted[0]))
    return `${mergeGap({ ...three, wanted: three.quoted }, dropped)}${wanted[0]}${inserted}${wanted[1]}`;
  const stays = stayingMarks(three.quoted, three.real, [...before, ...after], dropped);
  const [left, right] = besideInsertion(stays, three.real, stretch);
  // What quote and new text have in both gaps, the passage has once.
  const isLeftGap =
    likeness(before, three.quoted) - likeness(after, three.quoted) > (atEnd ? 0 : -1);
  const partner = pairMarks(three.real, three.quoted);
  const [inBefore, inAfter] = [before, after].map((marks) => pairMarks(marks, three.quoted));
  const isInBoth = (at: number) => inBefore?.includes(at) && inAfter?.includes(at);
  const sideOf = (isOwn: boolean, others: Marks) =>
    three.real.flatMap((mark, index): GapMark[] => {
      const at = partner[index] as number;
      const quotedMark = three.quoted[at];
      if (quotedMark === undefined)
        return stays.includes(mark) && !others.includes(mark) ? [mark] : [];
      return [isOwn || !isInBoth(at) ? mark : quotedMark];
    });
  const merged = (own: Marks, real: Marks) =>
    mergeGap({ quoted: three.quoted, wanted: own, real }, never, atStart && own === before);
  const leftText = merged(before, sideOf(isLeftGap, right));
  const openers = atEnd ? [] : right.filter((mark) => !isLeft(mark, three.real) || atStart);
  const rightText = merged(after, sideOf(!isLeftGap, [...left, ...openers])) + textOf(openers);
  return `${leftText}${inserted}${rightText}`;
};

/** A formula without words (`$\\Rightarrow$`) that the quote has without its marks: they are around what takes its place. */
const insteadOfFormula = ({ region, quoted, wanted, inserted }: Stretch): string | null => {
  const [, mark, inner] = /^\s*(\$\$?)([^$]+)\1\s*$/.exec(region) ?? [];
  const text = wanted[0] + inserted + wanted[1];
  if (mark === undefined || inner === undefined || quoted[0].trim() !== inner.trim()) return null;
  if (text.includes("$") || text.includes(inner.trim()) || hasProse(text)) return null;
  return text.replace(text.trim(), (core) => mark + core + mark);
};

/** How many marks of a gap are as the quote has them. */
const likeness = (marks: Marks, quoted: Marks): number => {
  const partner = pairMarks(marks, quoted);
  return marks.filter(({ raw }, index) => quoted[partner[index] as number]?.raw === raw).length;
};

const never = (): boolean => false;

/** Marks of the passage beside a changed stretch that the quote lacks and the new text does not say anew. */
const stayingMarks = (
  quoted: Marks,
  real: Marks,
  wanted: Marks,
  dropped: (kind: string) => boolean,
): GapMark[] => {
  const added = marksBeyond(wanted, quoted).map(({ kind }) => kind);
  return marksBeyond(real, quoted).filter(({ kind }) => {
    if (dropped(kind)) return false;
    const at = added.indexOf(kind);
    if (at >= 0) added.splice(at, 1);
    return at < 0 && !(isClosing(kind) && added.some(isClosing));
  });
};

/** Closing marks stand at the word in front of new words, opening ones at the word behind; a full stop ends them. */
const besideInsertion = (
  stays: Marks,
  real: Marks,
  { atStart, atEnd, inserted, wanted }: Stretch,
): readonly [Marks, Marks] => {
  const [goesOn, leadsIn] = [
    continuesFormula(wanted[0], inserted),
    leadsIntoFormula(inserted, wanted[1]),
  ];
  if (atStart) {
    const isFirst = ({ kind }: GapMark) =>
      isOfLine(kind) || kind === " " || (leadsIn && kind === "$");
    return [stays.filter(isFirst), stays.filter((mark) => !isFirst(mark))];
  }
  if (atEnd) {
    const isEnd = ({ kind }: GapMark) =>
      isClosing(kind) || kind === " " || kind === "|" || (goesOn && kind === "$");
    return [stays.filter((mark) => !isEnd(mark)), stays.filter(isEnd)];
  }
  // What continues a formula stands before its end, and before what closes behind that.
  const closing = goesOn ? real.findIndex((mark) => mark.kind === "$" && isLeft(mark, real)) : -1;
  const staysLeft = (mark: GapMark) => {
    if (closing >= 0 && real.indexOf(mark) >= closing) return false;
    return (mark.kind === "$" && leadsIn) || isLeft(mark, real);
  };
  return [stays.filter(staysLeft), stays.filter((mark) => !staysLeft(mark))];
};

/** New words that begin with an operator and are none of prose belong to the formula before them. */
const continuesFormula = (gap: string, inserted: string): boolean =>
  /^[)}\]!']*\s*(?:[+=<>^_/±≤≥·×*-]|\\[a-zA-Z])/.test(gap + inserted) && !hasProse(inserted);
/** Those that end with an operator belong to the formula behind them. */
const leadsIntoFormula = (inserted: string, gap: string): boolean =>
  /[+=<>^_{(/±≤≥·×*-]\s*$/.test(inserted + gap) && !hasProse(inserted);
const hasProse = (text: string): boolean => /(?<![\\\p{L}])\p{L}{3,}/u.test(text);

/** Does a mark stand at the word before its gap? Without white space in the gap it does. */
const isLeft = (mark: GapMark, gap: Marks): boolean => {
  const space = gap.findIndex(({ kind }) => kind === " ");
  return space < 0 || gap.indexOf(mark) < space;
};

/** Words of the passage go, with the emphasis that they leave empty; others may take their place. */
const replacedWords = (
  stretch: Stretch,
  gaps: readonly string[],
  words: number,
  rules: BridgeRules,
): string => {
  const { atStart, atEnd, inserted, quoted, wanted } = stretch;
  const [left, right] = gapsOf(stretch) as [ThreeGaps, ThreeGaps];
  const few = Math.max(words, wordsAndGaps(inserted).words.length) <= MOST_RENAMED;
  const inner = innerKinds(gaps, stretch.innerGaps);
  const fate = fateOfPairs(stretch, left, right, inner, few, rules);
  const [dropLeft, dropRight] = [fate.dropLeft, fate.dropRight].map(
    (kinds) => (kind: string) => rules.dropped(kind) || kinds.has(kind),
  ) as [(kind: string) => boolean, (kind: string) => boolean];
  if (inserted !== "") {
    const before = mergeGap(left, dropLeft, atStart);
    const after = mergeGap(right, dropRight);
    return `${fate.closers}${before}${inserted}${after}${fate.openers}`;
  }
  const isRight =
    atEnd ||
    (!atStart && wanted[0] === quoted[1] && (wanted[0] !== quoted[0] || breaksLine(right.real)));
  const [main, side] = isRight ? [right, left] : [left, right];
  const text = mergeGap({ ...main, wanted: left.wanted }, isRight ? dropRight : dropLeft, atStart);
  const stays = stayingMarks(
    side.quoted,
    side.real,
    left.wanted,
    isRight ? dropLeft : dropRight,
  ).filter(({ kind }) => kind !== " ");
  const isBefore = (mark: GapMark) =>
    isRight && atStart ? isOfLine(mark.kind) : isLeft(mark, side.real);
  const [before, behind] = [stays.filter(isBefore), stays.filter((mark) => !isBefore(mark))];
  return `${fate.closers}${textOf(before)}${text}${textOf(behind)}${fate.openers}`;
};

/** Has a gap a line break with the marks of its line? It outlasts the words beside it. */
const breaksLine = (marks: Marks): boolean =>
  marks.some(({ raw, kind }) => kind === " " && /\n.*\S/.test(raw));

/** Paired marks and ends of links among the words that go, beyond those that the quote has there, too. */
const innerKinds = (gaps: readonly string[], quotedGaps: readonly string[]): string[] => {
  const kinds = gaps.slice(1, -1).flatMap((gap) => gapMarks(gap).map(pairKind));
  for (const kind of quotedGaps.flatMap((gap) => gapMarks(gap).map(pairKind))) {
    const at = kinds.indexOf(kind);
    if (at >= 0) kinds.splice(at, 1);
  }
  return kinds;
};

const isPairKind = (kind: string): boolean => isPaired(kind) || kind === LINK;
const pairKind = ({ kind }: GapMark): string => (kind === "](" ? LINK : kind);

type Fate = {
  readonly dropLeft: Set<string>;
  readonly dropRight: Set<string>;
  readonly closers: string;
  readonly openers: string;
};

/** A pair of marks around words that go goes with them; half a pair stays with the words that keep the other half. */
const fateOfPairs = (
  stretch: Stretch,
  left: ThreeGaps,
  right: ThreeGaps,
  inner: readonly string[],
  few: boolean,
  { dropped, isOpen }: BridgeRules,
): Fate => {
  const fate = emptyFate();
  const openers = marksBeyond(left.real, left.quoted).filter(
    (mark) => stretch.atStart || !isLeft(mark, left.real),
  );
  const closers = marksBeyond(right.real, right.quoted).filter(
    (mark) => stretch.atEnd || isLeft(mark, right.real),
  );
  const kinds = [...new Set([...[...openers, ...closers].map(pairKind), ...inner])];
  for (const kind of kinds.filter((one) => isPairKind(one) && !dropped(one))) {
    const half = {
      opens: openers.some((mark) => mark.kind === kind),
      closing: closers.find((mark) => pairKind(mark) === kind)?.kind ?? null,
      isOdd: inner.filter((other) => other === kind).length % 2 === 1,
    };
    const [dropLeft, dropRight] = dropsOf(half, keepsPair(kind, stretch.inserted, few));
    if (dropLeft) fate.dropLeft.add(kind);
    if (dropRight) fate.dropRight.add(half.closing ?? kind);
    if (half.isOdd && !dropLeft && !dropRight && kind !== LINK)
      fate[isOpen(kind) ? "closers" : "openers"] += kind;
  }
  return fate;
};

type Half = { readonly opens: boolean; readonly closing: string | null; readonly isOdd: boolean };

/** Which marks beside the words that go leave with them: of a whole pair both, or the other half of one among them. */
const dropsOf = ({ opens, closing, isOdd }: Half, keeps: boolean): readonly [boolean, boolean] => {
  if (isOdd) return [opens, !opens && closing !== null];
  const goes = opens && closing !== null && !keeps;
  return [goes, goes];
};

const emptyFate = () => ({
  dropLeft: new Set<string>(),
  dropRight: new Set<string>(),
  ...{ closers: "", openers: "" },
});

/** How the beginning of a link is compared with its end. */
const LINK = "[";

/** Words that take the place of emphasised ones are emphasised like them, unless they are a new wording. */
const keepsPair = (kind: string, inserted: string, few: boolean): boolean =>
  inserted !== "" && !inserted.includes(kind) && (few || /^[$`]/.test(kind));
