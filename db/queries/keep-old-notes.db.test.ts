import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import postgres from "postgres";
import { afterAll, expect, test } from "vitest";
import { readEnv } from "#lib/env.ts";
import { localOwner } from "#lib/owner.ts";
import { defaultMix } from "#lib/schemas/quiz.ts";
import { makeDatabase } from "../client.ts";
import { startEmbeddedDatabase } from "../embedded/start-embedded-database.ts";
import { migrate } from "../migrate.ts";
import { newDataDir } from "../testing/new-data-dir.ts";
import { createOn } from "../testing/start-database.ts";
import { keepOldNotes } from "./keep-old-notes.ts";
import { insertQuiz } from "./quizzes.ts";
import { sourceStore } from "./subject-sources.ts";
import { subjectForNew } from "./subjects.ts";
import { insertThread } from "./threads.ts";

/** As a Lectern of before there were sources left it: a quiz and a document of the same note. */
const dump = new URL("../testing/data-of-0014.sql", import.meta.url);

const dataDir = newDataDir();
const closing: (() => Promise<unknown>)[] = [];
afterAll(async () => {
  for (const close of closing) await close();
});

/** The database of that Lectern, with three more notes, two of which are equal. */
const oldDatabase = async () => {
  const given = readEnv().DATABASE_URL;
  const database = given ? await createOn(given) : await startEmbeddedDatabase({ dataDir });
  closing.push(database.stop);
  const client = postgres(database.url, { max: 1, onnotice: () => {} });
  await client.unsafe(readFileSync(dump, "utf8"));
  await client.end();
  await migrate(database.url);
  const { db, close } = makeDatabase(database.url, { max: 1 });
  closing.unshift(close);
  for (const text of ["# Waves\n\nA wave.", "# Tones\n\nA tone.", "# Waves\n\nA wave."]) {
    const begun = { ownerId: localOwner, kind: "quiz" as const, title: "Old" };
    const { threadId } = await insertThread(db, begun);
    const settings = { wanted: null, mix: defaultMix };
    await insertQuiz(db, { ownerId: localOwner, threadId, text, fileName: null, settings });
  }
  return { db, url: database.url };
};

/** Keeps the notes in a process that ends itself before it sends so many things to the database. @returns whether it did */
const killedAt = (url: string, writes: number): boolean => {
  const module = (path: string) => JSON.stringify(new URL(path, import.meta.url).href);
  const script = `
    import { Socket } from "node:net";
    const { makeDatabase } = await import(${module("../client.ts")});
    const { keepOldNotes } = await import(${module("./keep-old-notes.ts")});
    const { write } = Socket.prototype;
    let left = ${writes};
    Socket.prototype.write = function (...given) {
      left -= 1;
      if (left === 0) process.kill(process.pid, "SIGKILL");
      return write.apply(this, given);
    };
    const { db, close } = makeDatabase(${JSON.stringify(url)}, { max: 1 });
    await keepOldNotes(db, null, new AbortController().signal);
    await close();
  `;
  const args = ["--input-type=module", "--eval", script];
  const { signal, status, stderr } = spawnSync(process.execPath, args, { encoding: "utf8" });
  if (signal === null && status !== 0) throw new Error(stderr);
  return signal === "SIGKILL";
};

/** Each kill costs the start of a process; so many things lie between two of them. */
const between = 5;

test("notes of before there were sources are all kept, none twice, wherever a process is killed", async () => {
  const { db, url } = await oldDatabase();
  const subjectId = await subjectForNew(db, localOwner);
  const { list } = sourceStore(db);
  const kept = async () =>
    (await list(localOwner, subjectId))
      .map(({ title, threads }) => [title, threads] as const)
      .toSorted(([a], [b]) => a.localeCompare(b));
  const everything = [
    ["Cells", 2],
    ["Tones", 1],
    ["Waves", 2],
  ] as const;
  let kills = 0;
  const reached = new Set<number>();
  for (let writes = 2; killedAt(url, writes); writes += between) {
    kills += 1;
    const left = await kept();
    reached.add(left.reduce((sum, [, threads]) => sum + threads, 0));
    // A source is there with what was made of it, or not at all.
    expect(left.every(([, threads]) => threads > 0)).toBe(true);
    await keepOldNotes(db, null, new AbortController().signal);
    expect(await kept()).toEqual(everything);
    await db.execute("delete from thread_sources");
    await db.execute("delete from subject_sources");
  }
  // Before the first note, between two, and before the last.
  expect(kills).toBeGreaterThan(4);
  expect(reached.size).toBeGreaterThan(3);
  expect(await kept()).toEqual(everything);
}, 240_000);
