import sharp from "sharp";
import { describe, expect, test } from "vitest";
import type { RecognisedText } from "#lib/pictures/read-text.ts";
import { AppError } from "../errors.ts";
import { findMarks, readScreen } from "./read-screen.ts";

type Fill = (left: number, top: number, wide: number, high: number) => void;

/** A white picture of 200 × 80 pixels with what is drawn on it in black, as PNG. */
const drawn = async (draw: (fill: Fill) => void): Promise<Buffer> => {
  const [width, height] = [200, 80];
  const pixels = Buffer.alloc(width * height, 255);
  draw((left, top, wide, high) => {
    for (let y = top; y < top + high; y++) {
      pixels.fill(0, y * width + left, y * width + left + wide);
    }
  });
  return sharp(pixels, { raw: { width, height, channels: 1 } })
    .png()
    .toBuffer();
};

/** A square icon and four bars like letters behind it. */
const picture = () =>
  drawn((fill) => {
    for (const y of [40, 43, 46]) fill(20, y, 12, 2);
    for (let letter = 0; letter < 4; letter++) fill(38 + 7 * letter, 40, 3, 10);
  });

/** Reads one word on each sheet, with these confidences one after the other; an error is thrown. */
const readerOf = (...answers: readonly (readonly [string, number] | Error)[]) => {
  let turn = 0;
  return {
    readPrint: async ({ bytes }: { readonly bytes: Uint8Array }): Promise<RecognisedText> => {
      const answer = answers[turn++];
      if (answer === undefined || answer instanceof Error) throw answer ?? new Error("no answer");
      const { width, height } = await sharp(bytes).metadata();
      const [text, confidence] = answer;
      const box = { x: 20, y: 20, width: width - 40, height: height - 40 };
      const words = [{ text, confidence, box }];
      return { width, height, lines: [{ words, height: box.height, opensParagraph: true }] };
    },
  };
};

const wordsOf = async (reader: ReturnType<typeof readerOf>) => {
  const { lines } = await readScreen(reader, { bytes: await picture() });
  return lines.flatMap(({ words }) => words.map(({ text }) => text));
};

describe("a line that was read with doubt is read again without its icon", () => {
  test("and the surer reading is taken", async () => {
    expect(await wordsOf(readerOf(["Elill", 40], ["lill", 90]))).toEqual(["lill"]);
    expect(await wordsOf(readerOf(["Elill", 40], ["il", 30]))).toEqual(["Elill"]);
    expect(await wordsOf(readerOf(["Elill", 90]))).toEqual(["Elill"]);
  });

  test("and where that fails the first reading is kept", async () => {
    const failed = new AppError("ocr_failed", "the picture cannot be read");
    expect(await wordsOf(readerOf(["Elill", 40], failed))).toEqual(["Elill"]);
    const stopped = new AppError("stopped", "stopped while a picture was read");
    await expect(wordsOf(readerOf(["Elill", 40], stopped))).rejects.toBe(stopped);
  });
});

test("where a screen can be pressed is known before anything was read", async () => {
  const marks = await findMarks({ bytes: await picture() });
  const holds = (x: number, y: number) =>
    marks.filter(
      (box) =>
        box.x * 200 <= x &&
        (box.x + box.width) * 200 >= x &&
        box.y * 80 <= y &&
        (box.y + box.height) * 80 >= y,
    );
  expect(holds(50, 45)).toHaveLength(1);
  expect(holds(150, 45)).toEqual([]);
});

test("a box is no letter of the name that stands close to it", async () => {
  const bytes = await drawn((fill) => {
    for (const [left, top, wide, high] of [
      ...[
        [20, 20, 18, 2],
        [20, 36, 18, 2],
        [20, 20, 2, 18],
        [36, 20, 2, 18],
      ],
      ...[0, 1, 2, 3, 4].map((letter) => [41 + 7 * letter, 23, 3, 11]),
    ] as [number, number, number, number][]) {
      fill(left, top, wide, high);
    }
  });
  const { shapes } = await readScreen(readerOf(["Tracks", 90]), { bytes });
  expect(shapes.filter(({ kind }) => kind === "square")).toHaveLength(1);
});

test("a tool that is drawn pressed has a mark of its own", async () => {
  const bytes = await drawn((fill) => {
    // The same icon twice, with the sign for more tools at its corner; around the second one the edge of a pressed button.
    for (const left of [20, 53]) {
      for (const y of [30, 34, 38, 42]) fill(left, y, 18, 2);
      fill(left, 30, 2, 14);
    }
    fill(39, 45, 3, 3);
    fill(45, 24, 33, 3);
    fill(45, 24, 3, 27);
    for (let letter = 0; letter < 4; letter++) fill(120 + 7 * letter, 34, 3, 10);
  });
  const marks = await findMarks({ bytes });
  const at = (x: number) =>
    marks.filter(({ x: left, width }) => left * 200 <= x && (left + width) * 200 >= x);
  expect(at(29)).toHaveLength(1);
  expect(at(65)).toHaveLength(1);
  expect(at(29)[0]).not.toEqual(at(65)[0]);
});

test("buttons whose pictures touch their edges are tools, and no letters of a word", async () => {
  const lefts = [4, 36, 68, 100, 132, 164];
  const bytes = await drawn((fill) => {
    for (const left of lefts) {
      // Dots as close as the strokes of letters, up to the edge of the button.
      for (let y = 0; y < 28; y += 4) fill(left, 20 + y, 28, 2);
      fill(left, 20, 2, 28);
      fill(left + 26, 20, 2, 28);
    }
    for (let letter = 0; letter < 6; letter++) fill(20 + 7 * letter, 4, 3, 10);
  });
  const marks = await findMarks({ bytes });
  for (const left of lefts) {
    const own = marks.filter(({ x, width }) => Math.abs((x + width / 2) * 200 - left - 14) <= 3);
    expect(own.filter(({ width }) => width * 200 <= 34)).not.toEqual([]);
  }
});
