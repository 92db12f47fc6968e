import { sql } from "drizzle-orm";
import { expect, it } from "vitest";
import type { Database } from "#db/client.ts";
import { artifactFiles } from "#lib/artifacts/artifact-files.ts";
import { undoStack } from "#lib/editing/history.ts";
import { newId } from "#lib/ids.ts";
import { replaceIn } from "../testing/edit-document.ts";
import { newStudy } from "../testing/new-study.ts";
import { studyWithEdits } from "../testing/study-with-edits.ts";
import { testDatabase } from "../testing/test-database.ts";
import { artifactSnapshot } from "./artifacts.ts";
import { editStore } from "./edits.ts";
import { readStudyPage } from "./study-page.ts";

const { db } = testDatabase();
const edits = editStore(db);
const readPage = (ownerId: string, threadId: string, window?: number) =>
  readStudyPage(db, window)(ownerId, threadId, { messages: 1, edits: 1 });

it("a history of 5,000 edits is turned page by page, each edit once", async () => {
  const { ownerId, threadId } = await studyWithEdits(db, 5_000);
  const seen: number[] = [];
  let before: number | null = null;
  for (let more = true; more; ) {
    const page = await edits.page(ownerId, threadId, { before, limit: 100 });
    expect(page.edits.length).toBeLessThanOrEqual(100);
    expect(Object.keys(page.edits[0] ?? {})).not.toContain("patches");
    seen.push(...page.edits.map(({ number }) => number));
    before = seen.at(-1) ?? null;
    more = page.more;
  }
  expect(seen).toEqual(Array.from({ length: 5_000 }, (_, index) => 5_000 - index));
});

it("a page does not cut a batch, and knows what was taken back after it", async () => {
  const thread = await newStudy(db, "one two three four five");
  const { ownerId, threadId } = thread;
  await replaceIn(edits, thread, { one: "1" });
  await replaceIn(edits, thread, { two: "2", three: "3", four: "4" });
  await replaceIn(edits, thread, { five: "5" });
  await edits.undoEdit(ownerId, threadId, 3, "a");
  await edits.undoEdit(ownerId, threadId, 1, "b");
  await edits.redo(ownerId, threadId, "c");
  const page = async (before: number | null, limit: number) => {
    const { edits: told, more } = await edits.page(ownerId, threadId, { before, limit });
    return [told.map(({ number, undone }) => (undone ? -number : number)), more];
  };
  expect(await page(null, 4)).toEqual([[8, 7, 6, 5], true]);
  expect(await page(5, 1)).toEqual([[-4, -3, -2], true]);
  expect(await page(2, 1)).toEqual([[1], false]);
  expect(await page(1, 1)).toEqual([[], false]);
});

it("of a document without edits is empty", async () => {
  const { ownerId, threadId } = await newStudy(db, "one");
  const page = { before: null, limit: 100 };
  expect(await edits.page(ownerId, threadId, page)).toEqual({ edits: [], more: false });
  expect((await readPage(ownerId, threadId)).undo).toEqual({ canUndo: false, canRedo: false });
});

/** How many rows of edits a transaction has read so far. */
const editsRead = async (tx: Database): Promise<number> => {
  const [row] = await tx.execute<{ read: string }>(sql`
    select coalesce(idx_tup_fetch, 0) + coalesce(seq_tup_read, 0) as read
    from pg_stat_xact_user_tables where relname = 'edits'`);
  return Number(row?.read);
};

// A planner that knows of many documents takes each for a short one, one that knows of this alone takes it for all.
it.each([0, 250])(
  "a page of a long history beside %i others, and its files, do not read all of it",
  async (others) => {
    for (let other = 0; other < others; other += 1) await studyWithEdits(db, 12);
    const { ownerId, threadId } = await studyWithEdits(db, 20_000);
    // As a server does by itself before long; a planner that knows the table before these edits reads them otherwise.
    await db.execute(sql`analyze edits`);
    await db.transaction(async (tx) => {
      const page = await readStudyPage(tx)(ownerId, threadId, { messages: 1, edits: 100 });
      expect(page.undo).toEqual({ canUndo: true, canRedo: false });
      expect(await editsRead(tx)).toBeGreaterThan(0);
      expect(await editsRead(tx)).toBeLessThan(2_000);
    });
    await db.transaction(async (tx) => {
      await artifactSnapshot(tx, { ownerId, threadId });
      expect(await editsRead(tx)).toBeLessThan(2_000);
    });
  },
);

it("the files that are written after each change tell of the newest edits, and how many there are", async () => {
  const { ownerId, threadId } = await studyWithEdits(db, 3_000);
  const files = async (history: "newest" | "all") => {
    const made = artifactFiles(await artifactSnapshot(db, { ownerId, threadId }, history));
    const parsed = (path: string) =>
      JSON.parse(made.find((file) => file.path === path)?.text ?? "");
    return { history: parsed("edit_history.json"), metadata: parsed("metadata.json") };
  };
  const newest = await files("newest");
  expect(newest.history).toMatchObject({ total_edits: 3_000 });
  expect(newest.metadata).toMatchObject({ edit_count: 3_000 });
  const numbers = newest.history.edits.map((edit: { edit_number: number }) => edit.edit_number);
  expect(numbers).toEqual(Array.from({ length: 1_000 }, (_, place) => 2_001 + place));
  const all = await files("all");
  expect(all.history.edits).toHaveLength(3_000);
  expect(all.history.edits.slice(2_000)).toEqual(newest.history.edits);
});

it("is another's secret", async () => {
  const { threadId } = await newStudy(db, "one");
  const stranger = newId("own");
  const page = { before: null, limit: 100 };
  await expect(edits.page(stranger, threadId, page)).rejects.toMatchObject({ code: "not_found" });
  await expect(readPage(stranger, threadId)).rejects.toMatchObject({ code: "not_found" });
});

it("what can be undone and redone is counted as the stack has it, after every step", async () => {
  const thread = await newStudy(db, "a b c d e f g h");
  const { ownerId, threadId } = thread;
  const turn = (kind: "undo" | "redo", times: number) =>
    Array.from({ length: times }, () => () => edits[kind](ownerId, threadId, newId("key")));
  const steps = [
    () => replaceIn(edits, thread, { a: "1" }),
    () => replaceIn(edits, thread, { b: "2", c: "3" }),
    ...turn("undo", 2),
    ...turn("redo", 1),
    () => replaceIn(edits, thread, { h: "8" }),
    ...turn("undo", 2),
    ...turn("redo", 2),
    () => edits.undoEdit(ownerId, threadId, 1, "one"),
    () => edits.restore(ownerId, threadId, 0, "restored"),
    ...turn("undo", 1),
  ];
  for (const step of steps) {
    await step().catch(() => undefined);
    const { undo, redo } = undoStack(await edits.since(ownerId, threadId, 0));
    // Counted among all, and among the newest where these tell enough.
    for (const window of [undefined, 1, 2, 3, 5]) {
      expect((await readPage(ownerId, threadId, window)).undo).toEqual({
        canUndo: undo.length > 0,
        canRedo: redo.length > 0,
      });
    }
  }
  expect((await edits.document(ownerId, threadId)).revision).toBeGreaterThan(10);
});
