import { z } from "zod";
import { type ScreenBox, screenBox } from "#lib/screen/screen-box.ts";

/** The covered areas of one picture, as fractions of it, and what they were before each change. */
export interface Covers {
  readonly areas: readonly ScreenBox[];
  readonly past: readonly (readonly ScreenBox[])[];
  /** What is being changed without a pause, such as one area that is dragged: it is undone at once. */
  readonly changing: string | null;
}

export type CoverAct =
  | { readonly type: "draw"; readonly box: ScreenBox }
  | { readonly type: "add"; readonly box: ScreenBox }
  | { readonly type: "edit"; readonly index: number; readonly box: ScreenBox | null }
  | { readonly type: "rest" }
  | { readonly type: "undo" };

export const coversOf = (areas: readonly ScreenBox[]): Covers => ({
  ...{ areas, past: [], changing: null },
});

/** The areas after what the student did. What is drawn or moved in one go is one change. */
export const changeCovers = (covers: Covers, act: CoverAct): Covers => {
  const { areas, past, changing } = covers;
  const changed = (next: readonly ScreenBox[], what: string | null): Covers => ({
    areas: next,
    past: what !== null && what === changing ? past : [...past, areas],
    changing: what,
  });
  switch (act.type) {
    case "draw":
      return changed([...(changing === "draw" ? areas.slice(0, -1) : areas), act.box], "draw");
    case "add":
      return changed([...areas, act.box], null);
    case "edit": {
      const { index, box } = act;
      return box === null
        ? changed(areas.toSpliced(index, 1), null)
        : changed(areas.with(index, box), `edit ${index}`);
    }
    case "rest":
      return { ...covers, changing: null };
    case "undo":
      return { areas: past.at(-1) ?? areas, past: past.slice(0, -1), changing: null };
  }
};

export interface PixelSize {
  readonly width: number;
  readonly height: number;
}

/** The pixels that an area covers: each that it touches. */
export const coveredPixels = (area: ScreenBox, { width, height }: PixelSize) => {
  const x = Math.max(0, Math.floor(area.x * width));
  const y = Math.max(0, Math.floor(area.y * height));
  return {
    ...{ x, y },
    width: Math.min(width, Math.ceil((area.x + area.width) * width)) - x,
    height: Math.min(height, Math.ceil((area.y + area.height) * height)) - y,
  };
};

/** Guides whose areas a browser keeps. */
const mostGuides = 30;
const storageKey = "lectern.covers";

const keptCovers = z.array(
  z.object({ guide: z.string(), sizes: z.record(z.string(), z.array(screenBox)) }),
);

const nameOf = ({ width, height }: PixelSize): string => `${width}x${height}`;

const readKept = (): z.infer<typeof keptCovers> => {
  try {
    return keptCovers.parse(JSON.parse(localStorage.getItem(storageKey) ?? "[]"));
  } catch {
    // Nothing was kept, or the storage is forbidden.
    return [];
  }
};

/** The areas that were covered on the last picture of this size in this guide; this browser alone knows them. */
export const coversKept = (guide: string, size: PixelSize): readonly ScreenBox[] =>
  readKept().find((one) => one.guide === guide)?.sizes[nameOf(size)] ?? [];

/** Whether pictures of some size have covered areas in this guide. */
export const hasKeptCovers = (guide: string): boolean =>
  readKept().some((one) => one.guide === guide && Object.values(one.sizes).flat().length > 0);

/** Keeps the areas for the next pictures of this size. */
export const keepCovers = (guide: string, size: PixelSize, areas: readonly ScreenBox[]): void => {
  const kept = readKept();
  const own = kept.find((one) => one.guide === guide)?.sizes ?? {};
  const others = kept.filter((one) => one.guide !== guide).slice(1 - mostGuides);
  try {
    const sizes = { ...own, [nameOf(size)]: [...areas] };
    localStorage.setItem(storageKey, JSON.stringify([...others, { guide, sizes }]));
  } catch {
    // Full or forbidden: the areas are drawn anew, and every picture is shown before it is sent.
    return;
  }
};
