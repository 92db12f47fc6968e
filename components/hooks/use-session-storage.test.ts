import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { keep, readKept, withEarlyTyping } from "./use-session-storage.ts";

/** A tab's storage, with what a browser does when it is full or forbidden. */
const storage = (refuses: readonly ("getItem" | "setItem" | "removeItem")[] = []) => {
  const kept = new Map<string, string>();
  const may = (name: (typeof refuses)[number]) => {
    if (refuses.includes(name)) throw new DOMException("refused", "SecurityError");
  };
  return {
    getItem: (key: string) => {
      may("getItem");
      return kept.get(key) ?? null;
    },
    setItem: (key: string, text: string) => {
      may("setItem");
      kept.set(key, text);
    },
    removeItem: (key: string) => {
      may("removeItem");
      kept.delete(key);
    },
  };
};

beforeEach(() => vi.stubGlobal("sessionStorage", storage()));
afterEach(() => vi.unstubAllGlobals());

test("what is kept is read again, until it is let go of", () => {
  expect(readKept("a")).toBeNull();
  keep("a", { text: "Стек" });
  expect(readKept("a")).toEqual({ text: "Стек" });
  expect(readKept("b")).toBeNull();
  keep("a", null);
  expect(readKept("a")).toBeNull();
});

test("a full storage keeps what was there, and nothing fails", () => {
  vi.stubGlobal("sessionStorage", storage(["setItem"]));
  keep("a", { text: "much" });
  expect(readKept("a")).toBeNull();
});

test("a forbidden storage is as an empty one", () => {
  vi.stubGlobal("sessionStorage", storage(["getItem", "setItem", "removeItem"]));
  keep("a", { text: "much" });
  keep("a", null);
  expect(readKept("a")).toBeNull();
});

test("a browser that refuses the storage itself is as one without", () => {
  vi.stubGlobal("sessionStorage", undefined);
  keep("a", { text: "much" });
  keep("a", null);
  expect(readKept("a")).toBeNull();
});

test("what is no JSON was kept by nobody", () => {
  sessionStorage.setItem("a", "{");
  expect(readKept("a")).toBeNull();
});

test.each([
  ["nothing anywhere", undefined, "", ""],
  ["what was kept", "A long note.", "", "A long note."],
  ["what was typed early", undefined, "A", "A"],
  ["both: a letter does not replace a note", "A long note.", "A", "A long note.\nA"],
  ["what the browser restored, once", "A long note.", "A long note.", "A long note."],
  ["the same with other line ends", "A long\r\nnote.", "A long\nnote.", "A long\nnote."],
])("%s", (_, kept, value, text) => {
  expect(withEarlyTyping(kept, { value })).toBe(text);
  if (value === "") expect(withEarlyTyping(kept, null)).toBe(text);
});
