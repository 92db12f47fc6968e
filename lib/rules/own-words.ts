import { documentHeadings } from "#lib/editing/edit-section.ts";
import {
  type EditCommand,
  type RequestReading,
  readCommandLine,
  vocabulary,
} from "./read-edit-request.ts";
import { type Context, single } from "./requests/context.ts";
import { insertion } from "./requests/insertion.ts";
import {
  begun,
  courtesies,
  courtesiesBehind,
  cutEnd,
  cutStart,
  everywhere,
} from "./requests/phrases.ts";
import { marking, moving, swap } from "./requests/rearrangement.ts";
import { deletion } from "./requests/removal.ts";
import { corrected, renaming, replacement } from "./requests/replacement.ts";

/** Longer requests say more than one thing. */
const longest = 600;

const verbs = {
  replace: [...begun(vocabulary.replace), "fix ", "use ", "write "],
  delete: [...begun(vocabulary.delete), "take out ", "get rid of ", "drop ", "cut ", "вычеркни "],
  move: [...begun(vocabulary.move), "put ", "поставь ", "передвинь ", "сдвинь "],
  swap: [
    ...["swap ", "exchange ", "switch ", "поменяй местами ", "поменяйте местами "],
    ...["переставь местами ", "swap the order of "],
  ],
};

/** «Сделай раздел X последним», "make X the last section". */
const makes = [
  "make ",
  "сделай ",
  "сделайте ",
  "set ",
  "выдели ",
  "выделите ",
  "put ",
  "bold ",
  "italicise ",
];

/** What is asked for that only a model could write. */
const rewriting = [
  ...[
    "make it shorter",
    "make this shorter",
    "shorten",
    "summarise",
    "summarize",
    "simplify",
    "rewrite",
  ],
  ...[
    "rephrase",
    "reword",
    "paraphrase",
    "translate",
    "expand",
    "elaborate",
    "improve",
    "condense",
  ],
  ...[
    "explain",
    "proofread",
    "сократи",
    "укороти",
    "упрости",
    "перепиши",
    "переформулируй",
    "переведи",
  ],
  ...[
    "улучши",
    "расширь",
    "дополни",
    "объясни",
    "перескажи",
    "резюмируй",
    "раскрой",
    "write about",
  ],
  ...[
    "напиши о ",
    "напиши про ",
    "make a summary",
    "сделай короче",
    "сделай проще",
    "сделай понятнее",
  ],
];
const rewritten =
  /^(?:make|сделай(?:те)?) .{1,200} (?:shorter|simpler|clearer|longer|more \p{L}+|easier|short|simple|короче|проще|понятнее|подробнее|длиннее|яснее)(?: \p{L}+){0,3}$/iu;

/**
 * A request in one's own words as what it asks for, where its words stand in the document: "replace Hayward with Oakland",
 * «удали раздел про at», "add Latency after Throughput". Null for anything else, and for what can be read two ways.
 * Quotation marks may stand around any of its words.
 */
export const inOwnWords = (request: string, document: string): RequestReading | null => {
  const lines = request
    .split(/[\r\n]/)
    .map((line) => line.trim())
    .filter((line) => line !== "");
  if (lines.length > 1) return eachLine(lines, document);
  const said = plainRequest(request);
  if (said.length > longest || said === "") return null;
  return isRewriting(said) ? { kind: "unable" } : readSaid(said, request, document);
};

/** Several lines are commands, or none of them is followed. */
const eachLine = (lines: readonly string[], document: string): RequestReading | null => {
  if (lines.length > 20) return null;
  const commands: EditCommand[] = [];
  for (const line of lines) {
    const literal = readCommandLine(line);
    const read = literal === null ? inOwnWords(line, document) : null;
    if (literal !== null) commands.push(literal);
    else if (read?.kind === "commands") commands.push(...read.commands);
    else return null;
  }
  return { kind: "commands", commands };
};

const isRewriting = (said: string): boolean => {
  const lower = said.toLowerCase();
  return (
    rewriting.some(
      (start) => lower.startsWith(start) && !/^\p{L}/u.test(lower.slice(start.length)),
    ) || rewritten.test(lower)
  );
};

const readSaid = (said: string, request: string, document: string): RequestReading | null => {
  const context: Context = { document, headings: documentHeadings(document), parts: null };
  const always = cutStart(
    said,
    everywhere.map((word) => `${word} `),
  );
  const rest = always ?? said;
  const found =
    replaced(rest, context, always !== null) ??
    (always === null ? readChange(said, request, context) : null);
  // "Is it …?" is no correction.
  return found ?? (request.trim().endsWith("?") ? null : corrected(rest, context, always !== null));
};

const replaced = (rest: string, context: Context, always: boolean): RequestReading | null => {
  const words = cutStart(rest, verbs.replace);
  const renames = cutStart(rest, renaming) !== null;
  return words === null ? null : replacement(words, context, { renames, always });
};

/** Everything but words in the place of others. */
const readChange = (said: string, request: string, context: Context): RequestReading | null => {
  // The full stop of a sentence that is to be written belongs to it.
  for (const text of [withoutCourtesies(request), said]) {
    const inserted = insertion(text, context);
    if (inserted !== null) return single(inserted);
  }
  for (const [begins, read] of [
    [verbs.swap, swap],
    [verbs.delete, deletion],
    [verbs.move, moving],
  ] as const) {
    const words = cutStart(said, begins);
    const found = words === null ? null : read(words, context);
    if (found !== null) return found;
  }
  const made = cutStart(said, makes);
  return made === null ? null : marking(made, said, context);
};

const withoutCourtesies = (request: string): string => {
  let said = request.trim();
  for (let begin = cutStart(said, courtesies); begin !== null; begin = cutStart(said, courtesies)) {
    said = begin;
  }
  return said;
};

/** Without courtesies and without the signs at its end. */
const plainRequest = (request: string): string => {
  const said = withoutEnd(withoutCourtesies(request));
  return withoutEnd(cutEnd(said, courtesiesBehind) ?? said);
};

const withoutEnd = (text: string): string => {
  let end = text.length;
  while (end > 0 && ".!?… ".includes(text.charAt(end - 1))) end -= 1;
  return text.slice(0, end);
};
