import sharp from "sharp";
import { expect, test } from "vitest";
import { markBox } from "./mark-box.ts";

test("the frame lies around the place, which stays as it is, and the picture keeps its size", async () => {
  const grey = { width: 400, height: 300, channels: 3 as const, background: "#808080" };
  const screen = await sharp({ create: grey }).png().toBuffer();
  const marked = await markBox(screen, { x: 0.25, y: 0.5, width: 0.25, height: 0.1 });
  const { data, info } = await sharp(marked)
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  expect([info.width, info.height]).toEqual([400, 300]);
  const at = (x: number, y: number) => [...data.subarray((y * 400 + x) * 3, (y * 400 + x) * 3 + 3)];
  expect(at(150, 165)).toEqual([128, 128, 128]);
  expect(at(97, 165)).toEqual([40, 64, 159]);
  expect(at(20, 20)).toEqual([128, 128, 128]);
});
