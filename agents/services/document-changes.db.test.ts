import { eq, sql } from "drizzle-orm";
import { expect, it } from "vitest";
import { compactEdits } from "#db/queries/compact-edits.ts";
import { editStore } from "#db/queries/edits.ts";
import { originStore } from "#db/queries/source-origins.ts";
import { studyStore } from "#db/queries/study.ts";
import { sourceStore } from "#db/queries/subject-sources.ts";
import type { OwnedThread } from "#db/queries/thread-rows.ts";
import { documents, edits as editTable } from "#db/schema/study.ts";
import { sourceOrigins } from "#db/schema/thread-sources.ts";
import { threads } from "#db/schema/threads.ts";
import { replaceIn } from "#db/testing/edit-document.ts";
import { newStudy } from "#db/testing/new-study.ts";
import { testDatabase } from "#db/testing/test-database.ts";
import { newId } from "#lib/ids.ts";
import { documentChangeCommands } from "./document-changes.ts";
import { passagesOfCards } from "./passage-cards.ts";

const { db } = testDatabase();
const edits = editStore(db);
const passage = "The moon pulls the sea.";

const type = async ({ ownerId, threadId }: OwnedThread, word: string) => {
  const { revision } = await edits.document(ownerId, threadId);
  const patches = [{ start: 0, removed: "", inserted: `${word} ` }];
  await edits.apply(ownerId, threadId, {
    ...{ key: newId("key"), baseRevision: revision, author: "student", kind: "typed" },
    edits: [{ patches, similarity: null, reason: "", oldText: "", newText: word }],
  });
};

/** As if all was typed days ago, with much after it, so that runs of typing are taken together. */
const compact = async (thread: OwnedThread) => {
  const { ownerId, threadId } = thread;
  const { id, revision } = await edits.document(ownerId, threadId);
  const rows = Array.from({ length: 240 }, (_, place) => ({
    ...{ id: newId("edt"), ownerId, threadId, documentId: id, number: revision + place + 1 },
    ...{ key: newId("key"), kind: "typed", author: "student", similarity: null, reason: "" },
    patches: [{ start: 0, removed: "", inserted: "w " }],
    ...{ oldPreview: "", newPreview: "w " },
  })) satisfies (typeof editTable.$inferInsert)[];
  await db.insert(editTable).values(rows);
  const now = { id, revision: revision + rows.length, compactedRevision: 0 };
  const text = "w ".repeat(rows.length) + (await edits.document(ownerId, threadId)).text;
  await db
    .update(documents)
    .set({ revision: now.revision, text, snapshotRevision: now.revision })
    .where(eq(documents.id, id));
  await db
    .update(editTable)
    .set({
      createdAt: sql`now() - interval '3 days' + number * interval '1 second' + case when number > ${revision}::integer then interval '1 hour' else interval '0' end`,
    })
    .where(eq(editTable.documentId, id));
  await db.transaction((tx) => compactEdits(tx, thread, now));
};

/** A source of a passage as it stands in the newest revision. */
const taken = async (thread: OwnedThread, words: string): Promise<string> => {
  const { ownerId, threadId } = thread;
  const { text, revision } = await edits.document(ownerId, threadId);
  const start = text.indexOf(words);
  const [row] = await db.select().from(threads).where(eq(threads.id, threadId));
  const note = { text: words, fileName: null };
  const sourceId = await sourceStore(db).add(ownerId, row?.subjectId ?? "", note);
  const place = { start, end: start + words.length };
  await db.insert(sourceOrigins).values({ sourceId, threadId, ownerId, revision, place });
  return sourceId;
};

it("reads parts of revisions that lie within typing which was taken together since", async () => {
  const other = "Neap tides are weak.";
  const thread = await newStudy(db, `Tides.\n\n${passage}\n\n${other}\n\nThe end.`);
  const { ownerId } = thread;
  for (const word of ["one", "two"]) await type(thread, word);
  const ids = [await taken(thread, passage)];
  for (const word of ["three", "four"]) await type(thread, word);
  ids.push(await taken(thread, other));
  for (const word of ["five", "six"]) await type(thread, word);
  await compact(thread);
  const [run] = await db
    .select()
    .from(editTable)
    .where(eq(editTable.threadId, thread.threadId))
    .orderBy(editTable.number);
  expect(run).toMatchObject({ first: 1, number: 6 });

  const { read } = documentChangeCommands({ origins: originStore(db), sources: sourceStore(db) });
  expect(await read.documentChanges(ownerId, ids)).toEqual([]);
  await replaceIn(edits, thread, { moon: "sun" });
  expect(await read.documentChanges(ownerId, ids)).toMatchObject([
    { sourceId: ids[0], changes: [{ before: passage, after: passage.replace("moon", "sun") }] },
  ]);
});

it("finds passages of cards that were made between saves of typing, beside older ones", async () => {
  const thread = await newStudy(db, `Tides.\n\n${passage} It is far.\n\nThe end.`);
  const { ownerId, threadId } = thread;
  const asked = async (text: string) => {
    const { text: whole, revision } = await edits.document(ownerId, threadId);
    const document = { id: threadId, title: "" };
    return { id: text, passages: [{ document, text, start: whole.indexOf(text), revision }] };
  };
  const cards = [await asked("The end.")];
  for (const word of ["one", "two"]) await type(thread, word);
  cards.push(await asked(passage));
  for (const word of ["three", "four"]) await type(thread, word);
  await compact(thread);
  const told = await passagesOfCards({ study: studyStore(db), edits }, ownerId, cards);
  for (const { id } of cards)
    expect(told.get(id)).toMatchObject([{ state: { kind: "there", words: id } }]);
  expect(told.get(passage)).toMatchObject([{ paragraph: `${passage} It is far.` }]);
});
