import { describe, expect, it, vi } from "vitest";
import { silentLog } from "#agents/testing/silent-log.ts";
import type { StudyStore } from "#lib/study/study-store.ts";
import { showDraft } from "./generate-material.ts";

/** A busy machine takes its time. */
const patient = { timeout: 20_000 };

type SaveDraft = StudyStore["saveDraft"];

const json = (markdown: string) => JSON.stringify({ markdown }).slice(0, -2);

/** A draft whose writes are listed; each waits until it is let go when `slow`. */
const draftOn = ({ slow = false } = {}) => {
  const written: string[] = [];
  const held: (() => void)[] = [];
  let together = 0;
  let most = 0;
  const saveDraft: SaveDraft = async (_owner, _thread, draft) => {
    together += 1;
    most = Math.max(most, together);
    if (slow) await new Promise<void>((resolve) => held.push(resolve));
    written.push(draft?.text ?? "");
    together -= 1;
  };
  const draft = showDraft(
    { study: { saveDraft }, log: silentLog },
    { ownerId: "o", threadId: "t" },
    "synthesise",
  );
  return { draft, written, held, most: () => most };
};

describe("a draft", () => {
  it("shows the Markdown as it grows, and what is the same only once", async () => {
    const { draft, written } = draftOn();
    const grow = draft.onText(0);
    for (const text of ["", "# A", "# A", "# A\n\nmore"]) {
      grow(json(text));
      await Promise.resolve();
    }
    await draft.close();
    expect(written).toEqual(["# A", "# A\n\nmore"]);
  });

  it("writes once at a time and then the newest, not all that came between", async () => {
    const { draft, written, held, most } = draftOn({ slow: true });
    const grow = draft.onText(0);
    for (const text of ["a", "ab", "abc", "abcd"]) grow(json(text));
    held.shift()?.();
    await vi.waitFor(() => expect(held).toHaveLength(1), patient);
    held.shift()?.();
    await vi.waitFor(() => expect(written).toEqual(["a", "abcd"]), patient);
    await draft.close();
    expect(most()).toBe(1);
  });

  it("shows parts in their order, up to the first that is not whole", async () => {
    const { draft, written } = draftOn();
    const step = async (act: () => void) => {
      act();
      await new Promise((resolve) => setImmediate(resolve));
      return written.at(-1);
    };
    expect(await step(() => draft.onText(1)(json("two")))).toBeUndefined();
    expect(await step(() => draft.onText(0)(json("on")))).toBe("on");
    expect(await step(() => draft.whole(0, "one\n"))).toBe("one\n\ntwo");
    expect(await step(() => draft.onText(2)(json("three")))).toBe("one\n\ntwo");
    expect(await step(() => draft.whole(1, "two"))).toBe("one\n\ntwo\n\nthree");
    await draft.close();
  });

  it("writes nothing after it was closed, and waits for what was begun", async () => {
    const { draft, written, held } = draftOn({ slow: true });
    draft.onText(0)(json("first"));
    draft.onText(0)(json("second"));
    const closed = draft.close();
    draft.onText(0)(json("third"));
    held.shift()?.();
    await closed;
    expect(written).toEqual(["first"]);
    expect(held).toHaveLength(0);
  });

  it("that cannot be written does not fail the work", async () => {
    const warned: unknown[] = [];
    const saveDraft: SaveDraft = async () => {
      throw new Error("the database is gone");
    };
    const log = { ...silentLog, warn: (entry: unknown) => void warned.push(entry) };
    const draft = showDraft({ study: { saveDraft }, log }, { ownerId: "o", threadId: "t" }, "s");
    draft.onText(0)(json("text"));
    await draft.close();
    expect(warned).toHaveLength(1);
  });
});
