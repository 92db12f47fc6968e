import { describe, expect, test } from "vitest";
import type { GuideSection } from "#lib/guide/guide-sections.ts";
import { termsOf } from "#lib/search/terms-of.ts";
import {
  type AnswerOrder,
  answerByRules,
  definitionInSections,
  helpByRules,
  quoteSection,
  stepsOf,
  termAsked,
} from "./answer-by-rules.ts";

const section = (text: string, title = "A section", id = "s1"): GuideSection => ({
  ...{ id, title, text },
  path: ["Manual"],
});

const order = (question: string, sections: readonly GuideSection[]): AnswerOrder => ({
  ...{ question, product: "Ardour", sections },
  ...{ found: true, said: [] },
});

describe("an ordered list", () => {
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

test("numbered parts of a picture are no steps", () => {
  const text = "1. The menu bar\n2. The toolbox\n3. The blue area: this colour alone was deleted";
  expect(stepsOf(section(text), "delete the colour")).toEqual([]);
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

  test("a verb may come after such a word as just or then", () => {
    const text =
      "To fix this just press `TAB` again. If it shows an empty rectangle then select a different brush. It then just moves. The layer is then copied.";
    expect(stepsOf(section(text), "brush").map((step) => step.text)).toEqual([
      "To fix this just press `TAB` again.",
      "If it shows an empty rectangle then select a different brush.",
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

  test.each([
    "To compose a picture, keep the rule of thirds in mind. Place the centre of interest one third of the way across.",
    "Follow your taste. Make sure that the result is good. Find a balance, and leave the rest.",
    "**Remove** will delete the entry. **Copy to** is grey then.\n\nPaste",
    "Помните о правиле третей. Располагайте главное на трети кадра, и следуйте вкусу.",
    "Обратите внимание на кнопку **Запись**: она горит красным.",
  ])("%s is advice, no steps", (text) => {
    expect(stepsOf(section(text), "compose")).toEqual([]);
  });

  test.each([
    "Use the **Crop** tool.",
    "Adjust the Opacity slider.",
    "Keep the Shift key pressed, or use the `Tab` key.",
    "Воспользуйтесь кнопкой «Обрезать».",
    "В меню Файл выберите Экспорт.",
    "Введите имя.",
  ])("%s is a step", (text) => {
    expect(stepsOf(section(text), "crop").map((step) => step.text)).toEqual([text]);
  });

  test("without anything to do has no steps", () => {
    const answer = answerByRules(
      order("what is latency", [section("Latency is a delay. It annoys.")]),
    );
    expect(answer).toMatchObject({ answered: true, steps: [], sourceIds: ["s1"] });
    expect(answer.answer).toContain("Latency is a delay.");
  });
});

test("the steps may come from the second section; the best one is shown, too", () => {
  const first = section("Stems are tracks of one song.", "Stems", "s1");
  const second = section("1. Select.\n2. Click **Split**.", "Splitting", "s2");
  const answer = answerByRules(order("split stems", [first, second]));
  expect(answer.steps.map(({ sourceId }) => sourceId)).toEqual(["s2", "s2"]);
  expect(answer.sourceIds).toEqual(["s2", "s1"]);
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

  test("help that was given is not given again: the rest of the section, then nothing", () => {
    const text = "One.\n\nPress **Render** in the dialog.\n\nIt takes minutes.\n\nFar away.";
    const first = helpByRules("Press Render", text) ?? "";
    const second = helpByRules("Press Render", text, [`The manual:\n\n${first}`]);
    expect(second).toBe("Far away.");
    expect(helpByRules("Press Render", text, [first, "Far away."])).toBe(null);
  });
});

test("nothing is answered where neither the search nor a title speaks for it", () => {
  const stems = section("1. Select.\n2. Click **Split**.", "Splitting stems");
  const unfound = { ...order("how do I mix down?", [stems]), found: false };
  expect(answerByRules(unfound)).toEqual({ answered: false, answer: "", steps: [], sourceIds: [] });
  expect(answerByRules({ ...unfound, question: "split stems" }).steps).toHaveLength(2);
});

test("after words on the way only the best section counts", () => {
  const [first, second] = [section("Stems.", "Stems", "s1"), section("1. Cut.\n2. Go.", "B", "s2")];
  const asked = order("stems", [first, second]);
  expect(answerByRules(asked).sourceIds).toEqual(["s2", "s1"]);
  expect(answerByRules({ ...asked, said: ["it is grey"] }).sourceIds).toEqual(["s1"]);
});

test.each([
  ["What is a layer?", "layer"],
  ["what are layers", "layer"],
  ["What’s the “warp marker”?", "warp marker"],
  ["What does latency mean?", "latency"],
  ["Define the aux bus", "aux bus"],
  ["Что такое слой?", "слой"],
  ["А что такое слои", "слой"],
  ["Что означает «задержка»?", "задержка"],
])("%s asks what something is", (question, term) => {
  expect(termAsked(question)).toEqual(termsOf(term));
});

test.each([
  "How do I add a layer?",
  "What should I do to add a layer?",
  "What is the easiest way to get rid of noise in a recording",
  "Как добавить слой?",
  "Что делать, если слой пропал?",
  "",
])("%j does not", (question) => {
  expect(termAsked(question)).toEqual([]);
});

describe("what something is", () => {
  const procedure = section("1. Open **Layer**.\n2. Choose **New layer**.", "New layers", "s1");
  const layers = section(
    "Pictures can be edited in parts. A **layer** is a transparent sheet of a picture. It has its own opacity.\n\n1. Open **Layer**.\n2. Choose **New**.",
    "Working with layers",
    "s2",
  );

  test("is told by the sentence that defines it, not by the first procedure", () => {
    expect(definitionInSections("What is a layer?", [procedure, layers])).toEqual({
      section: layers,
      text: "A **layer** is a transparent sheet of a picture. It has its own opacity.",
    });
  });

  test("in Russian, too", () => {
    const slot = section(
      "Слой — это прозрачный лист изображения.\n\n1. Откройте **Слой**.",
      "Слои",
      "s3",
    );
    expect(definitionInSections("Что такое слой?", [procedure, slot])?.text).toBe(
      "Слой — это прозрачный лист изображения.",
    );
  });

  test("may be the beginning of a section about it", () => {
    const latency = section("Latency makes sound come late.\n\nIt annoys.", "Latency", "s4");
    expect(definitionInSections("What is latency?", [latency])?.text).toBe(
      "Latency makes sound come late.",
    );
    const sends = section("With sends a track is heard on a return track, too.", "Sends", "s7");
    expect(definitionInSections("What are sends?", [sends])?.text).toBe(sends.text);
    const shortcuts = section("Press these keys:\n\n- `Tab`", "Keyboard shortcuts", "s5");
    expect(definitionInSections("What are the keyboard shortcuts?", [shortcuts])).toBeNull();
  });

  test("is not told by the definition of something else", () => {
    const mask = section("A layer mask is a picture that hides parts of a layer.", "Masks", "s6");
    expect(definitionInSections("What is a layer?", [procedure, mask])).toBeNull();
    expect(definitionInSections("How do I add a layer?", [layers])).toBeNull();
  });
});
