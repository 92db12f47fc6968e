import { headingAnchors } from "#lib/blocks/heading-anchors.ts";
import { splitBlocks } from "#lib/blocks/split-blocks.ts";
import {
  frontMatterEnd,
  type NoteSentence,
  type ReadNote,
  readNoteInTurns,
} from "#lib/notes/read-note.ts";
import type { Language } from "#lib/schemas/language.ts";
import { maxDocumentCharacters } from "#lib/schemas/study-limits.ts";
import { nameTopic } from "#lib/study/name-topic.ts";
import {
  lineFinder,
  noteLink,
  noteLinkPattern,
  type TopBlock,
  topBlocks,
} from "#lib/study/top-blocks.ts";
import { noteLanguage } from "#lib/text/note-language.ts";
import { foldedWords } from "#lib/text/words.ts";
import { draftQuestions, evenlyChosen } from "./document/draft-questions.ts";
import { definedTerms, materialPhrases, writeGlossary } from "./document/material-parts.ts";

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
 * @param text the note itself, with its pictures; its lines end in LF.
 * @param from where the body begins; what stands before it is left out.
 */
const citeNote = (
  text: string,
  note: ReadNote,
  blocks: readonly TopBlock[],
  from: number,
): string => {
  const lineOf = lineFinder(text);
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
  return makeChanges(text, changes, from).trim();
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

/** An outline of one heading is no help, and one of hundreds neither. */
const fewestHeadings = 2;
const mostHeadings = 60;
/** Levels below the notes' highest that are listed. */
const mostLevels = 2;

/**
 * The headings of a document between two of its parts as a list of links to them; "" when there are too few. Of very
 * many only the highest are listed.
 */
const writeOutline = (document: string, from: number, to: number): string => {
  const blocks = splitBlocks(document);
  const all = blocks.flatMap(({ start, heading }) => (heading ? [{ ...heading, start }] : []));
  const anchors = headingAnchors(all.map(({ text }) => text));
  const inside = all
    .map((heading, index) => ({ ...heading, anchor: anchors[index] ?? "" }))
    .filter(({ start, text }) => start >= from && start < to && text !== "");
  const highest = Math.min(6, ...inside.map(({ level }) => level));
  const upTo = (levels: number) => inside.filter(({ level }) => level < highest + levels);
  const detailed = upTo(mostLevels);
  const listed = detailed.length > mostHeadings ? upTo(1).slice(0, mostHeadings) : detailed;
  if (listed.length < fewestHeadings) return "";
  return listed
    .map(
      ({ level, text, anchor }) =>
        `${"  ".repeat(level - highest)}- [${escaped(text)}](#${anchor})`,
    )
    .join("\n");
};

/** A heading's plain words, with nothing in them that is Markdown. */
const escaped = (text: string): string => text.replace(/[\\`*_[\]<>$|~&]/g, "\\$&");

/** A list that one can go through in an evening. */
const mostQuestions = 12;

/** What one can ask oneself about a document, each with the link to the notes that its answer has; "" for nothing. */
const writeQuestions = async (document: string): Promise<string> => {
  const drafts = (await draftQuestions(document)).filter(({ kind }) => kind !== "term");
  const sections = drafts.filter(({ kind }) => kind !== "paragraph");
  const asked = evenlyChosen(sections.length > 0 ? sections : drafts, mostQuestions);
  return asked
    .map(({ text, start }, index) => {
      const mark = `${index + 1}. `;
      const link = new RegExp(noteLinkPattern, "y");
      const at = document.indexOf("[[", start);
      link.lastIndex = Math.max(0, at);
      const [line] = (at === -1 ? null : link.exec(document)) ?? [];
      const lines = text.split("\n");
      const own = [`${lines[0]}${line === undefined ? "" : ` ${line}`}`, ...lines.slice(1)];
      return `${mark}${own.join(`\n${" ".repeat(mark.length)}`)}`;
    })
    .join("\n");
};

/** Longest topic that is a heading as it stands, in UTF-16 units. */
const longestHeading = 100;

/** The document's heading; a long topic stands below a short one, in the student's words. */
export const writeTitle = (topic: string, language: Language): string => {
  const lines = topic.trim().split(/(?<!\s)\s*\n\s*/);
  const line = lines.join(" ").replace(/^#{1,6}\s+/, "");
  if (lines.length === 1 && line.length <= longestHeading) return `# ${line}`;
  return `# ${nameTopic(topic, language)}\n\n${lines.map((one) => `> ${one}`).join("\n")}`;
};

export interface MaterialOrder {
  readonly topic: string;
  readonly language: Language;
  /** The student's own notes in Markdown; null for none. */
  readonly notes: string | null;
}

/**
 * The door of the tasks `write-material` and `synthesise-material`: the student's notes in their own words and order, with
 * links to their headings, the terms that they define, a link from each passage to its line (`#note-L<line>`), and
 * questions that lead back to them. It states nothing that the notes do not, and says what it is. Without notes it says
 * that there are none.
 */
export const composeMaterial = async ({
  topic,
  language,
  notes,
}: MaterialOrder): Promise<string> => {
  const text = (notes ?? "").replace(/^\uFEFF/, "").replace(/\r\n?/g, "\n");
  const title = writeTitle(topic, language);
  const own = materialPhrases[language];
  if (text.trim() === "") return joined(title, `> ${own.nothing}`);
  const note = await readNoteInTurns(text, noteLanguage(text));
  const blocks = await topBlocks(text);
  const from = bodyStart(text, blocks, topic);
  const terms = section(
    own.keyTerms,
    writeGlossary(note, await definedTerms(note), lineFinder(text)),
  );
  const cited = citeNote(text, note, blocks, from);
  const body = /^#{1,6}\s/.test(cited) ? cited : section(own.notes, cited);
  const head = [title, `> ${own.composed}`];
  const questions = section(own.questions, await writeQuestions(joined(...head, body)));
  const whole = withOutline(head, own.contents, [terms, body, questions]);
  // Of notes that fill a document by themselves the words matter more than the links.
  return whole.length <= maxDocumentCharacters
    ? whole
    : joined(...head, body.replaceAll(noteLinkPattern, "").replaceAll(/(?<! ) +$/gm, ""));
};

/** The outline stands first. Its own heading counts among those whose names it gives. */
const withOutline = (
  head: readonly string[],
  heading: string,
  [terms, body, questions]: readonly [terms: string, body: string, questions: string],
): string => {
  const before = joined(...head, `## ${heading}`, terms).length;
  const draft = joined(...head, `## ${heading}`, terms, body, questions);
  const outline = writeOutline(draft, before, before + body.length);
  return joined(...head, section(heading, outline), terms, body, questions);
};

const joined = (...parts: readonly string[]): string =>
  `${parts.filter((part) => part !== "").join("\n\n")}\n`;

const section = (heading: string, body: string): string =>
  body === "" ? "" : `## ${heading}\n\n${body}`;

/** A heading at the note's beginning that says the topic again is left out: it is the document's title. */
const bodyStart = (text: string, [first]: readonly TopBlock[], topic: string): number => {
  const begin = frontMatterEnd(text);
  if (first === undefined || first.depth === null) return begin;
  const words = (value: string) => foldedWords(value).join(" ");
  return words(text.slice(first.start, first.end)) === words(topic) ? first.end : begin;
};
