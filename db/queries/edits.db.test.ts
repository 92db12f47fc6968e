import { describe, expect, it } from "vitest";
import { textAfter } from "#lib/editing/history.ts";
import { newId } from "#lib/ids.ts";
import { maxDocumentCharacters } from "#lib/schemas/study-limits.ts";
import type { EditStore } from "#lib/study/study-store.ts";
import { batchOf, replaceIn, replacing } from "../testing/edit-document.ts";
import { newStudy } from "../testing/new-study.ts";
import { testDatabase } from "../testing/test-database.ts";
import { editStore } from "./edits.ts";
import type { OwnedThread } from "./thread-rows.ts";
import { insertThread, threadStore } from "./threads.ts";

const { db } = testDatabase();
const edits = editStore(db);
const threads = threadStore(db);

const start = "one two three four five";

const replace = (thread: OwnedThread, pairs: Readonly<Record<string, string>>) =>
  replaceIn(edits, thread, pairs);

const textOf = async ({ ownerId, threadId }: OwnedThread) =>
  (await edits.document(ownerId, threadId)).text;

/** All that a change would change. */
const stateOf = async ({ ownerId, threadId }: OwnedThread) => ({
  document: await edits.document(ownerId, threadId),
  edits: await edits.since(ownerId, threadId, 0),
  revision: await threads.revision(ownerId, threadId),
});

describe("an edit", () => {
  it("changes the text, is in the history, and is a visible change", async () => {
    const thread = await newStudy(db, start);
    const before = await stateOf(thread);
    const { ownerId, threadId } = thread;
    const long = "word ".repeat(30);
    const outcome = await replace(thread, { two: long });
    expect(outcome).toMatchObject({ kind: "applied", revision: 1 });
    const after = await stateOf(thread);
    expect(after.document).toMatchObject({ text: start.replace("two", long), revision: 1 });
    expect(after.revision).toBe(before.revision + 1);
    expect(await edits.since(ownerId, threadId, 0)).toEqual([
      expect.objectContaining({
        ...{ number: 1, kind: "edit", author: "agent", batchId: null, target: null },
        ...{ reason: "asked for", oldPreview: "two", newPreview: long.slice(0, 50) },
        similarity: expect.closeTo(0.9, 5),
      }),
    ]);
    expect(await edits.since(ownerId, threadId, 1)).toEqual([]);
    const listed = await threads.list(ownerId, { search: "", limit: 1 });
    expect(listed).toMatchObject([{ id: threadId, lastEdit: 1 }]);
  });

  it("of one key is made once, however often and by however many at once", async () => {
    const thread = await newStudy(db, start);
    const { ownerId, threadId } = thread;
    const batch = batchOf(0, [replacing(start, "two", "2"), replacing(start, "four", "4")]);
    const first = await edits.apply(ownerId, threadId, batch);
    await replace(thread, { one: "1" });
    const before = await stateOf(thread);
    const again = await Promise.all([1, 2, 3].map(() => edits.apply(ownerId, threadId, batch)));
    for (const outcome of again) expect(outcome).toEqual(first);
    expect(await stateOf(thread)).toEqual(before);
  });

  it("that was not committed never was, and can be made again", async () => {
    const thread = await newStudy(db, start);
    const { ownerId, threadId } = thread;
    const before = await stateOf(thread);
    const batch = batchOf(0, [replacing(start, "two", "2")]);
    const died = db.transaction(async (tx) => {
      await editStore(tx).apply(ownerId, threadId, batch);
      throw new Error("the process dies here");
    });
    await expect(died).rejects.toThrow("dies here");
    expect(await stateOf(thread)).toEqual(before);
    await edits.apply(ownerId, threadId, batch);
    expect(await textOf(thread)).toBe("one 2 three four five");
  });

  it("against an older text is moved over what came since", async () => {
    const thread = await newStudy(db, start);
    const { ownerId, threadId } = thread;
    await replace(thread, { one: "number one" });
    const late = batchOf(0, [replacing(start, "four", "4")]);
    expect(await edits.apply(ownerId, threadId, late)).toMatchObject({ kind: "applied" });
    expect(await textOf(thread)).toBe("number one two three 4 five");
  });

  it("is no conflict with an edit that was taken back", async () => {
    const thread = await newStudy(db, start);
    const { ownerId, threadId } = thread;
    await replace(thread, { "two three": "2 3" });
    await edits.undo(ownerId, threadId, "undo");
    const late = batchOf(0, [replacing(start, "three", "drei")]);
    expect(await edits.apply(ownerId, threadId, late)).toMatchObject({ kind: "applied" });
    expect(await textOf(thread)).toBe("one two drei four five");
  });

  it.each([
    ["words that another edit changed", batchOf(0, [replacing(start, "two", "zwei")])],
    [
      "a text that is not there",
      batchOf(1, [replacing(start, "three", "3"), replacing("six", "six", "6")]),
    ],
    [
      "the same words twice",
      batchOf(1, [replacing("one 2 three", "2 three", "x"), replacing("one 2", "2", "y")]),
    ],
    ["a revision that is not yet", batchOf(2, [replacing(start, "one", "1")])],
    [
      "a place behind the end",
      batchOf(1, [
        { ...replacing(start, "one", "1"), patches: [{ start: 99, removed: "", inserted: "x" }] },
      ]),
    ],
    [
      "typed words of an older revision",
      batchOf(0, [replacing(start, "five", "5")], { kind: "typed" }),
    ],
  ])("that names %s is a conflict, and none of its batch is made", async (_what, batch) => {
    const thread = await newStudy(db, start);
    await replace(thread, { two: "2" });
    const before = await stateOf(thread);
    const outcome = await edits.apply(thread.ownerId, thread.threadId, batch);
    expect(outcome).toEqual({ kind: "conflict", revision: 1 });
    expect(await stateOf(thread)).toEqual(before);
  });

  it.each([
    ["NUL", "a\0b", "text_broken"],
    ["half a surrogate pair", "a\ud83d", "text_broken"],
    ["more than a document holds", "x".repeat(maxDocumentCharacters), "document_too_long"],
  ])("that brings %s is refused", async (_what, inserted, code) => {
    const thread = await newStudy(db, start);
    const before = await stateOf(thread);
    await expect(replace(thread, { two: inserted })).rejects.toMatchObject({ code });
    expect(await stateOf(thread)).toEqual(before);
  });

  it.each([
    ["begins", { start: 3, removed: "\ude00", inserted: "x" }],
    ["ends", { start: 2, removed: "\ud83d", inserted: "" }],
    ["writes", { start: 3, removed: "", inserted: "x" }],
    ["cuts from pair to pair", { start: 3, removed: "\ude00 \ud83d", inserted: "" }],
  ])("that %s inside a character is refused", async (_what, patch) => {
    const thread = await newStudy(db, "a 😀 😀 b");
    const { ownerId, threadId } = thread;
    const edit = { ...replacing("a", "a", "b"), patches: [patch] };
    await expect(edits.apply(ownerId, threadId, batchOf(0, [edit]))).rejects.toMatchObject({
      code: "text_broken",
    });
    expect(await textOf(thread)).toBe("a 😀 😀 b");
  });

  it("that changes nothing is none", async () => {
    const thread = await newStudy(db, start);
    const before = await stateOf(thread);
    expect(await replace(thread, { two: "two" })).toEqual({
      kind: "applied",
      edits: [],
      revision: 0,
    });
    expect(await stateOf(thread)).toEqual(before);
  });
});

describe("a student who types while the agent edits", () => {
  it("loses nothing, and neither does the agent", async () => {
    const names = ["agent", "first", "second"];
    const lines = Array.from({ length: 15 }, (_, line) => names.map((name) => `${name} ${line}\n`));
    const first = lines.flat().join("");
    const thread = await newStudy(db, first);
    const { ownerId, threadId } = thread;
    /** Like the source editor: what is refused as stale is typed again into the newest text. */
    const type = async (name: string, line: number): Promise<void> => {
      const { text, revision } = await edits.document(ownerId, threadId);
      const change = replacing(text, `${name} ${line}\n`, `${name} typed ${line}\n`);
      const batch = batchOf(revision, [change], { key: `${name} ${line}`, kind: "typed" });
      const outcome = await edits.apply(ownerId, threadId, batch);
      if (outcome.kind === "conflict") await type(name, line);
    };
    const agent = async (): Promise<void> => {
      for (const line of lines.keys()) {
        const { text, revision } = await edits.document(ownerId, threadId);
        // While the model thinks, a student goes on.
        await type("first", line);
        const change = replacing(text, `agent ${line}\n`, `agent typed ${line}\n`);
        const outcome = await edits.apply(ownerId, threadId, batchOf(revision, [change]));
        expect(outcome.kind).toBe("applied");
      }
    };
    const student = async (): Promise<void> => {
      for (const line of lines.keys()) await type("second", line);
    };
    await Promise.all([agent(), student()]);
    const expected = lines.flatMap((_, line) => names.map((name) => `${name} typed ${line}\n`));
    expect(await textOf(thread)).toBe(expected.join(""));
    const history = await edits.since(ownerId, threadId, 0);
    expect(history.map(({ number }) => number)).toEqual(history.map((_, index) => index + 1));
    expect(textAfter(first, history)).toBe(expected.join(""));
  });

  it("is one of many writers at once, each of whose edits is there once", async () => {
    const words = Array.from({ length: 12 }, (_, word) => `word${word}.`);
    const thread = await newStudy(db, words.join(" "));
    const { ownerId, threadId } = thread;
    const text = words.join(" ");
    const batches = words.map((word) => batchOf(0, [replacing(text, word, `${word}${word}`)]));
    await Promise.all(
      [...batches, ...batches].map((batch) => edits.apply(ownerId, threadId, batch)),
    );
    expect(await textOf(thread)).toBe(words.map((word) => `${word}${word}`).join(" "));
    expect((await edits.document(ownerId, threadId)).revision).toBe(words.length);
  });
});

describe("a document that is not the asker's", () => {
  const calls: [string, (store: EditStore, owner: string, thread: string) => Promise<unknown>][] = [
    ["document", (store, owner, thread) => store.document(owner, thread)],
    ["apply", (store, ...of) => store.apply(...of, batchOf(0, [replacing(start, "one", "1")]))],
    ["undo", (store, ...of) => store.undo(...of, "key")],
    ["undoEdit", (store, ...of) => store.undoEdit(...of, 1, "key")],
    ["redo", (store, ...of) => store.redo(...of, "key")],
    ["restore", (store, ...of) => store.restore(...of, 0, "key")],
    ["since", (store, ...of) => store.since(...of, 0)],
    ["textAt", (store, ...of) => store.textAt(...of, 0)],
  ];

  it.each(calls)("is not found by %s, and neither is one of a quiz", async (_name, call) => {
    const thread = await newStudy(db, start);
    await replace(thread, { one: "1" });
    const before = await stateOf(thread);
    const notFound = { code: "not_found" };
    await expect(call(edits, newId("own"), thread.threadId)).rejects.toMatchObject(notFound);
    const { ownerId } = thread;
    const { threadId } = await insertThread(db, { ownerId, kind: "quiz", title: "A quiz" });
    await expect(call(edits, ownerId, threadId)).rejects.toMatchObject(notFound);
    expect(await stateOf(thread)).toEqual(before);
  });

  it.each(calls)("is not ready for %s before the synthesis", async (_name, call) => {
    const { ownerId, threadId } = await newStudy(db);
    await expect(call(edits, ownerId, threadId)).rejects.toMatchObject({
      code: "document_not_ready",
    });
  });
});
