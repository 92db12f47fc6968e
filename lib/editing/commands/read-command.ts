import type { CommandReadings, CommandTarget, EditCommand, RearrangingCommand } from "./command.ts";
import {
  type CommandPattern,
  commandPatterns,
  type PatternMeaning,
  selectionPatterns,
} from "./command-patterns.ts";
import { type QuotedPart, quoteSign, signOf, unmask } from "./mask-quotes.ts";
import { readNewText, readTarget } from "./read-target.ts";
import { courtesyAfter, courtesyBefore, documentWords, everywhereWords } from "./vocabulary.ts";

/** A part of a request, with its quotes masked. */
export interface MaskedPart {
  readonly masked: string;
  readonly quotes: readonly QuotedPart[];
}

/** In characters, a quoted text counting as one: longer requests are told, not commanded. */
const longestCommand = 400;
const mostPlainWords = 8;
/** Readings of one pattern; a request with more is no command. */
const mostReadings = 40;

/**
 * How a part of a request can be read as one command. One with its texts in quotation marks has one reading; without
 * them each way to take its words apart is one.
 */
export const readCommand = (part: MaskedPart, onSelection: boolean): CommandReadings => {
  const { text, everywhere } = plainCommand(part.masked);
  const scoped = readScope(text, part.quotes);
  if (scoped !== null) {
    const within = readCommand({ ...part, masked: scoped.rest }, onSelection);
    return within.flatMap((command) =>
      "scope" in command ? [{ ...command, scope: scoped.scope }] : [],
    );
  }
  const patterns = onSelection ? [...commandPatterns, ...selectionPatterns] : commandPatterns;
  const readings: ReadCommand[] = [];
  for (const pattern of patterns) {
    for (const { x, y } of slotsOf(pattern, text)) {
      readings.push(...commandsOf(pattern.meaning, { x, y }, part.quotes, everywhere));
    }
    if (readings.some(({ quoted }) => quoted)) break;
  }
  // Of each kind the first: only of some words it cannot be told whether they exchange or replace.
  const sure = readings.filter(({ quoted }) => quoted).toReversed();
  return sure.length > 0
    ? [...new Map(sure.map(({ command }) => [command.kind, command])).values()]
    : distinct(readings.map(({ command }) => command));
};

const scopePattern = new RegExp(
  `^(?:во?|внутри|in|within|inside)\\s+(?<scope>[^,:]{0,80}?${quoteSign}(?:\\s+(?:section|paragraph|sentence|chapter))?)[\\s,:]+(?<rest>.*${quoteSign}.*)$`,
  "isu",
);

/** "In the section “X” …": where a command holds, and the command. */
const readScope = (
  text: string,
  quotes: readonly QuotedPart[],
): { readonly scope: CommandTarget; readonly rest: string } | null => {
  const { scope = "", rest = "" } = scopePattern.exec(text)?.groups ?? {};
  const target = scope === "" ? null : readTarget(scope, quotes);
  const isPlace = target?.kind === "quote" && target.unit !== "words" && target.unit !== "heading";
  return isPlace ? { scope: target, rest } : null;
};

/**
 * The same with all that follows the first colon taken for one text: "add to the end: …". Empty when there is no
 * colon, or nothing behind it.
 */
export const readColonCommand = (part: MaskedPart, onSelection: boolean): CommandReadings => {
  const [, head = "", rest = ""] = /^([^:\n]*):\s*(\S[\s\S]*)$/.exec(part.masked) ?? [];
  if (rest === "") return [];
  if (new RegExp(`^${quoteSign}[.!]?$`).test(rest.trim())) {
    return readCommand({ ...part, masked: `${head} ${rest}` }, onSelection);
  }
  const inner = unmask(rest, part.quotes).trimEnd();
  const quotes = [...part.quotes, { inner, source: inner }];
  return readCommand({ masked: `${head} ${signOf(quotes.length - 1)}`, quotes }, onSelection);
};

const anyOf = (words: readonly string[]): string => `(?:${words.join("|")})`;
const leading = new RegExp(`^(?:${anyOf(courtesyBefore)}(?![\\p{L}\\p{N}])[\\s,:]*)+`, "isu");
const trailing = new RegExp(`(?:[\\s,]+${anyOf(courtesyAfter)})+[\\s.!?]*$`, "isu");
/** Said in the middle. */
const besides = /[\s,]+(?:пожалуйста|please)(?=[\s,])[\s,]*/giu;
const allQuotes = `(?:все|каждое|all|every|each)(?=\\s*${quoteSign})`;
const everywherePattern = new RegExp(
  `(?<![\\p{L}\\p{N}])(?:${everywhereWords.join("|")}|${allQuotes})(?![\\p{L}\\p{N}])`,
  "isu",
);
const documentPattern = new RegExp(
  `(?<![\\p{L}\\p{N}])(?<!end )(?<!start )${anyOf(documentWords)}(?![\\p{L}\\p{N}])`,
  "isu",
);

/** The words of a command without courtesy and without what says where it holds. */
const plainCommand = (masked: string): { text: string; everywhere: boolean } => {
  const bare = masked
    .trim()
    .replace(besides, " ")
    .replace(trailing, "")
    .replace(/[.!?]+$/, "")
    .replace(leading, "");
  const everywhere = everywherePattern.test(bare);
  const text = bare
    .replace(everywherePattern, " ")
    .replace(documentPattern, " ")
    .trim()
    .replace(leading, "")
    .replace(/^[,:]\s*|\s*,$/g, "");
  return { text, everywhere };
};

interface Slots {
  readonly x: string | undefined;
  readonly y: string | undefined;
}

/** Every way in which the pattern fits. */
const slotsOf = ({ withLeast }: CommandPattern, text: string): Slots[] => {
  const found: Slots[] = [];
  if (text.length > longestCommand) return found;
  let least = 1;
  while (found.length < mostReadings) {
    const match = withLeast(least).exec(text);
    if (match === null) break;
    const groups: Partial<Record<string, string>> = match.groups ?? {};
    const { x, y } = groups;
    found.push({ x, y });
    const lengths = [x, y].flatMap((slot) => (slot === undefined ? [] : [slot.length]));
    if (lengths.length < 2) break;
    // The first slot is the one whose length is forced; it grows from one reading to the next.
    const first = Object.keys(groups)[0] === "x" ? x : y;
    least = (first?.length ?? 0) + 1;
  }
  return found;
};

interface ReadCommand {
  readonly command: EditCommand;
  readonly quoted: boolean;
}

const commandsOf = (
  meaning: PatternMeaning,
  slots: Slots,
  quotes: readonly QuotedPart[],
  everywhere: boolean,
): ReadCommand[] => {
  const read =
    meaning === "swap_or_replace"
      ? [rearranging("swap", slots, quotes), commandOf("replace", slots, quotes, everywhere)]
      : meaning === "swap" || meaning === "move_before" || meaning === "move_after"
        ? [rearranging(meaning, slots, quotes)]
        : [commandOf(meaning, slots, quotes, everywhere)];
  return read.filter((one) => one !== null);
};

/** Both are passages of the document; a unit that is said once holds for both: "the paragraphs “X” and “Y”". */
const rearranging = (
  meaning: "swap" | "move_before" | "move_after",
  { x = "", y = "" }: Slots,
  quotes: readonly QuotedPart[],
): ReadCommand | null => {
  const [one, two] = [readTarget(x, quotes), readTarget(y, quotes)];
  if (one === null || two === null || isTooLong(one) || isTooLong(two)) return null;
  if (one.kind === "selection" && two.kind === "selection") return null;
  const [target, other] =
    meaning === "swap" ? [withUnitOf(one, two), withUnitOf(two, one)] : [one, two];
  const quoted = [one, two].every((each) => each.kind === "selection" || each.quoted);
  const command: RearrangingCommand =
    meaning === "swap"
      ? { kind: "swap", target, other }
      : { kind: "move", where: meaning === "move_before" ? "before" : "after", target, other };
  return { command, quoted };
};

const withUnitOf = (one: CommandTarget, other: CommandTarget): CommandTarget =>
  one.kind === "quote" && other.kind === "quote" && one.unit === "words"
    ? { ...one, unit: other.unit }
    : one;

const commandOf = (
  meaning: Exclude<PatternMeaning, "swap" | "swap_or_replace" | "move_before" | "move_after">,
  { x, y }: Slots,
  quotes: readonly QuotedPart[],
  everywhere: boolean,
): ReadCommand | null => {
  const target: CommandTarget | null =
    x === undefined ? { kind: "selection" } : readTarget(x, quotes);
  const text = y === undefined ? null : readNewText(y, quotes);
  const sureTarget = target?.kind === "selection" || target?.quoted === true;
  if (meaning === "delete") {
    return target === null || isTooLong(target)
      ? null
      : { command: { kind: "delete", target, scope: null, everywhere }, quoted: sureTarget };
  }
  if (text === null) return null;
  if (meaning === "replace") {
    if (target === null || isTooLong(target) || !isLiteral(target, text)) return null;
    const command: EditCommand = {
      kind: "replace",
      ...{ target, scope: null, text: text.text, everywhere },
    };
    return { command, quoted: sureTarget && text.quoted };
  }
  // What is to be added must be there word by word: "add an example" is no command.
  if (!text.quoted) return null;
  return addition(meaning, target, text.text, sureTarget);
};

const addition = (
  meaning: "insert_before" | "insert_after" | "append_end" | "append_start" | "append_section",
  target: CommandTarget | null,
  text: string,
  sureTarget: boolean,
): ReadCommand | null => {
  switch (meaning) {
    case "append_end":
      return { command: { kind: "append", where: "end", section: null, text }, quoted: true };
    case "append_start":
      return { command: { kind: "append", where: "start", section: null, text }, quoted: true };
    case "append_section": {
      if (target?.kind !== "quote") return null;
      const section = target.text;
      return { command: { kind: "append", where: "end", section, text }, quoted: target.quoted };
    }
    default: {
      if (target === null || isTooLong(target)) return null;
      const where = meaning === "insert_before" ? "before" : "after";
      return { command: { kind: "insert", where, target, scope: null, text }, quoted: sureTarget };
    }
  }
};

const isTooLong = (target: CommandTarget): boolean =>
  target.kind === "quote" && !target.quoted && target.text.split(/\s+/).length > mostPlainWords;

/** Beginnings of descriptions: what comes after them has still to be thought of. */
const description =
  /^(?:более|менее|друг(?:ой|ую|ое|ие)|ин(?:ой|ую|ое|ые)|что-|как(?:ой|ую|ое|ие|-)|чем-|луч?ш|получ?ше|правильн|верн|нормальн|понятн|пон?ятней|попроще|прост|корот|кратк|короче|подробн|подлинн|точн|подходящ|хорош|красив|синоним|свои|нов|та(?:к|кую|кое|кой)(?!\p{L})|чтобы|настоящ|an?(?!\p{L})|some|another|other|different|more|less|better|shorter|simpler|longer|clearer|correct|right|proper|good|nicer|new|its|so(?!\p{L})|such|what|whatever|the (?:right|correct|proper|following|same|opposite))/iu;

/** Whether both texts are to be taken word by word. */
const isLiteral = (target: CommandTarget, text: { text: string; quoted: boolean }): boolean => {
  if (text.quoted) return true;
  // A selection is changed only by a text that stands there: "replace it with something simpler" has to be thought of.
  if (target.kind === "selection") return false;
  return text.text.split(/\s+/).length <= mostPlainWords && !description.test(text.text);
};

const distinct = (commands: readonly EditCommand[]): EditCommand[] => [
  ...new Map(commands.map((command) => [JSON.stringify(command), command])).values(),
];
