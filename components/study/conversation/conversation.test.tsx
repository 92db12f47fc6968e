import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { TextsProvider } from "#components/ui/texts.tsx";
import { compiledMessages } from "#lib/i18n/compiled-messages.ts";
import { translator } from "#lib/i18n/translator.ts";
import { HaltedPanel } from "./conversation.tsx";

const text = translator("en", "study");

const halted = (code: string): string =>
  renderToStaticMarkup(
    <TextsProvider locale="en" messages={compiledMessages("en", ["study"])}>
      <HaltedPanel
        thread={{ status: "failed", error: { code, message: "It failed." } }}
        talk={{ busy: false, retry: async () => true }}
        canAsk={false}
      />
    </TextsProvider>,
  );

test("what another try may mend can be tried again", () => {
  expect(halted("model_timeout")).toContain(text("halted.again"));
});

test("a topic that nothing can be written about leads to a new document, as no other try helps", () => {
  expect(halted("topic_garbage")).not.toContain(text("halted.again"));
  expect(halted("topic_garbage")).toContain('href="/study/new"');
});
