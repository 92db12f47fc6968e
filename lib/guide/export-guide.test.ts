import { strFromU8, unzipSync } from "fflate";
import { expect, test } from "vitest";
import { guideArchive, guideMarkdown, guideNote } from "./export-guide.ts";

const step = (
  text: string,
  more: Partial<Parameters<typeof guideMarkdown>[0]["steps"][number]>,
) => ({
  ...{ text, source: null, unnamed: [], warning: null, state: "open" as const },
  ...{ box: null, drawn: false, check: null, requires_click: true, screenshot_id: null },
  ...more,
});

const source = { chunkId: "chk_1", title: "Arming a track", headingPath: ["Recording"], page: 12 };

const guide = {
  ...{ task: "How do I record?", version: "12", edition: null, missing: null },
  pack: { id: "pak", product: "Live", title: "Live manual" },
  full_answer: "Arm a track ([Arming a track](#chunk-chk_1)), then press Record.",
  steps: [
    step("Press **Arm** ([Arming](#chunk-chk_1)).", { source }),
    step("Press Record.\n\nThen play.", { warning: "Not in Intro." }),
  ],
  thread: { title: "How do I record?", updatedAt: "2026-01-05T10:00:00.000Z" },
};

test("a guide stands alone: links to sections are words, each step names its place in the manual", () => {
  expect(guideMarkdown(guide, new Map([[0, "pictures/step-1.png"]]), "en")).toBe(`# How do I record?

*Live manual 12*

Arm a track (Arming a track), then press Record.

## Steps

1. Press **Arm** (Arming).

   *Manual: Recording › Arming a track, page 12*

   ![Step 1: the place is framed](pictures/step-1.png)

2. Press Record.
   
   Then play.

   > Not in Intro.
`);
});

test("the archive has the text and the pictures that it names", () => {
  const png = new Uint8Array([1, 2, 3]);
  const files = unzipSync(guideArchive(guide, [{ step: 1, png }], "ru"));
  expect(Object.keys(files)).toEqual(["guide.md", "pictures/step-2.png"]);
  expect(files["pictures/step-2.png"]).toEqual(png);
  expect(strFromU8(files["guide.md"] ?? new Uint8Array())).toContain("](pictures/step-2.png)");
});

test("a warning of all steps stands once, and a version in the title is not said twice", () => {
  const same = { warning: "Not in Intro." };
  const text = guideMarkdown(
    {
      ...guide,
      ...{ pack: { ...guide.pack, title: "Live 12" }, edition: "Intro" },
      steps: [step("Press A.", same), step("Press B.", same), step("Press C.", {})],
    },
    new Map(),
    "en",
  );
  expect(text).toContain("*Live 12 Intro*");
  expect(text.split("Not in Intro.")).toHaveLength(2);
});

test("a note says everything once: the steps where they are the answer, and their place below", () => {
  const listed = {
    ...guide,
    ...{ answer_basis: "rules" as const, sections: [{}] },
    full_answer: "1. Press Arm.\n2. Press Record.",
    steps: [step("Press Arm.", { source }), step("Press Record.", { source })],
  };
  expect(guideNote(listed, new Map(), "en")).toBe(`# How do I record?

*Live manual 12*

## Steps

1. Press Arm.

2. Press Record.

*Manual: Recording › Arming a track, page 12*
`);
  const prose = guideNote({ ...listed, full_answer: "Press Arm. Press Record." }, new Map(), "en");
  expect(prose).toContain("Press Arm. Press Record.");
  expect(prose).not.toContain("## Steps");
  const apart = guideNote({ ...listed, answer_basis: "model" }, new Map(), "en");
  expect(apart).toContain("## Steps");
  expect(apart.match(/Press Arm/g)).toHaveLength(2);
});

test("a note shows the picture of a step beside it, and below an answer that has no steps", () => {
  const pictures = new Map([[1, `picture:${"a".repeat(64)}`]]);
  const shown = `![Step 2: the place is framed](picture:${"a".repeat(64)})`;
  const listed = {
    ...guide,
    ...{ answer_basis: "rules" as const, sections: [{}] },
    full_answer: "1. Press Arm.\n2. Press Record.",
    steps: [step("Press Arm.", { source }), step("Press Record.", { source })],
  };
  expect(guideNote(listed, pictures, "en")).toContain(`2. Press Record.\n\n   ${shown}\n`);
  const prose = guideNote({ ...listed, full_answer: "Press Arm. Press Record." }, pictures, "en");
  expect(prose).toContain(`Press Arm. Press Record.\n\n${shown}\n\n*Manual:`);
});
