import { z } from "zod";
import { maxScreenshotBytes } from "#lib/schemas/guide-limits.ts";
import { type ScreenBox, screenBox } from "#lib/schemas/located-control.ts";

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

/** The size of a picture as it will be seen; null when this browser cannot open it. */
export const pictureSize = async (picture: Blob): Promise<PixelSize | null> => {
  const opened = await createImageBitmap(picture).catch(() => null);
  if (opened === null) return null;
  const { width, height } = opened;
  opened.close();
  return { width, height };
};

/**
 * The picture with its areas black, drawn and encoded anew, so that neither what was under them nor anything beside the
 * pixels is in it. A JPEG stays one, everything else becomes a PNG, in which the other pixels stay as they are.
 * The result is opened once more and looked at: what cannot be proved covered is null, and must not be sent.
 */
export const coverPicture = async (
  picture: Blob,
  areas: readonly ScreenBox[],
): Promise<Blob | null> => {
  try {
    const canvas = await drawn(picture);
    const context = contextOf(canvas);
    context.fillStyle = "#000000";
    const rectangles = areas.map((area) => coveredPixels(area, canvas));
    for (const { x, y, width, height } of rectangles) context.fillRect(x, y, width, height);
    const encoded = await encode(canvas, picture.type);
    if (areas.length === 0) return encoded;
    const seen = contextOf(await drawn(encoded));
    // The edges of an area shimmer a little in a JPEG.
    const brightest = encoded.type === "image/jpeg" ? 128 : 0;
    const isBlack = rectangles.every(({ x, y, width, height }) =>
      seen
        .getImageData(x, y, width, height)
        .data.every((value, index) => index % 4 === 3 || value <= brightest),
    );
    const { width, height } = seen.canvas;
    const isWhole = width === canvas.width && height === canvas.height;
    return isBlack && isWhole ? encoded : null;
  } catch {
    // Too large for this browser, not a picture, or a canvas that it does not let be read.
    return null;
  }
};

/** The picture on a canvas of its own size. @throws DOMException */
const drawn = async (picture: Blob): Promise<HTMLCanvasElement> => {
  const opened = await createImageBitmap(picture);
  const canvas = document.createElement("canvas");
  canvas.width = opened.width;
  canvas.height = opened.height;
  const context = contextOf(canvas);
  context.fillStyle = "#ffffff";
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.drawImage(opened, 0, 0);
  opened.close();
  return canvas;
};

const contextOf = (canvas: HTMLCanvasElement): CanvasRenderingContext2D => {
  const context = canvas.getContext("2d", { willReadFrequently: true });
  if (context === null) throw new Error("There is no canvas to draw on");
  return context;
};

/** Without loss unless it came with loss, or would be too large to be taken. */
const encode = async (canvas: HTMLCanvasElement, type: string): Promise<Blob> => {
  if (type !== "image/jpeg") {
    const png = await toBlob(canvas, "image/png");
    if (png.size <= maxScreenshotBytes) return png;
  }
  return toBlob(canvas, "image/jpeg");
};

const toBlob = (canvas: HTMLCanvasElement, type: "image/png" | "image/jpeg"): Promise<Blob> =>
  new Promise((done, fail) =>
    canvas.toBlob(
      (blob) => (blob === null ? fail(new Error("The canvas was not encoded")) : done(blob)),
      type,
      0.95,
    ),
  );

/** What browsers tell of a captured surface; `screenPixelRatio` is there in some of them only. */
export interface CapturedSurface {
  readonly displaySurface?: string | undefined;
  readonly screenPixelRatio?: number | undefined;
}

const plausible = (ratio: number | undefined): ratio is number =>
  ratio !== undefined && Number.isFinite(ratio) && ratio >= 0.25 && ratio <= 16;

/**
 * Pixels of a captured picture for one CSS pixel of the screen that it shows. The page's own ratio is the last resort:
 * the zoom of the page counts in it, and it may stand on another screen.
 */
export const capturedRatio = (
  surface: CapturedSurface,
  pictureWidth: number,
  page: { readonly screenWidth: number; readonly devicePixelRatio: number },
): number => {
  if (plausible(surface.screenPixelRatio)) return surface.screenPixelRatio;
  const ofScreen = pictureWidth / page.screenWidth;
  if (surface.displaySurface === "monitor" && plausible(ofScreen)) return ofScreen;
  return pageRatio(page.devicePixelRatio);
};

/** The page's ratio, where it is one. */
export const pageRatio = (devicePixelRatio: number): number =>
  plausible(devicePixelRatio) ? devicePixelRatio : 1;
