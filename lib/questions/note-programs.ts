import type { NoteCode, ReadNote } from "#lib/notes/read-note.ts";
import { type Program, type RunLanguage, runLanguage } from "#lib/running/program.ts";
import type { Span } from "#lib/schemas/quiz.ts";

/** A block of a note's code that can be run, with what it needs of the blocks before it. */
export interface NoteProgram extends Program {
  /** The word after the fence. */
  readonly name: string;
  /** The block with its fences. */
  readonly place: Span;
}

/** Tables alone are no query. */
const asksSomething = /(?:^|;)\s*(?:select|with|values|table)\b/i;

/** What can be read beside a question. */
const longest = { signs: 1_200, lines: 30 };

/**
 * The blocks of a note that say in which language they are, as far as they can be run and shown beside a question. Their
 * comments are taken off, because they tell what is printed; what is run is what is shown.
 */
export const notePrograms = (note: ReadNote): NoteProgram[] => {
  const before: NoteCode[] = [];
  return note.codeBlocks.flatMap((block) => {
    const language = runLanguage(block.language);
    const place = fencedPlace(note.text, block);
    if (language === null || place === null) return [];
    const code = language === "sql" ? withTables(before, block) : block.code;
    if (language === "sql") before.push(block);
    const bare = withoutComments(outdented(code), language);
    if (language === "sql" && !asksSomething.test(bare)) return [];
    if (bare === "" || bare.length > longest.signs || bare.split("\n").length > longest.lines)
      return [];
    return [{ language, code: bare, name: block.language ?? "", place }];
  });
};

/** Whether a program that is shown holds a block of the note: alone, or one of those that make its tables. */
export const holdsBlock = (code: string, block: string, language: RunLanguage): boolean => {
  const linesOf = (text: string) =>
    withoutComments(text, language)
      .split("\n")
      .map((line) => line.trim().replace(/;$/, ""))
      .filter((line) => line !== "");
  const shown = new Set(linesOf(code));
  const lines = linesOf(block);
  return lines.length > 0 && lines.every((line) => shown.has(line));
};

/** Without what a block in a list is set in by. */
const outdented = (code: string): string => {
  const lines = code.split("\n");
  const by = Math.min(
    ...lines
      .filter((line) => line.trim() !== "")
      .map((line) => line.length - line.trimStart().length),
  );
  return lines.map((line) => line.slice(by)).join("\n");
};

/** A query that a note holds as it stands, with the tables that the note makes for it; else the program itself. */
export const withNoteTables = (note: ReadNote, program: Program): Program => {
  if (program.language !== "sql") return program;
  const blocks = note.codeBlocks.filter((one) => runLanguage(one.language) === "sql");
  const at = blocks.findIndex(({ code }) => code.trim() === program.code.trim());
  const block = blocks[at];
  return block ? { ...program, code: withTables(blocks.slice(0, at), block) } : program;
};

/** The block with the lines of its fences; null for one without. */
const fencedPlace = (text: string, { start, end }: Span): Span | null => {
  const from = text.lastIndexOf("\n", start - 2) + 1;
  const opening = /[`~]{3,}/.exec(text.slice(from, start));
  if (!opening) return null;
  const closing = /^\r?\n[ \t>]*[`~]{3,}/.exec(text.slice(end, end + 100));
  return { start: from + opening.index, end: end + (closing?.[0].length ?? 0) };
};

const tablesMade =
  /\bcreate\s+(?:temp(?:orary)?\s+)?(?:table|view)\s+(?:if\s+not\s+exists\s+)?([\w."]+)/gi;
const tablesFilled = /\b(?:insert\s+into|update|delete\s+from|alter\s+table)\s+([\w."]+)/gi;

const namesIn = (code: string, form: RegExp): string[] =>
  [...code.matchAll(form)].map(([, name = ""]) => name.replaceAll('"', "").toLowerCase());

const isNamed = (name: string, code: string): boolean =>
  code
    .toLowerCase()
    .split(/[^\p{L}\p{N}_.]+/u)
    .some((word) => word === name || word.startsWith(`${name}.`));

/** More blocks before a query than these are not read. */
const mostBefore = 20;

/**
 * A block of SQL after those before it that make and fill the tables which it names. A block that makes its own stands
 * alone.
 */
const withTables = (blocks: readonly NoteCode[], block: NoteCode): string => {
  const before = blocks.slice(-mostBefore);
  const own = new Set(namesIn(block.code, tablesMade));
  const taken: NoteCode[] = [];
  let code = block.code;
  // From the nearest on: what a block needs stands before it.
  for (const one of before.toReversed()) {
    const made = namesIn(one.code, tablesMade);
    const changed = [...made, ...namesIn(one.code, tablesFilled)];
    if (made.some((name) => own.has(name))) continue;
    if (!changed.some((name) => !own.has(name) && isNamed(name, code))) continue;
    taken.unshift(one);
    code = `${one.code}\n${code}`;
  }
  return [...taken, block].map((one) => ended(one.code)).join("\n\n");
};

const ended = (code: string): string => {
  const text = code.trimEnd();
  return text.endsWith(";") ? text : `${text};`;
};

const marks = {
  javascript: { line: "//", quotes: "'\"`", masks: "\\" },
  sql: { line: "--", quotes: "'\"", masks: "" },
} as const;

/**
 * A program without its comments and the lines that were nothing else. It knows no regular expressions: whoever runs what
 * comes back sees whether it is still a program.
 */
export const withoutComments = (code: string, language: RunLanguage): string => {
  const before = code.split("\n");
  return withLinesOf(code, language)
    .split("\n")
    .map((line) => line.trimEnd())
    .filter((line, at) => line !== "" || before[at]?.trim() === "")
    .join("\n")
    .trim();
};

/** Each comment is taken off, and its line ends stay. */
const withLinesOf = (code: string, language: RunLanguage): string => {
  const { line, quotes, masks } = marks[language];
  let kept = "";
  for (let at = 0; at < code.length; ) {
    const text = quotes.includes(code.charAt(at)) ? quotedEnd(code, at, masks) : at;
    const comment = text > at ? at : commentEnd(code, at, line);
    const end = Math.max(text, comment, at + 1);
    const part = code.slice(at, end);
    kept += comment > at ? part.replace(/[^\n]+/g, "") : part;
    at = end;
  }
  return kept;
};

/** Where the text between quotes ends that begins here. */
const quotedEnd = (code: string, at: number, masks: string): number => {
  for (let end = at + 1; end < code.length; end += 1) {
    if (code.charAt(end) === masks) end += 1;
    else if (code.charAt(end) === code.charAt(at)) return end + 1;
  }
  return code.length;
};

/** Where the comment ends that begins here; here, where none does. */
const commentEnd = (code: string, at: number, line: string): number => {
  const isLine = code.startsWith(line, at);
  if (!isLine && !code.startsWith("/*", at)) return at;
  const end = isLine ? code.indexOf("\n", at) : code.indexOf("*/", at + 2);
  return end === -1 ? code.length : end + (isLine ? 0 : 2);
};
