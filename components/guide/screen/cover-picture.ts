import { maxScreenshotBytes } from "#lib/guide/screenshot-limits.ts";
import type { ScreenBox } from "#lib/screen/screen-box.ts";
import { coveredPixels, type PixelSize } from "./covers.ts";

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
