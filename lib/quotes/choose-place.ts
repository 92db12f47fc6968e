import { editDistance } from "./edit-distance.ts";
import { type Placement, placed, type QuoteCandidate, type QuoteContext } from "./placement.ts";
import { skeletonForm } from "./skeleton-form.ts";

/**
 * Least advantage of one context over the next, as a share of its letters. One differing letter in fifty is
 * enough, since the places are equally good otherwise and both contexts were copied from somewhere.
 */
const CONTEXT_MARGIN = 0.02;
/** More context than this does not make the place surer. */
const CONTEXT_LENGTH = 300;
/** A context that agrees in less than this is not that place's context. */
const WORST_CONTEXT = 0.6;

/** One of several equally good places by what the model says stands around it, else all of them. */
export const choosePlace = (
  raw: string,
  places: readonly QuoteCandidate[],
  context: QuoteContext,
): Placement => {
  const [only] = places;
  if (places.length === 1 && only !== undefined) return placed(raw, only);
  const ranked = places
    .map((place) => ({ place, distance: contextDistance(raw, place, context) }))
    .sort((a, b) => a.distance - b.distance);
  const [best, next] = ranked;
  const told = Boolean(context.before?.trim() || context.after?.trim());
  if (
    told &&
    best !== undefined &&
    next !== undefined &&
    best.distance <= WORST_CONTEXT &&
    next.distance - best.distance >= CONTEXT_MARGIN
  ) {
    return placed(raw, best.place);
  }
  return { kind: "ambiguous", candidates: places };
};

/** 0 when everything said agrees; each side counts alike. */
const contextDistance = (
  raw: string,
  place: QuoteCandidate,
  { before, after }: QuoteContext,
): number => {
  const sides: number[] = [];
  if (before?.trim()) {
    const told = before.slice(-CONTEXT_LENGTH);
    sides.push(sideDistance(told, raw.slice(Math.max(0, place.start - told.length), place.start)));
  }
  if (after?.trim()) {
    const told = after.slice(0, CONTEXT_LENGTH);
    sides.push(sideDistance(told, raw.slice(place.end, place.end + told.length)));
  }
  return sides.reduce((sum, side) => sum + side, 0) / Math.max(1, sides.length);
};

const sideDistance = (told: string, real: string): number => {
  const [a, b] = [skeletonForm(told).units, skeletonForm(real).units];
  // Context of marks only (a table rule, a heading line) is compared as it stands.
  if (a.length < 4) return plainDistance(told.trim(), real.trim());
  return editDistance(a, b) / a.length;
};

const plainDistance = (told: string, real: string): number =>
  editDistance(
    [...told].map((sign) => sign.codePointAt(0) ?? 0),
    [...real].map((sign) => sign.codePointAt(0) ?? 0),
  ) / Math.max(1, told.length);
