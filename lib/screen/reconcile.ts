import { z } from "zod";
import {
  type ControlCandidate,
  type LocatedControl,
  type ScreenBox,
  shareInCommon,
} from "#lib/schemas/located-control.ts";

/**
 * What a vision model answers that was shown the picture with numbered candidates: the number of one, or a box of its
 * own as fractions of the frame, or that the control is not there. Numbers are not bounded here: what is out of bounds
 * must be seen and refused, not asked again.
 */
const modelLocation = z.object({
  found: z.boolean(),
  number: z.number().nullable(),
  box: z.object({ x: z.number(), y: z.number(), width: z.number(), height: z.number() }).nullable(),
});
type ModelLocation = z.infer<typeof modelLocation>;

/** What is left of the text's confidence when the model answered with nonsense. */
const afterNonsense = 0.7;
/** Under it, a place that no model confirmed is not shown. */
const leastAlone = 0.35;
/** The model alone, and the model together with the text's first choice. */
const modelAlone = 0.7;
const modelAndText = 0.95;
/** From this share in common on, the model's box means the candidate, whose edges are exact. */
const sameBox = 0.4;
/** How far, of the frame, a box may hang over its edge: models round. */
const overhang = 0.02;
/** Less than a pixel of the largest screens is no box but a point. */
const leastSide = 0.0005;

/**
 * What the text of a screen and a model's answer come to together. The model's choice prevails, also when it says that
 * the control is not there; an answer that cannot be (no such number, a box outside the frame) leaves the text alone,
 * and less sure of itself.
 * @param answer null when no model was asked or none answered
 */
export const reconcile = (byText: LocatedControl, answer: ModelLocation | null): LocatedControl =>
  forStudent(comeTo(byText, answer));

/** Without the places that no word speaks for: these are numbered for a model, which looks at all that can be pressed. */
const forStudent = (located: LocatedControl): LocatedControl => {
  const candidates = located.candidates.filter(({ confidence }) => confidence > 0);
  return candidates.length < located.candidates.length ? { ...located, candidates } : located;
};

const comeTo = (byText: LocatedControl, answer: ModelLocation | null): LocatedControl => {
  if (answer === null) return byText;
  if (!answer.found) return notFound(byText);
  const chosen = byText.candidates.find(({ number }) => number === answer.number);
  if (chosen) return at(byText, chosen);
  const box = answer.box && boxOfModel(answer.box);
  if (!box) return lessSure(byText);
  const meant = byText.candidates.find((candidate) => shareInCommon(candidate.box, box) >= sameBox);
  if (meant) return at(byText, meant);
  return { ...byText, found: true, box, confidence: modelAlone };
};

/** A model's box, cut at the frame's edges; null when it is not on the screen, has no size or is no box at all. */
const boxOfModel = (box: ScreenBox): ScreenBox | null => {
  const right = box.x + box.width;
  const bottom = box.y + box.height;
  const sides = [box.x, box.y, right, bottom];
  if (!sides.every((side) => Number.isFinite(side) && side >= -overhang && side <= 1 + overhang)) {
    return null;
  }
  const x = Math.max(0, box.x);
  const y = Math.max(0, box.y);
  const width = Math.min(1, right) - x;
  const height = Math.min(1, bottom) - y;
  return width >= leastSide && height >= leastSide ? { x, y, width, height } : null;
};

const notFound = (byText: LocatedControl): LocatedControl => ({
  ...byText,
  found: false,
  box: null,
  confidence: 0,
});

const at = (
  byText: LocatedControl,
  { box, label, confidence }: ControlCandidate,
): LocatedControl => {
  const agrees = byText.box !== null && shareInCommon(byText.box, box) >= sameBox;
  const sure = Math.max(confidence, agrees ? modelAndText : modelAlone);
  // An icon has no words.
  return { ...byText, found: true, box, label: label || null, confidence: sure };
};

const lessSure = (byText: LocatedControl): LocatedControl => {
  const confidence = byText.confidence * afterNonsense;
  return confidence < leastAlone ? notFound(byText) : { ...byText, confidence };
};
