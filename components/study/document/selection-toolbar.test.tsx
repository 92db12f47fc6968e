import { parseHTML } from "linkedom";
import { AppRouterContext } from "next/dist/shared/lib/app-router-context.shared-runtime.js";
import { act, type ContextType } from "react";
import { createRoot } from "react-dom/client";
import { afterEach, expect, test, vi } from "vitest";
import { TextsProvider } from "#components/ui/texts.tsx";
import { compiledMessages } from "#lib/i18n/compiled-messages.ts";
import { SelectionToolbar } from "./selection-toolbar.tsx";

afterEach(() => vi.unstubAllGlobals());

test("the bar stands under its passage, also when nothing is selected any more", async () => {
  const { window, document } = parseHTML(
    '<html><body><div id="root"></div><div class="doc"><div class="doc-row">Words.</div></div></body></html>',
  );
  vi.stubGlobal("window", window);
  vi.stubGlobal("document", document);
  vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true);
  const selection = {
    getRangeAt: () => {
      throw new Error("0 is not a valid index");
    },
  };
  Object.assign(window, { getSelection: () => selection });
  const [panel, row] = [document.querySelector(".doc"), document.querySelector(".doc-row")];
  Object.assign(panel ?? {}, { getBoundingClientRect: () => ({ top: 100, left: 20 }) });
  const range = { getClientRects: () => [{ bottom: 140, left: 50 }] };
  const passage = {
    ...{ text: "Words.", span: { revision: 1, start: 0, end: 6 }, range, row },
    ...{ begins: null, ends: null },
  } as unknown as Parameters<typeof SelectionToolbar>[0]["passage"];
  const root = createRoot(document.querySelector("#root") as unknown as Element);
  const router = {} as NonNullable<ContextType<typeof AppRouterContext>>;
  await act(async () =>
    root.render(
      <AppRouterContext value={router}>
        <TextsProvider messages={compiledMessages("en", ["shell", "workspace"])} locale="en">
          <SelectionToolbar
            {...{ threadId: "thr_1", language: "en", offline: true, passage }}
            onAsk={() => {}}
            onSent={() => {}}
            onCards={() => {}}
          />
        </TextsProvider>
      </AppRouterContext>,
    ),
  );
  const bar = document.querySelector("[role=toolbar]") as unknown as HTMLElement;
  expect(bar.style.top).toBe("48px");
  await act(async () => root.unmount());
});
