import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { TextsProvider } from "#components/ui/texts.tsx";
import { compiledMessages } from "#lib/i18n/compiled-messages.ts";
import { translator } from "#lib/i18n/translator.ts";
import { AskBox } from "./ask-box.tsx";

const text = translator("en", "study");
const document = { revision: 0, words: 1, blocks: [], canUndo: false, canRedo: false };

const askBox = (offline: boolean): string =>
  renderToStaticMarkup(
    <TextsProvider locale="en" messages={compiledMessages("en", ["shell", "study"])}>
      <AskBox
        view={{
          ...{ offline, language: "en", document: { ...document, status: "editing" } },
          thread: { id: "thr_1", status: "waiting", question: null },
        }}
        talk={{
          ...{ busy: false, problem: null, unseen: [] },
          ask: () => Promise.resolve(true),
          reply: () => Promise.resolve(true),
          stop: () => Promise.resolve(true),
          retry: () => Promise.resolve(true),
        }}
        marked={{ text: "a passage", span: { revision: 0, start: 0, end: 9 } }}
        onUnmark={() => {}}
      />
    </TextsProvider>,
  );

test("a model is offered common wishes", () => {
  expect(askBox(false)).toContain(text("ask.templates"));
  expect(askBox(false)).toContain(text("ask.placeholderSelection"));
});

test("without a model commands are offered, and nothing that would not be understood", () => {
  expect(askBox(true)).toContain(text("ask.commands"));
  expect(askBox(true)).not.toContain(text("ask.templates"));
  expect(askBox(true)).toContain(text("ask.placeholderOffline"));
});

test("the field says what Enter does in it", () => {
  expect(askBox(false)).toContain(translator("en", "shell")("enterSends"));
});
