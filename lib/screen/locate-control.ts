import type { LocatedControl } from "./located-control.ts";
import { parseInstruction, type TargetQuery } from "./parse-instruction.ts";
import { type RankedMatch, rankMatches, type Screen } from "./rank-matches.ts";
import { type ScreenFrame, toFractions } from "./screen-box.ts";
import { screenLabels } from "./screen-label.ts";
import { onePerPlace, screenMarks } from "./screen-marks.ts";
import type { ScreenShape } from "./screen-shape.ts";
import type { ScreenWord } from "./screen-word.ts";

export interface Search {
  /** `screenWords` of a reading. */
  readonly words: readonly ScreenWord[];
  /** What `readScreen` found beside the text; fields and checkboxes are found by it. */
  readonly shapes?: readonly ScreenShape[];
  readonly frame: ScreenFrame;
  /** The step, in English or Russian. */
  readonly instruction: string;
  /** What the control is called, where that is known better than from the step. */
  readonly labels?: readonly string[];
}

/** Of the places that the words speak for no more are shown. */
const mostLikely = 12;
/** With more numbers a picture could not be read any more. */
const mostCandidates = 200;
/** Under it a match is no finding: a wrong place costs more than none. */
const leastConfidence = 0.7;
/** Under it a place is not even a candidate. */
const leastCandidate = 0.45;
/** Each further name of a step is so much less likely to be the one that is pressed first. */
const laterName = 0.85;

/** What is to be chosen in a list that is named is mostly not seen before the list is open, and its words elsewhere are others. */
const ofList = 0.7;

/** Finds the control of a step by the text of the screen alone. */
export const locateControl = (search: Search): LocatedControl => {
  const { words, shapes = [], frame, instruction, labels } = search;
  const query = withLabels(parseInstruction(instruction), labels);
  const screen = { frame, labels: screenLabels(words), shapes };
  const candidates = numbered(candidatesOf(query, screen), screen);
  const best = candidates[0];
  const found = best !== undefined && best.confidence >= leastConfidence;
  return {
    frame,
    found,
    box: found ? best.box : null,
    confidence: found ? best.confidence : 0,
    candidates,
    label: found ? best.label : (query.targets[0]?.variants[0] ?? null),
  };
};

const withLabels = (query: TargetQuery, labels: readonly string[] | undefined): TargetQuery => {
  if (labels === undefined || labels.length === 0) return query;
  const role = query.targets[0]?.role ?? null;
  return { ...query, targets: labels.map((label) => ({ variants: [label], marked: true, role })) };
};

const candidatesOf = (query: TargetQuery, screen: Screen): RankedMatch[] => {
  const hasList = query.ancestors.some(({ role, marked }) => role === "choice" && marked);
  const targets = query.targets.flatMap((name, rank) =>
    weighted(
      rankMatches(name, query, screen),
      laterName ** rank * (hasList && !name.marked ? ofList : 1),
    ),
  );
  const seen = targets.some(({ confidence }) => confidence >= leastConfidence);
  // What is done to the control is not done to what is opened before.
  const way = { ...query, verbRoles: [] };
  const ancestors = query.ancestors
    .toReversed()
    .flatMap((name, rank) =>
      weighted(rankMatches(name, way, screen), (seen ? 0.5 : 1) * laterName ** rank),
    );
  return [...targets, ...ancestors].toSorted((a, b) => b.confidence - a.confidence);
};

const weighted = (matches: readonly RankedMatch[], weight: number): RankedMatch[] =>
  matches.map((match) => ({ ...match, confidence: match.confidence * weight }));

/** The likely places first, then all the others that can be pressed, as far as a picture has room for their numbers. */
const numbered = (
  matches: readonly RankedMatch[],
  { frame, ...seen }: Screen,
): LocatedControl["candidates"] => {
  const likely = onePerPlace(matches.filter(({ confidence }) => confidence >= leastCandidate));
  const marks = screenMarks(seen).map(({ box, label }) => ({ box, text: label, confidence: 0 }));
  return onePerPlace([...likely.slice(0, mostLikely), ...marks])
    .flatMap(({ box, text, confidence }) => {
      const place = toFractions(box, frame);
      return place ? [{ box: place, confidence, label: text }] : [];
    })
    .slice(0, mostCandidates)
    .map((candidate, index) => ({ number: index + 1, ...candidate }));
};
