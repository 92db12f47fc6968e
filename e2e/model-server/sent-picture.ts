import { createHash } from "node:crypto";
import sharp from "sharp";
import { readMark } from "./marked-picture.ts";
import type { SentPicture } from "./reply.ts";

/**
 * A picture from its data URL.
 * @throws Error for any other address, because no server may be made to fetch one, and for what is no picture
 */
export const sentPicture = async (url: string): Promise<SentPicture> => {
  const [, mediaType, base64] = /^data:(image\/(?:png|jpeg|webp));base64,(.+)$/s.exec(url) ?? [];
  if (mediaType === undefined || base64 === undefined) {
    throw new Error(`a picture must come as a data URL, it came as ${url.slice(0, 40)}`);
  }
  const bytes = Buffer.from(base64, "base64");
  const read = await readMark(bytes).catch((cause: unknown) => {
    throw new Error("a picture cannot be decoded", { cause });
  });
  const [red, green, blue] = (await sharp(bytes).stats()).channels.map(({ mean }) => mean);
  const colour = [red ?? 0, green ?? 0, blue ?? 0] as const;
  return { ...read, colour, mediaType, sha256: createHash("sha256").update(bytes).digest("hex") };
};
