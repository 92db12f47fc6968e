import { eq } from "drizzle-orm";
import { beforeEach, describe, expect, it } from "vitest";
import { newId } from "#lib/ids.ts";
import { cards } from "../schema/cards.ts";
import { replaceIn } from "../testing/edit-document.ts";
import { newStudy } from "../testing/new-study.ts";
import { testDatabase } from "../testing/test-database.ts";
import { binStore } from "./bin.ts";
import { cardPictureStore } from "./card-pictures.ts";
import { cardStore } from "./cards.ts";
import { removeOfDocument } from "./document-cards.ts";
import { editStore } from "./edits.ts";
import { archiveStore } from "./subject-archive.ts";
import { subjectStore } from "./subjects.ts";
import type { OwnedThread } from "./thread-rows.ts";
import { insertThread, threadStore } from "./threads.ts";

const { db } = testDatabase();
const store = cardStore(db);
const now = new Date("2026-03-01T12:00:00Z");
const until = { soon: now, endOfDay: new Date("2026-03-02T00:00:00Z") };
const text = "- **Neap**: a weak tide\n- **Spring**: a strong tide\n";
const neap = { front: "Neap", back: "a weak tide", passage: "- **Neap**: a weak tide", start: 0 };
const spring = {
  ...{ front: "Spring", back: "a strong tide", passage: "- **Spring**: a strong tide", start: 24 },
};

let thread: OwnedThread;
let of: readonly [ownerId: string, threadId: string];
beforeEach(async () => {
  thread = await newStudy(db, text);
  of = [thread.ownerId, thread.threadId];
});

const make = (drafts = [neap, spring], to = of) => store.addOfPassage(...to, drafts, 0, now);
const listed = async (ownerId = thread.ownerId, more = {}) =>
  (await store.list(ownerId, { search: "", limit: 9, offset: 0, ...more }, until)).cards;
const documentsOf = (found: Awaited<ReturnType<typeof listed>>) =>
  found.map(({ passages }) => passages.map(({ document }) => document.id));
const rowsOf = (ownerId = thread.ownerId) =>
  db.select().from(cards).where(eq(cards.ownerId, ownerId)).orderBy(cards.due);
/** Another document of the same owner. */
const anotherDocument = async (): Promise<readonly [string, string]> => {
  const { ownerId } = thread;
  const { threadId } = await insertThread(db, { ownerId, kind: "study", title: "More waves" });
  return [ownerId, threadId];
};

describe("cards of a passage", () => {
  it("are made once, in the order of the document, and lead to their words", async () => {
    const made = await make();
    expect(made).toMatchObject({ known: [], linked: [] });
    expect((await rowsOf()).map(({ id }) => id)).toEqual(made.made);
    const [first] = (await listed()).filter(({ id }) => id === made.made[0]);
    expect(first).toMatchObject({
      ...{ document: null, memory: null },
      passages: [
        {
          ...{ document: { id: thread.threadId, title: "Waves" } },
          ...{ text: neap.passage, start: 0, revision: 0 },
        },
      ],
      content: { sides: { front: "Neap", back: "a weak tide" } },
    });
    const again = await make();
    expect(again).toMatchObject({ made: [], known: made.made.toSorted(), linked: [] });
    expect((await store.ofPassages(...of)).map(({ passage }) => passage.text)).toEqual([
      ...[neap.passage, spring.passage],
    ]);
  });

  it("at once by two presses are made once", async () => {
    const both = await Promise.all([make(), make()]);
    expect(both.flatMap(({ made }) => made)).toHaveLength(2);
    expect(await rowsOf()).toHaveLength(2);
  });

  it("that the subject has already lead to the passage, and stay the student's", async () => {
    const own = { front: "Neap", back: "a weak tide", tags: ["moon"] };
    const { subjectId } = await store.add(thread.ownerId, undefined, [own], now);
    const [card] = await listed();
    const made = await make();
    expect(made).toMatchObject({ subjectId, known: [card?.id], linked: [card?.id] });
    expect(made.made).toHaveLength(1);
    expect(await listed(thread.ownerId, { documentId: thread.threadId })).toHaveLength(2);
    // Only what was made of the document goes with it.
    expect(await store.ofThread(...of)).toBe(1);
    await removeOfDocument(db, ...of);
    expect(await listed()).toMatchObject([{ id: card?.id, tags: ["moon"] }]);
  });

  it("of another document lead to both, and go with that which they were made of", async () => {
    const other = await anotherDocument();
    const { made } = await make([neap], other);
    const here = await make([neap]);
    expect(here).toMatchObject({ made: [], known: made, linked: made });
    expect(documentsOf(await listed())).toEqual([[other[1], thread.threadId]]);
    expect([await store.ofThread(...other), await store.ofThread(...of)]).toEqual([1, 0]);
    await threadStore(db).bin(...other, now, async () => {});
    expect(documentsOf(await listed())).toEqual([[thread.threadId]]);
    await threadStore(db).restore(...other);
    // Taken back here, it leads where it did.
    await store.undoOfPassage(...of, here);
    expect(documentsOf(await listed())).toEqual([[other[1]]]);
    await removeOfDocument(db, ...other);
    expect(await listed()).toEqual([]);
  });

  it("of many documents lead to the one that they were made of, and the newest", async () => {
    const all = [of];
    for (let at = 0; at < 21; at += 1) all.push(await anotherDocument());
    for (const each of all) await make([neap], each);
    const [led = []] = documentsOf(await listed());
    const ids = all.map(([, id]) => id);
    expect(led).toEqual([ids[0], ...ids.slice(-19)]);
  });

  it("lead to where they were made last in the same document", async () => {
    await make([neap]);
    const moved = { ...neap, passage: "Neap: a weak tide", start: 100 };
    expect(await make([moved])).toMatchObject({ made: [], linked: [] });
    expect(await store.ofPassages(...of)).toMatchObject([
      { passage: { text: moved.passage, start: 100 } },
    ]);
  });

  it("are taken back, but for what was reviewed, and known ones lead nowhere again", async () => {
    await store.add(thread.ownerId, undefined, [{ front: "Neap", back: "a weak tide" }], now);
    const made = await make([neap, spring, { ...spring, front: "Spring tide" }]);
    const [first = "", second = ""] = made.made;
    await store.review(thread.ownerId, first, {
      ...{ key: "one", rating: "good", reviews: 0, hinted: false, at: now },
      next: () => ({ memory: null as never, due: now }),
    });
    expect(await store.undoOfPassage(...of, made)).toEqual({ removed: 1, kept: 1 });
    const left = await rowsOf();
    expect(left.map(({ id }) => id)).not.toContain(second);
    expect(left.find(({ id }) => id === first)?.passages).toHaveLength(1);
    expect(left.find(({ id }) => id !== first)?.passages).toEqual([]);
    expect(await store.undoOfPassage(...of, made)).toEqual({ removed: 0, kept: 1 });
  });

  it("that were rewritten, tagged or suspended since are not taken back", async () => {
    const drafts = ["a", "b", "c", "d"].map((front) => ({ ...neap, front }));
    const made = await make(drafts);
    const [first = "", second = "", third = ""] = made.made;
    await store.change(thread.ownerId, first, { front: "rewritten" });
    await store.change(thread.ownerId, second, { tags: ["mine"] });
    await store.change(thread.ownerId, third, { suspendedAt: now });
    expect(await store.undoOfPassage(...of, made)).toEqual({ removed: 1, kept: 3 });
  });

  it("of a document that was moved to another subject are known, wherever they are", async () => {
    const made = await make();
    const other = await subjectStore(db).create(thread.ownerId, "Sea");
    await threadStore(db).change(...of, { subjectId: other });
    const again = await make([neap, { ...neap, front: "Another" }]);
    expect(again).toMatchObject({ subjectId: other, known: [made.made[0]], linked: [] });
    expect(again.made).toHaveLength(1);
    expect(await rowsOf()).toHaveLength(3);
  });

  it("of another document or made by hand are not taken back from here", async () => {
    const other = await anotherDocument();
    const { made } = await make([neap], other);
    await store.add(thread.ownerId, undefined, [{ front: "Mine", back: "x" }], now);
    const own = (await listed()).map(({ id }) => id);
    expect(await store.undoOfPassage(...of, { made: own, linked: own })).toEqual({
      ...{ removed: 0, kept: 0 },
    });
    expect(await store.ofPassages(...other)).toMatchObject([{ id: made[0] }]);
  });

  it("keep their pictures as long as they are there, and say in words what is not kept", async () => {
    const shown = { sha256: "b".repeat(64), mediaType: "image/webp", width: 4, height: 3 } as const;
    const bytes = new Uint8Array([1, 2]);
    await cardPictureStore(db).keep(thread.ownerId, [{ ...shown, size: 2, bytes }], now);
    const back = `![a tide](picture:${shown.sha256}) ![gone](picture:${"c".repeat(64)})`;
    const made = await make([{ ...neap, back }]);
    expect(await rowsOf()).toMatchObject([
      { pictures: [shown.sha256], back: `![a tide](picture:${shown.sha256}) gone` },
    ]);
    await store.undoOfPassage(...of, made);
    expect(await cardPictureStore(db).read(thread.ownerId, shown.sha256)).toBeNull();
  });

  it("outlast the document, which has them again when it comes back, or go at a word", async () => {
    await make();
    expect(await store.ofThread(...of)).toBe(2);
    await threadStore(db).bin(...of, now, async () => {});
    expect(documentsOf(await listed())).toEqual([[], []]);
    expect(await store.ofThread(...of)).toBe(2);
    await expect(store.ofPassages(...of)).rejects.toMatchObject({ code: "not_found" });
    await expect(make()).rejects.toMatchObject({ code: "not_found" });
    await threadStore(db).restore(...of);
    expect(documentsOf(await listed())[0]).toEqual([thread.threadId]);
    await removeOfDocument(db, ...of);
    expect(await listed()).toEqual([]);
    await make();
    await threadStore(db).remove(...of, async () => {});
    expect(documentsOf(await listed())).toEqual([[], []]);
  });

  it("are not those of a quiz or a guide", async () => {
    const { ownerId } = thread;
    const { threadId } = await insertThread(db, { ownerId, kind: "quiz", title: "Q" });
    await expect(make([neap], [ownerId, threadId])).rejects.toMatchObject({ code: "not_found" });
  });

  it("go to another subject with their subject, and a twin there takes over where they lead", async () => {
    const subjects = subjectStore(db);
    const { ownerId } = thread;
    const from = await subjects.create(ownerId, "Sea");
    await threadStore(db).change(...of, { subjectId: from });
    await make();
    const general = (await subjects.list(ownerId)).find(({ isDefault }) => isDefault)?.id ?? "";
    await store.add(ownerId, general, [{ front: "Neap", back: "a weak tide" }], now);
    await binStore(db).removeSubject(ownerId, from, { to: general });
    const there = await listed();
    expect(there).toHaveLength(2);
    expect(documentsOf(there)).toEqual([[thread.threadId], [thread.threadId]]);
  });
});

describe("a subject as a file", () => {
  const takeIn = async (other: string, change = (row: Record<string, unknown>) => row) => {
    const { subjectId } = await make();
    const archives = archiveStore(db);
    const threads = await archives.threads(thread.ownerId, subjectId);
    const file = await archives.read(thread.ownerId, subjectId, threads);
    const tables = {
      ...file.tables,
      cards: (file.tables.cards ?? []).map((row) => change({ ...row })),
    };
    // As it is read again.
    const checked = await archives.check(JSON.parse(JSON.stringify(tables)));
    const id = newId("sub");
    await archives.takeIn(
      other,
      {
        ...{ ...file, tables: checked, subjectId: id, unnamed: "Waves" },
        ...{ pictures: new Map(), begun: new Set<string>() },
      },
      { enqueue: async () => {}, keepState: async () => {} },
    );
    return file;
  };

  it("carries where they lead, in the text as it was edited since", async () => {
    const other = newId("own");
    await make();
    await replaceIn(editStore(db), thread, { "a weak tide": "a small tide" });
    await takeIn(other);
    const there = await listed(other);
    expect(there.map(({ passages }) => passages)).toMatchObject([
      [{ text: neap.passage, start: 0, revision: 0 }],
      [{ text: spring.passage, start: 24, revision: 0 }],
    ]);
    const threadId = there[0]?.passages[0]?.document.id ?? "";
    expect(threadId).not.toBe(thread.threadId);
    expect(await store.ofThread(other, threadId)).toBe(2);
    expect(await editStore(db).since(other, threadId, 0)).toHaveLength(1);
    const again = await store.addOfPassage(other, threadId, [neap], 0, now);
    expect(again).toMatchObject({ made: [], linked: [] });
  });

  it("of an earlier Lectern knows of no passages", async () => {
    const other = newId("own");
    await takeIn(other, ({ passages, ...row }) => row);
    expect(documentsOf(await listed(other))).toEqual([[], []]);
  });

  it.each([
    ["a revision that its document never had", { revision: 7 }],
    ["a revision below the first", { revision: -1 }],
    ["a place before the text", { start: -1 }],
    ["a place beyond all", { start: 2 ** 31 }],
  ])("with %s is refused", async (_, broken) => {
    const change = (row: Record<string, unknown>) => ({
      ...row,
      passages: (row.passages as object[]).map((one) => ({ ...one, ...broken })),
    });
    await expect(takeIn(newId("own"), change)).rejects.toMatchObject({ code: "archive_broken" });
  });

  it("with two passages of one document on a card is refused", async () => {
    const change = (row: Record<string, unknown>) => {
      const passages = row.passages as object[];
      return { ...row, passages: [...passages, ...passages] };
    };
    await expect(takeIn(newId("own"), change)).rejects.toMatchObject({ code: "archive_broken" });
  });

  it("leaves behind where cards lead that stay behind", async () => {
    const { subjectId } = await make();
    const file = await archiveStore(db).read(thread.ownerId, subjectId, []);
    expect(file.tables.cards).toMatchObject([{ passages: [] }, { passages: [] }]);
  });
});
