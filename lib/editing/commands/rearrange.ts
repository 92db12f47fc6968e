import { makePatch } from "../../quotes/make-patch.ts";
import type { NewEdit } from "../../study/edit-store.ts";
import { linesAround, sentencesAround } from "../document-units.ts";
import { editAt } from "../edit-at.ts";
import type { TextSpan } from "../proposed-edit.ts";
import type { CommandTarget, RearrangingCommand } from "./command.ts";
import type { TargetPlace } from "./find-target.ts";
import { insertion } from "./insertion.ts";
import { listItem, moveItem } from "./move-item.ts";

/** The two passages of a command, each at its place. */
export interface PlacedPair {
  readonly target: TargetPlace;
  readonly other: TargetPlace;
}

/**
 * The edit that puts two passages in each other's place, or one beside the other: one edit with a patch for each
 * passage. Null when nothing would change; "overlap" when one passage lies in the other.
 */
export const rearrange = (
  document: string,
  command: RearrangingCommand,
  pair: PlacedPair,
  reason: string,
): NewEdit | "overlap" | null =>
  command.kind === "swap"
    ? swapPassages(document, command, pair, reason)
    : movePassage(document, command, pair, reason);

const swapPassages = (
  document: string,
  command: Extract<RearrangingCommand, { kind: "swap" }>,
  { target, other }: PlacedPair,
  reason: string,
): NewEdit | "overlap" | null => {
  const [one, two] = [
    swappedSpan(document, command.target, target),
    swappedSpan(document, command.other, other),
  ];
  if (one.start < two.end && two.start < one.end) return "overlap";
  const [oneText, twoText] = [one, two].map(({ start, end }) => document.slice(start, end)) as [
    string,
    string,
  ];
  if (oneText === twoText) return null;
  return {
    patches: [
      makePatch(document, one.start, one.end, twoText),
      makePatch(document, two.start, two.end, oneText),
    ].sort((a, b) => a.start - b.start),
    similarity: Math.min(target.similarity, other.similarity),
    reason,
    oldText: oneText,
    newText: twoText,
  };
};

/** Numbers and bullets stay where they are, and a heading keeps its marks. */
const swappedSpan = (document: string, target: CommandTarget, place: TargetPlace): TextSpan => {
  if (target.kind === "selection") return place.whole;
  if (target.unit === "heading" || target.unit === "words") return place.words;
  if (target.unit !== "line") return place.whole;
  const line = linesAround(document, place.words);
  return { start: line.start + listItem(document, line).mark.length, end: line.end };
};

const movePassage = (
  document: string,
  command: Extract<RearrangingCommand, { kind: "move" }>,
  pair: PlacedPair,
  reason: string,
): NewEdit | "overlap" | null => {
  const about = { similarity: Math.min(pair.target.similarity, pair.other.similarity), reason };
  if (movesItem(document, command.target, pair)) {
    const span = (place: TargetPlace) => linesAround(document, place.words);
    return moveItem(document, span(pair.target), span(pair.other), command.where, about);
  }
  const from = command.target.kind === "selection" ? pair.target.whole : movedSpan(command, pair);
  const text = document.slice(from.start, from.end);
  const { other, place } = besideWhat(document, command, pair.other, text);
  const put = insertion(document, { where: command.where, target: other, text }, place);
  const removal = editAt(document, from, "", about);
  const addition = editAt(document, { start: put.at, end: put.at }, put.text, about);
  const [removed, added] = [removal?.patches[0], addition?.patches[0]];
  if (removed === undefined || added === undefined) return null;
  const end = removed.start + removed.removed.length;
  if (removed.start < put.at && put.at < end) return "overlap";
  // It stands there already.
  if (put.at === removed.start || put.at === end) return null;
  const patches = [removed, added].sort((a, b) => a.start - b.start);
  return { ...about, patches, oldText: text, newText: text };
};

const movedSpan = (
  { target }: RearrangingCommand,
  { target: { words, whole } }: PlacedPair,
): TextSpan => (target.kind === "quote" && target.unit === "words" ? words : whole);

/** A line is moved with its bullet, and so is a quote that is all of a list item, beside another item. */
const movesItem = (
  document: string,
  target: CommandTarget,
  { target: { words }, other }: PlacedPair,
): boolean => {
  if (target.kind === "selection") return false;
  if (target.unit === "line") return true;
  const [line, otherLine] = [words, other.words].map((span) => linesAround(document, span)) as [
    TextSpan,
    TextSpan,
  ];
  const { mark } = listItem(document, line);
  const fills =
    document.slice(line.start + mark.length, line.end).trim() ===
    document.slice(words.start, words.end).trim();
  return mark !== "" && fills && listItem(document, otherLine).mark !== "";
};

/** A paragraph goes beside a paragraph, a whole sentence beside a whole sentence. */
const besideWhat = (
  document: string,
  { target, other }: RearrangingCommand,
  place: TargetPlace,
  text: string,
): { readonly other: CommandTarget; readonly place: TargetPlace } => {
  if (other.kind !== "quote" || other.unit !== "words") return { other, place };
  const isBlock =
    target.kind === "quote" && (target.unit === "paragraph" || target.unit === "section");
  if (isBlock) return { other: { ...other, unit: "paragraph" }, place };
  if (!/[.!?…]\s*$/.test(text)) return { other, place };
  const whole = sentencesAround(document, place.words);
  return { other: { ...other, unit: "sentence" }, place: { ...place, whole } };
};
