import sharp from "sharp";
import { expect, test } from "vitest";
import type { GuideStateValue } from "#agents/guide/state.ts";
import type { GuidePorts } from "#agents/ports.ts";
import type { Screenshot, StoredStep } from "#lib/guide/guide-store.ts";
import type { ScreenShape } from "#lib/screen/find-shapes.ts";
import { checkByRules } from "./check-by-rules.ts";

const names = ["Paste", "Select", "Convert", "Move", "Indent", "Find"];
const rows = names.map((text, row) => ({
  ...{ text, confidence: 95 },
  box: { x: 60, y: 20 + 30 * row, width: 60, height: 12 },
}));

/** A menu whose first entry is paler than the others; bars stand for letters. */
const menu = async () => {
  const bars = rows.flatMap(({ box }, row) =>
    Array.from(
      { length: 12 },
      (_, at) =>
        `<rect x="${box.x + 5 * at}" y="${box.y}" width="2" height="12" fill="${row === 0 ? "#aaa" : "#111"}"/>`,
    ),
  );
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="400" height="300"><rect width="400" height="300" fill="#fff"/>${bars.join("")}</svg>`;
  return sharp(Buffer.from(svg)).png().toBuffer();
};

const checked = async (
  text: string,
  {
    isAfter = false,
    shapes = [],
    screenshotId = null,
  }: { isAfter?: boolean; shapes?: ScreenShape[]; screenshotId?: string | null } = {},
) => {
  const frame = { width: 400, height: 300, devicePixelRatio: 1 };
  const ports = { guide: { screenshotBytes: menu } } as unknown as GuidePorts;
  const state = { ownerId: "o", threadId: "t" } as GuideStateValue;
  const step = { text, requiresClick: true, screenshotId, box: null } as unknown as StoredStep;
  const shot = { ...frame, id: "shot" } as Screenshot;
  const reading = {
    ...{ width: 400, height: 300, text: "", confidence: 95, shapes },
    lines: rows.map((word) => ({ words: [word], height: 12, opensParagraph: false })),
  };
  const box = { x: 58 / 400, y: 18 / 300, width: 64 / 400, height: 16 / 300 };
  const place = { frame, found: true, box, confidence: 0.95, candidates: [], label: "Paste" };
  const looked = { language: "en", step, shot, before: null, isAfter } as const;
  return checkByRules(ports, state, {}, looked, { reading, place });
};

test("a control that is greyed out is told at the first look, and nothing that may be paler for another reason", async () => {
  const told = { done: "no", explanation: expect.stringContaining("“Paste” is greyed out") };
  expect(await checked("Choose **Paste**.")).toEqual(told);
  expect(await checked("Choose **Paste**.", { isAfter: true })).toEqual(told);
  expect(await checked("Type a word into the **Paste** field.")).toBe(null);
  const mark = { kind: "circle", box: { x: 58, y: 18, width: 64, height: 16 } } as const;
  expect(await checked("Click **Paste**.", { shapes: [mark] })).not.toEqual(told);
});
