import katex from "katex";
import { fromMarkdown } from "mdast-util-from-markdown";
import { gfmFromMarkdown } from "mdast-util-gfm";
import { mathFromMarkdown } from "mdast-util-math";
import { gfm } from "micromark-extension-gfm";
import { math } from "micromark-extension-math";
import "../blocks/linear-edits.ts";
import { hasTooManySigns } from "../blocks/too-many-signs.ts";
import { limitNesting } from "../concepts/limit-nesting.ts";

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
export const formulasIn = ({ nodes }: ParsedMarkdown): Set<string> =>
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
export const definitionLabels = (document: string): Set<string> =>
  new Set(
    [...document.matchAll(/^[ \t>]*\[([^\]\r\n\u2028\u2029]+)\]:[ \t]*\S/gm)].map((match) =>
      label(match[1] ?? ""),
    ),
  );

/** Definitions of `before` that are gone in `after` although it still refers to them. */
export const lostDefinitions = (
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
