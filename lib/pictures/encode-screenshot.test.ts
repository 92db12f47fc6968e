import sharp from "sharp";
import { expect, test } from "vitest";
import { maxScreenshotBytes } from "../guide/screenshot-limits.ts";
import { drawCandidates } from "./draw-candidates.ts";
import { encodeScreenshot } from "./encode-screenshot.ts";

const screen = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: "#336699" } });

/** One black pixel in a white picture: what a letter of a screen is thin as. */
const onePixel = async (): Promise<Buffer> => {
  const pixels = Buffer.alloc(40 * 30, 255);
  pixels[15 * 40 + 20] = 0;
  return sharp(pixels, { raw: { width: 40, height: 30, channels: 1 } })
    .png()
    .toBuffer();
};

test("a screenshot keeps its own pixels, each of them", async () => {
  const sent = await onePixel();
  const kept = await encodeScreenshot(sent);
  expect(kept).toMatchObject({ mediaType: "image/webp", width: 40, height: 30 });
  const greys = (bytes: Uint8Array) => sharp(bytes).greyscale().raw().toBuffer();
  expect((await greys(kept.bytes)).equals(await greys(sent))).toBe(true);
});

test.each(["png", "jpeg", "webp"] as const)(
  "it may come as %s and of any size up to 8K",
  async (format) => {
    const sent = await screen(3_000, 2_000).toFormat(format).toBuffer();
    expect(await encodeScreenshot(sent)).toMatchObject({ width: 3_000, height: 2_000 });
  },
);

test("nothing but the picture is kept", async () => {
  const secret = "Privet-Drive-4";
  const sent = await screen(20, 20)
    .jpeg()
    .withExif({ IFD0: { Artist: secret } })
    .toBuffer();
  expect(sent.includes(secret)).toBe(true);
  expect(Buffer.from((await encodeScreenshot(sent)).bytes).includes(secret)).toBe(false);
});

test.each([
  ["screenshot_too_large", () => screen(8_193, 4).png().toBuffer()],
  ["screenshot_too_large", () => screen(6_400, 6_400).png().toBuffer()],
  ["screenshot_too_large", async () => Buffer.alloc(maxScreenshotBytes + 1)],
  ["screenshot_not_picture", async () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>')],
  ["screenshot_not_picture", async () => Buffer.from("%PDF-1.7\n")],
  ["screenshot_not_picture", () => screen(4, 4).gif().toBuffer()],
  ["screenshot_broken", async () => (await screen(500, 500).png().toBuffer()).subarray(0, 300)],
  ["screenshot_broken", async () => Buffer.alloc(0)],
])("%s is refused", async (code, make) => {
  await expect(encodeScreenshot(await make())).rejects.toMatchObject({ code });
});

test("candidates are drawn on a picture that services take, the same each time", async () => {
  const sent = await screen(4_000, 1_000).png().toBuffer();
  const box = { x: 0.5, y: 0.4, width: 0.1, height: 0.2 };
  const drawn = await drawCandidates(sent, [{ number: 12, box }]);
  const { data, info } = await sharp(drawn.bytes).raw().toBuffer({ resolveWithObject: true });
  expect([info.width, info.height]).toEqual([2_000, 500]);
  // Its frame runs left of the box, and the box itself is as it was.
  const at = (x: number, y: number) => [
    ...data.subarray((y * 2_000 + x) * 3, (y * 2_000 + x) * 3 + 3),
  ];
  expect(at(998, 250)).toEqual([0xe6, 0x00, 0x7e]);
  expect(at(1_100, 250)).toEqual([0x33, 0x66, 0x99]);
  expect((await drawCandidates(sent, [{ number: 12, box }])).sha256).toBe(drawn.sha256);
});

test("of many candidates no number covers another place, as long as a side is free", async () => {
  const sent = await screen(400, 400).png().toBuffer();
  const places = Array.from({ length: 14 }, (_, index) => ({
    x: (20 + 40 * (index % 7)) / 400,
    y: (100 + 14 * Math.floor(index / 7)) / 400,
    width: 10 / 400,
    height: 10 / 400,
  }));
  const { bytes } = await drawCandidates(
    sent,
    places.map((box, index) => ({ number: index + 1, box })),
  );
  const { data } = await sharp(bytes).raw().toBuffer({ resolveWithObject: true });
  const middles = places.map(({ x, y }) => {
    const at = Math.round((y * 400 + 5) * 400 + x * 400 + 5) * 3;
    return [...data.subarray(at, at + 3)];
  });
  expect(new Set(middles.map(String))).toEqual(new Set([String([0x33, 0x66, 0x99])]));
});
