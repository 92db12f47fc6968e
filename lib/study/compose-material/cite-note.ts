import type { NoteSentence, ReadNote } from "#lib/concepts/read-note.ts";
import { lineFinder, noteLink } from "../note-line.ts";
import type { TopBlock } from "../top-blocks.ts";

/** `text` takes the place of what stands between `start` and `end` (UTF-16, exclusive). */
interface Change {
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

/** The text from `from` on with all changes made; those that overlap an earlier one are left out. */
const makeChanges = (text: string, changes: readonly Change[], from = 0): string => {
  const pieces: string[] = [];
  let position = from;
  for (const change of changes.toSorted((a, b) => a.start - b.start || a.end - b.end)) {
    if (change.start < position) continue;
    pieces.push(text.slice(position, change.start), change.text);
    position = change.end;
  }
  return [...pieces, text.slice(position)].join("");
};

/** Blocks that no link can stand in: theirs comes after them. */
const closed: ReadonlySet<TopBlock["type"]> = new Set(["code", "math", "table"]);

/**
 * A note as the body of a document: word for word, each run of sentences from one line followed by a link to that
 * line, the headings moved below the document's title. Lines of code, formulas and tables stay as they are, and the
 * link stands after them.
 * @param note its lines end in LF.
 * @param from where the body begins; what stands before it is left out.
 */
export const citeNote = (note: ReadNote, blocks: readonly TopBlock[], from: number): string => {
  const lineOf = lineFinder(note.text);
  const body = blocks.filter(({ start }) => start >= from);
  const outside = body.filter(({ type }) => closed.has(type) || type === "html");
  const changes = [
    ...headingChanges(note, body),
    ...sentenceRuns(note, from, outside, lineOf).map(({ end, line }) =>
      linkAfter(note.text, end, line),
    ),
    ...body
      .filter(({ type }) => closed.has(type))
      .map((block) => linkBelow(note.text, block, lineOf(block.start))),
  ];
  return makeChanges(note.text, changes, from).trim();
};

/** Where the sentences that begin in one line and stand in one block end. */
const sentenceRuns = (
  note: ReadNote,
  from: number,
  outside: readonly TopBlock[],
  lineOf: (offset: number) => number,
): { readonly end: number; readonly line: number }[] => {
  const isOutside = insideAny(outside);
  const citable = note.sentences.filter(
    ({ role, start }) => start >= from && (role === "text" || role === "item") && !isOutside(start),
  );
  const runs: { block: number; line: number; end: number }[] = [];
  for (const sentence of citable) {
    const line = lineOf(sentence.start);
    const run = runs.at(-1);
    const goesOn = run?.line === line || splitsLink(note, sentence);
    if (run?.block === sentence.block && goesOn) run.end = sentence.end;
    else runs.push({ block: sentence.block, line, end: sentence.end });
  }
  return runs;
};

/** Whether one of the blocks, which are in order, holds an offset; to be asked with rising offsets. */
const insideAny = (blocks: readonly TopBlock[]): ((offset: number) => boolean) => {
  let next = 0;
  return (offset) => {
    while ((blocks[next]?.end ?? Number.POSITIVE_INFINITY) <= offset) next += 1;
    return (blocks[next]?.start ?? Number.POSITIVE_INFINITY) <= offset;
  };
};

/** A longer text in brackets is none of a link. */
const longestLinkText = 600;

/** Whether a link's text begins before this sentence and ends in or after it: a link within a link is none. */
const splitsLink = ({ text }: ReadNote, { start }: NoteSentence): boolean => {
  const before = text.slice(Math.max(0, start - longestLinkText), start);
  const paragraph = before.slice(before.lastIndexOf("\n\n") + 1);
  return paragraph.split("[").length > paragraph.split("]").length;
};

const linkAfter = (text: string, end: number, line: number): Change => {
  // A backslash at a line's end breaks the line; it must stay the last sign.
  const at =
    text.charAt(end - 1) === "\\" && /^(?:\n|$)/.test(text.slice(end, end + 1)) ? end - 1 : end;
  return {
    start: at,
    end: at,
    text: `${/\s/.test(text.charAt(at - 1)) ? "" : " "}${noteLink(line)}`,
  };
};

const linkBelow = (text: string, block: TopBlock, line: number): Change => {
  const after = /^[ \t]*(?:\n[ \t]*(?:\n|$)|$)/.test(text.slice(block.end, block.end + 200))
    ? ""
    : "\n";
  return {
    start: block.end,
    end: block.end,
    text: `${closingOf(text, block)}\n\n${noteLink(line)}${after}`,
  };
};

/** What a fence lacks that the note never closed: without it the rest of the document would be code. */
const closingOf = (text: string, block: TopBlock): string => {
  const source = text.slice(block.start, block.end);
  const fence = /^(`{3,}|~{3,}|\${2,})/.exec(source)?.[1];
  if (fence === undefined) return "";
  const last = source.slice(source.lastIndexOf("\n") + 1).trim();
  const isClosed = source.includes("\n") && last.startsWith(fence) && !/[^`~$]/.test(last);
  return isClosed ? "" : `\n${fence}`;
};

const headingChanges = (note: ReadNote, body: readonly TopBlock[]): Change[] => {
  const contents = new Map(
    note.headings.map((heading) => [lineStart(note.text, heading.start), heading.text]),
  );
  const highest = sectionDepth(body);
  return body.flatMap(({ start, end, depth }): Change[] => {
    const content = contents.get(lineStart(note.text, start));
    if (depth === null || content === undefined) return [];
    const marks = "#".repeat(Math.min(6, Math.max(2, depth - highest + 2)));
    return [{ start, end, text: `${marks} ${content.replace(/(?<!\s)\s*\n\s*/g, " ")}` }];
  });
};

const lineStart = (text: string, offset: number): number => text.lastIndexOf("\n", offset - 1) + 1;

/** The depth of a note's main headings; 7 when there is none. */
const sectionDepth = (blocks: readonly TopBlock[]): number => {
  const all = blocks.filter(({ depth }) => depth !== null);
  const [first, ...others] = all;
  const rest = depthOf(others);
  // One heading above all others at the beginning is the note's own title, and no section.
  const titled = first !== undefined && first === blocks[0] && (first.depth ?? 7) < rest;
  return titled && others.length > 0 ? rest : depthOf(all);
};

const depthOf = (headings: readonly TopBlock[]): number =>
  Math.min(7, ...headings.map(({ depth }) => depth ?? 7));
