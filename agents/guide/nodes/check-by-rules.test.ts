import sharp from "sharp";
import { describe, expect, test } from "vitest";
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
    others = [],
  }: {
    isAfter?: boolean;
    shapes?: ScreenShape[];
    screenshotId?: string | null;
    others?: readonly string[];
  } = {},
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
  const candidates = ["Paste", ...others].map((label, index) => ({
    ...{ number: index + 1, box, confidence: 0.8, label },
  }));
  const place = { frame, found: true, box, confidence: 0.95, candidates, label: "Paste" };
  const looked = { language: "en", step, shot, before: null, isAfter } as const;
  return checkByRules(ports, state, {}, looked, { reading, place });
};

test("a control that is greyed out is told at the first look, and nothing that may be paler for another reason", async () => {
  const told = { done: "no", explanation: expect.stringContaining("“Paste” is greyed out") };
  expect(await checked("Choose **Paste**.")).toEqual(told);
  expect(await checked("Choose **Paste**.", { isAfter: true })).toEqual(told);
  expect(await checked("Choose **Paste**.", { others: ["Select"] })).toEqual(told);
  expect(await checked("Choose **Paste**.", { others: ["Paste"] })).toBe(null);
  expect(await checked("Type a word into the **Paste** field.")).toBe(null);
  const mark = { kind: "circle", box: { x: 58, y: 18, width: 64, height: 16 } } as const;
  expect(await checked("Click **Paste**.", { shapes: [mark] })).not.toEqual(told);
});

describe("an entry that is chosen in a closed list", () => {
  const frame = { width: 400, height: 300, devicePixelRatio: 1 };
  const word = (text: string, x: number, y: number) => ({
    ...{ text, confidence: 95 },
    box: { x, y, width: 8 * text.length, height: 12 },
  });
  /** The names of lists with what their boxes show; where a list is open, its entries below. */
  const screen = (lists: readonly (readonly [string, string])[], open: readonly string[] = []) => ({
    ...{ width: 400, height: 300, text: "", confidence: 95 },
    shapes: lists.map((_, row) => ({
      ...{ kind: "frame" as const, box: { x: 120, y: 12 + 40 * row, width: 140, height: 28 } },
    })),
    lines: [
      ...lists.flatMap(([name, shown], row) => [
        [word(name, 20, 20 + 40 * row)],
        [word(shown, 130, 20 + 40 * row)],
      ]),
      ...open.map((entry, row) => [word(entry, 130, 120 + 30 * row)]),
    ].map((words) => ({ words, height: 12, opensParagraph: false })),
  });
  const check = async (
    text: string,
    now: ReturnType<typeof screen>,
    old: ReturnType<typeof screen> | null = null,
  ) => {
    const step = { text, requiresClick: true, screenshotId: "old", box: null };
    const ports = { guide: { screenshots: async () => [] } } as unknown as GuidePorts;
    const state = { ownerId: "o", threadId: "t" } as GuideStateValue;
    const looked = {
      ...{ language: "en" as const, step: step as unknown as StoredStep, isAfter: old !== null },
      shot: { ...frame, id: "now", reading: now } as unknown as Screenshot,
      before: old && ({ ...frame, id: "old", reading: old } as unknown as Screenshot),
    };
    const nowhere = { found: false, box: null, confidence: 0, candidates: [], label: null };
    const told = await checkByRules(ports, state, {}, looked, {
      ...{ reading: now, place: { frame, ...nowhere } },
    });
    return told?.done ?? null;
  };
  const step = "In the **Frequency** list, choose **Monthly**.";
  const monthly = screen([
    ["Frequency", "Monthly"],
    ["Weekends", "Skip"],
  ]);
  const weekly = screen([
    ["Frequency", "Weekly"],
    ["Weekends", "Skip"],
  ]);

  test("is told, and that it was chosen just now", async () => {
    expect(await check(step, monthly)).toBe("already");
    expect(await check(step, monthly, monthly)).toBe("already");
    expect(await check(step, monthly, weekly)).toBe("yes");
    expect(await check("В списке «Frequency» выберите «Monthly».", monthly)).toBe("already");
  });

  test("and left open where another one shows, in another list, and while the list is open", async () => {
    expect(await check(step, weekly)).toBe(null);
    expect(await check("In the **Weekends** list, choose **Monthly**.", monthly)).toBe(null);
    expect(await check("Choose **Monthly**.", monthly)).toBe(null);
    const list = [["Frequency", "Monthly"]] as const;
    expect(await check(step, screen(list, ["Weekly", "Monthly"]))).toBe(null);
    expect(await check(step, { ...monthly, shapes: [] })).toBe(null);
  });
});
