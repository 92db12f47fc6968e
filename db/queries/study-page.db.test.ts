import { expect, it } from "vitest";
import { newId } from "#lib/ids.ts";
import { ownNotes } from "#lib/study/study-page.ts";
import type { NewUpload } from "#lib/study/study-store.ts";
import { replaceIn } from "../testing/edit-document.ts";
import { newStudy } from "../testing/new-study.ts";
import { testDatabase } from "../testing/test-database.ts";
import { toldDatabase } from "../testing/told-database.ts";
import { editStore } from "./edits.ts";
import { insertRequest } from "./runs.ts";
import { studyStore } from "./study.ts";
import { readStudyPage } from "./study-page.ts";
import { threadStore } from "./threads.ts";

const { db } = testDatabase();
const { db: watched, told } = toldDatabase();
const [study, edits, threads] = [studyStore(db), editStore(db), threadStore(db)];
const most = { messages: 2, edits: 2 };

const photo: NewUpload = {
  ...{ sourceSha256: "a", sha256: "b", mediaType: "image/jpeg", fileName: "a.jpg" },
  ...{ width: 4, height: 3, size: 2, bytes: new Uint8Array([1, 2]) },
};

/** A thread with something of everything. */
const fullStudy = async () => {
  const thread = await newStudy(db);
  const of = [thread.ownerId, thread.threadId] as const;
  const { id: uploadId } = await study.addUpload(...of, photo);
  await study.saveDocument(...of, "generated", "made");
  await study.saveDocument(...of, "recognised", "read");
  await study.saveDocument(...of, "synthesised", "one two three");
  const read = { text: "reab", doubtful: [{ line: 0, reason: "blurred" }], basis: "ocr" as const };
  await study.savePage(...of, { uploadId, ordinal: 1, errorCode: null, ...read });
  for (const text of ["a", "b", "c"]) {
    await study.addMessage(...of, { key: text, author: "agent", kind: "reply", text });
  }
  const sides = { subject: "it", material: "2", note: "3", quote: "two", alternative: null };
  await study.saveConflicts(...of, [sides]);
  await study.proposeQuestions(...of, { key: "q", texts: ["Why?", "How?"], documentRevision: 0 });
  await replaceIn(edits, thread, { one: "1" });
  await replaceIn(edits, thread, { two: "2", three: "3" });
  await edits.undo(...of, "undo");
  await insertRequest(db, ...of, { say: "7" });
  return of;
};

it("the page of a study is read by one statement, as single questions would have it", async () => {
  const of = await fullStudy();
  const read = readStudyPage(watched);
  await read(...of, most);
  told.length = 0;
  const page = await read(...of, most);
  expect(told.length).toBe(1);
  expect(page).toEqual({
    thread: await threads.get(...of),
    study: await study.get(...of),
    document: await edits.document(...of),
    edits: await edits.since(...of, 2),
    undo: { canUndo: true, canRedo: true },
    messages: await study.messages(...of, 2),
    pending: await threads.pendingReplies(...of),
    note: await ownNotes((role) => study.document(...of, role)),
    // They are those of the note that was given, and this one was read from photos.
    notePlaces: [],
    material: null,
    uploads: await study.uploads(...of),
    pages: await study.pages(...of),
    conflicts: await study.conflicts(...of),
    questions: await study.questions(...of),
    artifactPaths: expect.arrayContaining([
      ...["generated_material.md", "recognized_notes.md", "synthesized_material.md"],
      ...["questions.md", "metadata.json"],
    ]),
  });
  expect(page.pending).toEqual([{ say: "7" }]);
  expect(page.edits.map(({ number }) => number)).toEqual([3, 4]);
});

it("is of one moment while edits are made", async () => {
  const thread = await newStudy(db, "0");
  const of = [thread.ownerId, thread.threadId] as const;
  const read = readStudyPage(db);
  const making = (async () => {
    for (let step = 0; step < 60; step++) await replaceIn(edits, thread, { [step]: `${step + 1}` });
  })();
  for (let revision = 0; revision < 60; ) {
    const page = await read(...of, { messages: 1, edits: 5 });
    revision = page.document?.revision ?? 0;
    expect(page.document?.text).toBe(`${revision}`);
    expect(page.edits.at(-1)?.number ?? 0).toBe(revision);
    expect(page.undo.canUndo).toBe(revision > 0);
    // The text was stored by the first change of the thread; each edit is one more.
    expect(page.thread.revision - revision).toBe(2);
  }
  await making;
});

it("is another's secret", async () => {
  const [, threadId] = await fullStudy();
  await expect(readStudyPage(db)(newId("own"), threadId, most)).rejects.toMatchObject({
    code: "not_found",
  });
});
