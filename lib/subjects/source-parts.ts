import { splitBlocks } from "#lib/blocks/split-blocks.ts";
import type { Span } from "#lib/schemas/quiz.ts";
import type { NamedPlace, SourcePlace } from "#lib/schemas/source.ts";
import { mostMarks } from "#lib/schemas/source-limits.ts";
import { placeAt } from "./find-places.ts";

/** A page, a slide or a chapter of a source, up to the next one. All of them together are its text. */
export interface SourcePart extends Span, NamedPlace {
  /** 1 for what stands above all others. */
  readonly level: number;
}

/** Deeper headings than these begin no part, as in files of Markdown that are read. */
const deepestHeading = 2;

interface Cut {
  readonly start: number;
  readonly title: string;
  readonly level: number;
}

const headingsOf = (text: string): Cut[] =>
  splitBlocks(text).flatMap(({ heading, start }) =>
    heading === null ? [] : [{ start, title: heading.text, level: heading.level }],
  );

/** Of more than can be chosen from, those above all others; none where these are too many as well. */
const fewEnough = (headings: readonly Cut[]): Cut[] => {
  for (let deepest = deepestHeading; deepest > 0; deepest -= 1) {
    const some = headings.filter(({ level }) => level <= deepest);
    if (some.length < mostMarks) return some;
  }
  return [];
};

/**
 * The parts of which some can be chosen: where pages, slides or chapters of its files begin, else where its own headings do.
 * One part where there is neither.
 */
export const sourceParts = (source: {
  readonly text: string;
  readonly title: string;
  readonly fileName: string | null;
  readonly places: readonly SourcePlace[];
}): SourcePart[] => {
  const { text, places } = source;
  const headings = headingsOf(text);
  const levels = new Map(headings.map(({ start, level }) => [start, level]));
  let level = 1;
  // What goes on under the title of the one before has no heading.
  const levelOf = ({ start, title }: SourcePlace, at: number): number => {
    const goesOn = title !== "" && title === places[at - 1]?.title;
    level = levels.get(start) ?? (goesOn ? level : 1);
    return level;
  };
  const cuts: Cut[] =
    places.length > 1
      ? places.map((place, at) => ({
          ...{ start: place.start, title: place.title, level: levelOf(place, at) },
        }))
      : fewEnough(headings);
  const first = cuts[0]?.start ?? text.length;
  if (cuts.length === 0 || text.slice(0, first).trim() !== "")
    cuts.unshift({ start: 0, title: "", level: 1 });
  const file = source.fileName ?? source.title;
  return cuts.map(({ start, ...cut }, at) => {
    const place = placeAt(places, start);
    return {
      ...{ ...cut, start, end: cuts[at + 1]?.start ?? text.length },
      ...{ file: place?.file ?? file, unit: place?.unit ?? "chapter", page: place?.page ?? null },
    };
  });
};
