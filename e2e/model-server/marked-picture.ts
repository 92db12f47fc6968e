import sharp from "sharp";

/**
 * Pictures that carry a text which survives every re-encoding: black and white squares in rows, bit for bit. The test
 * server reads them, so that a test decides what "is written" on a photo.
 */
const cell = 8;
const cellsPerRow = 128;
const white = 255;

/** Squares so faint that nothing takes them for things on a screen, which would be framed and cover them. */
export const faint = 253;
const thresholds = [128, 254];

/**
 * PNG of `text` (at most 4 kB of UTF-8) as squares. The first two bytes are a sign, the next two its length.
 * @param dark of the squares; {@link faint} ones survive only what keeps every pixel
 */
export const markedPicture = async (text: string, dark = 0): Promise<Buffer> => {
  const body = Buffer.from(text, "utf8");
  const head = Buffer.alloc(4);
  head.write("LM", "latin1");
  head.writeUInt16BE(body.length, 2);
  const bits = [...Buffer.concat([head, body])].flatMap((byte) =>
    Array.from({ length: 8 }, (_, bit) => (byte >> (7 - bit)) & 1),
  );
  const rows = Math.max(4, Math.ceil(bits.length / cellsPerRow));
  const pixels = Buffer.alloc(cellsPerRow * rows, white);
  for (const [index, bit] of bits.entries()) if (bit === 1) pixels[index] = dark;
  return sharp(pixels, { raw: { width: cellsPerRow, height: rows, channels: 1 } })
    .resize({ width: cellsPerRow * cell, height: rows * cell, kernel: "nearest" })
    .png()
    .toBuffer();
};

/** The text of a marked picture; null for any other. @throws Error when the picture cannot be decoded */
export const readMark = async (
  bytes: Uint8Array,
): Promise<{ width: number; height: number; mark: string | null }> => {
  const { data, info } = await sharp(bytes, { failOn: "error" })
    .greyscale()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const { width, height } = info;
  if (width !== cellsPerRow * cell) return { width, height, mark: null };
  for (const threshold of thresholds) {
    const read = Buffer.alloc(Math.floor((height / cell) * (cellsPerRow / 8)));
    for (let bit = 0; bit < read.length * 8; bit += 1) {
      const x = (bit % cellsPerRow) * cell + cell / 2;
      const y = Math.floor(bit / cellsPerRow) * cell + cell / 2;
      const isDark = (data[y * width + x] ?? white) < threshold;
      if (isDark) read[bit >> 3] = (read[bit >> 3] ?? 0) | (128 >> (bit & 7));
    }
    if (read.toString("latin1", 0, 2) !== "LM") continue;
    return { width, height, mark: read.toString("utf8", 4, 4 + read.readUInt16BE(2)) };
  }
  return { width, height, mark: null };
};
