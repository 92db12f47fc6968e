import { sha256 } from "#lib/ids.ts";
import { takeTurns } from "#lib/take-turns.ts";
import { splitBlocks, type TextBlock } from "./split-blocks.ts";

/** The words of an edit, as UTF-16 offsets; `end` exclusive. */
export interface EditMark {
  readonly edit: number;
  readonly start: number;
  readonly end: number;
}

/** A piece of Markdown as it is rendered: on its own. */
export interface StudyBlock {
  /** Names everything that its rendering depends on. */
  readonly id: string;
  readonly markdown: string;
  /**
   * The document's link definitions that it refers to, as Markdown, and for each of its footnotes a definition that says
   * the number alone, in brackets where nothing refers to it: `[^label]: 3`. "" for none.
   */
  readonly definitions: string;
  /** Places of fresh edits in `markdown`. */
  readonly marks: readonly EditMark[];
}

/** Of the hash, 96 bits: enough that no two blocks of all documents ever share a name. */
const idLength = 24;

/** The name of a block's source and marks: blocks with the same one render to the same HTML. */
export const blockId = ({ markdown, definitions, marks }: Omit<StudyBlock, "id">): string =>
  sha256(
    JSON.stringify([markdown, definitions, ...marks.flatMap((m) => [m.edit, m.start, m.end])]),
  ).slice(0, idLength);

const definition = /^ {0,3}\[(?!\^)((?:[^[\]\\]|\\.){1,999})\]:[ \t]*\S.*$/gm;
const reference = /\[((?:[^[\]\\]|\\.){1,999})\]/g;

/** Bytes are sent and parsed again with each block that refers to them. */
const maxDefinitions = 20_000;

const normal = (label: string): string => label.replaceAll(/\s+/g, " ").trim().toLowerCase();

/** Lines such as `[label]: address` outside other blocks, by label; the first of a label counts. */
const linkDefinitions = (
  text: string,
  blocks: readonly TextBlock[],
): ReadonlyMap<string, string> => {
  const found = new Map<string, string>();
  for (const { kind, start, end } of blocks) {
    if (kind !== "paragraph") continue;
    const source = text.slice(start, end);
    if (!/^\s*\[/.test(source)) continue;
    for (const [line, label = ""] of source.matchAll(definition)) {
      if (!found.has(normal(label))) found.set(normal(label), line.trim());
    }
  }
  return found;
};

/** What a footnote's sign begins with in Markdown: at a reference, or before the note's text. */
const footnote = /\[\^((?:[^[\]\\\s]|\\[^\s]){1,999})\]/g;

/** A footnote sign of a block. */
interface FootnoteSign {
  readonly label: string;
  readonly isDefinition: boolean;
}

/** Blocks in which others stand, and so a footnote's text may. */
const containers: ReadonlySet<TextBlock["kind"]> = new Set(["quote", "list", "footnote"]);

/** Signs of quotations and list items, and the space around them: what may stand before a block within these. */
const containerSigns = /^(?:[ \t]*(?:>|(?:[-+*]|\d{1,9}[.)])(?=[ \t])))*[ \t]*/;

/** What opens or closes a block of code within a container. */
const codeSigns = /^(?:[ \t]*(?:>|(?:[-+*]|\d{1,9}[.)])(?=[ \t])))*[ \t]*(`{3,}|~{3,})/;

/** The lines of a block without those of the code in it. */
function* linesOutsideCode(markdown: string): Generator<string> {
  let fence: string | null = null;
  for (const line of markdown.split(/\r\n?|\n/)) {
    const signs = codeSigns.exec(line)?.[1];
    if (fence === null && signs === undefined) yield line;
    if (signs === undefined) continue;
    if (fence === null) fence = signs;
    else if (signs.startsWith(fence)) fence = null;
  }
}

const footnoteSigns = (markdown: string, { kind }: TextBlock): FootnoteSign[] => {
  if (wordless.has(kind) || !markdown.includes("[^")) return [];
  if (!containers.has(kind)) {
    return [...markdown.matchAll(footnote)].map(([, label = ""]) => ({
      label,
      isDefinition: false,
    }));
  }
  return [...linesOutsideCode(markdown)].flatMap((line) => {
    const begin = containerSigns.exec(line)?.[0].length;
    return [...line.matchAll(footnote)].map(({ 0: sign, 1: label = "", index }) => ({
      label,
      isDefinition: index === begin && line[index + sign.length] === ":",
    }));
  });
};

/** The numbers of a text's footnotes, and what each of its blocks needs of them. */
interface Footnotes {
  /** In Markdown, for the block with this index. */
  readonly definitionsOf: (index: number) => string;
  /** The same for Markdown that is none of the text's blocks, but for the labels that it defines itself. */
  readonly definitionsFor: (markdown: string) => string;
  /** The names by which links lead to the block: `fn:3` to a note, `fnref:3` to the first reference to it. */
  readonly anchorsOf: (index: number) => readonly string[];
}

/** Footnotes are numbered in the order of the references to them; those that nothing refers to come last. */
const numberFootnotes = (text: string, blocks: readonly TextBlock[]): Footnotes => {
  const signs = blocks.map((block) => footnoteSigns(text.slice(block.start, block.end), block));
  const defined = new Set<string>();
  for (const { label, isDefinition } of signs.flat()) if (isDefinition) defined.add(normal(label));
  const numbers = new Map<string, number>();
  const anchors = new Map<string, number>();
  const take = (index: number, { label, isDefinition }: FootnoteSign, wanted: boolean) => {
    const name = normal(label);
    if (isDefinition !== wanted || !defined.has(name)) return;
    const isNew = !numbers.has(name);
    if (isNew) numbers.set(name, numbers.size + 1);
    const anchor = `${isDefinition ? "fn" : "fnref"}:${numbers.get(name)}`;
    if (!anchors.has(anchor)) anchors.set(anchor, index);
  };
  for (const wanted of [false, true]) {
    signs.forEach((all, index) => {
      for (const sign of all) take(index, sign, wanted);
    });
  }
  const names = Map.groupBy(anchors.keys(), (anchor) => anchors.get(anchor) ?? -1);
  const definitionsOf = (some: readonly FootnoteSign[]) => {
    const lines = new Map<string, string>();
    for (const { label } of some) {
      const number = numbers.get(normal(label));
      if (number === undefined) continue;
      const isCited = anchors.has(`fnref:${number}`);
      lines.set(normal(label), `[^${label}]: ${isCited ? number : `(${number})`}`);
    }
    return [...lines.values()].join("\n").slice(0, maxDefinitions);
  };
  return {
    definitionsOf: (index) => definitionsOf(signs[index] ?? []),
    definitionsFor: (markdown) => {
      if (numbers.size === 0 || !markdown.includes("[^")) return "";
      const own = splitBlocks(markdown).flatMap((block) =>
        footnoteSigns(markdown.slice(block.start, block.end), block),
      );
      const defined = own.flatMap(({ label, isDefinition }) =>
        isDefinition ? [normal(label)] : [],
      );
      return definitionsOf(own.filter(({ label }) => !defined.includes(normal(label))));
    },
    anchorsOf: (index) => names.get(index) ?? noAnchors,
  };
};

const noAnchors: readonly string[] = [];

/** Those of the definitions that a piece of Markdown refers to, as Markdown. */
const definitionsFor = (markdown: string, definitions: ReadonlyMap<string, string>): string => {
  if (definitions.size === 0) return "";
  const lines = new Set<string>();
  let size = 0;
  for (const [, label = ""] of markdown.matchAll(reference)) {
    const line = definitions.get(normal(label));
    if (line === undefined || lines.has(line)) continue;
    size += line.length;
    if (size > maxDefinitions) break;
    lines.add(line);
  }
  return [...lines].join("\n");
};

/** Blocks whose signs are no words. */
const wordless: ReadonlySet<TextBlock["kind"]> = new Set(["code", "math", "indented", "rule"]);

/** Formulas, and where a link leads to. */
const noWords = /\$\$[^$]+\$\$|\$[^$\n]+\$|(?<=\])\([^()\n]*\)|https?:\/\/\S+/g;

/** Letters and digits in one, with the hyphens and apostrophes between them: "well-known", "3.14", "don't". */
const word = /[\p{L}\p{N}\p{M}]+(?:['’.,-][\p{L}\p{N}\p{M}]+)*/gu;

/** How many words a reader reads; code and formulas are none. By rules: `Intl.Segmenter` needs a second for 1 MB. */
const countWords = (text: string, blocks: readonly TextBlock[]): number => {
  let count = 0;
  for (const { kind, start, end } of blocks) {
    if (wordless.has(kind)) continue;
    count += text.slice(start, end).replaceAll(noWords, " ").match(word)?.length ?? 0;
  }
  return count;
};

/** A block with what it needs to be rendered; `id` is its name as long as it has no marks. */
interface NamedBlock extends TextBlock {
  readonly id: string;
  readonly definitions: string;
  /** Names by which links of the text lead to it, such as `fn:3` to its third footnote. */
  readonly anchors: readonly string[];
}

/** A text cut into its blocks. */
export interface SplitText {
  readonly text: string;
  readonly blocks: readonly NamedBlock[];
  readonly words: number;
  /** `definitions` for Markdown that speaks of the text, such as a message that quotes it. */
  readonly definitionsFor: (markdown: string) => string;
}

/** A definition of a link behind a footnote would belong to the footnote's text. */
const withNotes = (links: string, notes: string): string =>
  [links, notes].filter(Boolean).join("\n");

const split = async (text: string): Promise<SplitText> => {
  const turn = takeTurns();
  const blocks = splitBlocks(text);
  await turn();
  const known = linkDefinitions(text, blocks);
  const notes = numberFootnotes(text, blocks);
  const named: NamedBlock[] = [];
  let words = 0;
  for (const [index, block] of blocks.entries()) {
    await turn();
    const markdown = text.slice(block.start, block.end);
    const links = block.kind === "code" ? "" : definitionsFor(markdown, known);
    const definitions = withNotes(links, notes.definitionsOf(index));
    const id = blockId({ markdown, definitions, marks: [] });
    named.push({ ...block, definitions, id, anchors: notes.anchorsOf(index) });
    words += countWords(text, [block]);
  }
  const definitions = (markdown: string) =>
    withNotes(definitionsFor(markdown, known), notes.definitionsFor(markdown));
  return { text, blocks: named, words, definitionsFor: definitions };
};

/** Characters of all texts that are remembered: dozens of usual documents, or some of the largest. */
const maxRemembered = 8_000_000;

/**
 * Splits texts and remembers the newest results, so that polls and requests for blocks of one text cut it once.
 * The text itself is the key: it needs no revision, and a draft that grows has none. Other work runs in between:
 * 300,000 blocks of one letter take seconds.
 */
export const createBlockMemory = (): ((text: string) => Promise<SplitText>) => {
  const known = new Map<string, Promise<SplitText>>();
  let size = 0;
  return (text) => {
    const found = known.get(text) ?? split(text);
    if (known.delete(text)) size -= text.length;
    known.set(text, found);
    size += text.length;
    for (const [oldest] of known) {
      if (size <= maxRemembered || known.size === 1) break;
      known.delete(oldest);
      size -= oldest.length;
    }
    return found;
  };
};

/** A block at its place in the document. */
export interface MarkedBlock
  extends StudyBlock,
    Pick<NamedBlock, "start" | "end" | "heading" | "anchors"> {}

/** The part of each mark that lies in the block, as offsets into it. */
const marksIn = (marks: readonly EditMark[], { start, end }: NamedBlock): EditMark[] =>
  marks
    .filter((mark) => mark.start < end && mark.end > start)
    .map((mark) => ({
      edit: mark.edit,
      start: Math.max(mark.start, start) - start,
      end: Math.min(mark.end, end) - start,
    }))
    .filter((mark) => mark.end > mark.start);

/** The document's blocks with the marks of its fresh edits, which are few: offsets into the document. */
export const markBlocks = (
  { text, blocks }: SplitText,
  marks: readonly EditMark[],
): MarkedBlock[] =>
  blocks.map((block) => {
    const { id, start, end, heading, anchors, definitions } = block;
    const markdown = text.slice(start, end);
    const own = marksIn(marks, block);
    const source = { markdown, definitions, marks: own };
    return { ...source, id: own.length > 0 ? blockId(source) : id, start, end, heading, anchors };
  });
