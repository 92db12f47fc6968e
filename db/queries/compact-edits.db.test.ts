import { eq, sql } from "drizzle-orm";
import { expect, it } from "vitest";
import type { Database } from "#db/client.ts";
import { baseOf, textAfter } from "#lib/editing/history.ts";
import { newId } from "#lib/ids.ts";
import type { EditOutcome } from "#lib/study/study-store.ts";
import { documents, edits as editTable } from "../schema/study.ts";
import { replaceIn } from "../testing/edit-document.ts";
import { newStudy } from "../testing/new-study.ts";
import { testDatabase } from "../testing/test-database.ts";
import { editStore } from "./edits.ts";
import type { OwnedThread } from "./thread-rows.ts";

const { db } = testDatabase();
const edits = editStore(db);

/** Types a word before the text; the key is the word's. */
const type = async (
  { ownerId, threadId }: OwnedThread,
  word: string,
  baseRevision?: number,
): Promise<EditOutcome> => {
  const { revision } = await edits.document(ownerId, threadId);
  return edits.apply(ownerId, threadId, {
    ...{ key: `typed ${word}`, baseRevision: baseRevision ?? revision },
    ...{ author: "student", kind: "typed" },
    edits: [
      {
        patches: [{ start: 0, removed: "", inserted: `${word} ` }],
        ...{ similarity: null, reason: "", oldText: "", newText: word },
      },
    ],
  });
};

/** Types so many words, all but the last by one statement. */
const typeWords = async (thread: OwnedThread, count: number): Promise<void> => {
  const { ownerId, threadId } = thread;
  const { id: documentId, revision } = await edits.document(ownerId, threadId);
  const rows = Array.from({ length: count - 1 }, (_, place) => ({
    ...{ id: newId("edt"), ownerId, threadId, documentId, number: revision + place + 1 },
    ...{ key: newId("key"), kind: "typed", author: "student", similarity: null, reason: "" },
    patches: [{ start: 0, removed: "", inserted: "w " }],
    ...{ oldPreview: "", newPreview: "w " },
  })) satisfies (typeof editTable.$inferInsert)[];
  if (rows.length > 0) await db.insert(editTable).values(rows);
  await db
    .update(documents)
    .set({ revision: revision + rows.length })
    .where(eq(documents.id, documentId));
  await type(thread, newId("word"));
};

/** As if all was made days ago, an edit each second. */
const makeOld = ({ threadId }: OwnedThread) =>
  db
    .update(editTable)
    .set({ createdAt: sql`now() - interval '3 days' + number * interval '1 second'` })
    .where(eq(editTable.threadId, threadId));

/** Every text that the document ever had. */
const textsOf = async ({ ownerId, threadId }: OwnedThread): Promise<string[]> => {
  const { revision } = await edits.document(ownerId, threadId);
  const texts: string[] = [];
  for (let at = 0; at <= revision; at += 1) texts.push(await edits.textAt(ownerId, threadId, at));
  return texts;
};

const rowsOf = ({ threadId }: OwnedThread) =>
  db.select().from(editTable).where(eq(editTable.threadId, threadId)).orderBy(editTable.number);

/** A document with two weeks' typing around what the agent and an undo did: 20 edits, then what is young. */
const typedFor = async (): Promise<OwnedThread> => {
  const thread = await newStudy(db, "one two three");
  const { ownerId, threadId } = thread;
  for (const word of ["a", "b", "c", "d", "e"]) await type(thread, word);
  await replaceIn(edits, thread, { one: "1", two: "2" });
  for (const word of ["f", "g", "h"]) await type(thread, word);
  await edits.undo(ownerId, threadId, "undo");
  await typeWords(thread, 9);
  await makeOld(thread);
  return thread;
};

it("typing of long ago is taken together, and every text that there was can be had", async () => {
  const thread = await typedFor();
  const { ownerId, threadId } = thread;
  const made = await rowsOf(thread);
  expect(made).toHaveLength(20);
  await typeWords(thread, 240);
  const rows = await rowsOf(thread);
  const spans = rows.slice(0, 7).map(({ first, number, kind }) => [first ?? number, number, kind]);
  expect(spans).toEqual([
    [1, 5, "typed"],
    [6, 6, "edit"],
    [7, 7, "edit"],
    [8, 9, "typed"],
    // It was taken back.
    [10, 10, "typed"],
    [11, 11, "undo"],
    [12, 20, "typed"],
  ]);
  expect(rows.slice(1, 3)).toEqual(made.slice(5, 7));
  // The newest stay as they are, though nothing is left of what they are told apart by.
  expect(rows.slice(7).every(({ first }) => first === null)).toBe(true);

  const texts = await textsOf(thread);
  const { text } = await edits.document(ownerId, threadId);
  expect(texts.at(-1)).toBe(text);
  expect(texts.slice(0, 6)).toEqual(
    ["", "a ", "b a ", "c b a ", "d c b a ", "e d c b a "].map((typed) => `${typed}one two three`),
  );
  expect(texts[8]).toBe("f e d c b a 1 2 three");
  expect(texts[10]).toBe("h g f e d c b a 1 2 three");
  // From any revision the edits lead to the present text.
  for (const [revision, then] of texts.entries()) {
    // Among those that nothing was done with each tenth.
    if (revision > 30 && revision % 10 > 0) continue;
    const later = await edits.since(ownerId, threadId, revision);
    expect(later[0] ? baseOf(later[0]) : revision).toBe(revision);
    expect(textAfter(then, later)).toBe(text);
  }
});

it("an edit of any text within it falls where it was meant in the present one", async () => {
  const thread = await typedFor();
  const { ownerId, threadId } = thread;
  await typeWords(thread, 240);
  const write = async (baseRevision: number, removed: string, inserted: string) => {
    const then = await edits.textAt(ownerId, threadId, baseRevision);
    const start = removed === "" ? then.length : then.indexOf(removed);
    return edits.apply(ownerId, threadId, {
      ...{ key: newId("key"), baseRevision, author: "agent", kind: "edit" },
      edits: [
        {
          patches: [{ start, removed, inserted }],
          ...{ similarity: 1, reason: "", oldText: removed, newText: inserted },
        },
      ],
    });
  };
  const text = async () => (await edits.document(ownerId, threadId)).text;
  // Before typing that was taken together, at its beginning, in its middle, at its end, and behind it.
  for (let base = 0; base <= 21; base += 1) {
    const before = await text();
    expect(await write(base, "", `!${base}`)).toMatchObject({ kind: "applied" });
    expect(await text()).toBe(`${before}!${base}`);
  }
  const before = await text();
  for (const [base, word] of [
    [3, "a"],
    [4, "c"],
    [5, "d"],
    [8, "e"],
    [9, "g"],
  ] as const)
    expect(await write(base, `${word} `, `${word.toUpperCase()} `)).toMatchObject({
      kind: "applied",
    });
  expect(await text()).toBe(before.replace("g f e d c b a ", "G f E D C b A "));
});

it("the history tells of it as one, with all its words, and takes it back as one", async () => {
  const thread = await typedFor();
  const { ownerId, threadId } = thread;
  await typeWords(thread, 240);
  const page = await edits.page(ownerId, threadId, { before: 8, limit: 10 });
  expect(page).toMatchObject({
    edits: [{ number: 7 }, { number: 6 }, { number: 5, first: 1, newPreview: "e d c b a " }],
    more: false,
  });
  expect(await edits.edit(ownerId, threadId, 5)).toMatchObject({
    before: "one two three",
    after: "e d c b a one two three",
  });
  await edits.undoEdit(ownerId, threadId, 5, "all of it");
  expect((await edits.document(ownerId, threadId)).text).toMatch(/ f 1 2 three$/);
  await edits.redo(ownerId, threadId, "again");
  expect((await edits.document(ownerId, threadId)).text).toMatch(/ f e d c b a 1 2 three$/);
  await edits.restore(ownerId, threadId, 3, "within it");
  expect((await edits.document(ownerId, threadId)).text).toBe("c b a one two three");
});

it("what was typed and never answered is known again, however long ago it was", async () => {
  const thread = await typedFor();
  await typeWords(thread, 240);
  const again = await type(thread, "c", 2);
  expect(again).toMatchObject({ kind: "applied", revision: 3 });
  expect(await type(thread, "other", 2)).toMatchObject({ kind: "conflict", revision: 260 });
});

it("typing that may go on, that is young, or among the newest 200 stays as it was made", async () => {
  const thread = await newStudy(db, "text");
  await typeWords(thread, 260);
  const counted = async () => (await rowsOf(thread)).length;
  expect(await counted()).toBe(260);
  await makeOld(thread);
  await typeWords(thread, 40);
  // All is one run, of which the newest are not looked at.
  expect(await counted()).toBe(300);
});

it("a long run is taken together piece by piece", async () => {
  const thread = await newStudy(db, "text");
  const { ownerId, threadId } = thread;
  await typeWords(thread, 1_500);
  await makeOld(thread);
  for (let part = 0; part < 3; part += 1) await typeWords(thread, 50);
  const spans = (await rowsOf(thread)).flatMap(({ first, number }) =>
    first ? [[first, number]] : [],
  );
  expect(spans).toEqual([
    [1, 500],
    [501, 1_000],
  ]);
  expect(await edits.textAt(ownerId, threadId, 777)).toBe(`${"w ".repeat(777)}text`);
});

it("an undo that read the history before it was taken together undoes what stands there now", async () => {
  const thread = await typedFor();
  const { ownerId, threadId } = thread;
  await typeWords(thread, 210);
  let between = () => typeWords(thread, 30);
  const late: Database = new Proxy(db, {
    get: (given, name) => {
      if (name !== "transaction") return Reflect.get(given, name, given);
      return async (work: Parameters<typeof db.transaction>[0]) => {
        await between();
        between = async () => {};
        return db.transaction(work);
      };
    },
  });
  await expect(editStore(late).undoEdit(ownerId, threadId, 3, "gone")).rejects.toMatchObject({
    code: "not_found",
  });
  between = () => typeWords(thread, 10);
  await editStore(late).undoEdit(ownerId, threadId, 5, "whole");
  expect((await edits.document(ownerId, threadId)).text).toMatch(/ f 1 2 three$/);
});
