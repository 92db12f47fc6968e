import type { SectionChange } from "#lib/editing/edit-section.ts";
import type { Replacement } from "#lib/study/study-store.ts";
import type { TextSpan } from "#lib/text/text-span.ts";
import { plainWords } from "#lib/text/words.ts";

/** Where words count alone; absent for the whole document. */
interface Within {
  readonly within?: readonly TextSpan[];
}

/** Something that is asked for word by word. `quote` is what stands in the document, `text` what is to be written. */
export type EditCommand =
  | ({
      readonly kind: "replace";
      readonly quote: string;
      readonly text: string;
      /** All places are meant, in any case of the letters. */
      readonly isEveryPlace?: boolean;
    } & Within)
  | ({ readonly kind: "delete"; readonly quote: string } & Within)
  /** Emphasis or the look of code. */
  | ({
      readonly kind: "mark";
      readonly quote: string;
      readonly mark: "**" | "*" | "`";
      readonly everywhere: boolean;
    } & Within)
  /** What was read in the document itself: each place with what it becomes, and the passage that it is about. */
  | {
      readonly kind: "change";
      readonly said:
        | "deleted"
        | "inserted"
        | "moved"
        | "swapped"
        | "replaced"
        | "unmarked"
        | "reshaped";
      readonly quote: string;
      readonly text: string;
      readonly places: readonly (TextSpan & { readonly text: string; readonly meant: TextSpan })[];
    }
  | {
      readonly kind: "insert";
      readonly where: "before" | "after";
      readonly quote: string;
      readonly text: string;
    };

/** What is asked for of a section as a whole, of every place at once, or of an earlier edit; alone in its request. */
export type WholeCommand =
  | {
      readonly kind: "replace_all";
      readonly quote: string;
      readonly text: string;
      /** The words in other forms, with the new ones in these. */
      readonly forms?: readonly Replacement[];
      /** Other forms that stay, as nobody knows what stands there then. */
      readonly left?: readonly string[];
    }
  | {
      readonly kind: "section";
      readonly heading: string;
      readonly change: SectionChange["change"];
      readonly before: string | null;
    }
  | { readonly kind: "undo_edit"; readonly number: number };

/** What a whole request asks for. */
export type RequestReading =
  | { readonly kind: "commands"; readonly commands: readonly EditCommand[] }
  | { readonly kind: "whole"; readonly command: WholeCommand }
  | { readonly kind: "undo" }
  | { readonly kind: "redo" }
  /** What was there before is wanted: an edit that was undone, else what the newest edit took away. */
  | { readonly kind: "back" }
  /** What may be meant, the likeliest first: the student chooses. */
  | { readonly kind: "offers"; readonly readings: readonly RequestReading[] }
  | { readonly kind: "too_many"; readonly count: number; readonly most: number }
  /** Something is to be known, and nothing changed. */
  | { readonly kind: "question" }
  /** What is asked for is to be written anew, as only a model can. */
  | { readonly kind: "unable" }
  /** `part`: the first line that is no command. */
  | { readonly kind: "unclear"; readonly part: string };

/** The words of commands, in lower case and with `е` for `ё`; what a word means is the list that it stands in. */
const vocabulary = {
  replace:
    "replace change correct rename замени замените заменить поменяй измени исправь исправьте исправить переименуй",
  delete: "delete remove erase удали удалите удалить убери уберите убрать сотри",
  insert: "insert add put вставь вставьте вставить добавь добавьте добавить допиши",
  move: "move перенеси перенесите перенести перемести переместите переместить",
  undo: "undo revert отмени отмените отменить откати",
  redo: "redo",
  repeat: "повтори",
  bringBack: "верни верните вернуть",
  with: "with by to на",
  before: "before перед",
  after: "after после",
  section: "section раздел",
  everywhere: "everywhere везде всюду",
  into: "в",
  end: "end конец",
  numberSign: "number no номер",
  /** What undo and redo are about. */
  edit: "it that last edit последнюю правку это последнее изменение",
  undone: "отмененную отмененное",
  undoing: "отмену",
  /** Says nothing. */
  filler: "please the my word phrase text пожалуйста слово слова фразу текст",
} as const;

type Meaning = keyof typeof vocabulary;

const meanings: ReadonlyMap<string, Meaning> = new Map(
  (Object.keys(vocabulary) as Meaning[]).flatMap((meaning) =>
    vocabulary[meaning].split(" ").map((word) => [word, meaning] as const),
  ),
);

/** Closing marks of each opening one. */
const quotationMarks: ReadonlyMap<string, string> = new Map([
  ['"', '"'],
  ["'", "'"],
  ["‘", "’"],
  ["“", "”"],
  ["„", "“”"],
  ["«", "»"],
]);

/** As many edits as a model may make at once: each is looked for in the whole document. */
const mostCommands = 20;

/**
 * The door of editing: what a student's request asks for, each command on a line of its own; `planCommands` and
 * `planWhole` make edits of them. Without a model every request is followed so, with one only those that take an edit back or make it again.
 * Nothing is guessed: with one line that is no command the request is unclear as a whole. Linear in its length, whatever
 * it holds.
 */
export const readRequest = (request: string): RequestReading => {
  const lines = request
    .split(/[\r\n]/)
    .map((line) => line.trim())
    .filter((line) => line !== "");
  const [only = ""] = lines;
  const turn = lines.length === 1 ? readTurn(only) : null;
  if (turn !== null) return { kind: turn };
  const command = lines.length === 1 ? readWhole(only) : null;
  if (command !== null) return { kind: "whole", command };
  const commands: EditCommand[] = [];
  for (const line of lines) {
    const command = readCommandLine(line);
    // What takes an edit back, or is about a whole section, is a command, but not beside others.
    const isAlone = readTurn(line) !== null || readWhole(line) !== null;
    const part = isAlone ? request.trim() : line;
    if (command === null) return { kind: "unclear", part };
    commands.push(command);
  }
  if (commands.length === 0) return { kind: "unclear", part: "" };
  const { length: count } = commands;
  return count > mostCommands
    ? { kind: "too_many", count, most: mostCommands }
    : { kind: "commands", commands };
};

/**
 * "Undo the last change", "redo the last edit", "put it back". «Верни это» alone is neither: it asks as often for words
 * that an edit took away as for an edit that was undone.
 */
const readTurn = (line: string): "undo" | "redo" | "back" | null => {
  if (back.test(line)) return "back";
  const said = readTokens(line)?.meanings.join(" ") ?? "";
  if (/^undo(?: edit)*(?: replace)?$/.test(said)) return "undo";
  return redo.test(said) ? "redo" : null;
};

const back =
  /^(?:(?:put|bring|change|take|get) (?:it|(?:that|this|the)(?: \p{L}{1,20})?) back(?: again)?|(?:bring|get|take) back (?:the|that)(?: \p{L}{1,20}){0,2}|верни(?:те)?(?: \p{L}{1,20}){0,2} (?:обратно|назад|как было|на место))[.!]?$/iu;

const redo =
  /^(?:redo(?: edit)*|repeat|undo undoing|(?:repeat|bringBack)(?: edit)* undone(?: edit)*)$/;

/** "Delete the section “Aims”", «замени «a» на «b» везде», "undo edit 3". */
const readWhole = (line: string): WholeCommand | null => {
  const { meanings = [], quotes = [], numbers = [] } = readTokens(line) ?? {};
  const [first = "", second = ""] = quotes.map((quote) => quote.trim());
  const [number = 0] = numbers;
  if (quotes.length > 0 && first === "") return null;
  const section = { kind: "section", heading: first, before: null } as const;
  switch (meanings.join(" ")) {
    case "replace quote with quote everywhere":
    case "replace everywhere quote with quote":
    case "everywhere replace quote with quote":
      return { kind: "replace_all", quote: first, text: quotes[1] ?? "" };
    case "delete section quote":
      return { ...section, change: "delete" };
    case "move section quote into end":
    case "move section quote with end":
      return { ...section, change: "move_to_end" };
    case "move section quote before quote":
    case "move section quote before section quote":
      return second === "" ? null : { ...section, change: "move_before", before: second };
    case "move section quote after quote":
    case "move section quote after section quote":
      return second === "" ? null : { ...section, change: "move_after", before: second };
    case "undo edit number":
    case "undo numberSign number":
    case "undo edit numberSign number":
      return number > 0 ? { kind: "undo_edit", number } : null;
    default:
      return null;
  }
};

const listMark = /^(?:\d{1,2}[.)]|[-*•–—])\s/;

/** A line with quotation marks as the command that it is; null for any other. */
export const readCommandLine = (line: string): EditCommand | null => {
  const tokens = readTokens(listMark.test(line) ? line.replace(listMark, "") : line);
  if (tokens === null) return null;
  const [first = "", second = ""] = tokens.quotes;
  const isQuote = (text: string): boolean => text.trim() !== "";
  switch (tokens.meanings.join(" ")) {
    case "delete quote":
      return isQuote(first) ? { kind: "delete", quote: first.trim() } : null;
    case "replace quote with quote":
      return isQuote(first) ? { kind: "replace", quote: first.trim(), text: second } : null;
    case "insert quote before quote":
    case "insert quote after quote":
      return isQuote(first) && isQuote(second)
        ? { kind: "insert", where: whereOf(tokens), quote: second.trim(), text: first }
        : null;
    case "insert before quote quote":
    case "insert after quote quote":
      return isQuote(first) && isQuote(second)
        ? { kind: "insert", where: whereOf(tokens), quote: first.trim(), text: second }
        : null;
    default:
      return null;
  }
};

const whereOf = ({ meanings }: Tokens): "before" | "after" =>
  meanings.includes("before") ? "before" : "after";

interface Tokens {
  /** Of the words, numbers and quotes in order, without words that say nothing. */
  readonly meanings: readonly (Exclude<Meaning, "filler"> | "quote" | "number")[];
  readonly quotes: readonly string[];
  readonly numbers: readonly number[];
}

/** The words and quotes of a line; null when there is a word that no command has, or a quote without an end. */
const readTokens = (line: string): Tokens | null => {
  const found: Tokens["meanings"][number][] = [];
  const quotes: string[] = [];
  const numbers: number[] = [];
  for (let at = 0; at < line.length; ) {
    if (between.test(line.charAt(at))) {
      at += 1;
      continue;
    }
    const token = tokenAt(line, at);
    if (token === null) return null;
    if (token.meaning !== "filler") found.push(token.meaning);
    if (token.meaning === "quote") quotes.push(line.slice(at + 1, token.end - 1));
    if (token.meaning === "number")
      numbers.push(Number(line.slice(at, token.end).replace(/^[#№]/, "")));
    at = token.end;
  }
  return { meanings: found, quotes, numbers };
};

const between = /[\s,.:;!?]/;

/** What begins at `at`, and the offset behind it; null when it is not understood. */
const tokenAt = (
  line: string,
  at: number,
): { readonly meaning: Meaning | "quote" | "number"; readonly end: number } | null => {
  if (quotationMarks.has(line.charAt(at))) {
    const close = quoteEnd(line, at);
    return close < 0 ? null : { meaning: "quote", end: close + 1 };
  }
  let end = at;
  while (end < line.length && !endsWord(line.charAt(end))) end += 1;
  const word = line.slice(at, end);
  if (/^[#№]?\d{1,6}$/.test(word)) return { meaning: "number", end };
  const meaning = meanings.get(word.toLowerCase().replaceAll("ё", "е"));
  return meaning === undefined ? null : { meaning, end };
};

/** An apostrophe belongs to its word. */
const endsWord = (sign: string): boolean =>
  between.test(sign) || (quotationMarks.has(sign) && sign !== "'");

const letter = /[\p{L}\p{N}]/u;

/** Where the quote that opens at `at` closes, or -1; `«a «b» c»` is one quote, and an apostrophe closes none. */
const quoteEnd = (line: string, at: number): number => {
  const opening = line.charAt(at);
  const closing = quotationMarks.get(opening) ?? "";
  let depth = 1;
  for (let index = at + 1; index < line.length; index++) {
    const sign = line.charAt(index);
    if (closing.includes(sign)) {
      const isApostrophe = (sign === "'" || sign === "’") && letter.test(line.charAt(index + 1));
      if (!isApostrophe && --depth === 0) return index;
    } else if (sign === opening) depth += 1;
  }
  return -1;
};

/** What a student types who means one of these buttons. */
const spoken = {
  none: "none, none of them, none of these, neither, neither of them, no, нет, никакой, никакая, никакое, никакие, никакое из них, ни один, ни одна, ни одно, ни один из них, ни одна из них, ни одно из них, ни одного, ничего",
  all: "all, all of them, all places, everywhere, все, все сразу, все места, везде, всюду",
} as const;

type Spoken = keyof typeof spoken;

const choiceMeanings: ReadonlyMap<string, Spoken> = new Map(
  (Object.keys(spoken) as Spoken[]).flatMap((choice) =>
    spoken[choice].split(", ").map((words) => [words, choice] as const),
  ),
);

/** Longer texts are no such answer. */
const longest = 40;

/** The button that an answer to "Which place is meant?" names in words; null for any other answer. */
export const readChoice = (answer: string): Spoken | null => {
  if (answer.length > longest) return null;
  return choiceMeanings.get(plainWords(answer.toLowerCase()).join(" ")) ?? null;
};
