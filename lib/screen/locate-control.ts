import { groupWords } from "./group-words.ts";
import { labelsOfInstruction } from "./labels-of-instruction.ts";
import type { LocatedControl } from "./located-control.ts";
import { type LabelMatch, matchLabel } from "./match-label.ts";
import { type ScreenFrame, toFractions } from "./screen-box.ts";
import type { ScreenWord } from "./screen-word.ts";

export interface Search {
  readonly words: readonly ScreenWord[];
  readonly frame: ScreenFrame;
  /** The step, in English or Russian. */
  readonly instruction: string;
  /** What the control is called, where that is known better than from the step. */
  readonly labels?: readonly string[];
}

/** A model is shown no more than these. */
const mostCandidates = 12;
/** Under it a match is no finding: a wrong place costs more than none. */
const leastConfidence = 0.5;

/** Finds the control of a step by the text of the screen alone. */
export const locateControl = ({ words, frame, instruction, labels }: Search): LocatedControl => {
  const segments = groupWords(words);
  const wanted = labels ?? labelsOfInstruction(instruction);
  const matches = wanted
    .flatMap((label, rank) =>
      matchLabel(label, segments).map((match) => ({ ...match, score: match.score * 0.9 ** rank })),
    )
    .toSorted((a, b) => b.score - a.score);
  const candidates = numbered(matches, frame);
  const best = candidates[0];
  const found = best !== undefined && best.confidence >= leastConfidence;
  return {
    frame,
    found,
    box: found ? best.box : null,
    confidence: found ? best.confidence : 0,
    candidates,
    label: found ? best.label : (wanted[0] ?? null),
  };
};

const numbered = (
  matches: readonly LabelMatch[],
  frame: ScreenFrame,
): LocatedControl["candidates"] =>
  matches
    .flatMap(({ box, text, score }) => {
      const place = toFractions(box, frame);
      return place ? [{ box: place, confidence: Math.min(1, score), label: text }] : [];
    })
    .slice(0, mostCandidates)
    .map((candidate, index) => ({ number: index + 1, ...candidate }));
