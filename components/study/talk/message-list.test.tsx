import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { TextsProvider } from "#components/ui/texts.tsx";
import { compiledMessages } from "#lib/i18n/compiled-messages.ts";
import type { MessageView } from "#lib/schemas/study.ts";
import { MessageList } from "./message-list.tsx";

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
      />
    </TextsProvider>,
  );

test.each(["request", "reply"] as const)("a student's %s stands in their bubble", (kind) => {
  expect(said("student", kind)).toContain("talk-student");
});

test.each([
  ["agent", "reply"],
  ["program", "reply"],
  ["program", "question"],
  ["agent", "edits"],
] as const)("the words of the %s never do: %s", (author, kind) => {
  expect(said(author, kind)).not.toContain("talk-student");
});
