import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { newId } from "#lib/ids.ts";
import { studySettings } from "#lib/schemas/study.ts";
import { maxDocumentCharacters, maxPhotos } from "#lib/schemas/study-limits.ts";
import type { NewUpload, StudyStore } from "#lib/study/study-store.ts";
import { threads as threadRows } from "../schema/threads.ts";
import { newStudy } from "../testing/new-study.ts";
import { testDatabase } from "../testing/test-database.ts";
import { editStore } from "./edits.ts";
import { insertStudy, newestStudySettings, studyStore } from "./study.ts";
import type { OwnedThread } from "./thread-rows.ts";
import { insertThread, threadStore } from "./threads.ts";

const { db } = testDatabase();
const study = studyStore(db);
const threads = threadStore(db);

const of = ({ ownerId, threadId }: OwnedThread) => [ownerId, threadId] as const;
const revisionOf = (thread: OwnedThread) => threads.revision(...of(thread));

const photo = (name: string): NewUpload => ({
  ...{ sourceSha256: name, sha256: `stored ${name}`, mediaType: "image/jpeg" },
  ...{ width: 4, height: 3, size: 2, fileName: `${name}.jpg`, bytes: new Uint8Array([1, 2]) },
});

const page = (uploadId: string, text: string) => ({
  ...{ uploadId, ordinal: 1, text, doubtful: [{ line: 0, reason: "blurred" }] },
  ...{ basis: "ocr" as const, errorCode: null },
});

const atStage = (thread: OwnedThread, stage: string) =>
  db.update(threadRows).set({ stage }).where(eq(threadRows.id, thread.threadId));

describe("a new study thread", () => {
  it("has its note and photos in the transaction that makes it, or is not there", async () => {
    const ownerId = newId("own");
    const about = { topic: "Waves", named: false, language: "en", fileName: "n.md" } as const;
    const make = (photos: readonly NewUpload[]) =>
      db.transaction(async (tx) => {
        const { threadId } = await insertThread(tx, { ownerId, kind: "study", title: "Waves" });
        const settings = studySettings.parse({ depth: "brief" });
        await insertStudy(tx, { ...about, ownerId, threadId, settings, text: "my note", photos });
        return { ownerId, threadId };
      });
    const many = Array.from({ length: maxPhotos + 1 }, (_, index) => photo(`p${index}`));
    await expect(make(many)).rejects.toMatchObject({ code: "too_many_photos" });
    expect(await threads.list(ownerId, { search: "", limit: 9 })).toEqual([]);
    expect(await newestStudySettings(db, ownerId)).toBeNull();
    const thread = await make([photo("a"), photo("b"), photo("a")]);
    expect(await study.document(...of(thread), "note")).toMatchObject({ text: "my note" });
    expect((await study.uploads(...of(thread))).map(({ fileName }) => fileName)).toEqual([
      "a.jpg",
      "b.jpg",
    ]);
    expect(await newestStudySettings(db, ownerId)).toMatchObject({ depth: "brief" });
    expect(await study.get(...of(thread))).toMatchObject({ topic: "Waves", draft: null });
  });
});

describe("the title", () => {
  it("is given once by the first stage, and never in place of the student's", async () => {
    const thread = await newStudy(db);
    await study.setTitle(...of(thread), "Waves and sound");
    await study.setTitle(...of(thread), "Something else");
    expect(await threads.get(...of(thread))).toMatchObject({ title: "Waves and sound" });
    const other = await newStudy(db);
    await threads.change(...of(other), { title: "My waves" });
    await study.setTitle(...of(other), "Waves and sound");
    expect(await threads.get(...of(other))).toMatchObject({ title: "My waves" });
  });
});

describe("a document", () => {
  it("is replaced until it has edits, and ends the draft", async () => {
    const thread = await newStudy(db);
    await study.saveDraft(...of(thread), { stage: "synthesise", text: "grow\0ing\ud83d" });
    expect(await study.get(...of(thread))).toMatchObject({
      draft: { stage: "synthesise", text: "growing\ufffd" },
    });
    await study.saveDocument(...of(thread), "synthesised", "one");
    await study.saveDocument(...of(thread), "synthesised", "one two");
    expect(await study.get(...of(thread))).toMatchObject({ draft: null });
    const change = { start: 0, removed: "one", inserted: "1" };
    await editStore(db).apply(...of(thread), {
      ...{ key: "k", baseRevision: 0, author: "agent", kind: "edit" },
      edits: [{ patches: [change], similarity: 1, reason: "", oldText: "one", newText: "1" }],
    });
    const kept = await study.saveDocument(...of(thread), "synthesised", "all anew");
    expect(kept).toMatchObject({ text: "1 two", revision: 1 });
    expect(await study.document(...of(thread), "synthesised")).toEqual(kept);
    expect(await study.document(...of(thread), "generated")).toBeNull();
  });

  it.each([
    ["NUL", "a\0b", "text_broken"],
    ["half a character", "a\ud83d", "text_broken"],
    ["too much", "x".repeat(maxDocumentCharacters + 1), "document_too_long"],
  ])("with %s is refused", async (_what, text, code) => {
    const thread = await newStudy(db);
    await expect(
      (async () => study.saveDocument(...of(thread), "generated", text))(),
    ).rejects.toMatchObject({ code });
    expect(await study.document(...of(thread), "generated")).toBeNull();
  });
});

describe("the conversation", () => {
  it("keeps its order, each message once, and shows the newest", async () => {
    const thread = await newStudy(db);
    const say = (key: string) =>
      study.addMessage(...of(thread), { key, author: "agent", kind: "reply", text: `said ${key}` });
    for (const key of ["a", "b", "c"]) await say(key);
    const before = await revisionOf(thread);
    await Promise.all([say("b"), say("a"), say("b")]);
    expect(await revisionOf(thread)).toBe(before);
    const texts = async (limit: number) =>
      (await study.messages(...of(thread), limit)).map(({ text }) => text);
    expect(await texts(9)).toEqual(["said a", "said b", "said c"]);
    expect(await texts(2)).toEqual(["said b", "said c"]);
  });
});

describe("photos", () => {
  it("are there once each, at most ten, and in order", async () => {
    const thread = await newStudy(db);
    const first = await study.addUpload(...of(thread), photo("a"));
    const again = await Promise.all([1, 2].map(() => study.addUpload(...of(thread), photo("a"))));
    expect(again).toEqual([first, first]);
    for (let index = 1; index < maxPhotos; index += 1) {
      await study.addUpload(...of(thread), photo(`p${index}`));
    }
    await expect(study.addUpload(...of(thread), photo("z"))).rejects.toMatchObject({
      code: "too_many_photos",
    });
    expect(await study.addUpload(...of(thread), photo("a"))).toEqual(first);
    await study.removeUpload(...of(thread), first.id);
    await study.removeUpload(...of(thread), first.id);
    const last = await study.addUpload(...of(thread), photo("z"));
    const stored = await study.uploads(...of(thread));
    expect(stored).toHaveLength(maxPhotos);
    expect(stored.at(-1)).toEqual(last);
    expect([...(await study.uploadBytes(...of(thread), last.id))]).toEqual([1, 2]);
  });

  it("neither come nor go once the notes are in the material", async () => {
    const thread = await newStudy(db);
    const first = await study.addUpload(...of(thread), photo("a"));
    await atStage(thread, "synthesise");
    const refused = { code: "thread_not_waiting" };
    await expect(study.addUpload(...of(thread), photo("b"))).rejects.toMatchObject(refused);
    await expect(study.removeUpload(...of(thread), first.id)).rejects.toMatchObject(refused);
    // The same one again is only an answer that was lost.
    expect(await study.addUpload(...of(thread), photo("a"))).toEqual(first);
  });

  it("are read again until the student has reviewed them", async () => {
    const thread = await newStudy(db);
    const { id } = await study.addUpload(...of(thread), photo("a"));
    await study.savePage(...of(thread), page(id, "first"));
    await study.savePage(...of(thread), page(id, "second"));
    expect(await study.pages(...of(thread))).toEqual([
      expect.objectContaining({ text: "second", reviewed: false, reviewedText: null }),
    ]);
    await study.reviewPages(...of(thread), [{ uploadId: id, text: "mine" }]);
    await study.savePage(...of(thread), page(id, "third"));
    expect(await study.pages(...of(thread))).toEqual([
      expect.objectContaining({ text: "second", reviewed: true, reviewedText: "mine" }),
    ]);
  });

  it("that were removed while they were read have no page", async () => {
    const thread = await newStudy(db);
    const { id } = await study.addUpload(...of(thread), photo("a"));
    await study.removeUpload(...of(thread), id);
    await study.savePage(...of(thread), page(id, "read"));
    expect(await study.pages(...of(thread))).toEqual([]);
  });
});

describe("review questions", () => {
  const list = (key: string, texts: readonly string[]) => ({ key, texts, documentRevision: 3 });

  it("are replaced by another list, and keep their answers when theirs is stored again", async () => {
    const thread = await newStudy(db);
    await study.proposeQuestions(...of(thread), list("one", ["A?", "B?"]));
    const [first] = await study.questions(...of(thread));
    const answer = { answer: "Because.", basis: "model", quotes: ["so"], errorCode: null } as const;
    await study.saveAnswer(...of(thread), first?.id ?? "", { status: "answered", ...answer });
    await study.proposeQuestions(...of(thread), list("one", ["A?", "B?"]));
    expect(await study.questions(...of(thread))).toEqual([
      { id: first?.id, ordinal: 0, text: "A?", status: "answered", ...answer },
      expect.objectContaining({ text: "B?", status: "proposed", answer: null }),
    ]);
    await study.proposeQuestions(...of(thread), list("two", ["C?"]));
    expect(await study.questions(...of(thread))).toEqual([
      expect.objectContaining({ text: "C?", status: "proposed" }),
    ]);
    expect(await study.get(...of(thread))).toMatchObject({ questionsRevision: 3 });
  });
});

describe("conflicts", () => {
  it("are one list, the same when stored again", async () => {
    const thread = await newStudy(db);
    const conflict = {
      subject: "speed",
      material: "3",
      note: "4",
      quote: "It is 4.",
      alternative: null,
    };
    await study.saveConflicts(...of(thread), [conflict, { ...conflict, subject: "mass" }]);
    const stored = await study.conflicts(...of(thread));
    await study.saveConflicts(...of(thread), [conflict, { ...conflict, subject: "mass" }]);
    expect(await study.conflicts(...of(thread))).toEqual(stored);
    expect(stored.map(({ subject }) => subject)).toEqual(["speed", "mass"]);
  });
});

const answered = { answer: "x", basis: null, quotes: [], errorCode: null } as const;
const message = { key: "k", author: "agent", kind: "reply", text: "t" } as const;

type Address = readonly [string, string];
type Call = (...thread: Address) => Promise<unknown>;
const writes = {
  setTitle: (...thread: Address) => study.setTitle(...thread, "Another"),
  saveDraft: (...thread: Address) => study.saveDraft(...thread, { stage: "synthesise", text: "t" }),
  saveDocument: (...thread: Address) => study.saveDocument(...thread, "generated", "text"),
  addMessage: (...thread: Address) => study.addMessage(...thread, message),
  addUpload: (...thread: Address) => study.addUpload(...thread, photo("w")),
  orderUploads: (...thread: Address) => study.orderUploads(...thread, []),
  removeUpload: (...thread: Address) => study.removeUpload(...thread, "upl_none"),
  savePage: (...thread: Address) => study.savePage(...thread, page("upl_none", "t")),
  saveAnswer: (...thread: Address) =>
    study.saveAnswer(...thread, "none", { status: "failed", ...answered }),
  saveSettings: (...thread: Address) =>
    study.saveSettings(...thread, studySettings.parse({ depth: "brief" })),
  setDocumentStatus: (...thread: Address) => study.setDocumentStatus(...thread, "completed"),
  reviewPages: (...thread: Address) => study.reviewPages(...thread, []),
  settleConflict: (...thread: Address) =>
    study.settleConflict(
      ...thread,
      { id: "cfl_1", settled: null, settledEdit: null },
      { choice: "note", edit: null },
    ),
  saveConflicts: (...thread: Address) => study.saveConflicts(...thread, []),
  proposeQuestions: (...thread: Address) =>
    study.proposeQuestions(...thread, { key: "k", texts: ["?"], documentRevision: 1 }),
};
const reads = {
  get: (...thread: Address) => study.get(...thread),
  document: (...thread: Address) => study.document(...thread, "synthesised"),
  messages: (...thread: Address) => study.messages(...thread, 9),
  uploads: (...thread: Address) => study.uploads(...thread),
  uploadBytes: (...thread: Address) => study.uploadBytes(...thread, "upl_none"),
  pages: (...thread: Address) => study.pages(...thread),
  conflicts: (...thread: Address) => study.conflicts(...thread),
  questions: (...thread: Address) => study.questions(...thread),
};

const calls = { ...writes, ...reads } satisfies Record<keyof StudyStore, Call>;

describe("a study that is not the asker's", () => {
  it.each(Object.entries<Call>(calls))(
    "is not found by %s, which changes nothing",
    async (_name, call) => {
      const thread = await newStudy(db, "text");
      const before = await revisionOf(thread);
      await expect(call(newId("own"), thread.threadId)).rejects.toMatchObject({
        code: "not_found",
      });
      expect(await revisionOf(thread)).toBe(before);
      expect(await study.get(...of(thread))).toMatchObject({ draft: null, named: false });
    },
  );
});

describe("a visible change", () => {
  const { removeUpload, savePage, saveAnswer, ...changing } = writes;
  it.each(Object.entries<Call>(changing))("%s raises the revision", async (_name, call) => {
    const thread = await newStudy(db, "text");
    const before = await revisionOf(thread);
    await call(...of(thread));
    expect(await revisionOf(thread)).toBeGreaterThan(before);
  });
});
