import { eq } from "drizzle-orm";
import { afterAll, expect, test } from "vitest";
import { student } from "#agents/testing/student.ts";
import { makeDatabase } from "#db/client.ts";
import { ownQuestionStore } from "#db/queries/own-questions.ts";
import { cards } from "#db/schema/cards.ts";
import { attempts, corrections, questions, quizzes } from "#db/schema/quiz.ts";
import { testDatabaseUrl } from "#db/testing/test-database-url.ts";
import { newId } from "#lib/ids.ts";
import { localOwner } from "#lib/owner.ts";
import { quizView, staleOutcome, staleQuestion } from "#lib/schemas/quiz.ts";
import { sourceView } from "#lib/schemas/source.ts";
import * as answers from "./quiz/[threadId]/answers/route.ts";
import * as change from "./quiz/[threadId]/questions/[questionId]/change/route.ts";
import * as one from "./quiz/[threadId]/questions/[questionId]/route.ts";
import * as quiz from "./quiz/[threadId]/route.ts";
import * as edited from "./sources/[subjectSourceId]/text/route.ts";
import * as sources from "./subjects/[subjectId]/sources/route.ts";
import { at, call, create, ended, expectError, serveRoutes, withJson } from "./testing/api-test.ts";

const server = serveRoutes();
const { db, close } = makeDatabase(testDatabaseUrl());
afterAll(close);

const services = () => server.runtime().for(student(localOwner));

const lines = {
  vein: "**Vein**: a vessel that leads blood back to the heart",
  artery: "**Artery**: a vessel that leads blood away from the heart",
  valve: "**Valve**: a fold that lets blood pass in one direction",
  septum: "**Septum**: a wall between the two halves of the heart",
  atrium: "**Atrium**: a chamber that receives blood",
};
const noteOf = (name: string) =>
  `# ${name}\n\n${Object.values(lines)
    .map((line) => `- ${line}`)
    .join("\n")}\n`;
const newVein = "**Vein**: a vessel that returns used blood from the body";

const made = async (name: string) => {
  const text = noteOf(name);
  const thread = await create(text);
  await ended(server.runtime(), thread.id);
  const params = Promise.resolve({ subjectId: thread.subject.id });
  const body: { sources: unknown[] } = await (await sources.GET(call("/"), { params })).json();
  const source = body.sources.map((row) => sourceView.parse(row)).find((row) => row.title === name);
  if (!source) throw new Error("There is no source");
  const write = async (now: string) => {
    const where = { params: Promise.resolve({ subjectSourceId: source.id }) };
    expect((await edited.PUT(withJson("PUT", { text: now }), where)).status).toBeLessThan(300);
  };
  return { id: thread.id, sourceId: source.id, text, write };
};

const quizOf = async (id: string) =>
  quizView.parse(await (await quiz.GET(call("/"), at(id))).json());
const stale = (id: string) => services().quiz.read.staleQuestions([id]);
const on = (threadId: string, questionId: string) => ({
  params: Promise.resolve({ threadId, questionId }),
});
const settle = (id: string, questionId: string, body: object) =>
  change.POST(withJson("POST", body), on(id, questionId));
const outcomeOf = async (response: Promise<Response>) =>
  staleOutcome.parse(await (await response).json()).outcome;

const cardOf = (questionId: string) =>
  db.select().from(cards).where(eq(cards.questionId, questionId));

/** Questions that rest on a line, alone or with others. */
const restingOn = async (id: string, text: string, line: string) => {
  const rows = await db.select().from(questions).where(eq(questions.threadId, id));
  const start = text.indexOf(line);
  return rows
    .filter(({ state }) => state === "kept")
    .filter(({ evidence }) =>
      (evidence.places ?? [evidence]).some(
        (place) => place.start < start + line.length && start < place.end,
      ),
    )
    .map((row) => row.id)
    .toSorted();
};

test("an edit marks the questions on its sentence, and no other; its undo takes the mark away", async () => {
  const { id, text, write } = await made("Vessels");
  expect(await stale(id)).toEqual([]);
  await write(text.replace(lines.vein, newVein));
  const found = await stale(id);
  expect(found.length).toBeGreaterThan(0);
  expect(found.map(({ questionId }) => questionId).toSorted()).toEqual(
    await restingOn(id, text, lines.vein),
  );
  for (const { changes } of found)
    expect(changes).toEqual([{ before: lines.vein, after: newVein, isCode: false }]);
  const [first] = found;
  const told = await change.GET(call("/"), on(id, first?.questionId ?? ""));
  expect(await told.json()).toEqual({ stale: staleQuestion.parse(first) });
  await write(text);
  expect(await stale(id)).toEqual([]);
});

test("a question that is kept stays so for this change, and is asked about the next", async () => {
  const { id, text, write } = await made("Vessels of the arm");
  const now = text.replace(lines.vein, newVein);
  await write(now);
  const [first, ...others] = await stale(id);
  if (!first) throw new Error("Nothing is stale");
  const { questionId, change: seen } = first;
  await expectError(
    await settle(id, questionId, { settle: "keep", change: "another" }),
    409,
    "question_changed",
  );
  expect(await outcomeOf(settle(id, questionId, { settle: "keep", change: seen }))).toBe("kept");
  expect(await stale(id)).toEqual(others);
  // Twice is once, and going back and forth asks nothing again.
  expect(await outcomeOf(settle(id, questionId, { settle: "keep", change: seen }))).toBe("kept");
  await write(text);
  await write(now);
  expect(await stale(id)).toEqual(others);
  await write(now.replace("used blood", "dark blood"));
  expect((await stale(id)).find((one) => one.questionId === questionId)?.changes).toEqual([
    { before: newVein, after: newVein.replace("used", "dark"), isCode: false },
  ]);
});

test("a question is made again of the new sentence, once, in its place, and comes back for review", async () => {
  const { id, text, write } = await made("Vessels of the leg");
  const before = (await quizOf(id)).questions;
  const resting = await restingOn(id, text, lines.vein);
  const former = before.find((question) => resting.includes(question.id));
  if (!former) throw new Error("Nothing rests on the line");
  // Answered, so that it has a card.
  const given =
    former.type === "free_recall"
      ? { answer: "", grade: "knew" }
      : { answer: former.options?.[0] ?? "x" };
  await answers.POST(withJson("POST", { questionId: former.id, ...given }), at(id));
  expect(await cardOf(former.id)).toHaveLength(1);
  await services().cards.write.reviewCard("UTC", former.id, {
    ...{ key: `easy ${former.id}`, rating: "easy", reviews: 0, hinted: false },
  });
  const [{ memory } = { memory: null }] = await cardOf(former.id);
  expect(memory).not.toBeNull();
  await services().cards.write.changeCard(former.id, { tags: ["exam"] });
  await write(text.replace(lines.vein, newVein));
  const found = (await stale(id)).find(({ questionId }) => questionId === former.id);
  if (!found) throw new Error("It is not stale");
  const rebuild = () =>
    outcomeOf(settle(id, former.id, { settle: "rebuild", change: found.change }));
  // Two at once, and once more: one question.
  expect(await Promise.all([rebuild(), rebuild()])).toEqual(["rebuilt", "rebuilt"]);
  expect(await rebuild()).toBe("rebuilt");
  const after = (await quizOf(id)).questions;
  expect(after).toHaveLength(before.length);
  const place = before.findIndex((question) => question.id === former.id);
  expect(after.filter((_, index) => index !== place).map((question) => question.id)).toEqual(
    before.filter((_, index) => index !== place).map((question) => question.id),
  );
  const [row] = await db
    .select()
    .from(questions)
    .where(eq(questions.id, after[place]?.id ?? ""));
  expect(row?.evidence.quote).toContain("returns used blood");
  expect(row?.type === "free_recall" || row?.proof !== null).toBe(true);
  expect((await stale(id)).some(({ questionId }) => questionId === row?.id)).toBe(false);
  expect(await cardOf(row?.id ?? "")).toMatchObject([{ reviews: 0, memory, tags: ["exam"] }]);
  expect((await cardOf(row?.id ?? ""))[0]?.due.getTime()).toBeLessThanOrEqual(Date.now());
  // Back to the former words: then the new question rests on what changed.
  await write(text);
  expect((await stale(id)).map(({ questionId }) => questionId)).toEqual([row?.id]);
});

test("what the student changed by hand is made again only when they say so", async () => {
  const { id, text, write } = await made("Vessels of the head");
  const [questionId = ""] = await restingOn(id, text, lines.vein);
  const whole: { texts: object } = await (await one.GET(call("/"), on(id, questionId))).json();
  const texts = { ...whole.texts, explanation: "My own words." };
  await one.PATCH(withJson("PATCH", { texts }), on(id, questionId));
  await write(text.replace(lines.vein, newVein));
  const found = (await stale(id)).find((row) => row.questionId === questionId);
  const body = { settle: "rebuild", change: found?.change };
  await expectError(await settle(id, questionId, body), 409, "question_changed");
  expect(await outcomeOf(settle(id, questionId, { ...body, evenByHand: true }))).toBe("rebuilt");
  // The former one can be brought back, and asks about the change again.
  await one.PATCH(withJson("PATCH", { deleted: false }), on(id, questionId));
  expect((await stale(id)).some((row) => row.questionId === questionId)).toBe(true);
  expect(await outcomeOf(settle(id, questionId, { ...body, evenByHand: true }))).toBe("rebuilt");
  expect((await stale(id)).some((row) => row.questionId === questionId)).toBe(false);
});

test("a question that the student changed while it was made again stays theirs", async () => {
  const { id, text } = await made("Vessels of the foot");
  const [questionId = ""] = await restingOn(id, text, lines.vein);
  const store = ownQuestionStore(db);
  const former = await store.readQuestion(localOwner, id, questionId);
  const whole: { texts: object } = await (await one.GET(call("/"), on(id, questionId))).json();
  await one.PATCH(
    withJson("PATCH", { texts: { ...whole.texts, explanation: "My own words." } }),
    on(id, questionId),
  );
  const { byHand: _, ...question } = { ...former, id: newId("qst") };
  await expect(store.replaceQuestion(localOwner, id, former, question)).rejects.toMatchObject({
    code: "question_changed",
  });
  expect((await store.readQuestion(localOwner, id, questionId)).explanation).toBe("My own words.");
});

test("of a sentence that is gone nothing is made, and that is said", async () => {
  const { id, text, write } = await made("Vessels of the neck");
  await write(text.replace(`- ${lines.vein}\n`, ""));
  const [found] = await stale(id);
  if (!found) throw new Error("Nothing is stale");
  expect(found.canRebuild).toBe(false);
  expect(found.changes[0]?.after).toBeNull();
  const body = { settle: "rebuild", change: found.change };
  expect(await outcomeOf(settle(id, found.questionId, body))).toBe("nothing");
  expect(await outcomeOf(settle(id, found.questionId, { ...body, settle: "keep" }))).toBe("kept");
  await expectError(await settle(id, "qst_none", body), 404, "not_found");
  await expectError(await settle("thr_none", found.questionId, body), 404, "not_found");
});

test("of words whose correction is rejected nothing is made again, and of new words it is", async () => {
  const { id, text, write } = await made("Vessels of the hand");
  const start = text.indexOf(lines.vein);
  const span = { start, end: start + lines.vein.length };
  const patch = { start: text.indexOf("back", start), removed: "back", inserted: "away" };
  await db
    .update(quizzes)
    .set({ noteCheck: { patches: [patch], unchecked: [], doubts: [] } })
    .where(eq(quizzes.threadId, id));
  await db.insert(corrections).values({
    ...{ threadId: id, id: newId("cor"), ownerId: localOwner, ordinal: 0, term: "Vein" },
    ...{
      type: "definition_fix" as const,
      message: "Why.",
      original: lines.vein,
      basis: "model" as const,
    },
    ...{ fixed: lines.vein.replace("back", "away"), span, patch, status: "rejected" as const },
  });
  const rebuild = async () => {
    const [found] = await stale(id);
    if (!found) throw new Error("Nothing is stale");
    const body = { settle: "rebuild", change: found.change };
    return outcomeOf(settle(id, found.questionId, body));
  };
  await write(
    text.replace("a vessel that leads blood back", "a wide vessel that leads blood back"),
  );
  expect(await rebuild()).toBe("nothing");
  await write(text.replace(lines.vein, newVein));
  expect(await rebuild()).toBe("rebuilt");
});

test("a question is answered for its passage also while the answer waits for its grade", async () => {
  const { id, sourceId } = await made("Vessels of the wait");
  const resting = () => services().quiz.read.restingQuestions(sourceId);
  const [first, ...others] = await resting();
  expect(first).toMatchObject({ cardId: null, isAnswered: false });
  await db.insert(attempts).values({
    ...{ questionId: first?.id ?? "", round: 0, threadId: id, ownerId: localOwner },
    ...{ answer: "It waits.", correct: null },
  });
  expect(await resting()).toEqual([{ ...first, isAnswered: true }, ...others]);
});
