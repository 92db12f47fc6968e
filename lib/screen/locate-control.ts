import type { LocatedControl } from "./located-control.ts";
import { type RankedMatch, rankMatches, type Screen } from "./rank-matches.ts";
import { type ScreenFrame, toFractions } from "./screen-box.ts";
import { screenLabels } from "./screen-label.ts";
import type { ScreenShape } from "./screen-shape.ts";
import type { ScreenWord } from "./screen-word.ts";
import { type Wish, wishOfInstruction } from "./wish-of-instruction.ts";

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

/** A model is shown no more than these. */
const mostCandidates = 12;
/** Under it a match is no finding: a wrong place costs more than none. */
const leastConfidence = 0.7;
/** Under it a place is not even a candidate. */
const leastCandidate = 0.45;
/** Each further name of a step is so much less likely to be the one that is pressed first. */
const laterName = 0.85;

/** Finds the control of a step by the text of the screen alone. */
export const locateControl = (search: Search): LocatedControl => {
  const { words, shapes = [], frame, instruction, labels } = search;
  const wish = withLabels(wishOfInstruction(instruction), labels);
  const screen = { frame, labels: screenLabels(words), shapes };
  const candidates = numbered(candidatesOf(wish, screen), frame);
  const best = candidates[0];
  const found = best !== undefined && best.confidence >= leastConfidence;
  return {
    frame,
    found,
    box: found ? best.box : null,
    confidence: found ? best.confidence : 0,
    candidates,
    label: found ? best.label : (wish.targets[0]?.variants[0] ?? null),
  };
};

const withLabels = (wish: Wish, labels: readonly string[] | undefined): Wish => {
  if (labels === undefined || labels.length === 0) return wish;
  const role = wish.targets[0]?.role ?? null;
  return { ...wish, targets: labels.map((label) => ({ variants: [label], marked: true, role })) };
};

const candidatesOf = (wish: Wish, screen: Screen): RankedMatch[] => {
  const targets = wish.targets.flatMap((name, rank) =>
    weighted(rankMatches(name, wish, screen), laterName ** rank),
  );
  const seen = targets.some(({ confidence }) => confidence >= leastConfidence);
  const openers = wish.openers
    .toReversed()
    .flatMap((name) => weighted(rankMatches(name, wish, screen), seen ? 0.5 : 1));
  return [...targets, ...openers].toSorted((a, b) => b.confidence - a.confidence);
};

const weighted = (matches: readonly RankedMatch[], weight: number): RankedMatch[] =>
  matches.map((match) => ({ ...match, confidence: match.confidence * weight }));

const numbered = (
  matches: readonly RankedMatch[],
  frame: ScreenFrame,
): LocatedControl["candidates"] =>
  matches
    .flatMap(({ box, text, confidence }) => {
      const place = confidence >= leastCandidate ? toFractions(box, frame) : null;
      return place ? [{ box: place, confidence, label: text }] : [];
    })
    .slice(0, mostCandidates)
    .map((candidate, index) => ({ number: index + 1, ...candidate }));
