import { eq } from "drizzle-orm";
import { beforeEach, expect, it } from "vitest";
import { cardOfQuestion } from "#lib/cards/card-of-question.ts";
import { cardOfReviewQuestion } from "#lib/cards/card-of-review-question.ts";
import { newId } from "#lib/ids.ts";
import { cards } from "../schema/cards.ts";
import { newStudy } from "../testing/new-study.ts";
import { testDatabase } from "../testing/test-database.ts";
import { cardStore } from "./cards.ts";
import { studyStore } from "./study.ts";
import { archiveStore } from "./subject-archive.ts";
import { subjectStore } from "./subjects.ts";
import type { OwnedThread } from "./thread-rows.ts";
import { threadStore } from "./threads.ts";

const { db } = testDatabase();
const store = cardStore(db);
const study = studyStore(db);
const now = new Date("2026-03-01T12:00:00Z");
const until = { soon: now, endOfDay: new Date("2026-03-02T00:00:00Z") };

let thread: OwnedThread;
let of: readonly [ownerId: string, threadId: string];
beforeEach(async () => {
  thread = await newStudy(db);
  of = [thread.ownerId, thread.threadId];
});

/** A list of questions, of which the first ones are answered. */
const ask = async (key: string, texts: readonly string[], answered: number): Promise<string[]> => {
  await study.proposeQuestions(...of, { key, documentRevision: 0, texts });
  const questions = await study.questions(...of);
  for (const { id, text } of questions.slice(0, answered)) await answer(id, `${text} Yes.`);
  return questions.map(({ id }) => id);
};
const answer = (id: string, words: string | null) =>
  study.saveAnswer(...of, id, {
    ...{ status: words === null ? "failed" : "answered", answer: words, basis: "rules" },
    ...{ quotes: ["It stands here."], errorCode: null },
  });
const make = () => store.addOfDocument(...of, cardOfReviewQuestion, now);
const listed = async () =>
  (await store.list(thread.ownerId, { search: "", limit: 9, offset: 0 }, until)).cards;
const fronts = async () =>
  (await listed()).map(({ content }) => content.kind === "own" && content.sides.front);

it("each answered question becomes one card, once, whatever is changed in it", async () => {
  const [first = "", second = "", third = ""] = await ask("a", ["One?", "Two?", "Three?"], 2);
  expect(await make()).toMatchObject({ added: 2, known: 0 });
  expect(await store.ofThread(...of)).toBe(2);
  const [one] = await listed();
  expect(one).toMatchObject({
    ...{ id: first, document: { id: thread.threadId }, memory: null },
    content: { sides: { front: "One?", back: "One? Yes.\n\n> It stands here." } },
  });
  const other = await subjectStore(db).create(thread.ownerId, "Elsewhere");
  await store.change(thread.ownerId, first, { front: "The first one?", subjectId: other });
  await store.remove(thread.ownerId, second);
  await answer(third, "Yes.");
  expect(await make()).toMatchObject({ added: 2, known: 1 });
  expect((await fronts()).toSorted()).toEqual(["The first one?", "Three?", "Two?"]);
  expect(await make()).toMatchObject({ added: 0, known: 3 });
});

it("a new list of questions makes no second card of what is asked already", async () => {
  await ask("a", ["One?"], 1);
  await make();
  const [, next = ""] = await ask("b", ["One?", "Two?"], 2);
  expect(await make()).toMatchObject({ added: 1, known: 1 });
  // What is of the former list stays, and is of no document.
  expect(await store.ofThread(...of)).toBe(1);
  expect((await listed()).find(({ id }) => id !== next)?.document).toBeNull();
});

it("a question that got another answer becomes a card of its own", async () => {
  await ask("a", ["One?"], 1);
  await make();
  const [next = ""] = await ask("b", ["One?"], 0);
  await answer(next, "No.");
  expect(await make()).toMatchObject({ added: 1, known: 0 });
  expect(await fronts()).toEqual(["One?", "One?"]);
  expect(await make()).toMatchObject({ added: 0, known: 1 });
});

it("at once by two presses they are made once", async () => {
  await ask("a", ["One?", "Two?"], 2);
  await Promise.all([make(), make()]);
  expect(await fronts()).toHaveLength(2);
});

it.each([
  ["outlast the document", undefined],
  ["outlast the document where that is asked", cardOfQuestion],
  ["go with it where that is asked, or neither goes", null],
])("they %s", async (_, how) => {
  await ask("a", ["One?", "Two?"], 2);
  await make();
  await threadStore(db).bin(...of, now, async () => {});
  expect((await listed())[0]?.document).toBeNull();
  expect(await store.ofThread(...of)).toBe(2);
  await threadStore(db).restore(...of);
  const broken = () => Promise.reject(new Error("out of space"));
  await expect(threadStore(db).remove(...of, broken, null)).rejects.toThrow("out of space");
  expect(await fronts()).toEqual(["One?", "Two?"]);
  expect(await store.ofThread(...of)).toBe(2);
  await threadStore(db).remove(...of, async () => {}, how);
  expect(await fronts()).toEqual(how === null ? [] : ["One?", "Two?"]);
  await expect(make()).rejects.toMatchObject({ code: "not_found" });
});

it("a picture that is not kept any more is told in words", async () => {
  const [id = ""] = await ask("a", ["One?"], 1);
  await answer(id, `![a cell](picture:${"a".repeat(64)}) divides.`);
  expect(await make()).toMatchObject({ added: 1 });
  const [row] = await db.select().from(cards).where(eq(cards.id, id));
  expect(row).toMatchObject({ pictures: [], back: "a cell divides.\n\n> It stands here." });
});

it("in another Lectern they are still those of their document", async () => {
  await ask("a", ["One?"], 1);
  const { subjectId } = await make();
  const archives = archiveStore(db);
  const threads = await archives.threads(thread.ownerId, subjectId);
  const file = await archives.read(thread.ownerId, subjectId, threads);
  const other = newId("own");
  await archives.takeIn(
    other,
    {
      ...{ ...file, subjectId: newId("sub"), unnamed: "Waves" },
      ...{ pictures: new Map(), begun: new Set<string>() },
    },
    { enqueue: async () => {}, keepState: async () => {} },
  );
  const [taken] = (await store.list(other, { search: "", limit: 9, offset: 0 }, until)).cards;
  expect(taken?.document).toMatchObject({ title: "Waves" });
  const again = [other, taken?.document?.id ?? ""] as const;
  expect(await store.addOfDocument(...again, cardOfReviewQuestion, now)).toMatchObject({
    ...{ added: 0, known: 1 },
  });
});
