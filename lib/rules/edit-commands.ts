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
  type PossiblePlace,
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
import { nearestHeadings, nearestWords } from "./requests/nearest.ts";

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
  if (command.kind === "change") return planChange(planning, command);
  const { document, selection } = planning;
  const isEvery = command.kind === "replace" && command.isEveryPlace === true;
  const target = isEvery
    ? { kind: "found" as const, places: wholeWords(document, command.quote, "i") }
    : findWords(document, command.quote);
  if (target.kind !== "found") {
    return target.kind === "absent" ? withOffers(planning, command, target) : target;
  }
  const within = command.kind === "insert" ? undefined : command.within;
  const there = target.places.filter((place) => within === undefined || isIn(place, within));
  if (command.kind === "mark") return planMark(planning, command, there);
  const inside = there.filter((place) => selection !== null && isIn(place, [selection]));
  const marked = inside.length > 0 ? inside : there;
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
  return isEvery ? allPlaces(places) : settlePlaces(places);
};

/** All places as one edit. */
const allPlaces = (places: readonly PossiblePlace[]): PlannedCommand => {
  const [first] = places;
  if (first === undefined) return { kind: "unchanged" };
  const patches = places.flatMap(({ edit }) => edit.patches);
  return { kind: "placed", edit: { ...first.edit, patches } };
};

const settlePlaces = (places: readonly PossiblePlace[]): PlannedCommand => {
  const [only] = places;
  if (only === undefined) return { kind: "unchanged" };
  return places.length === 1 ? { kind: "placed", edit: only.edit } : { kind: "ambiguous", places };
};

const isIn = (place: TextSpan, within: readonly TextSpan[]): boolean =>
  within.some(({ start, end }) => start <= place.start && place.end <= end);

/** What was read in the document: its places are known. */
const planChange = (
  planning: Planning,
  command: Extract<EditCommand, { kind: "change" }>,
): PlannedCommand => {
  if (command.places.length > mostChoices) return { kind: "too_many_places" };
  const reason = commandReason(planning, command);
  return settlePlaces(
    command.places.flatMap(({ start, end, text, meant }) => {
      const edit = editAt(planning.document, { start, end }, text, { similarity: 1, reason });
      return edit === null ? [] : [{ span: meant, edit }];
    }),
  );
};

/** Marks around words of the text; those that have them, and words in code, are left as they are. */
const planMark = (
  planning: Planning,
  command: Extract<EditCommand, { kind: "mark" }>,
  found: readonly TextSpan[],
): PlannedCommand => {
  const { document } = planning;
  const { mark } = command;
  const code = markdownBlocks(document).filter(({ kind }) => kind !== "text");
  const places = outsideAddresses(
    document,
    found.filter((place) => !isIn(place, code)).toSorted((a, b) => a.start - b.start),
  ).filter(({ start, end }) => !isMarked(document, { start, end }, mark));
  const reason = commandReason(planning, command);
  const marked = places.flatMap(({ start, end }) => {
    const words = document.slice(start, end);
    // Bold within bold would end it; bold within italics is both.
    const text = `${mark}${mark === "*" ? words : words.replaceAll(mark, "")}${mark}`;
    const edit = editAt(document, { start, end }, text, { similarity: 1, reason });
    return edit === null ? [] : [{ span: { start, end }, edit }];
  });
  return command.everywhere ? allPlaces(marked) : settlePlaces(marked);
};

/** Whether a place stands between these marks in its line, or between those of code. */
const isMarked = (document: string, { start, end }: TextSpan, mark: string): boolean => {
  const line = linesAround(document, { start, end });
  const [before, behind] = [document.slice(line.start, start), document.slice(end, line.end)];
  const opened = (sign: string) =>
    (before.split(sign).length - 1) % 2 === 1 && behind.includes(sign);
  return opened("`") || (mark !== "`" && opened(mark));
};

/** So like must words be to be offered in place of those that are not there. */
const leastLike = 0.6;
const mostOffers = 3;

/** The edits that a command would be at the places which come nearest to its words. */
const withOffers = (
  planning: Planning,
  command: Exclude<EditCommand, { kind: "change" }>,
  failure: Extract<FailureReason, { kind: "absent" }>,
): PlannedCommand => {
  const { document } = planning;
  const like = [
    ...nearestWords(document, command.quote),
    // A sentence about the same is told from others by reading it; words are not to be written over it.
    ...failure.nearest.filter(
      ({ similarity }) => similarity >= leastLike || command.kind === "delete",
    ),
  ];
  const offers: PossiblePlace[] = [];
  const known = new Set<string>();
  for (const { start, end, text } of like) {
    if (known.has(text) || offers.length === mostOffers) continue;
    known.add(text);
    const planned = planCommand(
      { ...planning, selection: { start, end } },
      { ...command, quote: text },
    );
    const [edit] =
      planned.kind === "placed"
        ? [planned.edit]
        : planned.kind === "ambiguous"
          ? planned.places.map((place) => place.edit)
          : [];
    if (edit !== undefined) offers.push({ span: { start, end }, edit });
  }
  return { ...failure, ...(offers.length > 0 && { offers }) };
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
  command: Exclude<EditCommand, { kind: "mark" | "change" }>,
): ((place: TextSpan) => TextSpan & { readonly text: string }) => {
  switch (command.kind) {
    case "delete":
      return (place) => ({ ...outsideMarks(document, place), text: "" });
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
  const planned =
    command.kind === "section"
      ? planSection(document, command, text)
      : replaceEverywhere(document, command, text);
  return planned.kind === "placed"
    ? settleBatch(document, [{ index: 0, quote, edit: planned.edit }], [])
    : settleBatch(document, [], [{ ...planned, index: 0, quote }]);
};

/** A heading by its last words: "Chapter > Section" is said as "Section". */
const planSection = (
  document: string,
  command: Extract<WholeCommand, { kind: "section" }>,
  text: ReturnType<typeof translator<"editCommands">>,
): PlacedEdit => {
  const { change, heading } = command;
  const kind =
    change === "delete"
      ? "sectionDeleted"
      : change === "rename"
        ? "sectionRenamed"
        : "sectionMoved";
  const planned = (name: string): PlacedEdit => {
    const quote = clipText(name.split(" > ").at(-1) ?? name, longestShown);
    const said = { quote, text: clipText(command.before ?? "", longestShown) };
    return editSection(document, {
      ...command,
      heading: name,
      reason: text(`reasons.${kind}`, said),
    });
  };
  const placed = planned(heading);
  if (placed.kind !== "heading_absent" || placed.heading !== heading) return placed;
  const offers = nearestHeadings(document, heading).flatMap(({ start, end, path }) => {
    const offered = planned(path.join(" > "));
    return offered.kind === "placed" ? [{ span: { start, end }, edit: offered.edit }] : [];
  });
  return { ...placed, ...(offers.length > 0 && { offers }) };
};

/** All places at once; what stays in code and addresses is told. */
const replaceEverywhere = (
  document: string,
  { quote, text: newText, forms = [], left = [] }: Extract<WholeCommand, { kind: "replace_all" }>,
  text: ReturnType<typeof translator<"editCommands">>,
): PlacedEdit => {
  const said = { quote: clipText(quote, longestShown), text: clipText(newText, longestShown) };
  const reason = text("reasons.replacedAll", said);
  const planned = replaceAll(document, { forms: [{ oldText: quote, newText }, ...forms], reason });
  if (planned.kind !== "placed") return planned;
  const placesIn = (words: string) => wholeWords(words, quote, "", Number.POSITIVE_INFINITY).length;
  const edited = applyPatches(document, planned.edit.patches) ?? document;
  // The new words may hold the old ones: "row" becomes "row of a table".
  const count = placesIn(newText) > 0 ? 0 : placesIn(edited);
  if (count + left.length === 0) return planned;
  const told =
    left.length > 0
      ? text("reasons.replacedForms", { ...said, left: left.join(", ") })
      : text("reasons.replacedBut", { ...said, count });
  return { ...planned, edit: { ...planned.edit, reason: told } };
};

const longestShown = 60;

const markNames = { "**": "bold", "*": "italic", "`": "code" } as const;

/** What a command does, in a sentence for the student. */
const commandReason = ({ language }: Planning, command: EditCommand): string => {
  const text = translator(language, "editCommands");
  const quote = clipText(command.quote, longestShown);
  if (command.kind === "delete") return text("reasons.deleted", { quote });
  if (command.kind === "mark") return text(`reasons.marked.${markNames[command.mark]}`, { quote });
  const added = clipText(command.text, longestShown);
  if (command.kind === "change") {
    return text(`reasons.${command.said}`, { quote, text: added });
  }
  if (command.kind === "replace") return text("reasons.replaced", { quote, text: added });
  const where = command.where === "before" ? "reasons.insertedBefore" : "reasons.insertedAfter";
  return text(where, { quote, text: added });
};
