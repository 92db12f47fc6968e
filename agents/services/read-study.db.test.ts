import { expect, test, vi } from "vitest";
import { cardPictureStore } from "#db/queries/card-pictures.ts";
import { editStore } from "#db/queries/edits.ts";
import { studyStore } from "#db/queries/study.ts";
import { readStudyPage } from "#db/queries/study-page.ts";
import { sourceStore } from "#db/queries/subject-sources.ts";
import { threadStore } from "#db/queries/threads.ts";
import { newStudy } from "#db/testing/new-study.ts";
import { studyWithEdits } from "#db/testing/study-with-edits.ts";
import { testDatabase } from "#db/testing/test-database.ts";
import { newId } from "#lib/ids.ts";
import { readStudy, studyCommands } from "./study.ts";

const { db } = testDatabase();

test.each([50, 5_000])("of %i edits a page is told the newest hundred", async (made) => {
  const { ownerId, threadId } = await studyWithEdits(db, made);
  const ports = { readStudyPage: readStudyPage(db), offline: async () => false };
  const record = await readStudy(ports, ownerId, threadId, "en");
  const told = Math.min(made, 100);
  expect(record.edits.map(({ number }) => number)).toEqual(
    Array.from({ length: told }, (_, index) => made - told + index + 1),
  );
  expect(record.undo).toEqual({ canUndo: true, canRedo: false });
});

test.each([
  [false, 0, "A plan without notes."],
  [false, 1, "A plan without notes."],
  [true, 0, "A plan without notes."],
  [true, 1, null],
])("offline: %s, photos: %i: the page shows %j", async (offline, photos, shown) => {
  const { ownerId, threadId } = await newStudy(db);
  const study = studyStore(db);
  await study.saveDocument(ownerId, threadId, "generated", "A plan without notes.");
  for (let photo = 0; photo < photos; photo++) {
    await study.addUpload(ownerId, threadId, {
      ...{ fileName: "page.png", mediaType: "image/png", width: 1, height: 1 },
      ...{ sha256: "0", sourceSha256: "0", size: 1, bytes: new Uint8Array([1]) },
    });
  }
  const ports = { readStudyPage: readStudyPage(db), offline: async () => offline };
  const record = await readStudy(ports, ownerId, threadId, "en");
  expect(record.study.draft?.text ?? null).toBe(shown);
});

/** What the page asks of a study, and how often it was read for it. */
const watched = async () => {
  const { ownerId, threadId } = await studyWithEdits(db, 3);
  const read = vi.fn(readStudyPage(db));
  const commands = studyCommands({
    ...{ study: studyStore(db), edits: editStore(db), threads: threadStore(db) },
    ...{ sources: sourceStore(db), pictures: cardPictureStore(db) },
    ...{ enqueue: async () => {}, newestSettings: async () => null, offline: async () => true },
    quizPassages: async () => ({ note: "", questions: [], documents: [] }),
    documentState: async () => ({ revision: 0, status: "editing" }),
    artifactSnapshot: async () => Promise.reject(new Error("Nobody asks for the files.")),
    readStudyPage: read,
  });
  const view = await commands.read.getStudy(ownerId, threadId, "en");
  const ids = view.document?.blocks.map(({ id }) => id) ?? [];
  read.mockClear();
  return { commands, ownerId, threadId, ids, read };
};

test("the blocks of a view are not read once more while its thread is as it was", async () => {
  const { commands, ownerId, threadId, ids, read } = await watched();
  const blocks = await commands.read.studyBlocks(ownerId, threadId, ids);
  expect(blocks.map(({ id }) => id)).toEqual(ids);
  expect(ids.length).toBeGreaterThan(0);
  expect(read).not.toHaveBeenCalled();
  await expect(commands.read.studyBlocks(newId("own"), threadId, ids)).rejects.toMatchObject({
    code: "not_found",
  });
});

test("after a change blocks are those of the thread as it is", async () => {
  const { commands, ownerId, threadId, ids, read } = await watched();
  await editStore(db).undo(ownerId, threadId, "undo");
  const blocks = await commands.read.studyBlocks(ownerId, threadId, ids);
  expect(read).toHaveBeenCalledOnce();
  expect(blocks.length).toBeLessThan(ids.length);
});
