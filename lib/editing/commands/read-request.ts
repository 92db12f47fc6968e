import type { CommandReadings, RequestReading } from "./command.ts";
import { maskQuotes, unmask } from "./mask-quotes.ts";
import { isCompletion, isRedo, isUndo } from "./plain-requests.ts";
import { type MaskedPart, readColonCommand, readCommand } from "./read-command.ts";
import { vocabulary } from "./vocabulary.ts";

const listMark = /^\s*(?:\d{1,2}[.)]|[-*•–—])\s+/;
const verbs = [
  ...vocabulary.replace,
  ...vocabulary.delete,
  ...vocabulary.insert,
  ...vocabulary.instead,
  ...vocabulary.substitute,
  ...vocabulary.swap,
  ...vocabulary.move,
].join("|");
const courtesy = "(?:please|пожалуйста|then|also|потом|затем|ещё|еще|также|и|and)";
/** Where another command begins: behind a semicolon, or behind a full stop, a comma or an "and" at a verb. */
const nextCommand = new RegExp(
  `\\s*;\\s+|(?:\\s*\\.\\s+|\\s*,?\\s+(?:а также|и|а|and|then|потом|затем)\\s+|\\s*,\\s*)(?=(?:${courtesy}[\\s,]+)*(?:${verbs})(?![\\p{L}\\p{N}]))`,
  "isu",
);

/**
 * What a student's request asks for, as far as it can be told without understanding the text. Nothing is guessed: a request
 * with one part that is no command is unclear as a whole.
 */
export const readRequest = (request: string, onSelection: boolean): RequestReading => {
  if (isUndo(request)) return { kind: "undo" };
  if (isRedo(request)) return { kind: "redo" };
  if (isCompletion(request)) return { kind: "complete" };
  const whole = maskQuotes(request.trim());
  if (whole === null) return { kind: "unclear", part: request.trim() };
  const read = (part: MaskedPart): CommandReadings => {
    const colon = readColonCommand(part, onSelection);
    return colon.length > 0 ? colon : readCommand(part, onSelection);
  };
  const parts = [
    linesOf(whole, read),
    readColonCommand(whole, onSelection).length > 0 ? null : sentencesOf(whole),
    [whole],
  ];
  for (const commands of parts) {
    if (commands === null) continue;
    const readings = commands.map((part) => ({ source: sourceOf(part), readings: read(part) }));
    if (readings.every((one) => one.readings.length > 0))
      return { kind: "commands", commands: readings };
  }
  return { kind: "unclear", part: firstUnclear(parts, read) ?? request.trim() };
};

const sourceOf = ({ masked, quotes }: MaskedPart): string => unmask(masked, quotes).trim();

/** The lines of a list of commands; the first may introduce them. Null when there are not several. */
const linesOf = (
  { masked, quotes }: MaskedPart,
  read: (part: MaskedPart) => CommandReadings,
): MaskedPart[] | null => {
  const lines = masked
    .split("\n")
    .map((line) => ({ masked: line.replace(listMark, "").trim(), quotes }))
    .filter((line) => line.masked !== "");
  const [first] = lines;
  const introduces = first?.masked.endsWith(":") && read(first).length === 0;
  const commands = introduces ? lines.slice(1) : lines;
  return commands.length > 1 || introduces ? commands : null;
};

/** Commands said in one breath. Null when there is only one. */
const sentencesOf = ({ masked, quotes }: MaskedPart): MaskedPart[] | null => {
  const parts: MaskedPart[] = [];
  let rest = masked;
  for (;;) {
    const found = nextCommand.exec(rest.slice(1));
    if (found === null) break;
    parts.push({ masked: rest.slice(0, found.index + 1), quotes });
    rest = rest.slice(found.index + 1 + found[0].length);
  }
  return parts.length === 0 ? null : [...parts, { masked: rest, quotes }];
};

const firstUnclear = (
  attempts: readonly (readonly MaskedPart[] | null)[],
  read: (part: MaskedPart) => CommandReadings,
): string | null => {
  const several = attempts.find((parts) => parts !== null && parts.length > 1);
  const part = several?.find((one) => read(one).length === 0);
  return part === undefined ? null : sourceOf(part);
};
