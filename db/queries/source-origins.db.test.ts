import { eq, sql } from "drizzle-orm";
import { expect, it } from "vitest";
import { takenChanges } from "#lib/editing/document-part.ts";
import { newId } from "#lib/ids.ts";
import { documents, edits as editTable } from "../schema/study.ts";
import { sourceOrigins } from "../schema/thread-sources.ts";
import { threads } from "../schema/threads.ts";
import { replaceIn } from "../testing/edit-document.ts";
import { newStudy } from "../testing/new-study.ts";
import { testDatabase } from "../testing/test-database.ts";
import { compactEdits } from "./compact-edits.ts";
import { editStore } from "./edits.ts";
import { originStore } from "./source-origins.ts";
import { sourceStore } from "./subject-sources.ts";
import type { OwnedThread } from "./thread-rows.ts";

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

it("reads a part of a revision that lies within typing which was taken together since", async () => {
  const thread = await newStudy(db, `Tides.\n\n${passage}\n\nThe end.`);
  const { ownerId, threadId } = thread;
  for (const word of ["one", "two"]) await type(thread, word);
  const { text, revision } = await edits.document(ownerId, threadId);
  const start = text.indexOf(passage);
  const [row] = await db.select().from(threads).where(eq(threads.id, threadId));
  const note = { text: passage, fileName: null };
  const sourceId = await sourceStore(db).add(ownerId, row?.subjectId ?? "", note);
  const place = { start, end: start + passage.length };
  await db.insert(sourceOrigins).values({ sourceId, threadId, ownerId, revision, place });
  for (const word of ["three", "four", "five"]) await type(thread, word);
  await compact(thread);
  const [run] = await db
    .select()
    .from(editTable)
    .where(eq(editTable.threadId, threadId))
    .orderBy(editTable.number);
  expect(run).toMatchObject({ first: 1, number: 5 });

  const store = originStore(db);
  const changeOf = async () => {
    const [origin] = await store.ofSources(ownerId, [sourceId]);
    const document = await store.open(ownerId, threadId, revision);
    if (!origin || !document) throw new Error("Nothing was edited");
    return takenChanges(document, [origin])[0];
  };
  expect(await changeOf()).toBeNull();
  await replaceIn(edits, thread, { moon: "sun" });
  expect(await changeOf()).toMatchObject({ said: passage.replace("moon", "sun") });
});
