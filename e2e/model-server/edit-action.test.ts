import { describe, expect, test } from "vitest";
import { fence, parseFences } from "#lib/ai/fence.ts";
import { editAction } from "./edit-action.ts";
import { type QuoteSlip, quoteSlips } from "./imperfect-quotes.ts";

const english = `# Queues

## The history of the queue

The **queue** is old — it was known early to all.

## Uses

Printers have a queue.

\`\`\`markdown
## Uses in code
\`\`\`
`;
const russian = "# Очереди\n\n## История очередей\n\nОчередь стара.\n\n## Применение\n\nПринтер.\n";
const list = [
  "Edit 1 (you): One.",
  "Edit 2 (the student, typing): Two.",
  "Edit 3 (you, undone): Three.",
  "Edit 4 (you): Four.",
].join("\n");

interface Asked {
  readonly document?: string;
  readonly outcome?: string;
  readonly slip?: QuoteSlip;
}

const act = (wish: string, { document = english, outcome, slip }: Asked = {}) => {
  const content = [
    fence("topic", "Queues"),
    fence("document", document),
    fence("edits", list),
    fence("student", wish, { kind: "request" }),
    ...(outcome === undefined ? [] : [fence("outcome", outcome, { kind: "edit_error" })]),
  ].join("\n\n");
  const quotes = slip === undefined ? null : { slip, seed: 1 };
  const fences = parseFences(content);
  return editAction({ instructions: "", content, fences, pictures: [], quotes });
};

describe("a wish that is no matter of sentences", () => {
  test.each([
    ["Undo the last but one", [2]],
    ["undo edit 1", [1]],
    ["Undo edits 1 and 4.", [1, 4]],
    ["Отмени предпоследнюю правку", [2]],
    ["отмени правку 4", [4]],
  ])("%s", (wish, edits) => {
    expect(act(wish)).toMatchObject({ actionType: "undo", edits });
  });

  test.each([
    ["Delete the chapter on history", "delete", "The history of the queue", null],
    ["Remove the section “Uses”", "delete", "Uses", null],
    ["Move the uses before the history", "move_before", "Uses", "The history of the queue"],
    ["Move history to the end", "move_to_end", "The history of the queue", null],
    ["Удали раздел «Применение»", "delete", "Применение", null],
    ["Удали главу об истории", "delete", "История очередей", null],
    ["Перенеси применение перед историей", "move_before", "Применение", "История очередей"],
  ])("%s", (wish, change, heading, before) => {
    const document = /[а-я]/.test(wish) ? russian : english;
    expect(act(wish, { document })).toMatchObject({
      ...{ actionType: "section", change, heading, before },
    });
  });

  test.each([
    ["Replace everywhere queue with line", "queue", "line"],
    ['Replace "queue" by "line" everywhere', "queue", "line"],
    ["Замени везде «Очередь» на «Очередь FIFO»", "Очередь", "Очередь FIFO"],
  ])("%s", (wish, oldText, newText) => {
    const document = /[а-я]/.test(wish) ? russian : english;
    expect(act(wish, { document })).toMatchObject({
      actionType: "replace_all",
      forms: [{ oldText, newText }],
    });
  });

  test.each([
    "Undo edit 3",
    "Undo edit 9",
    "Delete the chapter on bananas",
    "Move the uses before the bananas",
    "Replace everywhere bananas with apples",
  ])("%s: what is not there is asked about", (wish) => {
    expect(act(wish)).toMatchObject({ actionType: "message" });
  });
});

describe("imperfect quotes", () => {
  const wish = "Replace “known early” with “known soon”";
  const quoted = (slip?: QuoteSlip, outcome?: string) => {
    const action = act(wish, { ...(slip && { slip }), ...(outcome && { outcome }) });
    const [edit] = action.actionType === "edit" ? action.edits : [];
    return [edit?.oldText, edit?.newText];
  };
  const exact = [
    "The **queue** is old — it was known early to all.",
    "The **queue** is old — it was known soon to all.",
  ] as const;

  test("without any the words are exact", () => {
    expect(quoted()).toEqual(exact);
  });

  test.each([
    ["marks-in-quote", exact[0].replaceAll("*", ""), exact[1]],
    ["marks-in-both", exact[0].replaceAll("*", ""), exact[1].replaceAll("*", "")],
    ["line-marks-added", expect.stringMatching(/^[-*>] The \*\*queue/), exact[1]],
    ["final-in-quote", exact[0].slice(0, -1), exact[1]],
    ["final-in-both", exact[0].slice(0, -1), exact[1].slice(0, -1)],
    ["typography-in-quote", expect.stringMatching(/old [-–] it/), exact[1]],
    ["typography-in-both", expect.stringMatching(/old [-–] it/), expect.stringMatching(/[-–] it/)],
    [
      "contrary",
      expect.stringMatching(/early to no/),
      "The **queue** is old — it was known soon to no.",
    ],
  ] as const)("%s", (slip, oldText, newText) => {
    expect(quoted(slip)).toEqual([oldText, newText]);
  });

  test("the contrary is given up by whoever is shown what stands there, and only then", () => {
    expect(quoted("contrary", `There stands: ${JSON.stringify(exact[0])}`)).toEqual(exact);
    expect(() => quoted("contrary", "It was not made.")).toThrow("must show what stands there");
  });

  test("a slip that the passage has no room for is refused", () => {
    expect(quoteSlips).toContain("line-marks-in-quote");
    expect(() => quoted("line-marks-in-quote")).toThrow("nothing in the passage can go wrong");
  });
});
