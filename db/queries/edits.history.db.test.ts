import { eq } from "drizzle-orm";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { textAfter } from "#lib/editing/history.ts";
import { documents } from "../schema/study.ts";
import { batchOf, replaceIn, replacing } from "../testing/edit-document.ts";
import { newStudy } from "../testing/new-study.ts";
import { studyWithEdits } from "../testing/study-with-edits.ts";
import { testDatabase } from "../testing/test-database.ts";
import { toldDatabase } from "../testing/told-database.ts";
import { editStore } from "./edits.ts";
import type { OwnedThread } from "./thread-rows.ts";
import { threadStore } from "./threads.ts";

const { db } = testDatabase();
const edits = editStore(db);
const threads = threadStore(db);
const { db: watched, told } = toldDatabase();

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

describe("undo and redo", () => {
  it("take back and bring again edit by edit, and a batch as one", async () => {
    const thread = await newStudy(db, start);
    const { ownerId, threadId } = thread;
    await replace(thread, { one: "1" });
    await replace(thread, { two: "2", five: "5", three: "" });
    const last = await textOf(thread);
    await edits.undo(ownerId, threadId, "a");
    expect(await textOf(thread)).toBe("1 two three four five");
    await edits.undo(ownerId, threadId, "b");
    expect(await textOf(thread)).toBe(start);
    await expect(edits.undo(ownerId, threadId, "c")).rejects.toMatchObject({
      code: "nothing_to_undo",
    });
    await edits.redo(ownerId, threadId, "d");
    await edits.redo(ownerId, threadId, "e");
    expect(await textOf(thread)).toBe(last);
    await expect(edits.redo(ownerId, threadId, "f")).rejects.toMatchObject({
      code: "nothing_to_redo",
    });
    const history = await edits.since(ownerId, threadId, 0);
    expect(history.map(({ kind, target }) => [kind, target])).toEqual([
      ...[
        ["edit", null],
        ["edit", null],
        ["edit", null],
        ["edit", null],
      ],
      ...[
        ["undo", 4],
        ["undo", 1],
        ["redo", 1],
        ["redo", 4],
      ],
    ]);
  });

  it("of one key happen once", async () => {
    const thread = await newStudy(db, start);
    const { ownerId, threadId } = thread;
    await replace(thread, { one: "1" });
    await replace(thread, { two: "2" });
    await Promise.all([1, 2, 3].map(() => edits.undo(ownerId, threadId, "undo")));
    expect(await textOf(thread)).toBe("1 two three four five");
    await Promise.all([1, 2, 3].map(() => edits.redo(ownerId, threadId, "redo")));
    expect(await textOf(thread)).toBe("1 2 three four five");
  });

  it("have nothing to bring again after a new edit", async () => {
    const thread = await newStudy(db, start);
    const { ownerId, threadId } = thread;
    await replace(thread, { one: "1" });
    await edits.undo(ownerId, threadId, "undo");
    await replace(thread, { two: "2" });
    await expect(edits.redo(ownerId, threadId, "redo")).rejects.toMatchObject({
      code: "nothing_to_redo",
    });
  });
});

describe("one edit among others", () => {
  it("is taken back where it stands, with its batch, and brought again", async () => {
    const thread = await newStudy(db, start);
    const { ownerId, threadId } = thread;
    await replace(thread, { one: "the very first", four: "4" });
    await replace(thread, { two: "2" });
    await replace(thread, { five: "5" });
    await edits.undoEdit(ownerId, threadId, 1, "undo");
    expect(await textOf(thread)).toBe("one 2 three four 5");
    await expect(edits.undoEdit(ownerId, threadId, 2, "again")).rejects.toMatchObject({
      code: "nothing_to_undo",
    });
    await edits.redo(ownerId, threadId, "redo");
    expect(await textOf(thread)).toBe("the very first 2 three 4 5");
  });

  it("whose words others changed is a conflict, and nothing is changed", async () => {
    const thread = await newStudy(db, start);
    const { ownerId, threadId } = thread;
    await replace(thread, { two: "2 and a half" });
    await replace(thread, { half: "quarter" });
    const before = await stateOf(thread);
    expect(await edits.undoEdit(ownerId, threadId, 1, "undo")).toEqual({
      kind: "conflict",
      revision: 2,
    });
    expect(await stateOf(thread)).toEqual(before);
  });

  it("that there never was is not found", async () => {
    const { ownerId, threadId } = await newStudy(db, start);
    await expect(edits.undoEdit(ownerId, threadId, 7, "undo")).rejects.toMatchObject({
      code: "not_found",
    });
  });
});

describe("a long history", () => {
  /** Lines of which each edit changes one, as a model or a student would. */
  const lines = Array.from({ length: 300 }, (_, line) => `Line ${line} of the document.\n`);

  const change = async (thread: OwnedThread, number: number): Promise<unknown> => {
    const { ownerId, threadId } = thread;
    if (number % 25 === 20) return edits.undo(ownerId, threadId, `undo ${number}`);
    if (number % 25 === 21) return edits.redo(ownerId, threadId, `redo ${number}`);
    if (number % 25 === 22) {
      return edits.restore(ownerId, threadId, number - 20, `back ${number}`);
    }
    const line = (await textOf(thread)).split("\n")[(number * 37) % 300] ?? "";
    return replace(thread, { [`${line}\n`]: `${line} ${number}\n` });
  };

  const revisions = async (threadId: string) => {
    const { revision, snapshotRevision: snapshot } = documents;
    const rows = db.select({ revision, snapshot }).from(documents);
    const [row] = await rows.where(eq(documents.threadId, threadId));
    return row ?? { revision: -1, snapshot: -1 };
  };

  it("has the text of every revision, whatever snapshots were written, and is restored to any", async () => {
    const thread = await newStudy(db, lines.join(""));
    const { ownerId, threadId } = thread;
    const texts = [lines.join("")];
    const snapshots = new Set<number>();
    for (let number = 1; number <= 200; number += 1) {
      await change(thread, number);
      texts.push(await textOf(thread));
      const { revision, snapshot } = await revisions(threadId);
      expect(revision).toBe(number);
      snapshots.add(snapshot);
    }
    expect(snapshots.size).toBeGreaterThan(3);
    for (const [revision, text] of texts.entries()) {
      expect(await edits.textAt(ownerId, threadId, revision)).toBe(text);
    }
    for (const revision of [0, 1, 49, 50, 51, 125, 199]) {
      await edits.restore(ownerId, threadId, revision, `restore ${revision}`);
      expect(await textOf(thread)).toBe(texts[revision]);
    }
    await expect(edits.textAt(ownerId, threadId, 999)).rejects.toMatchObject({ code: "not_found" });
    await expect(edits.restore(ownerId, threadId, 999, "x")).rejects.toMatchObject({
      code: "not_found",
    });
  });

  it("of any edits, undos, redos and restores is replayed from its first text", async () => {
    const step = fc.constantFrom("edit", "edit", "edit", "undo", "redo", "undoEdit", "restore");
    const act = async (thread: OwnedThread, what: string, turn: number): Promise<string> => {
      const { ownerId, threadId } = thread;
      const { text, revision } = await edits.document(ownerId, threadId);
      const key = `${what} ${turn}`;
      const some = (turn * 7) % (revision + 1);
      const at = (turn * 11) % text.length;
      const patches = [{ start: at, removed: text.slice(at, at + 9), inserted: `<${turn}>` }];
      const edit = { ...replacing(text, "", ""), patches };
      const made = {
        edit: () => edits.apply(ownerId, threadId, batchOf(revision, [edit])),
        undo: () => edits.undo(ownerId, threadId, key),
        redo: () => edits.redo(ownerId, threadId, key),
        undoEdit: () => edits.undoEdit(ownerId, threadId, Math.max(1, some), key),
        restore: () => edits.restore(ownerId, threadId, some, key),
      }[what];
      await made?.().catch((error) => expect(error.code).toMatch(/^(nothing_to_|not_found)/));
      return textOf(thread);
    };
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 5, maxLength: 20 }), async (steps) => {
        const first = lines.slice(0, 10).join("");
        const thread = await newStudy(db, first);
        const { ownerId, threadId } = thread;
        let last = first;
        for (const [turn, what] of steps.entries()) last = await act(thread, what, turn);
        const history = await edits.since(ownerId, threadId, 0);
        expect(textAfter(first, history)).toBe(last);
        for (const { number } of history) {
          const until = history.slice(0, number);
          expect(await edits.textAt(ownerId, threadId, number)).toBe(textAfter(first, until));
        }
      }),
      { numRuns: 8 },
    );
  });
});

describe("while the thread is held", () => {
  const history = 300;

  it.each<[string, (of: [string, string]) => Promise<unknown>]>([
    ["undo", (of) => editStore(watched).undo(...of, "a")],
    ["undo of one edit", (of) => editStore(watched).undoEdit(...of, 7, "a")],
    ["restore", (of) => editStore(watched).restore(...of, 3, "a")],
  ])("%s reads no edit that was there before", async (_, turn) => {
    const { ownerId, threadId } = await studyWithEdits(db, history);
    told.length = 0;
    await turn([ownerId, threadId]);
    const held = told.slice(told.findIndex(({ query }) => query.endsWith("for update")));
    const reading = held.filter(({ query }) => /"edits"\."number" >/.test(query));
    expect(reading.map(({ values }) => values.slice(-2))).toEqual([[`${history}`, `${history}`]]);
    expect((await edits.document(ownerId, threadId)).revision).toBe(history + 1);
  });

  it("an edit that was made after the history was read is the one that is undone", async () => {
    const thread = await newStudy(db, start);
    const { ownerId, threadId } = thread;
    await replace(thread, { one: "1" });
    let between = async (): Promise<unknown> => replace(thread, { two: "2" });
    const late = new Proxy(db, {
      get: (given, name) => {
        if (name !== "transaction") return Reflect.get(given, name, given);
        return async (work: Parameters<typeof db.transaction>[0]) => {
          await between();
          between = async () => {};
          return db.transaction(work);
        };
      },
    });
    await editStore(late).undo(ownerId, threadId, "a");
    expect(await textOf(thread)).toBe("1 two three four five");
    const made = await edits.since(ownerId, threadId, 0);
    expect(made.map(({ kind, target }) => [kind, target])).toEqual([
      ...[
        ["edit", null],
        ["edit", null],
      ],
      ["undo", 2],
    ]);
  });
});
