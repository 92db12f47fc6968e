import { createHash, randomBytes } from "node:crypto";
import sharp, { type Sharp } from "sharp";
import { describe, expect, test } from "vitest";
import { maxScreenshotBytes } from "#lib/schemas/guide-limits.ts";
import { maxPhotoBytes } from "#lib/schemas/study-limits.ts";
import { drawCandidates } from "./draw-candidates.ts";
import { encodePicture, encodeScreenshot } from "./encode-picture.ts";

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
  expect([info.width, info.height]).toEqual([1_600, 400]);
  // Its frame runs left of the box, and the box itself is as it was.
  const at = (x: number, y: number) => [
    ...data.subarray((y * 1_600 + x) * 3, (y * 1_600 + x) * 3 + 3),
  ];
  expect(at(798, 200)).toEqual([0xe6, 0x00, 0x7e]);
  expect(at(880, 200)).toEqual([0x33, 0x66, 0x99]);
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

/** 60 × 40, its corners red, green, blue and white from top left on. */
const corners = { red: [255, 0, 0], green: [0, 255, 0], blue: [0, 0, 255], white: [255, 255, 255] };
const upright = async () => {
  const quarter = (background: string) =>
    sharp({ create: { width: 30, height: 20, channels: 3, background } })
      .png()
      .toBuffer();
  const [red, green, blue, white] = await Promise.all(
    ["#f00", "#0f0", "#00f", "#fff"].map(quarter),
  );
  return sharp({ create: { width: 60, height: 40, channels: 3, background: "#000" } }).composite([
    { input: red ?? "", left: 0, top: 0 },
    { input: green ?? "", left: 30, top: 0 },
    { input: blue ?? "", left: 0, top: 20 },
    { input: white ?? "", left: 30, top: 20 },
  ]);
};

/** What a camera stores when it is held so; mirroring comes before turning, however it is written. */
const turned: Readonly<Record<number, (picture: Sharp) => Sharp>> = {
  1: (picture) => picture,
  2: (picture) => picture.flop(),
  3: (picture) => picture.rotate(180),
  4: (picture) => picture.flip(),
  5: (picture) => picture.rotate(270).flop(),
  6: (picture) => picture.rotate(270),
  7: (picture) => picture.rotate(90).flop(),
  8: (picture) => picture.rotate(90),
};

const nearestColour = (pixel: readonly number[]): string => {
  const distance = (colour: readonly number[]) =>
    colour.reduce((sum, value, index) => sum + Math.abs(value - (pixel[index] ?? 0)), 0);
  const [best] = Object.entries(corners).sort(([, a], [, b]) => distance(a) - distance(b));
  return best?.[0] ?? "";
};

const cornersOf = async (bytes: Uint8Array): Promise<string[]> => {
  const { data, info } = await sharp(bytes).raw().toBuffer({ resolveWithObject: true });
  const at = (x: number, y: number) => {
    const start = (y * info.width + x) * info.channels;
    return nearestColour([...data.subarray(start, start + 3)]);
  };
  const [right, bottom] = [info.width - 8, info.height - 8];
  return [at(8, 8), at(right, 8), at(8, bottom), at(right, bottom)];
};

describe("a photo", () => {
  test.each([1, 2, 3, 4, 5, 6, 7, 8])("taken with orientation %d stands upright", async (value) => {
    const stored = await (await upright()).png().toBuffer();
    const turn = turned[value];
    const sent = await (turn?.(sharp(stored)) ?? sharp(stored))
      .jpeg({ quality: 100, chromaSubsampling: "4:4:4" })
      .withMetadata({ orientation: value })
      .toBuffer();
    const kept = await encodePicture(sent);
    expect([kept.width, kept.height]).toEqual([60, 40]);
    expect(await cornersOf(kept.bytes)).toEqual(["red", "green", "blue", "white"]);
    expect((await sharp(kept.bytes).metadata()).orientation).toBeUndefined();
  });

  test("keeps neither its place nor its camera nor any text about it", async () => {
    const secret = "Privet-Drive-4";
    const sent = await (await upright())
      .jpeg()
      .withExif({
        IFD0: { Artist: secret, Model: secret, Copyright: secret },
        IFD3: { GPSLatitudeRef: "N", GPSLatitude: "51/1 30/1 0/1", GPSAreaInformation: secret },
      })
      .withXmp(`<x:xmpmeta xmlns:x="adobe:ns:meta/"><a>${secret}</a></x:xmpmeta>`)
      .toBuffer();
    expect(sent.includes(secret)).toBe(true);
    const { bytes } = await encodePicture(sent);
    expect(Buffer.from(bytes).includes(secret)).toBe(false);
    const { exif, xmp, iptc, icc, comments } = await sharp(bytes).metadata();
    expect([exif, xmp, iptc, icc, comments]).toEqual(Array.from({ length: 5 }, () => undefined));
  });

  test.each(["png", "jpeg", "webp"] as const)("may come as %s", async (format) => {
    const sent = await (await upright()).toFormat(format).toBuffer();
    const kept = await encodePicture(sent);
    expect(kept).toMatchObject({ mediaType: "image/jpeg", width: 60, height: 40 });
    expect(kept.size).toBe(kept.bytes.byteLength);
    const sum = (bytes: Uint8Array) => createHash("sha256").update(bytes).digest("hex");
    expect(kept.sourceSha256).toBe(sum(sent));
    expect(kept.sha256).toBe(sum(kept.bytes));
  });

  test("is the same twice", async () => {
    const sent = await (await upright()).jpeg().toBuffer();
    expect((await encodePicture(sent)).sha256).toBe((await encodePicture(sent)).sha256);
  });

  test("is made no longer than reading needs, and never larger", async () => {
    const large = sharp({
      create: { width: 4_000, height: 3_000, channels: 3, background: "#eee" },
    });
    const kept = await encodePicture(await large.jpeg().toBuffer());
    expect([kept.width, kept.height]).toEqual([2_600, 1_950]);
  });

  test("of ink on nothing has ink on paper", async () => {
    const clear = { r: 0, g: 0, b: 0, alpha: 0 };
    const sent = await sharp({ create: { width: 20, height: 20, channels: 4, background: clear } })
      .png()
      .toBuffer();
    const { data } = await sharp((await encodePicture(sent)).bytes)
      .raw()
      .toBuffer({ resolveWithObject: true });
    expect(Math.min(...data)).toBeGreaterThan(250);
  });
});

const frames = (format: "webp" | "gif") => {
  const pixels = Buffer.concat([Buffer.alloc(300, 0), Buffer.alloc(300, 255)]);
  return sharp(pixels, { raw: { width: 10, height: 20, channels: 3, pageHeight: 10 } })
    .toFormat(format)
    .toBuffer();
};

/** A PNG with several pictures says so in a chunk before its pixels. */
const animatedPng = async () => {
  const png = await (await upright()).png().toBuffer();
  const control = Buffer.alloc(20);
  control.writeUInt32BE(8, 0);
  control.write("acTL", 4, "latin1");
  control.writeUInt32BE(2, 8);
  control.writeUInt32BE(crc32(control.subarray(4, 16)), 16);
  return Buffer.concat([png.subarray(0, 33), control, png.subarray(33)]);
};

/** A PNG whose header claims a picture that nobody has memory for. */
const bomb = async () => {
  const png = await sharp({ create: { width: 4, height: 4, channels: 3, background: "#fff" } })
    .png()
    .toBuffer();
  png.writeUInt32BE(60_000, 16);
  png.writeUInt32BE(60_000, 20);
  png.writeUInt32BE(crc32(png.subarray(12, 29)), 29);
  return png;
};

const crc32 = (bytes: Uint8Array): number => {
  let sum = 0xffffffff;
  for (const byte of bytes) {
    sum ^= byte;
    for (let bit = 0; bit < 8; bit += 1) sum = sum & 1 ? (sum >>> 1) ^ 0xedb88320 : sum >>> 1;
  }
  return (sum ^ 0xffffffff) >>> 0;
};

const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>1</script></svg>';
const pdf = "%PDF-1.7\n1 0 obj << >> endobj\ntrailer << >>\n%%EOF";
const jpeg = async () => (await upright()).jpeg().toBuffer();
const cut = async (format: "png" | "jpeg" | "webp") => {
  const noise = randomBytes(200 * 200 * 3);
  const whole = await sharp(noise, { raw: { width: 200, height: 200, channels: 3 } })
    .toFormat(format)
    .toBuffer();
  return whole.subarray(0, whole.length / 2);
};

test.each<[string, () => Promise<Uint8Array> | Uint8Array, string]>([
  ["nothing", () => new Uint8Array(), "photo_broken"],
  ["text", () => Buffer.from("A note about stacks, called a.png"), "photo_not_picture"],
  ["a drawing with a script in it", () => Buffer.from(svg), "photo_not_picture"],
  ["a document called .png", () => Buffer.from(pdf), "photo_not_picture"],
  ["a GIF", () => frames("gif"), "photo_not_picture"],
  ["a film in WebP", () => frames("webp"), "photo_not_picture"],
  ["a film in PNG", animatedPng, "photo_not_picture"],
  ["a TIFF", async () => (await upright()).tiff().toBuffer(), "photo_not_picture"],
  ["half a JPEG", () => cut("jpeg"), "photo_broken"],
  ["half a PNG", () => cut("png"), "photo_broken"],
  ["half a WebP", () => cut("webp"), "photo_broken"],
  [
    "the first bytes of a JPEG before noise",
    async () => Buffer.concat([(await jpeg()).subarray(0, 4), randomBytes(500)]),
    "photo_broken",
  ],
  ["a small file that claims 3.6 billion pixels", bomb, "photo_too_large"],
  [
    "a file of more bytes than are taken",
    async () => Buffer.concat([await jpeg(), Buffer.alloc(maxPhotoBytes)]),
    "photo_too_large",
  ],
])("%s is refused", async (_what, make, code) => {
  await expect(encodePicture(await make())).rejects.toMatchObject({ code });
});
