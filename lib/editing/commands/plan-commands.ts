import { translator } from "#lib/i18n/translator.ts";
import { carryChange } from "#lib/quotes/carry-change.ts";
import { unitsText } from "#lib/quotes/normal-form.ts";
import { placeQuote, QUOTE_LIMIT } from "#lib/quotes/place-quote.ts";
import type { NearestPassage, QuoteCandidate } from "#lib/quotes/placement.ts";
import { skeletonForm } from "#lib/quotes/skeleton-form.ts";
import type { Language } from "#lib/schemas/language.ts";
import type { NewEdit } from "#lib/study/edit-store.ts";
import { clipText } from "../clip-text.ts";
import { editAt } from "../edit-at.ts";
import { type EditFailure, type FailureReason, mostChoices } from "../edit-failure.ts";
import type { BatchedEdit } from "../join-edits.ts";
import { markdownBlocks } from "../markdown-blocks.ts";
import { passagesSharingWords } from "../passages-sharing-words.ts";
import { type PlacedEdits, settleBatch } from "../place-edits.ts";
import type { TextSpan } from "../proposed-edit.ts";
import { cutsWord, wholeWords, withWholeWords } from "../word-edges.ts";
import { insertion } from "./insertion.ts";
import type { EditCommand } from "./read-commands.ts";

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
  const meant = inside.length > 0 ? inside : target.places;
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
