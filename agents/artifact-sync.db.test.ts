import { mkdtempSync } from "node:fs";
import { mkdir, readdir, readFile, rm, stat, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { eq } from "drizzle-orm";
import { afterAll, expect, test, vi } from "vitest";
import { artifactSnapshot, artifactStore } from "#db/queries/artifacts.ts";
import { editStore } from "#db/queries/edits.ts";
import { insertStudy, studyStore } from "#db/queries/study.ts";
import { insertThread, threadStore } from "#db/queries/threads.ts";
import { studies } from "#db/schema/study.ts";
import { testDatabase } from "#db/testing/test-database.ts";
import { artifactFiles } from "#lib/artifacts/artifact-files.ts";
import { newId } from "#lib/ids.ts";
import { studySettings } from "#lib/schemas/study.ts";
import { type ArtifactFolder, artifactFolder, createArtifactSync } from "./artifact-sync.ts";
import { silentLog } from "./testing/silent-log.ts";

const { db } = testDatabase();
const edits = editStore(db);
const study = studyStore(db);
const ownerId = newId("own");

const root = mkdtempSync(join(tmpdir(), "artifacts-"));
afterAll(() => rm(root, { recursive: true }));

const syncTo = (folder: ArtifactFolder = artifactFolder(root)) =>
  createArtifactSync({ store: artifactStore(db), folder, log: silentLog });

const sync = syncTo();

const makeThread = async (): Promise<string> => {
  const threadId = await db.transaction(async (tx) => {
    const made = await insertThread(tx, { ownerId, kind: "study", title: "Энергия" });
    await insertStudy(tx, {
      ...{ ownerId, threadId: made.threadId, topic: "Energy", named: true, language: "en" },
      ...{ settings: studySettings.parse({}), text: "Own note.", fileName: null, photos: [] },
    });
    return made.threadId;
  });
  await study.saveDocument(ownerId, threadId, "synthesised", "# Energy\n\nOne two three.\n");
  return threadId;
};

const edit = async (threadId: string, start: number, removed: string, inserted: string) => {
  const { revision: baseRevision } = await edits.document(ownerId, threadId);
  return edits.apply(ownerId, threadId, {
    ...{ key: newId("key"), baseRevision, author: "agent", kind: "edit" },
    edits: [
      {
        patches: [{ start, removed, inserted }],
        ...{ similarity: 0.9, reason: "", oldText: removed, newText: inserted },
      },
    ],
  });
};

const answerTo = (threadId: string, questionId = "") =>
  study.saveAnswer(ownerId, threadId, questionId, {
    ...{ status: "answered", answer: "So.", basis: "rules", quotes: [], errorCode: null },
  });

/** Every file of the thread's folder, by path. */
const filesOf = async (threadId: string): Promise<Map<string, string>> => {
  const folder = join(root, threadId);
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile());
  const read = files.map(async ({ parentPath, name }): Promise<[string, string]> => {
    const path = join(parentPath, name);
    return [path.slice(folder.length + 1), await readFile(path, "utf8")];
  });
  return new Map(await Promise.all(read));
};

const expected = async (threadId: string): Promise<Map<string, string>> => {
  const snapshot = await artifactSnapshot(db, { ownerId, threadId });
  return new Map(artifactFiles(snapshot).map(({ path, text }) => [path, text]));
};

const expectInStep = async (threadId: string): Promise<void> =>
  expect(await filesOf(threadId)).toEqual(await expected(threadId));

const claimUntil = (threadId: string, until: Date | null) =>
  db.update(studies).set({ artifactsClaimedUntil: until }).where(eq(studies.threadId, threadId));

const errorOf = async (threadId: string) => (await study.get(ownerId, threadId)).artifactsError;

test("after each edit the folder is like the thread", async () => {
  const id = await makeThread();
  await sync.once();
  await expectInStep(id);
  for (const [removed, inserted] of [
    ["One", "1"],
    ["1", "$$ and $&"],
  ] as const) {
    await edit(id, 10, removed, inserted);
    await sync.once();
    await expectInStep(id);
  }
  const now = await filesOf(id);
  expect(now.get("synthesized_material.md")).toBe("# Energy\n\n$$ and $& two three.\n");
  expect(now.get("recognized_notes.md")).toBe("Own note.");
  expect(JSON.parse(now.get("edit_history.json") ?? "")).toMatchObject({ total_edits: 2 });
});

test("answers that are no more go, and what others put there stays", async () => {
  const id = await makeThread();
  const list = { key: "one", texts: ["Why?", "How?"], documentRevision: 0 };
  await study.proposeQuestions(ownerId, id, list);
  const [first] = await study.questions(ownerId, id);
  await answerTo(id, first?.id);
  await sync.once();
  expect([...(await filesOf(id)).keys()]).toContain("answers/answer_001.md");
  await writeFile(join(root, id, "mine.md"), "mine");
  await writeFile(join(root, id, "answers", "notes.md"), "mine");
  await study.proposeQuestions(ownerId, id, { ...list, key: "two" });
  await sync.once();
  const now = await filesOf(id);
  expect(now.has("answers/answer_001.md")).toBe(false);
  expect([now.get("mine.md"), now.get("answers/notes.md")]).toEqual(["mine", "mine"]);
});

test("a folder that cannot be written stops no edit, is shown, and is written when it can be", async () => {
  const id = await makeThread();
  await writeFile(join(root, id), "in the way");
  const before = await threadStore(db).revision(ownerId, id);
  await sync.once();
  expect(await errorOf(id)).toBe("artifacts_unwritable");
  const shown = await threadStore(db).revision(ownerId, id);
  expect(shown).toBe(before + 1);
  expect(await edit(id, 10, "One", "1")).toMatchObject({ kind: "applied" });
  await claimUntil(id, null);
  await sync.once();
  // Another failure is no news.
  expect(await threadStore(db).revision(ownerId, id)).toBe(shown + 1);
  await rm(join(root, id));
  await claimUntil(id, null);
  await sync.once();
  expect(await errorOf(id)).toBeNull();
  await expectInStep(id);
});

test("after a failure there is a pause", async () => {
  const id = await makeThread();
  await writeFile(join(root, id), "in the way");
  const write = vi.fn(artifactFolder(root).write);
  const counted = syncTo({ ...artifactFolder(root), write });
  const before = Date.now();
  await counted.once();
  const [row] = await db
    .select({ until: studies.artifactsClaimedUntil })
    .from(studies)
    .where(eq(studies.threadId, id));
  expect(row?.until?.getTime()).toBeGreaterThan(before + 1_000);
  // However slow this machine is.
  await claimUntil(id, new Date(before + 600_000));
  await counted.once();
  expect(write.mock.calls.filter(([threadId]) => threadId === id)).toHaveLength(1);
  await rm(join(root, id));
});

test.each([
  ["a folder in the place of a file", "synthesized_material.md"],
  ["a file in the place of the answers", "answers"],
])("%s leaves the other files whole", async (_, name) => {
  const id = await makeThread();
  await study.proposeQuestions(ownerId, id, { key: "k", texts: ["Why?"], documentRevision: 0 });
  const [question] = await study.questions(ownerId, id);
  await answerTo(id, question?.id);
  await mkdir(join(root, id), { recursive: true });
  const place = join(root, id, name);
  await (name === "answers"
    ? writeFile(place, "x")
    : mkdir(join(place, "deep"), { recursive: true }));
  await sync.once();
  expect(await errorOf(id)).toBe("artifacts_unwritable");
  const names = (await readdir(join(root, id))).filter((entry) => entry !== name);
  expect(names.filter((entry) => entry.endsWith(".tmp"))).toEqual([]);
  expect(names).not.toContain("metadata.json");
  await rm(place, { recursive: true });
  await claimUntil(id, null);
  await sync.once();
  await expectInStep(id);
});

test("several workers share the work and write each thread once", async () => {
  const ids = await Promise.all(Array.from({ length: 12 }, makeThread));
  const written: string[] = [];
  const folder = artifactFolder(root);
  const counting: ArtifactFolder = {
    ...folder,
    write: (threadId, files) => {
      written.push(threadId);
      return folder.write(threadId, files);
    },
  };
  await Promise.all([1, 2, 3].map(() => syncTo(counting).once()));
  const ours = written.filter((id) => ids.includes(id));
  expect(ours.toSorted()).toEqual(ids.toSorted());
  for (const id of ids) await expectInStep(id);
});

test("what a worker left that died in the middle is put right", async () => {
  const id = await makeThread();
  await sync.once();
  await edit(id, 10, "One", "1");
  // It had claimed the thread, written a part, and never came back.
  const temporary = ".edit_history.json.0f8a.tmp";
  await writeFile(join(root, id, temporary), "{ half");
  await writeFile(join(root, id, "synthesized_material.md"), "# Energy\n\n1 two three.\n");
  await claimUntil(id, new Date(Date.now() + 60_000));
  await sync.once();
  expect((await filesOf(id)).has(temporary)).toBe(true);
  await claimUntil(id, new Date(Date.now() - 1));
  await sync.once();
  await expectInStep(id);
});

test("a worker that was away too long does not leave its old files", async () => {
  const id = await makeThread();
  await sync.once();
  await edit(id, 10, "One", "1");
  const folder = artifactFolder(root);
  let late = false;
  const slow: ArtifactFolder = {
    ...folder,
    write: async (threadId, files) => {
      if (threadId === id && !late) {
        late = true;
        await edit(id, 10, "1", "I");
        await claimUntil(id, new Date(Date.now() - 1));
        await sync.once();
      }
      await folder.write(threadId, files);
    },
  };
  await syncTo(slow).once();
  await expectInStep(id);
});

test("a folder that was taken away is written again by the next process", async () => {
  const id = await makeThread();
  await sync.once();
  await rm(join(root, id), { recursive: true });
  await sync.once();
  await syncTo().once();
  await expectInStep(id);
});

test("a folder of another time, as after a restored backup, is brought back", async () => {
  const id = await makeThread();
  await sync.once();
  for (const name of ["synthesized_material.md", "metadata.json"]) {
    const path = join(root, id, name);
    const later = (await readFile(path, "utf8")).replace(/(One|"last_activity": ".)/, "$1!");
    await writeFile(path, later);
  }
  await syncTo().once();
  await expectInStep(id);
});

test("the copy of a deleted thread is the student's to keep", async () => {
  const id = await makeThread();
  await sync.once();
  const before = await filesOf(id);
  await threadStore(db).remove(ownerId, id, async () => {});
  await sync.once();
  expect(await filesOf(id)).toEqual(before);
});

test("files that did not change are not touched, and writing is no change of the thread", async () => {
  const id = await makeThread();
  await sync.once();
  const revision = await threadStore(db).revision(ownerId, id);
  const [row] = await db
    .select({ written: studies.artifactsRevision, claimed: studies.artifactsClaimedUntil })
    .from(studies)
    .where(eq(studies.threadId, id));
  expect(row).toEqual({ written: revision, claimed: null });
  const path = join(root, id, "recognized_notes.md");
  // What it holds is what it should; its inode would be another one had it been written.
  const before = await stat(path);
  await edit(id, 10, "One", "1");
  await sync.once();
  const after = await stat(path);
  expect(after.ino).toBe(before.ino);
});

test("while it runs, a change is outside within moments, and stopping waits for the last file", async () => {
  const id = await makeThread();
  const running = syncTo();
  running.start();
  await edit(id, 10, "One", "1");
  await vi.waitFor(
    async () =>
      expect((await filesOf(id)).get("synthesized_material.md")).toBe("# Energy\n\n1 two three.\n"),
    { timeout: 30_000, interval: 50 },
  );
  await running.stop();
  await expectInStep(id);
});
