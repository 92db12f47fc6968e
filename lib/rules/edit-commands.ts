import { type MarkdownBlock, markdownBlocks } from "#lib/editing/check-edit.ts";
import { editSection } from "#lib/editing/edit-section.ts";
import { clipText } from "#lib/editing/failure-sentence.ts";
import {
  type BatchedEdit,
  type EditFailure,
  editAt,
  type FailureReason,
  mostChoices,
  type PlacedEdit,
  type PlacedEdits,
  passagesSharingWords,
  settleBatch,
} from "#lib/editing/place-edits.ts";
import { outsideAddresses, replaceAll } from "#lib/editing/replace-all.ts";
import { cutsWord, linesAround, wholeWords, withWholeWords } from "#lib/editing/word-edges.ts";
import { translator } from "#lib/i18n/translator.ts";
import { carryChange } from "#lib/quotes/carry-change.ts";
import { skeletonForm, unitsText } from "#lib/quotes/normal-form.ts";
import { applyPatches } from "#lib/quotes/patch.ts";
import { placeQuote, QUOTE_LIMIT } from "#lib/quotes/place-quote.ts";
import type { NearestPassage, QuoteCandidate } from "#lib/quotes/quote-search.ts";
import type { Language } from "#lib/schemas/language.ts";
import type { NewEdit } from "#lib/study/study-store.ts";
import type { TextSpan } from "#lib/text/text-span.ts";
import type { EditCommand, WholeCommand } from "./read-edit-request.ts";

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
      : replaceEverywhere(document, command, text);
  return planned.kind === "placed"
    ? settleBatch(document, [{ index: 0, quote, edit: planned.edit }], [])
    : settleBatch(document, [], [{ ...planned, index: 0, quote }]);
};

/** All places at once; what stays in code and addresses is told. */
const replaceEverywhere = (
  document: string,
  { quote, text: newText }: Extract<WholeCommand, { kind: "replace_all" }>,
  text: ReturnType<typeof translator<"editCommands">>,
): PlacedEdit => {
  const said = { quote: clipText(quote, longestShown), text: clipText(newText, longestShown) };
  const reason = text("reasons.replacedAll", said);
  const planned = replaceAll(document, { forms: [{ oldText: quote, newText }], reason });
  if (planned.kind !== "placed") return planned;
  const placesIn = (words: string) => wholeWords(words, quote, "", Number.POSITIVE_INFINITY).length;
  const edited = applyPatches(document, planned.edit.patches) ?? document;
  // The new words may hold the old ones: "row" becomes "row of a table".
  const count = placesIn(newText) > 0 ? 0 : placesIn(edited);
  if (count === 0) return planned;
  const told = text("reasons.replacedBut", { ...said, count });
  return { ...planned, edit: { ...planned.edit, reason: told } };
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
