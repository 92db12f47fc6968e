import { editDistance } from "../quotes/edit-distance.ts";
import { foldWord, labelTokens } from "./fold-label.ts";
import { boundingBox, type Segment } from "./group-words.ts";
import type { PixelBox } from "./screen-box.ts";

/** Words of a screen that may be a label. */
export interface LabelMatch {
  readonly box: PixelBox;
  readonly text: string;
  /** 0 to 1: how alike the letters are, and how much of what stands together they are. */
  readonly score: number;
  readonly segment: Segment;
}

const leastAlike = 0.75;

export const matchLabel = (label: string, segments: readonly Segment[]): LabelMatch[] => {
  const wanted = labelTokens(label).map(foldWord);
  if (wanted.length === 0) return [];
  return segments.flatMap((segment) => bestInSegment(wanted, segment) ?? []);
};

const bestInSegment = (wanted: readonly string[], segment: Segment): LabelMatch | null => {
  const folded = segment.words.map(({ text }) => labelTokens(text).map(foldWord).join(""));
  const all = folded.join("").length;
  let best: LabelMatch | null = null;
  const target = wanted.join("");
  for (let start = 0; start < folded.length; start++) {
    for (let end = start + 1; end <= Math.min(folded.length, start + wanted.length + 1); end++) {
      const text = folded.slice(start, end).join("");
      const alike = likeness(target, text);
      if (alike < leastAlike) continue;
      const score = alike * (0.6 + 0.4 * (text.length / all));
      if (best && best.score >= score) continue;
      const words = segment.words.slice(start, end);
      const box = boundingBox(words.map((word) => word.box));
      best = { box, text: words.map((word) => word.text).join(" "), score, segment };
    }
  }
  return best;
};

const likeness = (a: string, b: string): number => {
  const longest = Math.max(a.length, b.length);
  if (longest === 0) return 0;
  const limit = Math.floor(longest * (1 - leastAlike));
  const units = (text: string) => Uint16Array.from(text, (sign) => sign.charCodeAt(0));
  return 1 - editDistance(units(a), units(b), limit) / longest;
};
