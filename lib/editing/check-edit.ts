import katex from "katex";
import { fromMarkdown } from "mdast-util-from-markdown";
import { gfmFromMarkdown } from "mdast-util-gfm";
import { mathFromMarkdown } from "mdast-util-math";
import { gfm } from "micromark-extension-gfm";
import { math } from "micromark-extension-math";
import "#lib/blocks/linear-edits.ts";
import { limitNesting } from "#lib/blocks/limit-nesting.ts";
import { hasTooManySigns } from "#lib/blocks/linear-edits.ts";
import { fenceClosing } from "#lib/notes/read-note.ts";
import { applyPatches, type Patch, patchEnd } from "#lib/quotes/patch.ts";
import type { TextSpan } from "#lib/text/text-span.ts";
import { codeFault } from "./code-fault.ts";

/** Something that a reader would see as broken. */
export interface MarkdownFault {
  readonly code:
    | "formula"
    | "dollar"
    | "delimiter"
    | "environment"
    | "table"
    | "link"
    | "reference";
  /** The source that is wrong, shortened. */
  readonly source: string;
  /** What a parser says of it, in English; "" when it says nothing. */
  readonly problem: string;
}

type Root = ReturnType<typeof fromMarkdown>;
type Node = Root | Root["children"][number];
type TableNode = Extract<Node, { type: "table" }>;
type FormulaNode = Extract<Node, { type: "math" | "inlineMath" }>;

/** Bounded as on the page. */
const formulaOptions = {
  throwOnError: true,
  strict: "ignore",
  trust: false,
  maxExpand: 200,
  maxSize: 20,
  output: "html",
} as const;

const shownCharacters = 120;
const shown = (source: string): string =>
  source.length > shownCharacters ? `${source.slice(0, shownCharacters).toWellFormed()}…` : source;

/** A piece of Markdown that was parsed, so that what is asked of it costs one parse. */
export interface ParsedMarkdown {
  readonly text: string;
  /** All nodes, in the text's order; none of a text with so many signs that no page sets it. */
  readonly nodes: readonly Node[];
}

export const parseMarkdown = (markdown: string): ParsedMarkdown => {
  if (hasTooManySigns(markdown)) return { text: markdown, nodes: [] };
  const text = limitNesting(markdown);
  return { text, nodes: nodesOf(parse(text)) };
};

/**
 * What is broken in a piece of Markdown: formulas that cannot be set, single signs of formulas, links and
 * tables, references without a definition.
 * @param defined labels of the whole document's definitions, as `definitionLabels` gives them
 * @param known formulas that need no look, because they stood there before
 */
export const markdownFaults = (
  { text, nodes }: ParsedMarkdown,
  defined: ReadonlySet<string>,
  known: ReadonlySet<string> = new Set(),
): MarkdownFault[] => {
  return nodes.flatMap((node): MarkdownFault[] => {
    switch (node.type) {
      case "math":
      case "inlineMath":
        return known.has(node.value) ? [] : formulaFaults(node);
      case "text":
        return textFaults(sourceOf(text, node), defined);
      case "table":
        return tableFaults(text, node);
      case "paragraph":
        return lostTable(sourceOf(text, node));
      default:
        return [];
    }
  });
};

/** The sources of all formulas. */
const formulasIn = ({ nodes }: ParsedMarkdown): Set<string> =>
  new Set(
    nodes.flatMap((node) =>
      node.type === "math" || node.type === "inlineMath" ? [node.value] : [],
    ),
  );

/** A node and all within it, in the text's order. */
const nodesOf = (root: Node): Node[] => {
  const nodes: Node[] = [];
  const open: Node[] = [root];
  for (let node = open.pop(); node; node = open.pop()) {
    nodes.push(node);
    if (!("children" in node)) continue;
    for (const child of node.children.toReversed()) open.push(child);
  }
  return nodes;
};

const parse = (text: string): Root =>
  fromMarkdown(text, {
    extensions: [gfm(), math()],
    mdastExtensions: [gfmFromMarkdown(), mathFromMarkdown()],
  });

const sourceOf = (text: string, { position }: Node): string =>
  text.slice(position?.start.offset ?? 0, position?.end.offset ?? 0);

const formulaFaults = ({ type, value }: FormulaNode): MarkdownFault[] => {
  try {
    katex.renderToString(value, { ...formulaOptions, displayMode: type === "math" });
    return [];
  } catch (thrown) {
    if (!(thrown instanceof katex.ParseError)) throw thrown;
    const problem = thrown.message.replace(/^KaTeX parse error: /, "");
    return [{ code: "formula", source: shown(value), problem: shown(problem) }];
  }
};

/** A price is no formula that lacks its end. */
const price = /^\$\d[\d.,]*(?![\w\\^_{=])/;
const looseReference = /(?<![\w\]\\!])\[[^[\]\n]+\]\[([^[\]\n]+)\]/g;
const looseFootnote = /\[(\^[^[\]\s]+)\](?!:)/g;

const brackets = [
  ["\\(", "\\)"],
  ["\\[", "\\]"],
] as const;
const formulaSigns = ["\\", "^", "_", "="];

/**
 * Delimiters of LaTeX that Markdown shows as plain brackets: those that have a sign of a formula and then a closing
 * bracket behind them on their line. One pass for each bracket.
 */
const bracketFormulas = (source: string): number[] => {
  const found: number[] = [];
  let start = 0;
  for (const line of source.split("\n")) {
    for (const [opening, closing] of brackets) {
      const close = line.lastIndexOf(closing);
      if (close < 1) continue;
      const sign = Math.max(...formulaSigns.map((each) => line.lastIndexOf(each, close - 1)));
      for (
        let open = line.indexOf(opening);
        open >= 0 && open + opening.length <= sign;
        open = line.indexOf(opening, open + opening.length)
      ) {
        found.push(start + open);
      }
    }
    start += line.length + 1;
  }
  return found.toSorted((a, b) => a - b);
};

/** What an inline parser left over as plain text. */
const textFaults = (source: string, defined: ReadonlySet<string>): MarkdownFault[] => {
  const found: MarkdownFault[] = [];
  const add = (code: MarkdownFault["code"], at: number) =>
    found.push({ code, source: shown(source.slice(Math.max(0, at - 20), at + 40)), problem: "" });
  for (const { index } of source.matchAll(/(?<!\\)\$+/g)) {
    if (!price.test(source.slice(index))) add("dollar", index);
  }
  for (const index of bracketFormulas(source)) add("delimiter", index);
  for (const { index } of source.matchAll(/\\(?:begin|end)\{/g)) add("environment", index);
  for (const { index } of source.matchAll(/(?<!\\)\]\(/g)) add("link", index);
  for (const pattern of [looseReference, looseFootnote]) {
    for (const match of source.matchAll(pattern)) {
      if (!defined.has(label(match[1] ?? ""))) add("reference", match.index);
    }
  }
  return found;
};

/** Rows with another number of cells than the head: the page drops or pads them. */
const tableFaults = (text: string, table: TableNode): MarkdownFault[] => {
  const columns = table.children[0]?.children.length ?? 0;
  return table.children
    .filter(({ children }) => children.length !== columns)
    .map((row) => ({
      code: "table",
      source: shown(sourceOf(text, row)),
      problem: `${row.children.length} cells in a table of ${columns} columns`,
    }));
};

/** Lines that look like a table and are none. */
const lostTable = (source: string): MarkdownFault[] => {
  const rows = source.split("\n").filter((line) => /^[ \t>]*\|.*\|[ \t]*$/.test(line));
  if (rows.length < 2) return [];
  const problem =
    "the rule below the head does not have the head's number of columns, or is missing";
  return [{ code: "table", source: shown(rows[0] ?? ""), problem }];
};

const label = (raw: string): string => raw.trim().replace(/\s+/g, " ").toLowerCase();

/** Labels of the link and footnote definitions of a document, folded as Markdown folds them. */
const definitionLabels = (document: string): Set<string> =>
  new Set(
    [
      ...document.matchAll(
        /^[ \t>]*(?:(?:[-+*]|\d{1,9}[.)])[ \t]+)?\[([^\]\r\n\u2028\u2029]+)\]:[ \t]*\S/gm,
      ),
    ].map((match) => label(match[1] ?? "")),
  );

/** Definitions of `before` that are gone in `after` although it still refers to them. */
const lostDefinitions = (
  before: ReadonlySet<string>,
  after: ReadonlySet<string>,
  text: string,
): MarkdownFault[] => {
  const gone = [...before].filter((name) => !after.has(name));
  if (gone.length === 0) return [];
  const used = new Set(
    [...text.matchAll(/\[([^[\]\n]+)\]/g)].map((match) => label(match[1] ?? "")),
  );
  return gone
    .filter((name) => used.has(name))
    .map((name) => ({ code: "reference", source: `[${name}]`, problem: "its definition is gone" }));
};

/** A piece of Markdown between blank lines, or a whole block of code or of a formula. */
export interface MarkdownBlock extends TextSpan {
  readonly kind: "text" | "code" | "math";
  /** The marks that opened a block of code or of a formula; "" for text. */
  readonly fence: string;
  /** False when the end of the text had to close it. */
  readonly closed: boolean;
}

const container = String.raw`^[ \t>]*(?:(?:[-*+]|\d{1,9}[.)])[ \t]+)?`;
const opening = new RegExp(`${container}(?:(\`{3,})[^\`]*|(~{3,})(?!~).*|(\\\${2,})[^$]*)$`);

/**
 * The blocks of a Markdown text in order, found line by line in linear time: as much structure as decides how
 * far a broken sign can reach. What stands inside a block is left to a real parser.
 */
export const markdownBlocks = (text: string): MarkdownBlock[] => {
  const blocks: MarkdownBlock[] = [];
  let open: MarkdownBlock | null = null;
  for (const line of linesOf(text)) {
    const next = follow(open, line);
    if (next.finished !== null) blocks.push(next.finished);
    open = next.open;
  }
  if (open !== null) blocks.push(open);
  return blocks;
};

interface Line extends TextSpan {
  readonly text: string;
}

function* linesOf(text: string): Generator<Line> {
  for (let start = 0; start < text.length; ) {
    const lineEnd = text.indexOf("\n", start);
    const end = lineEnd < 0 ? text.length : lineEnd;
    yield { start, end, text: text.slice(start, end) };
    start = end + 1;
  }
}

interface Followed {
  /** A block that this line, or its end, closes. */
  readonly finished: MarkdownBlock | null;
  readonly open: MarkdownBlock | null;
}

/** What a line does to the block that is open before it. */
const follow = (open: MarkdownBlock | null, { start, end, text }: Line): Followed => {
  if (open !== null && open.kind !== "text") {
    const longer = { ...open, end };
    return closes(text, open.fence)
      ? { finished: { ...longer, closed: true }, open: null }
      : { finished: null, open: longer };
  }
  const fence = openingFence(text);
  if (fence !== null) {
    const kind = fence.startsWith("$") ? "math" : "code";
    return { finished: open, open: { start, end, kind, fence, closed: false } };
  }
  if (text.trim() === "") return { finished: open, open: null };
  return {
    finished: null,
    open: open === null ? { start, end, kind: "text", fence: "", closed: true } : { ...open, end },
  };
};

const openingFence = (line: string): string | null => {
  const found = opening.exec(line);
  return found === null ? null : (found[1] ?? found[2] ?? found[3] ?? null);
};

const closes = (line: string, fence: string): boolean => {
  const marks = fenceClosing.exec(line)?.[1];
  return marks !== undefined && marks[0] === fence[0] && marks.length >= fence.length;
};

/** The fence that is open where a line begins; "" in plain text. */
const openFenceAt = (blocks: readonly MarkdownBlock[], lineStart: number): string =>
  blocks.find(({ start, end, fence }) => fence !== "" && start < lineStart && lineStart <= end)
    ?.fence ?? "";

/** The blocks that a span touches, those next to it included. */
const blocksTouching = (
  blocks: readonly MarkdownBlock[],
  spans: readonly TextSpan[],
): MarkdownBlock[] =>
  blocks.filter((block) =>
    spans.some(({ start, end }) => block.start <= end && start <= block.end),
  );

/** Something that an edit broke. */
export interface Breakage extends Omit<MarkdownFault, "code"> {
  readonly code: MarkdownFault["code"] | "code_fence" | "formula_fence" | "program";
}

/** A longer block is not taken apart: the parser needs a second for a paragraph of 100,000 characters. */
const longestBlock = 12_000;

interface Side {
  readonly text: string;
  readonly blocks: readonly MarkdownBlock[];
  /** The blocks that the edit changed, and the lines of text in them. */
  readonly touched: readonly MarkdownBlock[];
}

/**
 * What patches of one text break in its formulas, code, tables and links. What was broken before is not theirs,
 * and only the blocks that they touch are taken apart, so that a long document costs no more than a short one.
 */
export const checkEdit = (document: string, patches: readonly Patch[]): Breakage[] => {
  const edited = applyPatches(document, patches);
  if (edited === null || edited === document) return [];
  const ordered = patches.toSorted((a, b) => a.start - b.start);
  const before = sideOf(
    document,
    ordered.map((patch) => ({ start: patch.start, end: patchEnd(patch) })),
  );
  const after = sideOf(edited, spansAfter(ordered));
  const fence = brokenFence(before, after, ordered);
  // Behind a broken fence everything else is read wrongly, too.
  return fence === null
    ? [
        ...introduced(before, after),
        ...brokenPrograms(before, after),
        ...inventedPictures(document, edited),
      ]
    : [fence];
};

const pictureMark = /\]\((picture:[^()\s]*)/g;

/** Pictures that the text did not show before: an edit may move one, take it away or say better what it shows. */
const inventedPictures = (before: string, after: string): Breakage[] => {
  const known = new Set([...before.matchAll(pictureMark)].map(([, address]) => address));
  const invented = [...after.matchAll(pictureMark)].find(([, address]) => !known.has(address));
  if (invented === undefined) return [];
  const problem = "no picture of the text has this mark; the mark of one is copied as it stands";
  return [{ code: "link", source: shown(`${invented[0]})`), problem }];
};

/** Programs that parsed before the edit and no longer do; of a block that came or went nothing is said. */
const brokenPrograms = (before: Side, after: Side): Breakage[] => {
  const [old, fresh] = [before, after].map(({ text, touched }) =>
    touched.flatMap((block) => (block.kind === "code" ? [programIn(text, block)] : [])),
  );
  if (!old || !fresh || old.length !== fresh.length) return [];
  return fresh.flatMap(({ language, code }, index): Breakage[] => {
    const was = old[index];
    if (was?.language !== language || was.code === code) return [];
    const fault = codeFault(language, code);
    if (fault === null || codeFault(language, was.code) !== null) return [];
    return [
      {
        code: "program",
        source: shown(fault.text.trim()),
        problem: `the ${language} code parsed before, and stops parsing at its line ${fault.line}`,
      },
    ];
  });
};

/** The language and the code of a block between fences, without what stands before the fence on its line. */
const programIn = (text: string, { start, end, fence, closed }: MarkdownBlock) => {
  const [opening = "", ...lines] = text.slice(start, end).split("\n");
  const [indent = ""] = /^[ \t>]*/.exec(opening) ?? [];
  const [language = ""] = opening
    .slice(opening.indexOf(fence) + fence.length)
    .trim()
    .split(/[\s{]/);
  const code = (closed ? lines.slice(0, -1) : lines).map((line) =>
    line.startsWith(indent) ? line.slice(indent.length) : line,
  );
  return { language: language.toLowerCase(), code: code.join("\n") };
};

const sideOf = (text: string, spans: readonly TextSpan[]): Side => {
  const blocks = markdownBlocks(text);
  return { text, blocks, touched: blocksTouching(blocks, spans) };
};

const spansAfter = (ordered: readonly Patch[]): TextSpan[] => {
  let shift = 0;
  return ordered.map(({ start, removed, inserted }) => {
    const span = { start: start + shift, end: start + shift + inserted.length };
    shift += inserted.length - removed.length;
    return span;
  });
};

/**
 * A fence that the edit leaves open or closes in the wrong place: the first line behind the edit is read in another
 * way than before. Closing what was open to the end of the document is a repair.
 */
const brokenFence = (before: Side, after: Side, ordered: readonly Patch[]): Breakage | null => {
  const open = after.blocks.findLast(({ closed }) => !closed);
  const wasOpen = before.blocks.some(({ closed }) => !closed);
  if (wasOpen && open === undefined) return null;
  const lastEnd = Math.max(...ordered.map(patchEnd));
  const lineEnd = before.text.indexOf("\n", lastEnd);
  const shift = after.text.length - before.text.length;
  const fenceBefore = lineEnd < 0 ? "" : openFenceAt(before.blocks, lineEnd + 1);
  const fenceAfter = lineEnd < 0 ? "" : openFenceAt(after.blocks, lineEnd + 1 + shift);
  const newlyOpen = open !== undefined && !wasOpen ? open.fence : null;
  const wrong = newlyOpen ?? (fenceBefore === fenceAfter ? null : fenceAfter || fenceBefore);
  if (wrong === null) return null;
  return {
    code: wrong.startsWith("$") ? "formula_fence" : "code_fence",
    source: wrong,
    problem:
      newlyOpen === null ? "the text behind the edit changes its meaning" : "it is never closed",
  };
};

/** The faults that the edited side has more of. */
const introduced = (before: Side, after: Side): Breakage[] => {
  const [definedBefore, definedAfter] = [before, after].map(({ text }) =>
    definitionLabels(text),
  ) as [Set<string>, Set<string>];
  const [partsBefore, partsAfter] = [before, after].map(({ touched, text }) =>
    touched.filter(isRead).map(({ start, end }) => parseMarkdown(text.slice(start, end))),
  ) as [ParsedMarkdown[], ParsedMarkdown[]];
  const known = new Set(partsBefore.flatMap((part) => [...formulasIn(part)]));
  const kept = new Set(
    partsAfter.flatMap((part) => [...formulasIn(part)]).filter((formula) => known.has(formula)),
  );
  const old = partsBefore.flatMap((part) => markdownFaults(part, definedBefore, kept));
  const fresh = partsAfter.flatMap((part) => markdownFaults(part, definedAfter, kept));
  const codes = [...new Set(fresh.map(({ code }) => code))];
  return [
    ...codes.flatMap((code) => {
      const allowed = old.filter((fault) => fault.code === code);
      const sources = new Set(allowed.map(({ source }) => source));
      const found = fresh.filter((fault) => fault.code === code);
      const isOld = (fault: MarkdownFault) => sources.has(fault.source);
      const suspects = [...found.filter((fault) => !isOld(fault)), ...found.filter(isOld)];
      return suspects.slice(0, Math.max(0, found.length - allowed.length));
    }),
    ...lostDefinitions(definedBefore, definedAfter, after.text),
  ];
};

const isRead = ({ kind, start, end }: MarkdownBlock): boolean =>
  kind !== "code" && end - start <= longestBlock;
