import { eq, sql } from "drizzle-orm";
import type { Database } from "#db/client.ts";
import { artifactSnapshot } from "#db/queries/artifacts.ts";
import { editStore } from "#db/queries/edits.ts";
import { readStudyPage } from "#db/queries/study-page.ts";
import type { OwnedThread } from "#db/queries/thread-rows.ts";
import { documents, edits } from "#db/schema/study.ts";
import { newStudy } from "#db/testing/new-study.ts";
import { openDatabase } from "#evals/fresh-database.ts";
import { newId } from "#lib/ids.ts";
import { madeProse, proseText } from "./made-prose.ts";
import { printTable } from "./print-table.ts";
import { startRealDatabase } from "./real-database.ts";

const editCount = 20_000;
/** What is typed between two rests, in characters. */
const typedAtOnce = 12;
/** Edits of one sitting, one each three seconds, the first some ten weeks ago. */
const sitting = 150;
const runs = 7;

const typed = (start: number, inserted: string) => ({
  patches: [{ start, removed: "", inserted }],
  ...{ similarity: null, reason: "", oldText: "", newText: inserted },
});

/** A document that was typed from its first word on. */
const typedDocument = async (db: Database): Promise<OwnedThread> => {
  const thread = await newStudy(db, "");
  const { ownerId, threadId } = thread;
  const { id: documentId } = await editStore(db).document(ownerId, threadId);
  const text = proseText(madeProse("en", editCount * typedAtOnce * 2)).slice(
    0,
    editCount * typedAtOnce,
  );
  const begin = Date.now() - 70 * 86_400_000;
  const rows = Array.from({ length: editCount }, (_, place) => {
    const start = place * typedAtOnce;
    const { oldText, newText, ...edit } = typed(start, text.slice(start, start + typedAtOnce));
    const rest = Math.floor(place / sitting) * 6 * 3_600_000;
    return {
      ...{ id: newId("edt"), ownerId, threadId, documentId, number: place + 1, ...edit },
      ...{ key: `typed ${newId("key")}#0`, kind: "typed", author: "student" },
      ...{ oldPreview: oldText, newPreview: newText },
      createdAt: new Date(begin + rest + place * 3_000),
    };
  }) satisfies (typeof edits.$inferInsert)[];
  for (let from = 0; from < rows.length; from += 1_000)
    await db.insert(edits).values(rows.slice(from, from + 1_000));
  await db
    .update(documents)
    .set({ revision: editCount, snapshotRevision: editCount, text })
    .where(eq(documents.id, documentId));
  return thread;
};

const median = async (work: () => Promise<unknown>): Promise<string> => {
  const times: number[] = [];
  for (let run = 0; run < runs; run += 1) {
    const started = performance.now();
    await work();
    times.push(performance.now() - started);
  }
  return (times.toSorted((a, b) => a - b)[Math.floor(runs / 2)] ?? Number.NaN).toFixed(1);
};

const look = async (db: Database, thread: OwnedThread): Promise<string[]> => {
  const { ownerId, threadId } = thread;
  const store = editStore(db);
  await db.execute(sql`vacuum full edits`);
  await db.execute(sql`analyze edits`);
  const [size] = await db.execute<{ rows: string; bytes: string }>(
    sql`select count(*) as rows, pg_total_relation_size('edits') as bytes from edits`,
  );
  const turn = async () => {
    await store.undo(ownerId, threadId, newId("key"));
    await store.redo(ownerId, threadId, newId("key"));
  };
  return [
    String(size?.rows),
    `${(Number(size?.bytes) / 1e6).toFixed(1)} MB`,
    await median(() => readStudyPage(db)(ownerId, threadId, { messages: 200, edits: 100 })),
    await median(() => artifactSnapshot(db, thread)),
    await median(() => artifactSnapshot(db, thread, "all")),
    await median(turn),
    await median(() => store.textAt(ownerId, threadId, Math.floor(editCount / 3))),
  ];
};

/** Types until all of the old history was looked through: milliseconds of each edit. */
const typeOn = async (db: Database, { ownerId, threadId }: OwnedThread): Promise<number[]> => {
  const times: number[] = [];
  let { revision, text } = await editStore(db).document(ownerId, threadId);
  for (let at = text.length; times.length < editCount / 9; at += typedAtOnce) {
    const started = performance.now();
    const outcome = await editStore(db).apply(ownerId, threadId, {
      ...{ key: newId("key"), baseRevision: revision, author: "student", kind: "typed" },
      edits: [typed(at, "typed words ")],
    });
    times.push(performance.now() - started);
    revision = outcome.revision;
  }
  return times;
};

const measure = async (name: string, url: string | undefined): Promise<string[][]> => {
  const { db, close } = await openDatabase(url);
  try {
    const thread = await typedDocument(db);
    const before = await look(db, thread);
    const times = (await typeOn(db, thread)).toSorted((a, b) => a - b);
    const at = (share: number) => (times[Math.floor(share * times.length)] ?? 0).toFixed(0);
    console.log(
      `  ${name}: an edit meanwhile ${at(0.5)} ms, one of fifty, with the text and a part of the history, ${at(0.99)} ms`,
    );
    return [
      [name, "before", ...before],
      [name, "after", ...(await look(db, thread))],
    ];
  } finally {
    await close();
  }
};

/** What a document costs that was typed into for weeks, before its typing is taken together and after, on both databases. */
export const benchHistory = async (): Promise<void> => {
  const rows = await measure("embedded", undefined);
  const real = await startRealDatabase();
  try {
    rows.push(...(await measure("server", real.url)));
  } finally {
    await real.stop();
  }
  printTable(
    `A document of ${editCount} typed edits, and ${Math.floor(editCount / 9)} more while they are taken together (ms)`,
    [
      ...["database", "when", "rows", "size", "page", "files", "all files"],
      ...["undo and redo", "text of a third"],
    ],
    rows,
  );
};
