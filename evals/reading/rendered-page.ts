import sharp from "sharp";

/** How a page is made hard to read. */
export interface Wear {
  readonly font: string;
  /** In pixels of a page 1,240 wide. */
  readonly size: number;
  /** Sigma in pixels; 0 for none. */
  readonly blur: number;
  /** Standard deviation of noise, of 255. */
  readonly noise: number;
}

const width = 1_240;
const left = 90;

const escaped = (text: string): string =>
  text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");

/** A picture of these lines, printed and then worn. */
export const renderedPage = async (lines: readonly string[], wear: Wear): Promise<Buffer> => {
  const { font, size, blur, noise } = wear;
  const step = size * 1.7;
  const height = Math.round(step * (lines.length + 3));
  const texts = lines.map(
    (line, index) =>
      `<text x="${left}" y="${step * (index + 2)}" font-family="${font}" font-size="${size}">${escaped(line)}</text>`,
  );
  const page = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="100%" height="100%" fill="#f4f0e6"/>${texts.join("")}</svg>`;
  const clean = sharp(Buffer.from(page)).removeAlpha();
  const blurred = await (blur > 0 ? clean.blur(blur) : clean).png().toBuffer();
  if (noise === 0) return sharp(blurred).jpeg({ quality: 88 }).toBuffer();
  const grain = await sharp({
    create: {
      width,
      height,
      channels: 3,
      background: "#000",
      noise: { type: "gaussian", mean: 128, sigma: noise },
    },
  })
    .png()
    .toBuffer();
  return sharp(blurred)
    .composite([{ input: grain, blend: "soft-light" }])
    .jpeg({ quality: 88 })
    .toBuffer();
};
