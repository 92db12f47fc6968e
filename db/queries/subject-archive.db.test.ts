import { expect, it, test } from "vitest";
import { newId, sha256 } from "#lib/ids.ts";
import { archiveFormat } from "#lib/subjects/archive/archive-file.ts";
import { uploads } from "../schema/study.ts";
import { oneOfEach, rowsOfOwner } from "../testing/one-of-each.ts";
import { testDatabase } from "../testing/test-database.ts";
import { archivedColumns } from "./archived-tables.ts";
import { archiveStore } from "./subject-archive.ts";

const { db } = testDatabase();

/** What of an owner's stays behind, and why. */
const left: Readonly<Record<string, string>> = {
  card_settings: "how somebody reviews, whatever the subject",
  checked_sentences: "what models said, which is asked anew",
  chunk_vectors: "of manuals, which are imported there",
  chunk_words: "of manuals",
  chunks: "of manuals",
  cost_holds: "money of this installation",
  libraries: "counts the changes of a library",
  model_calls: "money and models of this installation",
  model_settings: "settings of this installation",
  monthly_costs: "money of this installation",
  packs: "manuals: those that are there, too, are found by their product",
  provider_keys: "secrets",
  question_vectors: "depend on models of this installation",
  replies: "answers to questions that are put anew",
  runs: "work of this installation",
  search_terms: "of manuals",
  source_files: "files that are being imported",
  source_uploads: "files that are being imported",
  sources: "files of manuals",
  source_indexes: "made anew of the texts",
  source_texts: "made anew of the texts",
  thread_indexes: "made anew of the texts",
  thread_texts: "made anew of the texts",
  text_words: "made anew of the texts",
  verified_notes: "what models said, which is asked anew",
};

test("every table of somebody's is in the file, or stays behind for a reason", async () => {
  const tables = Object.keys(await rowsOfOwner(db, newId("own")));
  expect([...Object.keys(archivedColumns), ...Object.keys(left)].sort()).toEqual(tables.sort());
});

test("what is written down has another number when it changes", () => {
  const columns = sha256(JSON.stringify([archiveFormat, archivedColumns])).slice(0, 16);
  // Another column? Raise the number, and read files of the former one: a column that may be null or has a default
  // can be missing there.
  expect(columns).toBe("b9b14ae6cf09d32a");
});

it("tells the size of pictures beyond what 32 bits hold", async () => {
  const owner = newId("own");
  const { subjectId } = await oneOfEach(db, owner);
  const store = archiveStore(db);
  const before = await store.pictureBytes(owner, subjectId);
  const [thread] = await store.threads(owner, subjectId);
  const page = { bytes: new Uint8Array(1), size: 2_000_000_000, width: 1, height: 1 };
  const rows = ["a", "b"].map((sha256, ordinal) => ({
    ...{ ...page, id: newId("upl"), ownerId: owner, threadId: thread?.id ?? "", ordinal, sha256 },
    ...{ sourceSha256: `large ${sha256}`, mediaType: "image/png" as const },
  }));
  await db.insert(uploads).values(rows);
  expect(await store.pictureBytes(owner, subjectId)).toBe(before + 4_000_000_000);
});

it("holds no secret and no owner, and nothing of what is at work", async () => {
  const owner = newId("own");
  const { subjectId } = await oneOfEach(db, owner);
  const store = archiveStore(db);
  const threads = await store.threads(owner, subjectId);
  expect(threads.map(({ kind, status }) => `${kind} ${status}`).sort()).toEqual([
    ...["guide running", "quiz running", "study running"],
  ]);
  const whole = await store.read(owner, subjectId, threads);
  expect(JSON.stringify(whole)).not.toContain("ownerId");
  for (const [name, rows] of Object.entries(whole.tables)) {
    // The builder makes one of each.
    if (["messages", "concepts", "attempts", "reviewQuestions", "notePages"].includes(name))
      continue;
    expect({ name, rows: rows.length }).not.toEqual({ name, rows: 0 });
  }
  const { tables } = await store.read(owner, subjectId, []);
  expect(tables.threads).toEqual([]);
  expect(tables.questions).toEqual([]);
  // What moved on since it was looked at is not taken half.
  const moved = threads.map((thread) => ({ ...thread, revision: thread.revision - 1 }));
  expect((await store.read(owner, subjectId, moved)).tables.threads).toEqual([]);
});
