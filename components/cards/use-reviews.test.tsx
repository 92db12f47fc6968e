import { parseHTML } from "linkedom";
import { act } from "react";
import { createRoot } from "react-dom/client";
import { afterEach, expect, test, vi } from "vitest";
import { type Done, useDone } from "./use-reviews.ts";

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const hour = 3_600_000;

type Here = ReturnType<typeof useDone>;

const Sitting = ({ onDraw }: { onDraw: (here: Here) => void }) => {
  onDraw(useDone({}));
  return null;
};

test.each([
  ["keeps what is stored", new Map<string, string>()],
  ["forbids its storage", null],
])("in a browser that %s, undo lasts as long as the sitting", async (_, stored) => {
  vi.useFakeTimers({ toFake: ["Date", "setInterval", "clearInterval"] });
  const { window, document } = parseHTML("<html><body><div></div></body></html>");
  vi.stubGlobal("window", window);
  vi.stubGlobal("document", document);
  vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true);
  vi.stubGlobal("sessionStorage", {
    getItem: (key: string) => {
      if (stored === null) throw new Error("The storage is forbidden");
      return stored.get(key) ?? null;
    },
    setItem: (key: string, value: string) => {
      if (stored === null) throw new Error("The storage is forbidden");
      stored.set(key, value);
    },
  });
  let here: Here = { done: [], setDone: () => {} };
  const take = (now: Here) => {
    here = now;
  };
  const root = createRoot(document.querySelector("div") as unknown as Element);
  await act(async () => root.render(<Sitting onDraw={take} />));
  const review: Done = { review: "one" };
  await act(async () => here.setDone([review]));
  await act(async () => vi.advanceTimersByTime(1.9 * hour));
  expect(here.done).toEqual([review]);
  await act(async () => vi.advanceTimersByTime(0.2 * hour));
  expect(here.done).toEqual([]);
  await act(async () => root.unmount());
});
