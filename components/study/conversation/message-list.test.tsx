import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { TextsProvider } from "#components/ui/texts.tsx";
import { compiledMessages } from "#lib/i18n/compiled-messages.ts";
import { translator } from "#lib/i18n/translator.ts";
import type { MessageView } from "#lib/schemas/study.ts";
import { MessageList, ReviewQuestion } from "./message-list.tsx";

const said = (author: MessageView["author"], kind: MessageView["kind"]): string =>
  renderToStaticMarkup(
    <TextsProvider locale="en" messages={compiledMessages("en", ["study"])}>
      <MessageList
        view={{
          messages: [
            {
              ...{ id: "msg_1", author, kind, text: "Said.", textBlock: "b", editNumbers: [] },
              createdAt: "2026-07-01T12:00:00.000Z",
            },
          ],
          queued: [],
        }}
        unseen={[]}
        htmlOf={() => null}
        onShowEdit={() => {}}
        questions={null}
      />
    </TextsProvider>,
  );

test.each(["request", "reply"] as const)("a student's %s stands in their bubble", (kind) => {
  expect(said("student", kind)).toContain("data-bubble");
});

test.each([
  ["agent", "reply"],
  ["program", "reply"],
  ["program", "question"],
  ["agent", "edits"],
] as const)("the words of the %s never do: %s", (author, kind) => {
  expect(said(author, kind)).not.toContain("data-bubble");
});

test("what is said after the review questions stands below them", () => {
  const line = (id: string, kind: MessageView["kind"]): MessageView => ({
    ...{ id, kind, author: "program", text: id, textBlock: id, editNumbers: [] },
    createdAt: "2026-07-01T12:00:00.000Z",
  });
  const page = renderToStaticMarkup(
    <TextsProvider locale="en" messages={compiledMessages("en", ["study"])}>
      <MessageList
        view={{
          messages: [line("edited", "edits"), line("saved", "completed"), line("told", "question")],
          queued: ["waiting"],
        }}
        unseen={["on its way"]}
        htmlOf={() => null}
        onShowEdit={() => {}}
        questions={<p>the questions</p>}
      />
    </TextsProvider>,
  );
  const order = ["edited", "saved", "the questions", "told", "waiting", "on its way"];
  const places = order.map((words) => page.indexOf(words));
  expect(places).toEqual(places.toSorted((a, b) => a - b));
  expect(places[0]).toBeGreaterThan(0);
});

const text = translator("en", "study");
const place = { revision: 1, start: 0, end: 9 };

const answered = (answer: string, quotes: readonly string[]): string =>
  renderToStaticMarkup(
    <TextsProvider locale="en" messages={compiledMessages("en", ["shell", "study"])}>
      <ReviewQuestion
        question={{
          ...{ id: "que_1", number: 1, text: "What is a wave?", textBlock: "q" },
          ...{ answer, answerBlock: null, basis: "rules", status: "answered", error: null },
          passages: quotes.map((quote) => ({ quote, quoteBlock: quote, place })),
        }}
        open
        htmlOf={() => null}
        onToggle={() => {}}
        onShowPlace={() => {}}
        onRetry={null}
      />
    </TextsProvider>,
  );

const times = (page: string, words: string): number => page.split(words).length - 1;

test("an answer in the words of its passage is not shown twice, and leads to it", () => {
  const page = answered("A wave carries energy.", ["A wave carries energy."]);
  expect(times(page, "A wave carries energy.")).toBe(1);
  expect(page).toContain(text("questions.showPassage"));
  expect(page).not.toContain(text("questions.passages", { count: 1 }));
});

test("an answer in other words stands above its passages", () => {
  const page = answered("Energy.", ["A wave carries energy.", "Energy moves."]);
  expect(page).toContain(text("questions.passages", { count: 2 }));
  expect(times(page, "A wave carries energy.")).toBe(1);
  expect(times(page, text("questions.showPassage"))).toBe(2);
});
