import { and, eq, sql } from "drizzle-orm";
import { expect, it } from "vitest";
import { newQuiz } from "#agents/quiz/testing/concept-fixture.ts";
import { indexChunks } from "#db/queries/chunks.ts";
import { libraryStore } from "#db/queries/library.ts";
import { touchLibrary } from "#db/queries/packs.ts";
import { quotedManualStore } from "#db/queries/quoted-manuals.ts";
import { archiveStore } from "#db/queries/subject-archive.ts";
import { chunks, chunkWords } from "#db/schema/library.ts";
import { corrections } from "#db/schema/quiz.ts";
import { threads } from "#db/schema/threads.ts";
import { newPack } from "#db/testing/new-pack.ts";
import { testDatabase } from "#db/testing/test-database.ts";
import { newId } from "#lib/ids.ts";
import type { CorrectionEvidence } from "#lib/schemas/quiz.ts";
import { changedManualCommands } from "./changed-manuals.ts";

const { db } = testDatabase();

const rate = "Set the sample rate to **48 000 Hz**.";
const folder = "The file is written into the folder of the project.";

/** A quiz with a correction that quotes a section of a manual; its sentences may be told otherwise. */
const quotingQuiz = async (quote: string, more: Partial<CorrectionEvidence> = {}) => {
  const ownerId = newId("own");
  const pack = await newPack(db, {
    ownerId,
    pack: { product: "Ledger" },
    sections: [
      { title: "Export", text: `Choose a format.\n\n1. ${rate}\n2. ${folder}` },
      { title: "Mix", text: "The master is mixed first." },
    ],
  });
  const { threadId } = await newQuiz(db, "A note.", ownerId);
  const at = {
    in: "manual" as const,
    packId: pack.packId,
    chunkId: pack.chunkId("Export"),
    page: null,
  };
  const evidence = { quote, place: "Ledger › Export", at, certainty: "sure" as const, ...more };
  await db.insert(corrections).values({
    ...{ threadId, id: newId("cor"), ownerId, ordinal: 0, term: "", type: "definition_fix" },
    ...{ message: "", original: "a", fixed: "b", basis: "source", evidence },
  });
  /** As an import does: other words in the place of a section, and another revision of the library. */
  const write = async (title: string, text: string) => {
    const ofTitle = and(eq(chunks.packId, pack.packId), eq(chunks.title, title));
    const [row] = await db.update(chunks).set({ text }).where(ofTitle).returning();
    if (!row) throw new Error(`No section ${title}`);
    await db.delete(chunkWords).where(eq(chunkWords.chunkId, row.id));
    await indexChunks(db, ownerId, [{ ...row, pageLead: "" }]);
    await touchLibrary(db, ownerId, pack.packId);
  };
  return { ownerId, threadId, at, write, ...pack };
};

const store = quotedManualStore(db);
const checked: string[][] = [];
let hasModel = true;
const warned: unknown[] = [];
const commands = (counting = store) =>
  changedManualCommands({
    ...{ store: counting, gradeWithinMs: 1_000, gradeAtLastMs: 1_000 },
    log: { warn: (...said: unknown[]) => void warned.push(said[0]) },
    checkAgain: async (_, ids) => void checked.push([...ids]),
    hasModel: async () => hasModel,
  });
const { read, write: settling } = commands();
const told = async ({ ownerId, threadId }: { ownerId: string; threadId: string }) =>
  (await read.changedEvidence(ownerId, threadId)).changes.map(({ state, sentences }) => ({
    state,
    sentences,
  }));

it("tells of a sentence that changed with the new words, and of what did not change nothing", async () => {
  const quiz = await quotingQuiz(`${rate} ${folder}`);
  expect(await told(quiz)).toEqual([]);
  await quiz.write("Export", `Other words first.\n\n* ${rate.replaceAll("*", "_")}\n* ${folder}`);
  expect(await told(quiz)).toEqual([]);
  const now = rate.replace("48 000", "44 100");
  await quiz.write("Export", `1. ${now}\n2. ${folder}`);
  expect(await told(quiz)).toEqual([
    { state: "changed", sentences: [{ before: rate, after: now }] },
  ]);
  await quiz.write("Export", folder);
  expect(await told(quiz)).toEqual([
    { state: "changed", sentences: [{ before: rate, after: null }] },
  ]);
  await quiz.write("Export", `${rate} ${folder}`);
  expect(await told(quiz)).toEqual([]);
});

it("calls nothing changed that moved over the border of a part, or into another section", async () => {
  const quiz = await quotingQuiz(`${rate} ${folder}`);
  await quiz.write("Export", `Much was put before it.\n\n1. ${rate}`);
  const [first] = await db.select().from(chunks).where(eq(chunks.stableId, quiz.at.chunkId));
  if (!first) throw new Error("No section");
  const id = newId("chk");
  // The section is of two parts by now, and the next one comes behind them.
  await db
    .update(chunks)
    .set({ ordinal: 9 })
    .where(and(eq(chunks.packId, quiz.packId), eq(chunks.title, "Mix")));
  await db.update(chunks).set({ totalParts: 2 }).where(eq(chunks.id, first.id));
  const second = { ...first, id, stableId: id, part: 2, totalParts: 2, ordinal: first.ordinal + 1 };
  await db.insert(chunks).values({ ...second, text: `2. ${folder}` });
  expect(await told(quiz)).toEqual([]);

  await db.delete(chunks).where(eq(chunks.id, id));
  await db.update(chunks).set({ totalParts: 1 }).where(eq(chunks.id, first.id));
  await quiz.write("Mix", `The master is mixed first. ${folder}`);
  expect(await told(quiz)).toEqual([]);
});

it("tells a section that is gone, and a manual that is not here, from words that changed", async () => {
  const quiz = await quotingQuiz(rate);
  await db.delete(chunks).where(eq(chunks.stableId, quiz.at.chunkId));
  await touchLibrary(db, quiz.ownerId, quiz.packId);
  const sentences = [{ before: rate, after: null }];
  expect(await told(quiz)).toEqual([{ state: "not_found", sentences }]);
  // Said elsewhere in it, as after an import that called the section otherwise.
  await quiz.write("Mix", rate);
  expect(await told(quiz)).toEqual([]);
  await libraryStore(db).deletePack(quiz.ownerId, quiz.packId);
  expect(await told(quiz)).toEqual([{ state: "manual_gone", sentences: [] }]);
  const [{ change = "" } = {}] = (await read.changedEvidence(quiz.ownerId, quiz.threadId)).changes;
  const keep = settling.settleEvidence(quiz.ownerId, quiz.threadId, { settle: "keep", change });
  await expect(keep).rejects.toMatchObject({ code: "manual_changed" });
});

it("keeps what disputes a correction, too, until the manual says other words", async () => {
  const quiz = await quotingQuiz("");
  const { ownerId, threadId, at } = quiz;
  const dispute = { by: "passage" as const, ground: { quote: rate, place: "Ledger", at } };
  const evidence = { quote: "", place: "", certainty: "disputed" as const, dispute };
  await db.update(corrections).set({ evidence }).where(eq(corrections.threadId, threadId));
  const now = rate.replace("48 000", "44 100");
  await quiz.write("Export", now);
  const [first] = (await read.changedEvidence(ownerId, threadId)).changes;
  const settled = { settle: "keep" as const, change: first?.change ?? "" };
  expect(await settling.settleEvidence(ownerId, threadId, settled)).toEqual({ outcome: "kept" });
  expect(await told(quiz)).toEqual([]);
  // The same press again changes nothing.
  expect(await settling.settleEvidence(ownerId, threadId, settled)).toEqual({ outcome: "kept" });
  const [row] = await db.select().from(corrections).where(eq(corrections.threadId, threadId));
  const ground = { ...dispute.ground, kept: settled.change };
  expect(row?.evidence).toEqual({ ...evidence, dispute: { ...dispute, ground } });

  await quiz.write("Export", rate.replace("48 000", "96 000"));
  expect(await told(quiz)).toHaveLength(1);
  await expect(settling.settleEvidence(ownerId, threadId, settled)).rejects.toMatchObject({
    code: "manual_changed",
  });
});

it("has all corrections that quote the words looked at again, where there is a model", async () => {
  const quiz = await quotingQuiz(rate);
  const { ownerId, threadId } = quiz;
  await db.execute(sql`
    insert into corrections (thread_id, id, owner_id, ordinal, term, type, message, original, fixed, basis, evidence)
    select thread_id, 'second', owner_id, 1, term, type, message, original, fixed, basis, evidence
    from corrections where thread_id = ${threadId}`);
  await quiz.write("Export", rate.replace("48 000", "44 100"));
  const { changes, canCheck } = await read.changedEvidence(ownerId, threadId);
  expect(changes).toHaveLength(1);
  expect(canCheck).toBe(true);
  const settled = { settle: "check" as const, change: changes[0]?.change ?? "" };
  const done = { outcome: "checked" };
  expect(await settling.settleEvidence(ownerId, threadId, settled)).toEqual(done);
  expect(checked).toEqual([[expect.any(String), "second"]]);
  expect(await settling.settleEvidence(ownerId, threadId, { ...settled, change: "x" })).toEqual(
    done,
  );
  expect(checked).toHaveLength(1);
  hasModel = false;
  expect((await read.changedEvidence(ownerId, threadId)).canCheck).toBe(false);
});

it("reads no manual twice while the library is what it was", async () => {
  const quiz = await quotingQuiz(rate);
  let reads = 0;
  const counting = commands({
    ...store,
    sections: (...asked) => {
      reads += 1;
      return store.sections(...asked);
    },
  });
  const ask = () => counting.read.changedEvidence(quiz.ownerId, quiz.threadId);
  for (let time = 0; time < 3; time += 1) await ask();
  expect(reads).toBe(1);
  await quiz.write("Mix", "Another word.");
  await ask();
  expect(reads).toBe(2);
});

it("goes to another library in a subject's file: there the manual is the same one, or it is not here", async () => {
  const quiz = await quotingQuiz(rate);
  const [thread] = await db.select().from(threads).where(eq(threads.id, quiz.threadId));
  const asked = thread ? [{ id: thread.id, revision: thread.revision }] : [];
  const stored = await archiveStore(db).read(quiz.ownerId, thread?.subjectId ?? "", asked);
  const named = stored.manuals.map(({ id, sections }) => ({
    id,
    chunks: sections.map((one) => one.id),
  }));
  expect(named).toEqual([{ id: quiz.packId, chunks: [quiz.at.chunkId] }]);
  const takenBy = async (ownerId: string) => {
    await archiveStore(db).takeIn(
      ownerId,
      { ...stored, subjectId: newId("sub"), unnamed: "x", pictures: new Map(), begun: new Set() },
      { enqueue: async () => {}, keepState: async () => {} },
    );
    const [taken] = await db.select().from(threads).where(eq(threads.ownerId, ownerId));
    return { ownerId, threadId: taken?.id ?? "" };
  };
  expect(await told(await takenBy(newId("own")))).toEqual([
    { state: "manual_gone", sentences: [] },
  ]);
  const ownerId = newId("own");
  const text = `Choose a format.\n\n1. ${rate}\n2. ${folder}`;
  const here = await newPack(db, {
    ...{ ownerId, pack: { product: "Ledger" } },
    sections: [{ title: "Export", text }],
  });
  const taken = await takenBy(ownerId);
  expect(await told(taken)).toEqual([]);
  const ofSection = eq(chunks.stableId, here.chunkId("Export"));
  await db.update(chunks).set({ text: "Choose a format." }).where(ofSection);
  await touchLibrary(db, ownerId, here.packId);
  expect(await told(taken)).toMatchObject([{ state: "changed" }]);
});

it("stays kept in another library, where manual and section have other ids", async () => {
  const quiz = await quotingQuiz(rate);
  const now = rate.replace("48 000", "44 100");
  await quiz.write("Export", now);
  const [{ change = "" } = {}] = (await read.changedEvidence(quiz.ownerId, quiz.threadId)).changes;
  await settling.settleEvidence(quiz.ownerId, quiz.threadId, { settle: "keep", change });
  const [row] = await db.select().from(corrections).where(eq(corrections.threadId, quiz.threadId));
  const other = await quotingQuiz(rate, { ...row?.evidence, at: null });
  const evidence = { ...row?.evidence, at: other.at } as CorrectionEvidence;
  await db.update(corrections).set({ evidence }).where(eq(corrections.threadId, other.threadId));
  await other.write("Export", `* ${now}`);
  expect(await told(other)).toEqual([]);
  await other.write("Export", rate.replace("48 000", "96 000"));
  expect(await told(other)).toHaveLength(1);
});

it("keeps the same words of two sections at one press", async () => {
  const quiz = await quotingQuiz("");
  const { ownerId, threadId, at } = quiz;
  const there = { in: "manual" as const, ...{ packId: quiz.packId, page: null } };
  const ground = { quote: rate, place: "", at: { ...there, chunkId: quiz.chunkId("Mix") } };
  const evidence = {
    ...{ quote: rate, place: "", at, certainty: "disputed" as const },
    dispute: { by: "passage" as const, ground },
  };
  await db.update(corrections).set({ evidence }).where(eq(corrections.threadId, threadId));
  for (const title of ["Export", "Mix"]) await quiz.write(title, rate.replace("48", "44"));
  const { changes } = await read.changedEvidence(ownerId, threadId);
  expect(changes.map(({ chunkId }) => chunkId)).toEqual([at.chunkId, ground.at.chunkId]);
  const [{ change = "" } = {}] = changes;
  await settling.settleEvidence(ownerId, threadId, { settle: "keep", change });
  expect(await told(quiz)).toEqual([]);
});

it("tells only the sentence that is gone where the others of a lost section stand elsewhere", async () => {
  const gone = "Zebra crossings are striped.";
  const quiz = await quotingQuiz(`${rate} ${folder} ${gone}`);
  await db.delete(chunks).where(eq(chunks.stableId, quiz.at.chunkId));
  await quiz.write("Mix", `${rate} ${folder}`);
  expect(await told(quiz)).toEqual([
    { state: "changed", sentences: [{ before: gone, after: null }] },
  ]);
});

it.each([
  [
    "a sentence whose words many sections have",
    "Press **Save** to keep the changes.",
    "Press **Save** if changes are to be kept: they keep.",
  ],
  ["a row of numbers", "| 16 | 24 |", "| 16 | 32 |"],
  ["nothing but words that say nothing", "It is on.", "It is so, on and on."],
])("finds %s in another section than the one that is lost", async (_, words, like) => {
  const quiz = await quotingQuiz(words);
  await quiz.write("Export", `${"Presets hold all values of a track. ".repeat(8)}\n\n${words}`);
  const lost = eq(chunks.stableId, quiz.at.chunkId);
  const [row] = await db
    .update(chunks)
    .set({ stableId: newId("chk") })
    .where(lost)
    .returning();
  if (!row) throw new Error("No section");
  const others = Array.from({ length: 25 }, (_, at) => {
    const id = newId("chk");
    return {
      ...row,
      id,
      stableId: id,
      ordinal: 20 + at,
      title: `S${at}`,
      text: like,
      pageLead: "",
    };
  });
  await db.insert(chunks).values(others);
  await indexChunks(db, quiz.ownerId, others);
  await touchLibrary(db, quiz.ownerId, quiz.packId);
  expect(await told(quiz)).toEqual([]);
});

it("does not let the same short words in another section hide a change", async () => {
  const quiz = await quotingQuiz("The default is 10.");
  await quiz.write("Export", "Sets the number of voices. The default is 20.");
  await quiz.write("Mix", "Sets the length of the tail. The default is 10.");
  const sentences = [{ before: "The default is 10.", after: "The default is 20." }];
  expect(await told(quiz)).toEqual([{ state: "changed", sentences }]);
});

it("finds the new words where the section has another name by now, among many like it", async () => {
  const words = "Choose Export to save 20 files.";
  const quiz = await quotingQuiz(words);
  const lost = eq(chunks.stableId, quiz.at.chunkId);
  const said = words.replace("20", "30");
  await quiz.write("Export", said);
  await db
    .update(chunks)
    .set({ stableId: newId("chk") })
    .where(lost);
  const [row] = await db.select().from(chunks).where(eq(chunks.text, said));
  if (!row) throw new Error("No section");
  const others = Array.from({ length: 30 }, (_, at) => {
    const id = newId("chk");
    const text = `Before you save any of ${at} files, choose what the export is to have.`;
    return { ...row, id, stableId: id, ordinal: 20 + at, title: `S${at}`, text, pageLead: "" };
  });
  await db.insert(chunks).values(others);
  await indexChunks(db, quiz.ownerId, others);
  expect(await told(quiz)).toEqual([
    { state: "changed", sentences: [{ before: words, after: said }] },
  ]);
});

it("stays kept where only the type of the new words changes", async () => {
  const quiz = await quotingQuiz(rate);
  const { ownerId, threadId } = quiz;
  const now = rate.replace("48 000", "44 100");
  await quiz.write("Export", now);
  const [first] = (await read.changedEvidence(ownerId, threadId)).changes;
  const settled = { settle: "keep" as const, change: first?.change ?? "" };
  await settling.settleEvidence(ownerId, threadId, settled);
  await quiz.write("Export", `* ${now.replaceAll("*", "_").replace("rate", "[rate](x.html)")}`);
  expect(await told(quiz)).toEqual([]);
});

it("shows a page without it where the manual cannot be looked at, and says so in the log", async () => {
  const quiz = await quotingQuiz(rate);
  const { ownerId, threadId } = quiz;
  const error = new Error("statement failed");
  const failing = commands({ ...store, sections: () => Promise.reject(error) });
  const none = { changes: [], canCheck: false };
  expect(await failing.read.shownEvidenceChanges(ownerId, threadId)).toEqual(none);
  expect(warned).toEqual([{ threadId, code: "internal", error }]);
  await expect(failing.read.changedEvidence(ownerId, threadId)).rejects.toThrow(error);
  for (const { read: one } of [failing, commands()])
    await expect(one.shownEvidenceChanges(newId("own"), threadId)).rejects.toMatchObject({
      code: "not_found",
    });
  await quiz.write("Export", folder);
  const changed = await read.changedEvidence(ownerId, threadId);
  expect(changed.changes).toHaveLength(1);
  expect(await read.shownEvidenceChanges(ownerId, threadId)).toEqual(changed);
});
