import { type MarkdownBlock, markdownBlocks } from "#lib/editing/check-edit.ts";
import { editSection } from "#lib/editing/edit-section.ts";
import { clipText } from "#lib/editing/failure-sentence.ts";
import {
  type BatchedEdit,
  type EditFailure,
  editAt,
  type FailureReason,
  mostChoices,
  type PlacedEdits,
  passagesSharingWords,
  settleBatch,
} from "#lib/editing/place-edits.ts";
import { outsideAddresses, replaceAll } from "#lib/editing/replace-all.ts";
import { cutsWord, linesAround, wholeWords, withWholeWords } from "#lib/editing/word-edges.ts";
import { translator } from "#lib/i18n/translator.ts";
import { carryChange } from "#lib/quotes/carry-change.ts";
import { skeletonForm, unitsText } from "#lib/quotes/normal-form.ts";
import { placeQuote, QUOTE_LIMIT } from "#lib/quotes/place-quote.ts";
import type { NearestPassage, QuoteCandidate } from "#lib/quotes/quote-search.ts";
import type { Language } from "#lib/schemas/language.ts";
import type { NewEdit } from "#lib/study/study-store.ts";
import type { TextSpan } from "#lib/text/text-span.ts";
import { plainWords } from "#lib/text/words.ts";

/** Something that is asked for word by word. `quote` is what stands in the document, `text` what is to be written. */
export type EditCommand =
  | { readonly kind: "replace"; readonly quote: string; readonly text: string }
  | { readonly kind: "delete"; readonly quote: string }
  | {
      readonly kind: "insert";
      readonly where: "before" | "after";
      readonly quote: string;
      readonly text: string;
    };

/** What is asked for of a section as a whole, of every place at once, or of an earlier edit; alone in its request. */
export type WholeCommand =
  | { readonly kind: "replace_all"; readonly quote: string; readonly text: string }
  | {
      readonly kind: "section";
      readonly heading: string;
      readonly change: "delete" | "move_before" | "move_to_end";
      readonly before: string | null;
    }
  | { readonly kind: "undo_edit"; readonly number: number };

/** What a whole request asks for. */
export type RequestReading =
  | { readonly kind: "commands"; readonly commands: readonly EditCommand[] }
  | { readonly kind: "whole"; readonly command: WholeCommand }
  | { readonly kind: "undo" }
  | { readonly kind: "redo" }
  | { readonly kind: "too_many"; readonly count: number; readonly most: number }
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
  edit: "it that last edit последнюю правку это",
  undone: "отмененную отмененное",
  undoing: "отмену",
  /** Says nothing. */
  filler: "please the word phrase text пожалуйста слово слова фразу текст",
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
 * The door of editing: what a student's request asks for, each command on a line of its own; `planCommand` makes edits of
 * them. Without a model every request is followed so, with one only those that take an edit back or make it again.
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
    const command = readCommand(line);
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
 * "Undo", "redo the last edit". «Верни это» alone is neither: it asks as often for words that an edit took away as for
 * an edit that was undone.
 */
const readTurn = (line: string): "undo" | "redo" | null => {
  const said = readTokens(line)?.meanings.join(" ") ?? "";
  if (/^undo(?: edit)*$/.test(said)) return "undo";
  return redo.test(said) ? "redo" : null;
};

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
    case "undo edit number":
    case "undo numberSign number":
    case "undo edit numberSign number":
      return number > 0 ? { kind: "undo_edit", number } : null;
    default:
      return null;
  }
};

const listMark = /^(?:\d{1,2}[.)]|[-*•–—])\s/;

const readCommand = (line: string): EditCommand | null => {
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

/** The beginning of a text that is a block of its own. */
const startsBlock = /^(?:#{1,6}[ \t]|[-*+][ \t]|\d{1,9}[.)][ \t]|>|\||\$\$)/;
/** The beginning of a list's item or a table's row. */
const startsRow = /^(?:[-*+][ \t]|\d{1,9}[.)][ \t]|\|)/;
const heading = /^ {0,3}#{1,6}[ \t]/;

/** A text, with the space around it, and where it goes. */
interface Insertion {
  readonly at: number;
  readonly text: string;
}

/**
 * How a text goes beside a place: as a block or a line of its own, or within the paragraph. `blocks` are those of the
 * document, which has to be taken apart only once for all places.
 */
const insertion = (
  document: string,
  blocks: readonly MarkdownBlock[],
  { where, text }: Pick<Extract<EditCommand, { kind: "insert" }>, "where" | "text">,
  place: TextSpan,
): Insertion => {
  const whole = insertionBeside(document, blocks, place, text.trim());
  if (whole === null) return inlineInsertion(document, where, outsideMarks(document, place), text);
  return where === "before"
    ? { at: whole.start, text: whole.text + whole.separator }
    : { at: whole.end, text: whole.separator + whole.text };
};

/** The block or line beside which a text goes as one of its own; null for a text within a paragraph. */
const insertionBeside = (
  document: string,
  blocks: readonly MarkdownBlock[],
  place: TextSpan,
  text: string,
): (TextSpan & { readonly text: string; readonly separator: string }) | null => {
  const block = blocks.find(({ start, end }) => start <= place.start && place.start < end);
  if (block?.kind === "text") {
    const lines = linesAround(document, place);
    const line = document.slice(lines.start, lines.end);
    if (heading.test(line)) return { ...lines, text, separator: "\n\n" };
    const row = line.trimStart();
    if (startsRow.test(text) && startsRow.test(row)) {
      const indent = line.slice(0, line.length - row.length);
      return { ...lines, text: indent + text, separator: "\n" };
    }
  }
  if (block === undefined || !startsBlock.test(text)) return null;
  const end = Math.max(block.end, place.end);
  return { start: block.start, end, text, separator: "\n\n" };
};

/** Emphasis, code or a formula that the words fill goes with them. */
const outsideMarks = (document: string, { start, end }: TextSpan): TextSpan => {
  const [marks] = /^[*_`~$]+/.exec(document.slice(end, end + 3)) ?? [];
  return marks !== undefined &&
    document.endsWith(marks, start) &&
    document.slice(start - marks.length, start) === marks
    ? { start: start - marks.length, end: end + marks.length }
    : { start, end };
};

const inlineInsertion = (
  document: string,
  where: "before" | "after",
  { start, end }: TextSpan,
  text: string,
): Insertion => {
  if (where === "before") {
    const tight = /[\s(«“„[-]$/.test(text);
    return { at: start, text: tight ? text : `${text} ` };
  }
  const tight = /^[\s,.;:!?…)»”\]-]/.test(text);
  const behind = document[end] ?? "";
  // "A word." and a sentence after it: the stop stays with its sentence.
  const isSentence = /^\p{Lu}/u.test(text.trim()) && /[.!?…]/.test(behind);
  const at = afterCitations(document, isSentence ? end + 1 : end, text);
  return { at, text: tight ? text : ` ${text}` };
};

/** What a sentence was taken from stays with it when another sentence comes after it. */
const afterCitations = (document: string, at: number, text: string): number => {
  if (!/^\p{Lu}/u.test(text.trim()) || !/[.!?…]/.test(document[at - 1] ?? "")) return at;
  const citations = /^(?:[ \t]*\[\[\d+\]\]\(#note-L\d+\))+/.exec(document.slice(at, at + 400));
  return at + (citations?.[0].length ?? 0);
};

interface Planning {
  readonly document: string;
  /** The marked passage: of several places those inside it are meant. */
  readonly selection: TextSpan | null;
  readonly language: Language;
}

type PlannedCommand = { readonly kind: "placed"; readonly edit: NewEdit } | FailureReason;

/** The edits that the commands make, all against the same text: all of them or none. */
export const planCommands = (planning: Planning, commands: readonly EditCommand[]): PlacedEdits =>
  settleCommands(
    planning.document,
    commands.map((command) => ({ command, planned: planCommand(planning, command) })),
  );

/** The same for commands that were planned one by one. */
export const settleCommands = (
  document: string,
  commands: readonly { readonly command: EditCommand; readonly planned: PlannedCommand }[],
): PlacedEdits => {
  const found: BatchedEdit[] = [];
  const failures: EditFailure[] = [];
  for (const [index, { command, planned }] of commands.entries()) {
    const { quote } = command;
    if (planned.kind === "placed") found.push({ index, quote, edit: planned.edit });
    else failures.push({ ...planned, index, quote });
  }
  return settleBatch(document, found, failures);
};

/**
 * The edit at the only place of what a command quotes, or one for each of several places. A quote that is in no place is
 * looked for letter by letter, which takes 300 ms in the longest document.
 */
export const planCommand = (planning: Planning, command: EditCommand): PlannedCommand => {
  const { document, selection } = planning;
  const target = findWords(document, command.quote);
  if (target.kind !== "found") return target;
  const inside = target.places.filter(
    ({ start, end }) => selection !== null && selection.start <= start && end <= selection.end,
  );
  const marked = inside.length > 0 ? inside : target.places;
  const text = outsideAddresses(
    document,
    marked.toSorted((a, b) => a.start - b.start),
  );
  // Who quotes what stands in addresses alone means them.
  const meant = text.length > 0 ? text : marked;
  if (meant.length > mostChoices) return { kind: "too_many_places" };
  const reason = commandReason(planning, command);
  const changeAt = changeOf(document, command);
  const places = meant.flatMap((place) => {
    const { similarity } = place;
    const { start, end, text } = changeAt(place);
    const edit = editAt(document, { start, end }, text, { similarity, reason });
    return edit === null ? [] : [{ span: { start: place.start, end: place.end }, edit }];
  });
  const [only] = places;
  if (only === undefined) return { kind: "unchanged" };
  return places.length === 1 ? { kind: "placed", edit: only.edit } : { kind: "ambiguous", places };
};

/** So few characters or words say too little to be guessed at: "their product" is not "the product". */
const shortQuote = { characters: 20, words: 3 };
const mostNearest = 3;

/**
 * Every place of the words that a student quoted: one word as a whole, with the same case if it stands so, else in any;
 * several wherever `placeQuote` finds them, a few only with the same letters. What cuts a longer word is not meant.
 */
const findWords = (
  document: string,
  words: string,
):
  | { readonly kind: "found"; readonly places: readonly QuoteCandidate[] }
  | Extract<FailureReason, { kind: "absent" | "quote_too_long" }> => {
  if (words.length > QUOTE_LIMIT) return { kind: "quote_too_long", limit: QUOTE_LIMIT };
  if (!/\s/.test(words)) {
    const exact = wholeWords(document, words, "");
    const whole = exact.length > 0 ? exact : wholeWords(document, words, "i");
    if (whole.length > 0) return { kind: "found", places: whole };
  }
  const placed = placeQuote(document, words);
  if (placed.kind === "absent") return absent(document, words, placed.nearest);
  const places = placed.kind === "placed" ? [placed] : placed.candidates;
  const surely = places.filter(
    (place) =>
      !cutsWord(document, place) &&
      (!isShort(words) || sameLetters(words, document.slice(place.start, place.end))),
  );
  if (surely.length > 0) return { kind: "found", places: surely };
  const nearest = places.slice(0, mostNearest).map((place) => withWholeWords(document, place));
  return absent(document, words, nearest);
};

const absent = (document: string, words: string, nearest: readonly NearestPassage[]) => ({
  kind: "absent" as const,
  nearest: nearest.length > 0 ? nearest : passagesSharingWords(document, words),
});

const isShort = (words: string): boolean =>
  words.length < shortQuote.characters || words.split(/\s+/).length <= shortQuote.words;

const sameLetters = (a: string, b: string): boolean =>
  unitsText(skeletonForm(a).units) === unitsText(skeletonForm(b).units);

/** What a command writes at a place, and over what. */
const changeOf = (
  document: string,
  command: EditCommand,
): ((place: TextSpan) => TextSpan & { readonly text: string }) => {
  switch (command.kind) {
    case "delete":
      return ({ start, end }) => ({ start, end, text: "" });
    case "replace":
      return ({ start, end }) => {
        const passage = document.slice(start, end);
        const text = matchCase(command.quote, passage, command.text);
        const carried = carryChange(document, { start, end }, command.quote, text);
        return carried.kind === "carried" ? carried : { start, end, text };
      };
    case "insert": {
      const blocks = markdownBlocks(document);
      return (place) => {
        const { at, text } = insertion(document, blocks, command, place);
        return { start: at, end: at, text };
      };
    }
  }
};

const isUpper = (letter: string): boolean =>
  letter !== letter.toLowerCase() && letter === letter.toUpperCase();

/** The new text with a capital where the passage has one and the quote of it has none: "стек" for "Стек". */
const matchCase = (quote: string, passage: string, text: string): string => {
  const [quoted = "", found = "", first = ""] = [quote, passage, text].map(
    (part) => /[\p{L}\p{N}]/u.exec(part)?.[0] ?? "",
  );
  if (quoted === found || quoted.toLowerCase() !== found.toLowerCase()) return text;
  if (!isUpper(found) || first === "") return text;
  const at = text.indexOf(first);
  const letters = [...passage].filter((sign) => /\p{L}/u.test(sign));
  if (letters.length > 1 && letters.every(isUpper)) return text.toUpperCase();
  return text.slice(0, at) + first.toUpperCase() + text.slice(at + first.length);
};

/** What a whole command does, as one edit of the document. */
export const planWhole = (
  document: string,
  command: Exclude<WholeCommand, { kind: "undo_edit" }>,
  language: Language,
): PlacedEdits => {
  const text = translator(language, "editCommands");
  const quote = command.kind === "section" ? command.heading : command.quote;
  const said = { quote: clipText(quote, longestShown) };
  const planned =
    command.kind === "section"
      ? editSection(document, {
          ...command,
          reason: text(
            `reasons.${command.change === "delete" ? "sectionDeleted" : "sectionMoved"}`,
            said,
          ),
        })
      : replaceAll(document, {
          ...{ oldText: command.quote, newText: command.text },
          reason: text("reasons.replacedAll", {
            ...said,
            text: clipText(command.text, longestShown),
          }),
        });
  return planned.kind === "placed"
    ? settleBatch(document, [{ index: 0, quote, edit: planned.edit }], [])
    : settleBatch(document, [], [{ ...planned, index: 0, quote }]);
};

const longestShown = 60;

/** What a command does, in a sentence for the student. */
const commandReason = ({ language }: Planning, command: EditCommand): string => {
  const text = translator(language, "editCommands");
  const quote = clipText(command.quote, longestShown);
  if (command.kind === "delete") return text("reasons.deleted", { quote });
  const added = clipText(command.text, longestShown);
  if (command.kind === "replace") return text("reasons.replaced", { quote, text: added });
  const where = command.where === "before" ? "reasons.insertedBefore" : "reasons.insertedAfter";
  return text(where, { quote, text: added });
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
