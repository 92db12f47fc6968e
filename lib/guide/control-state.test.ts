import sharp from "sharp";
import { describe, expect, test } from "vitest";
import type { LocatedControl } from "#lib/schemas/located-control.ts";
import {
  type ControlMark,
  isGreyedOut,
  markAt,
  readControlState,
  wantedState,
} from "./control-state.ts";

describe("what a step wants of a control that stays in view", () => {
  test.each([
    ["Select **WAV**.", "circle", "on"],
    ["Click **WAV**.", "circle", "on"],
    ["Click **Loop**.", "square", null],
    ["Tick **Loop**.", "square", "on"],
    ["Untick **Select all**.", "square", "off"],
    ["Clear the **Check spelling** box.", "square", "off"],
    ["Turn **Loop** off.", "switch", "off"],
    ["Turn **Loop** on or off.", "switch", null],
    ["Toggle **Loop**.", "switch", null],
    ["Снимите флажок «Включить сетку».", "square", "off"],
    ["Установите флажок «Сетка».", "square", "on"],
    ["Выберите «WAV».", "circle", "on"],
    ["Нажмите «WAV».", "circle", "on"],
    ["Откройте меню «Файл».", "circle", null],
  ] as const)("%s (%s): %s", (step, kind, wanted) => {
    expect(wantedState(step, kind)).toBe(wanted);
  });
});

/** A mark of 20 pixels at 40, 40 on a ground of its own. */
const drawn = (mark: string, ground: string) =>
  sharp(
    Buffer.from(
      `<svg xmlns="http://www.w3.org/2000/svg" width="120" height="100"><rect width="120" height="100" fill="${ground}"/>${mark}</svg>`,
    ),
  )
    .png()
    .toBuffer();

const square = (fill: string, tick = "") =>
  `<rect x="40.5" y="40.5" width="19" height="19" rx="3" fill="${fill}" stroke="#767676"/>${tick}`;
const tick = (colour: string) =>
  `<path d="M44 50 L48 55 L56 45" fill="none" stroke="${colour}" stroke-width="3"/>`;
const circle = (fill: string, rim: string, dot = "") =>
  `<circle cx="50" cy="50" r="9" fill="${fill}" stroke="${rim}" stroke-width="2"/>${dot}`;
const dot = (colour: string, radius = 5) =>
  `<circle cx="50" cy="50" r="${radius}" fill="${colour}"/>`;
const knob = (track: string, side: "left" | "right", colour = "#fff") =>
  `<rect x="40" y="40" width="40" height="20" rx="10" fill="${track}"/><circle cx="${side === "left" ? 50 : 70}" cy="50" r="8" fill="${colour}"/>`;

const small = { x: 40, y: 40, width: 20, height: 20 };
const wide = { ...small, width: 40 };

describe("the state of a mark", () => {
  test.each([
    ["an empty box", "square", square("#fff"), "#fff", "off"],
    ["an empty box on grey", "square", square("#fff"), "#d8d8d8", "off"],
    ["an empty dark box", "square", square("#3b3b3b"), "#1e1e1e", "off"],
    ["a ticked box", "square", square("#fff", tick("#111")), "#fff", "on"],
    ["a box filled and ticked", "square", square("#0b57d0", tick("#fff")), "#fff", "on"],
    ["a dark box filled and ticked", "square", square("#8ab4f8", tick("#111")), "#1e1e1e", "on"],
    ["a box full of a colour", "square", square("#c62828"), "#fff", null],
    ["an empty radio button", "circle", circle("#fff", "#767676"), "#fff", "off"],
    ["a dotted one", "circle", circle("#fff", "#0b57d0", dot("#0b57d0")), "#fff", "on"],
    [
      "a filled one with a light dot",
      "circle",
      circle("#0b57d0", "#0b57d0", dot("#fff", 4)),
      "#fff",
      "on",
    ],
    ["an empty dark one", "circle", circle("#3b3b3b", "#999"), "#2b2b2b", "off"],
    ["a dotted dark one", "circle", circle("#3b3b3b", "#8ab4f8", dot("#8ab4f8")), "#2b2b2b", "on"],
    ["a lit switch", "switch", knob("#34c759", "right"), "#fff", "on"],
    ["an unlit switch", "switch", knob("#9a9a9a", "left"), "#fff", "off"],
    [
      "a switch whose knob is darker than its track",
      "switch",
      knob("#e7e0ec", "left", "#79747e"),
      "#fff",
      null,
    ],
  ] as const)("%s", async (_, kind, mark, ground, state) => {
    const box = kind === "switch" ? wide : small;
    expect(await readControlState(await drawn(mark, ground), { kind, box })).toBe(state);
  });

  test("at the edge of a picture, and where nothing is left of it", async () => {
    const picture = await drawn(square("#fff"), "#fff");
    const outside: ControlMark = { kind: "square", box: { x: 118, y: 98, width: 20, height: 20 } };
    expect(await readControlState(picture, outside)).toBe(null);
  });
});

describe("the mark that a place is", () => {
  const frame = { width: 200, height: 100, devicePixelRatio: 1 };
  const place = (x: number, y: number, width: number, height: number): LocatedControl => ({
    ...{ frame, found: true, confidence: 0.9, candidates: [], label: "WAV" },
    box: { x: x / 200, y: y / 100, width: width / 200, height: height / 100 },
  });
  const first = { kind: "circle" as const, box: { x: 10, y: 10, width: 14, height: 14 } };

  test("is the shape there, also one that fills its place and is no shape of its own", () => {
    expect(markAt(place(10, 10, 14, 14), [first])).toEqual(first);
    expect(markAt(place(10, 40, 14, 14), [first])).toMatchObject({ kind: "circle" });
  });

  test("is none where a button or a name is, and where nothing was found", () => {
    expect(markAt(place(60, 10, 60, 20), [first])).toBe(null);
    expect(markAt(place(60, 10, 14, 14), [first])).toBe(null);
    expect(markAt({ frame, box: null }, [first])).toBe(null);
  });
});

describe("a name that is greyed out", () => {
  const frame = { width: 400, height: 300, devicePixelRatio: 1 };
  const names = ["Undo", "Paste", "Select", "Convert", "Move", "Indent", "Find"];

  /** A menu as bars instead of letters: entries under one another, the first in a colour of its own. */
  const menu = async (first: string, { ink = "#222", ground = "#fff", text = "Undo" } = {}) => {
    const rows = names.map((name, row) => ({
      ...{ text: row === 0 ? text : name, confidence: 95 },
      box: { x: 40, y: 20 + 30 * row, width: 60, height: 12 },
    }));
    const bars = rows.flatMap(({ box }, row) =>
      Array.from({ length: 12 }, (_, at) => {
        const colour = row === 0 ? first : ink;
        return `<rect x="${box.x + 5 * at}" y="${box.y}" width="2" height="12" fill="${colour}"/>`;
      }),
    );
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="400" height="300"><rect width="400" height="300" fill="${ground}"/>${bars.join("")}</svg>`;
    return {
      bytes: await sharp(Buffer.from(svg)).png().toBuffer(),
      lines: rows.map((word) => ({ words: [word], height: 12, opensParagraph: false })),
    };
  };
  const place = (label: string | null) => ({
    ...{ frame, label },
    box: { x: 36 / 400, y: 16 / 300, width: 68 / 400, height: 20 / 300 },
  });

  test.each([
    ["pale on white", "#a0a0a0", {}, true],
    ["pale on dark", "#777", { ink: "#eee", ground: "#333" }, true],
    ["as dark as the others", "#222", {}, false],
    ["a little paler", "#666", {}, false],
    ["in another colour", "#0b57d0", {}, false],
    ["on a picture that shows no words", "#fff", { ink: "#fdfdfd" }, false],
    ["a key beside its entry", "#a0a0a0", { text: "Ctrl+Undo" }, false],
    ["a value that is not the name", "#a0a0a0", { text: "Twelve" }, false],
  ])("%s", async (_what, first, drawing, grey) => {
    const { bytes, lines } = await menu(first, drawing);
    expect(await isGreyedOut(bytes, place("Undo"), lines)).toBe(grey);
  });

  test("is not told of few words, nor of no place", async () => {
    const { bytes, lines } = await menu("#a0a0a0");
    expect(await isGreyedOut(bytes, place("Undo"), lines.slice(0, 4))).toBe(false);
    expect(await isGreyedOut(bytes, { ...place("Undo"), box: null }, lines)).toBe(false);
  });
});
