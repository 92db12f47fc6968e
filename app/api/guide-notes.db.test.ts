import { afterAll, beforeAll, expect, test } from "vitest";
import { mixerPack } from "#agents/guide/testing/mixer-pack.ts";
import { student } from "#agents/testing/student.ts";
import { untilThread } from "#agents/testing/until-thread.ts";
import { makeDatabase } from "#db/client.ts";
import { guideStore } from "#db/queries/guides.ts";
import { newPack } from "#db/testing/new-pack.ts";
import { testDatabaseUrl } from "#db/testing/test-database-url.ts";
import { newId } from "#lib/ids.ts";
import { localOwner } from "#lib/owner.ts";
import { type GuideNotes, guideNotes, guideView } from "#lib/schemas/guide.ts";
import { quizView } from "#lib/schemas/quiz.ts";
import { sourceView } from "#lib/schemas/source.ts";
import { threadView } from "#lib/schemas/thread.ts";
import * as note from "./guide/[threadId]/note/route.ts";
import { GET as getGuide } from "./guide/[threadId]/route.ts";
import * as answers from "./quiz/[threadId]/answers/route.ts";
import * as quiz from "./quiz/[threadId]/route.ts";
import * as edited from "./sources/[subjectSourceId]/text/route.ts";
import {
  at,
  call,
  ended,
  expectError,
  noParams,
  serveRoutes,
  withJson,
} from "./testing/api-test.ts";
import { POST as postThread } from "./threads/route.ts";

const server = serveRoutes();
const { db, close } = makeDatabase(testDatabaseUrl());
let packId: string;
beforeAll(async () => {
  ({ packId } = await newPack(db, { ...mixerPack, ownerId: localOwner }));
});
afterAll(close);

const patient = 120_000;
const services = () => server.runtime().for(student(localOwner));

/** A guide that has answered; each of these questions is another guide, with the same steps. */
const answered = async (question: string): Promise<string> => {
  const asked = withJson("POST", { kind: "guide", packId, question });
  const { id } = threadView.parse(await (await postThread(asked, noParams)).json());
  const guide = await untilThread(
    () => services().threads.read.getThread(id, "en"),
    (thread) => thread.question?.kind === "guide_steps" || thread.status === "failed",
  );
  expect(guide.status).not.toBe("failed");
  return id;
};

const guideOf = async (id: string) =>
  guideView.parse(await (await getGuide(call("/api"), at(id))).json());

const keep = async (guideId: string): Promise<string> => {
  const kept = await note.POST(call("/api", { method: "POST" }), at(guideId));
  return sourceView.parse(await kept.json()).id;
};

const notesOf = async (guideId: string): Promise<GuideNotes["notes"]> =>
  guideNotes.parse(await (await note.GET(call("/api"), at(guideId))).json()).notes;

const textOf = async (sourceId: string) =>
  (await services().subjects.read.getSource(sourceId)).text;

const write = async (sourceId: string, text: string) => {
  const where = { params: Promise.resolve({ subjectSourceId: sourceId }) };
  expect((await edited.PUT(withJson("PUT", { text }), where)).status).toBe(200);
};

const quizOf = async (sourceId: string): Promise<string> => {
  const asked = withJson("POST", { kind: "quiz", sourceIds: [sourceId] });
  const { id } = threadView.parse(await (await postThread(asked, noParams)).json());
  await ended(server.runtime(), id);
  return id;
};

const firstLine = (text: string): string => text.split("\n")[0] ?? "";

test("a guide's note leads to its steps, and each step to what was asked of it there", {
  timeout: patient,
}, async () => {
  const guideId = await answered("How do I export a song?");
  expect(await notesOf(guideId)).toEqual([]);
  const sourceId = await keep(guideId);
  const { steps } = await guideOf(guideId);
  const text = await textOf(sourceId);
  const [first] = await notesOf(guideId);
  expect(first).toMatchObject({ sourceId, isEarlier: false, others: [] });
  expect(first?.steps.map(({ step, state, questions }) => ({ step, state, questions }))).toEqual(
    steps.map((_, step) => ({ step, state: "there", questions: [] })),
  );
  for (const [index, { start }] of (first?.steps ?? []).entries())
    expect(text.slice(start ?? 0)).toMatch(firstLine(steps[index]?.text ?? "-"));

  const quizId = await quizOf(sourceId);
  const view = quizView.parse(await (await quiz.GET(call("/api"), at(quizId))).json());
  const told = await services().guide.read.stepsOfQuestions([quizId]);
  const [asked] = await notesOf(guideId);
  const onSteps = asked?.steps.flatMap(({ step, questions }) =>
    questions.map(({ id }) => [id, step] as const),
  );
  expect(onSteps?.length).toBeGreaterThan(0);
  for (const [id, step] of onSteps ?? []) {
    const found = told.get(id);
    expect(found?.guide.id).toBe(guideId);
    expect(found?.step).toBeLessThanOrEqual(step);
  }
  // Each question is told, on its steps or beside them.
  const all = new Set([
    ...(onSteps ?? []).map(([id]) => id),
    ...(asked?.others ?? []).map(({ id }) => id),
  ]);
  expect([...all].sort()).toEqual(view.questions.map(({ id }) => id).sort());

  const one = view.questions.find(({ id }) => onSteps?.some(([own]) => own === id));
  const given =
    one?.type === "free_recall"
      ? { answer: "", grade: "knew" }
      : { answer: one?.options?.[0] ?? "x" };
  const body = { questionId: one?.id, ...given };
  expect((await answers.POST(withJson("POST", body), at(quizId))).status).toBeLessThan(300);
  const links = (await notesOf(guideId)).flatMap((each) =>
    each.steps.flatMap((own) => own.questions),
  );
  expect(links.find(({ id }) => id === one?.id)).toMatchObject({
    isAnswered: true,
    cardId: one?.id,
  });
});

test("an edit of the note moves its steps along, and a step that it rewords or deletes is told", {
  timeout: patient,
}, async () => {
  const guideId = await answered("How do I export a song now?");
  const sourceId = await keep(guideId);
  const { steps } = await guideOf(guideId);
  const [one = "", two = "", three = ""] = steps.map(({ text }) => firstLine(text));
  expect(three).not.toBe("");
  const text = await textOf(sourceId);
  const statesOf = async () =>
    (await notesOf(guideId))[0]?.steps.map(({ state }) => state).slice(0, 3);
  await write(sourceId, `Written above.\n\n${text}`);
  expect(await statesOf()).toEqual(["there", "there", "there"]);
  // Steps that change places.
  await write(
    sourceId,
    text.replace(one, "\0").replace(two, one).replace("\0", two).replaceAll("\0", ""),
  );
  expect(await statesOf()).toEqual(["there", "there", "there"]);
  await write(sourceId, text.replace(`1. ${one}`, `1. ${one.replace(/\.?$/, " with care.")}`));
  const changed = await services().guide.read.guideOfNote(sourceId);
  expect(changed?.guide.id).toBe(guideId);
  expect(changed?.steps[0]).toMatchObject({ step: 0, state: { kind: "changed" } });
  await write(sourceId, `# Only this\n\n1. ${two}\n`);
  expect(await statesOf()).toEqual(["gone", "there", "gone"]);
  // The text as it was is another note of the same guide.
  const again = await keep(guideId);
  expect(again).not.toBe(sourceId);
  expect((await notesOf(guideId)).map((each) => each.sourceId)).toEqual([again, sourceId]);
});

test("after another answer a note leads to the steps that are in both, and says that it is of the former", {
  timeout: patient,
}, async () => {
  const guideId = await answered("How do I export one song?");
  const sourceId = await keep(guideId);
  const former = await guideStore(db).get(localOwner, guideId);
  const [first, second] = await guideStore(db).steps(localOwner, guideId);
  if (!first || !second) throw new Error("There are no two steps");
  const made = ({ text, chunkId, requiresClick, warning }: typeof first) => ({
    ...{ text, chunkId, requiresClick, warning },
  });
  await guideStore(db).saveAnswer(localOwner, guideId, {
    ...{ round: former.answerRound + 1, text: "Another.", answered: true, missing: null },
    ...{ basis: "rules", chunkIds: [...former.chunkIds], cited: [] },
    steps: [made({ ...first, text: "Something new." }), made(first)],
  });
  const [told] = await notesOf(guideId);
  expect(told).toMatchObject({ sourceId, isEarlier: true });
  expect(told?.steps.map(({ step, state }) => [step, state])).toEqual([[1, "there"]]);
  const note = await services().guide.read.guideOfNote(sourceId);
  expect(note?.steps.slice(0, 2).map(({ step }) => step)).toEqual([1, null]);
  const other = await keep(guideId);
  expect((await notesOf(guideId)).map((each) => [each.sourceId, each.isEarlier])).toEqual([
    [other, false],
    [sourceId, true],
  ]);
});

test("two guides that say the same have one note, of the one that was saved last", {
  timeout: patient,
}, async () => {
  const question = "How do I export the song?";
  const [one, other] = [await answered(question), await answered(question)];
  const sourceId = await keep(one);
  expect(await keep(other)).toBe(sourceId);
  expect(await notesOf(one)).toEqual([]);
  expect((await notesOf(other)).map((each) => each.sourceId)).toEqual([sourceId]);
});

test("what was deleted is told nowhere, and comes back with what was taken out of the bin", {
  timeout: patient,
}, async () => {
  const guideId = await answered("How do I export this song?");
  const sourceId = await keep(guideId);
  const { threads, subjects, guide } = { ...services() };
  const bin = (binned: boolean) => subjects.write.changeSource(sourceId, { binned });
  await bin(true);
  expect(await notesOf(guideId)).toEqual([]);
  expect(await guide.read.guideOfNote(sourceId)).toBeNull();
  await bin(false);
  expect(await notesOf(guideId)).toHaveLength(1);
  await threads.write.changeThread(guideId, { binned: true });
  expect(await guide.read.guideOfNote(sourceId)).toBeNull();
  const binned = await note.POST(call("/api", { method: "POST" }), at(guideId));
  expect(binned.status).toBeGreaterThanOrEqual(400);
  await threads.write.changeThread(guideId, { binned: false });
  expect((await guide.read.guideOfNote(sourceId))?.guide.id).toBe(guideId);
  await threads.write.deleteThread(guideId);
  expect(await guide.read.guideOfNote(sourceId)).toBeNull();
  expect(await textOf(sourceId)).toContain("1. ");
});

test("nothing is told of another owner's guide and note", { timeout: patient }, async () => {
  const guideId = await answered("How do I export my song?");
  const sourceId = await keep(guideId);
  const quizId = await quizOf(sourceId);
  const stranger = server.runtime().for(student(newId("own"))).guide.read;
  await expect(stranger.guideNotes(guideId)).rejects.toMatchObject({ code: "not_found" });
  expect(await stranger.guideOfNote(sourceId)).toBeNull();
  expect(await stranger.stepsOfQuestions([quizId])).toEqual(new Map());
  await expectError(await note.GET(call("/api"), at("thr_none")), 404, "not_found");
});
