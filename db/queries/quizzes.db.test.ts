import { eq } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { newId } from "#lib/ids.ts";
import { type Concept, type Correction, defaultMix, type NoteCheck } from "#lib/schemas/quiz.ts";
import { quizzes, verifiedNotes } from "../schema/quiz.ts";
import { threads } from "../schema/threads.ts";
import { testDatabase } from "../testing/test-database.ts";
import { conceptStore, insertQuiz } from "./quizzes.ts";
import { insertThread } from "./threads.ts";

const { db } = testDatabase();
const store = conceptStore(db);

const makeQuiz = (text = "Стек — это список. 🙂\r\n\t{{x}}", ownerId = newId("own")) =>
  db.transaction(async (tx) => {
    const { threadId } = await insertThread(tx, { ownerId, kind: "quiz", title: "A quiz" });
    const settings = { wanted: 7, mix: defaultMix };
    await insertQuiz(tx, { threadId, ownerId, text, fileName: "note.md", settings });
    return { threadId, ownerId };
  });

const concept = (id: string, status: Concept["status"] = "verified"): Concept => ({
  id,
  term: `Term ${id}`,
  definition: "New.",
  original: "Old.",
  span: { start: 0, end: 4 },
  codeSpan: { start: 5, end: 9 },
  code: '{{"\\n"}}\r\n\t🙂',
  codeLanguage: "cpp",
  status,
  changeType: "major",
});

const correction = (conceptId: string): Correction => ({
  id: `${conceptId}-definition_fix`,
  conceptId,
  term: "Term",
  type: "definition_fix",
  message: "Because.",
  original: "Old.",
  fixed: "New.",
  span: null,
  patch: null,
  removedCode: null,
  basis: "source",
  evidence: { quote: "Old.", place: "Term" },
  status: "open",
  own: null,
});

const untouched: NoteCheck = { patches: [], unchecked: [], doubts: [] };
const patched = { ...untouched, patches: [{ start: 0, removed: "Old", inserted: "New" }] };
const check: NoteCheck = {
  ...patched,
  doubts: [{ span: { start: 0, end: 4 }, quote: "Old.", reason: "Two answers.", by: "checker" }],
};

const verdictOf = (concepts: Concept[]) => ({
  ...{ concepts, corrections: [], check: null, factCheck: "checked" as const, fromCache: false },
});

const revisionOf = async (threadId: string) => {
  const [row] = await db.select().from(threads).where(eq(threads.id, threadId));
  return row?.revision ?? 0;
};

describe("the note", () => {
  test("comes back byte for byte with its language and settings", async () => {
    const text = "Стек — это список. 🙂\r\n\t{{x}}\u00A0'\"\\";
    const { threadId, ownerId } = await makeQuiz(text);
    expect(await store.note(ownerId, threadId)).toMatchObject({
      ownerId,
      text,
      language: "ru",
      settings: { wanted: 7 },
    });
  });

  test.each(["a\0b", "half \uD83D"])("that cannot be stored is refused: %j", async (text) => {
    const ownerId = newId("own");
    await expect(makeQuiz(text, ownerId)).rejects.toMatchObject({ code: "note_not_text" });
    expect(await db.select().from(threads).where(eq(threads.ownerId, ownerId))).toEqual([]);
  });

  test("of an unknown thread is not found", async () => {
    await expect(store.note(newId("own"), "thr_none")).rejects.toMatchObject({ code: "not_found" });
  });
});

describe("concepts and report", () => {
  test("are replaced as a whole, in their order, and seen as a change", async () => {
    const { threadId, ownerId } = await makeQuiz();
    const unchecked = [concept("c2", "unchecked"), concept("c1", "unchecked")];
    await store.saveVerdict(ownerId, threadId, verdictOf(unchecked));
    expect((await store.concepts(ownerId, threadId)).map(({ id }) => id)).toEqual(["c2", "c1"]);
    const verdict = {
      concepts: [concept("c1"), concept("c2")],
      corrections: [correction("c2"), correction("c1")],
      check,
      factCheck: "checked",
      fromCache: false,
    } as const;
    const before = await revisionOf(threadId);
    await store.saveVerdict(ownerId, threadId, verdict);
    await store.saveVerdict(ownerId, threadId, verdict);
    expect(await store.concepts(ownerId, threadId)).toEqual(verdict.concepts);
    expect(await store.corrections(ownerId, threadId)).toEqual(verdict.corrections);
    expect(await store.noteCheck(ownerId, threadId)).toEqual(check);
    expect(await revisionOf(threadId)).toBeGreaterThan(before);
  });

  test("of two threads do not meet, though their ids are the same", async () => {
    const [one, other] = [await makeQuiz(), await makeQuiz()];
    await store.saveVerdict(one.ownerId, one.threadId, verdictOf([concept("c1")]));
    await store.saveVerdict(
      other.ownerId,
      other.threadId,
      verdictOf([concept("c1"), concept("c2")]),
    );
    expect(await store.concepts(one.ownerId, one.threadId)).toHaveLength(1);
  });

  test("may be many", async () => {
    const { threadId, ownerId } = await makeQuiz();
    const many = Array.from({ length: 5_000 }, (_, index) => concept(`c${index}`));
    await store.saveVerdict(ownerId, threadId, verdictOf(many));
    expect(await store.concepts(ownerId, threadId)).toHaveLength(5_000);
  });

  test("go with their thread", async () => {
    const { threadId, ownerId } = await makeQuiz();
    await store.saveVerdict(ownerId, threadId, verdictOf([concept("c1")]));
    await db.delete(threads).where(eq(threads.id, threadId));
    expect(await store.concepts(ownerId, threadId)).toEqual([]);
  });
});

describe("another owner's thread", () => {
  const notFound = { code: "not_found" };

  test("has no note, no concepts and no report", async () => {
    const { threadId, ownerId } = await makeQuiz();
    const verdict = { concepts: [concept("c1")], corrections: [correction("c1")] };
    await store.saveVerdict(ownerId, threadId, {
      ...verdict,
      check,
      factCheck: "checked",
      fromCache: false,
    });
    const stranger = newId("own");
    await expect(store.note(stranger, threadId)).rejects.toMatchObject(notFound);
    await expect(store.noteCheck(stranger, threadId)).rejects.toMatchObject(notFound);
    expect(await store.concepts(stranger, threadId)).toEqual([]);
    expect(await store.corrections(stranger, threadId)).toEqual([]);
  });

  test("is not written to", async () => {
    const { threadId, ownerId } = await makeQuiz();
    await store.saveVerdict(ownerId, threadId, verdictOf([concept("c1")]));
    const stranger = newId("own");
    const analysis = { contentType: "code", strategy: "code_practice" } as const;
    const verdict = {
      concepts: [],
      corrections: [],
      check,
      factCheck: "failed",
      fromCache: true,
    } as const;
    await expect(store.saveAnalysis(stranger, threadId, analysis)).rejects.toMatchObject(notFound);
    await expect(store.saveVerdict(stranger, threadId, verdict)).rejects.toMatchObject(notFound);
    expect(await store.concepts(ownerId, threadId)).toHaveLength(1);
    const [quiz] = await db.select().from(quizzes).where(eq(quizzes.threadId, threadId));
    expect(quiz).toMatchObject({
      contentType: null,
      factCheck: "checked",
      noteCheck: null,
      fromCache: false,
    });
  });
});

describe("the cache", () => {
  test("keeps the first entry of a key, for its owner alone", async () => {
    const ownerId = newId("own");
    const first = { concepts: [concept("c1")], corrections: [correction("c1")], check: patched };
    await store.saveVerifiedNote(ownerId, "k", first);
    await store.saveVerifiedNote(ownerId, "k", {
      concepts: [concept("c9")],
      corrections: [],
      check: untouched,
    });
    expect(await store.findVerifiedNote(ownerId, "k")).toEqual(first);
    expect(await store.findVerifiedNote(ownerId, "other")).toBeNull();
    expect(await store.findVerifiedNote(newId("own"), "k")).toBeNull();
  });

  test("does not give back what was kept before sentences were checked", async () => {
    const ownerId = newId("own");
    await db.insert(verifiedNotes).values({
      ...{ id: newId("vn"), ownerId, key: "k" },
      ...{ concepts: [concept("c1")], corrections: [correction("c1")] },
    });
    expect(await store.findVerifiedNote(ownerId, "k")).toBeNull();
  });

  test("takes no note with a sentence that nobody checked", async () => {
    const ownerId = newId("own");
    const note = { concepts: [concept("c1")], corrections: [], check: untouched };
    const open = [
      { ...note, check: { ...untouched, unchecked: [7] } },
      { ...note, concepts: [concept("c1"), concept("c2", "unchecked")] },
    ];
    for (const one of open) {
      await expect(store.saveVerifiedNote(ownerId, "k", one)).rejects.toThrow(/verified/);
    }
    expect(await store.findVerifiedNote(ownerId, "k")).toBeNull();
  });

  test("keeps what is in doubt as it is", async () => {
    const ownerId = newId("own");
    await store.saveVerifiedNote(ownerId, "k", { concepts: [], corrections: [], check });
    expect(await store.findVerifiedNote(ownerId, "k")).toMatchObject({ check });
  });
});
