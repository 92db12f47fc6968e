import { parseHTML } from "linkedom";
import { AppRouterContext } from "next/dist/shared/lib/app-router-context.shared-runtime.js";
import { act } from "react";
import { createRoot } from "react-dom/client";
import { afterEach, expect, test, vi } from "vitest";
import { TextsProvider } from "#components/ui/texts.tsx";
import { compiledMessages } from "#lib/i18n/compiled-messages.ts";
import { CardSelection, SelectCard } from "./card-selection.tsx";

afterEach(() => vi.unstubAllGlobals());

/** How often each card asks for its name, which it does whenever it is drawn. */
const counting = (messages: ReturnType<typeof compiledMessages>) => {
  let draws = 0;
  const watched = <T extends object>(part: T): T =>
    new Proxy(part, {
      get: (of, key) => {
        if (key === "selectTitle") draws += 1;
        const value: unknown = Reflect.get(of, key);
        const isPart = typeof value === "object" && value !== null && !Array.isArray(value);
        return isPart ? watched(value) : value;
      },
    });
  const take = () => {
    const taken = draws;
    draws = 0;
    return taken;
  };
  return { messages: watched(messages), take };
};

test("a card that is chosen is drawn anew, and no other of the hundred", async () => {
  const { window, document, Event } = parseHTML("<html><body><div></div></body></html>");
  vi.stubGlobal("window", window);
  vi.stubGlobal("document", document);
  vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true);
  const { messages, take } = counting(compiledMessages("en", ["shell", "cards"]));
  const ids = Array.from({ length: 100 }, (_, at) => `crd_${at}`);
  const cards = ids.map((id) => ({ id, tags: [], suspended: false, own: true }));
  const container = document.querySelector("div") as unknown as Element;
  const root = createRoot(container);
  const router = { refresh: () => undefined };
  await act(() =>
    root.render(
      <AppRouterContext value={router as never}>
        <TextsProvider locale="en" messages={messages}>
          <CardSelection cards={cards} choice={{ subjects: [], chosen: "" } as never}>
            {ids.map((id) => (
              <SelectCard key={id} id={id} name={id} />
            ))}
          </CardSelection>
        </TextsProvider>
      </AppRouterContext>,
    ),
  );
  expect(take()).toBe(100);
  const boxes = [...container.querySelectorAll("input")];
  const press = async (at: number, keys: object = {}) => {
    const click = Object.assign(new Event("click", { bubbles: true, cancelable: true }), keys);
    await act(() => boxes[at]?.dispatchEvent(click));
    return container.querySelector("section p")?.textContent ?? "";
  };
  expect(await press(7)).toContain("1 selected");
  expect(take()).toBe(1);
  expect(await press(10, { shiftKey: true })).toContain("4 selected");
  expect(take()).toBe(3);
  expect(await press(8)).toContain("3 selected");
  expect(take()).toBe(1);
  await act(() => root.unmount());
});
