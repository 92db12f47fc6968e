/**
 * Draws SVG to pixels, and encodes pictures that a decoder holds whole, in a process of its own, started by `createDrawer`: a
 * drawing that is begun cannot be broken off otherwise, and a few letters of it can ask for hours or for gigabytes.
 */
import { encodeCardPicture, encodeDrawing } from "#lib/pictures/encode-picture.ts";

const lookEveryMs = 20;
const mostMemory = 512 * 1024 * 1024;

/** At once, also while something is drawn. */
const end = () => process.kill(process.pid, "SIGKILL");

setInterval(() => {
  if (process.memoryUsage.rss() > mostMemory) end();
}, lookEveryMs);

process.on("disconnect", end);
process.on("message", async (asked: string | Uint8Array) => {
  const drawing = typeof asked === "string" ? encodeDrawing(asked) : encodeCardPicture(asked);
  process.send?.(await drawing.catch(() => null));
});
// Started without a parent, or by one that is gone already.
if (import.meta.main && !process.connected) end();
