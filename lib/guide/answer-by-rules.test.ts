import { describe, expect, test } from "vitest";
import {
  answerByRules,
  helpByRules,
  orderedLists,
  requiresClick,
  stepsOf,
} from "./answer-by-rules.ts";
import type { GuideSection } from "./guide-sections.ts";
import { quoteSection } from "./quote-section.ts";

const section = (text: string, title = "A section", id = "s1"): GuideSection => ({
  ...{ id, title, text },
  path: ["Manual"],
});

describe("an ordered list", () => {
  test("is cut word for word, with what belongs to an item", () => {
    const text = `Before.

1. Open the **File** menu.
2. Choose **Export**,
   then a format:
   - WAV
   - MP3
3) Press \`Enter\`.

After.`;
    expect(orderedLists(text)).toEqual([
      {
        intro: "Before.",
        items: [
          "Open the **File** menu.",
          "Choose **Export**,\nthen a format:\n- WAV\n- MP3",
          "Press `Enter`.",
        ],
      },
    ]);
  });

  test("of several, the one that the question is about gives the steps", () => {
    const text = `To record:

1. Arm the track.
2. Press record.

To export:

1. Open the menu.
2. Choose Export.`;
    const steps = stepsOf(section(text), "How do I export?");
    expect(steps.map((step) => step.text)).toEqual(["Open the menu.", "Choose Export."]);
  });

  test("numbers in code and a single numbered line are none", () => {
    const text = "```\n1. not\n2. these\n```\n\nClick **Go**. It is quick.";
    expect(stepsOf(section(text), "go").map((step) => step.text)).toEqual(["Click **Go**."]);
  });
});

describe("prose", () => {
  test("gives the sentences that tell the reader to do something", () => {
    const text =
      "The metronome helps. To hear it, click **Metronome** in the toolbar. You hear a click then. In the menu, choose a sound. Then set its volume.";
    expect(stepsOf(section(text), "metronome").map((step) => step.text)).toEqual([
      "To hear it, click **Metronome** in the toolbar.",
      "In the menu, choose a sound.",
      "Then set its volume.",
    ]);
  });

  test("in Russian, too, and present tense is no order", () => {
    const text =
      "Метроном помогает держать темп. Если вы хотите его слышать, нажмите **Metronome**. Вы видите его на панели. В меню **Sound** выберите звук.";
    expect(stepsOf(section(text), "метроном").map((step) => step.text)).toEqual([
      "Если вы хотите его слышать, нажмите **Metronome**.",
      "В меню **Sound** выберите звук.",
    ]);
  });

  test("without anything to do has no steps", () => {
    const answer = answerByRules("what is latency", [section("Latency is a delay. It annoys.")]);
    expect(answer).toMatchObject({ answered: true, steps: [], sourceIds: ["s1"] });
    expect(answer.answer).toContain("Latency is a delay.");
  });
});

test("the steps may come from the second section; the best one is shown, too", () => {
  const first = section("Stems are tracks of one song.", "Stems", "s1");
  const second = section("1. Select.\n2. Click **Split**.", "Splitting", "s2");
  const answer = answerByRules("split stems", [first, second]);
  expect(answer.steps.map(({ sourceId }) => sourceId)).toEqual(["s2", "s2"]);
  expect(answer.sourceIds).toEqual(["s2", "s1"]);
});

test.each([
  ["Open the **File** menu.", true],
  ["Click Export.", true],
  ["Choose **Export Audio/Video**, or press `Ctrl+Shift+R`.", true],
  ["Click the triangle toggle of Clip View.", true],
  ["Press **Render**.", true],
  ["Нажмите кнопку **Arm**.", true],
  ["Откройте меню **View** и выберите **Mixer** или нажмите `Ctrl+Alt+M`.", true],
  ["Щёлкните заголовок дорожки.", true],
  ["Press `Tab`.", false],
  ["Press `Ctrl+J` (Mac: `Cmd+J`).", false],
  ["Press the space bar.", false],
  ["Press `G` to fold the editor to the scale.", false],
  ["Нажмите `Tab`.", false],
  ["Нажмите пробел.", false],
  ["Plug in the microphone.", false],
  ["Wait until it is done.", false],
  ["Сыграйте что-нибудь.", false],
])("%s needs a click: %s", (step, click) => {
  expect(requiresClick(step)).toBe(click);
});

describe("a question about a step", () => {
  const step = section(
    "Press **Render** to begin. Silence at the end is cut off.\n\nA long song takes minutes.",
    "Exporting",
    "s1",
  );
  const other = section("The sample rate is set in **Preferences**.", "Preferences", "s2");

  test("is answered by the passage that speaks of it, the step's section first", () => {
    expect(quoteSection("why is the silence cut off?", [step, other])).toMatchObject({
      quote: "Press **Render** to begin. Silence at the end is cut off.",
    });
    expect(quoteSection("where is the sample rate?", [step, other])?.section.id).toBe("s2");
  });

  test("is not answered by chance", () => {
    expect(quoteSection("does it cost money?", [step, other])).toBe(null);
    expect(quoteSection("what?", [step, other])).toBe(null);
  });

  test("help is what stands around the step", () => {
    const text = "One.\n\nPress **Render** in the dialog.\n\nIt takes minutes.\n\nFar away.";
    expect(helpByRules("Press Render", text)).toBe(
      "One.\n\nPress **Render** in the dialog.\n\nIt takes minutes.",
    );
  });
});
