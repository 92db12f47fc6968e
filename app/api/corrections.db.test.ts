import { and, eq } from "drizzle-orm";
import { afterAll, expect, test } from "vitest";
import { student } from "#agents/testing/student.ts";
import { makeDatabase } from "#db/client.ts";
import { questionStore } from "#db/queries/questions.ts";
import { corrections, questions } from "#db/schema/quiz.ts";
import { documents } from "#db/schema/study.ts";
import { subjectSources } from "#db/schema/subjects.ts";
import { testDatabaseUrl } from "#db/testing/test-database-url.ts";
import { localOwner } from "#lib/owner.ts";
import { correctionsTaken, quizView } from "#lib/schemas/quiz.ts";
import { type SourceView, sourceVersions, sourceView, wholeSource } from "#lib/schemas/source.ts";
import { type ThreadView, threadView } from "#lib/schemas/thread.ts";
import * as taken from "./quiz/[threadId]/corrections/route.ts";
import * as more from "./quiz/[threadId]/more/route.ts";
import * as quiz from "./quiz/[threadId]/route.ts";
import * as revisions from "./sources/[subjectSourceId]/revisions/route.ts";
import * as source from "./sources/[subjectSourceId]/route.ts";
import * as edited from "./sources/[subjectSourceId]/text/route.ts";
import * as sources from "./subjects/[subjectId]/sources/route.ts";
import {
  at,
  call,
  create,
  ended,
  expectError,
  noParams,
  serveRoutes,
  withJson,
} from "./testing/api-test.ts";
import * as threads from "./threads/route.ts";

const server = serveRoutes();
const { db, close } = makeDatabase(testDatabaseUrl());
afterAll(close);

const faults: readonly (readonly [string, string])[] = [
  ["The heart has three chambers.", "The heart has four chambers."],
  ["Blood is pumped by the liver.", "Blood is pumped by the heart."],
];

const noteOf = (name: string): string =>
  `# ${name}\n\nAn organ is a part of the body. ${faults.map(([said]) => said).join(" ")}\n\n- **Vein**: leads blood back`;

/** What a check would have found in the note of a thread. */
const correct = async (threadId: string, text: string): Promise<void> => {
  await db.insert(corrections).values(
    faults.map(([original, fixed], ordinal) => {
      const start = text.indexOf(original);
      return {
        ...{ threadId, id: `s${ordinal}`, ownerId: localOwner, ordinal, term: "", message: "" },
        ...{ type: "definition_fix" as const, basis: "model" as const, original, fixed },
        span: { start, end: start + original.length },
        patch: { start, removed: original, inserted: fixed },
      };
    }),
  );
};

const made = async (name: string) => {
  const text = noteOf(name);
  const thread = await create(text);
  await ended(server.runtime(), thread.id);
  await correct(thread.id, text);
  const [kept] = await sourcesIn(thread, name);
  if (!kept) throw new Error("There is no source");
  return { thread, text, kept };
};

const sourcesIn = async (thread: ThreadView, title: string): Promise<SourceView[]> => {
  const params = Promise.resolve({ subjectId: thread.subject.id });
  const body: { sources: unknown[] } = await (await sources.GET(call("/"), { params })).json();
  return body.sources.map((one) => sourceView.parse(one)).filter((one) => one.title === title);
};

const of = ({ id }: SourceView) => ({ params: Promise.resolve({ subjectSourceId: id }) });
const textOf = async (kept: SourceView) =>
  wholeSource.parse(await (await source.GET(call("/"), of(kept))).json()).text;
const take = (threadId: string, ids: string[], is: boolean) =>
  taken.POST(withJson("POST", { ids, taken: is }), at(threadId));
const reject = (threadId: string, ids: string[], is: boolean) =>
  taken.POST(withJson("POST", { ids, rejected: is }), at(threadId));
const quizOf = async (threadId: string) =>
  quizView.parse(await (await quiz.GET(call("/"), at(threadId))).json());
const reword = (threadId: string, id: string, own: string) =>
  taken.POST(withJson("POST", { id, own }), at(threadId));
const nothing = { taken: [], open: [], own: [], several: [] };
const standing = async (response: Response | Promise<Response>) => {
  const { sources: _sources, ...lists } = correctionsTaken.parse(await (await response).json());
  return lists;
};

test("a correction is taken over into the note's source, and put back", async () => {
  const { thread, text, kept } = await made("The heart");
  expect(await standing(taken.GET(call("/"), at(thread.id)))).toEqual({
    ...nothing,
    open: ["s0", "s1"],
  });
  expect(await standing(take(thread.id, ["s1"], true))).toEqual({
    ...nothing,
    ...{ taken: ["s1"], open: ["s0"] },
  });
  expect(await textOf(kept)).toBe(text.replace(...(faults[1] ?? ["", ""])));
  expect(await standing(take(thread.id, ["s0", "s1"], true))).toEqual({
    ...nothing,
    taken: ["s0", "s1"],
  });
  // Taken twice is taken once.
  await take(thread.id, ["s0"], true);
  await take(thread.id, ["s0", "s1"], false);
  expect(await textOf(kept)).toBe(text);
});

test("what is made from the source afterwards has the corrected text, and another quiz makes no second source", async () => {
  const { thread, kept } = await made("The blood");
  await take(thread.id, ["s0", "s1"], true);
  const body = { kind: "quiz", sourceIds: [kept.id], subjectId: thread.subject.id };
  const response = await threads.POST(withJson("POST", body), noParams);
  const next = threadView.parse(await response.json());
  await ended(server.runtime(), next.id);
  expect(await standing(taken.GET(call("/"), at(next.id)))).toEqual(nothing);
  const again = threadView.parse(
    await (await more.POST(call("/", { method: "POST" }), at(thread.id))).json(),
  );
  await ended(server.runtime(), again.id);
  const all = await sourcesIn(thread, kept.title);
  expect(all).toMatchObject([{ id: kept.id, threads: 3 }]);
  // The note of the other quiz is the former one: its corrections are in the source already.
  await correct(again.id, noteOf("The blood"));
  expect(await standing(taken.GET(call("/"), at(again.id)))).toEqual({
    ...nothing,
    taken: ["s0", "s1"],
  });
});

test("a sentence that was rewritten by hand stays, and that is said", async () => {
  const { thread, kept } = await made("The veins");
  const rewritten = "I wrote all of this anew.";
  await edited.PUT(withJson("PUT", { text: rewritten }), of(kept));
  await expectError(await take(thread.id, ["s0"], true), 409, "sentence_changed");
  expect(await textOf(kept)).toBe(rewritten);
  expect(await standing(taken.GET(call("/"), at(thread.id)))).toEqual(nothing);
  await expectError(await take(thread.id, [], true), 400, "bad_request");
  await expectError(await take("thr_none", ["s0"], true), 404, "not_found");
  await expectError(await reword(thread.id, "s0", "Mine."), 409, "sentence_changed");
});

test("a correction is put in the student's own words, in all quizzes of the note, and taken back", async () => {
  const { thread, text, kept } = await made("The pulse");
  const again = threadView.parse(
    await (await more.POST(call("/", { method: "POST" }), at(thread.id))).json(),
  );
  await ended(server.runtime(), again.id);
  await correct(again.id, text);
  const own = "A heart like ours has four chambers.";
  const [wrong = ""] = faults[0] ?? [];
  expect(await standing(reword(thread.id, "s0", `\n${own}\n`))).toEqual({
    ...nothing,
    ...{ own: ["s0"], open: ["s1"] },
  });
  expect(await textOf(kept)).toBe(text.replace(wrong, own));
  expect((await quizOf(thread.id)).corrections.map((one) => one.own)).toEqual([own, null]);
  // The other quiz of the note knows it, and may put it yet otherwise.
  expect(await standing(taken.GET(call("/"), at(again.id)))).toMatchObject({ own: ["s0"] });
  const shorter = "Ours has four.";
  await reword(again.id, "s0", shorter);
  expect(await textOf(kept)).toBe(text.replace(wrong, shorter));
  // All at once, as of a page that was read before, takes none of the student's own words.
  expect(await standing(take(thread.id, ["s0", "s1"], true))).toMatchObject({
    ...{ own: ["s0"], taken: ["s1"] },
  });
  // So does the one request of several that asks for this quiz alone.
  const how = { ids: ["s0"], taken: true, together: true };
  const answer = await taken.POST(withJson("POST", how), at(thread.id));
  expect(await standing(answer)).toMatchObject({ own: ["s0"], taken: ["s1"] });
  expect(await standing(take(thread.id, ["s0"], true))).toMatchObject({ taken: ["s0", "s1"] });
  const response = await reword(thread.id, "s0", faults[0]?.[1] ?? "");
  expect(await response.json()).toMatchObject({
    error: { message: expect.stringContaining("says exactly this") },
  });
  await reword(thread.id, "s0", shorter);
  // Sent again, as the answer was lost, it is what it is.
  expect(await standing(reword(thread.id, "s0", shorter))).toMatchObject({ own: ["s0"] });
  await take(thread.id, ["s0", "s1"], false);
  expect(await textOf(kept)).toBe(text);
});

test("words for a sentence of one source are not those for the same sentence of another", async () => {
  const first = await made("The bone");
  const second = await made("The bone marrow");
  await reword(second.thread.id, "s0", "Of four, say I.");
  await reword(first.thread.id, "s0", "It has four of them.");
  expect(await standing(taken.GET(call("/"), at(second.thread.id)))).toMatchObject({ own: ["s0"] });
  expect((await quizOf(second.thread.id)).corrections[0]?.own).toBe("Of four, say I.");
  // Nor when the report is written anew, as a solver doubts another sentence.
  const [wrong = ""] = faults[1] ?? [];
  const start = second.text.indexOf(wrong);
  await questionStore(db).settleProofs(localOwner, second.thread.id, [], {
    doubts: [
      { span: { start, end: start + wrong.length }, quote: wrong, reason: "No.", by: "solver" },
    ],
    check: { patches: [], unchecked: [], doubts: [] },
    cacheKey: "none",
  });
  expect((await quizOf(second.thread.id)).corrections[0]?.own).toBe("Of four, say I.");
});

test("all at once takes nothing that the student rejected meanwhile, nor does an older quiz bring it up", async () => {
  const { thread, text, kept } = await made("The nails");
  const again = threadView.parse(
    await (await more.POST(call("/", { method: "POST" }), at(thread.id))).json(),
  );
  await ended(server.runtime(), again.id);
  await correct(again.id, text);
  await db
    .update(corrections)
    .set({ fixed: "The heart has three rooms." })
    .where(and(eq(corrections.threadId, thread.id), eq(corrections.id, "s0")));
  await reject(again.id, ["s0"], true);
  const open = await server.runtime().for(student(localOwner)).quiz.read.openCorrections(kept.id);
  expect(open.map(({ card }) => card.original.text)).toEqual([faults[1]?.[0]]);
  expect(await standing(take(again.id, ["s0", "s1"], true))).toMatchObject({ taken: ["s1"] });
  expect(await textOf(kept)).toBe(text.replace(...(faults[1] ?? ["", ""])));
});

test("questions that rest on the sentence are told that it changed", async () => {
  const { thread, text } = await made("The bile");
  const [asked] = (await quizOf(thread.id)).questions;
  const quote = faults[0]?.[0] ?? "";
  const start = text.indexOf(quote);
  await db
    .update(questions)
    .set({ evidence: { quote, start, end: start + quote.length } })
    .where(eq(questions.id, asked?.id ?? ""));
  const stale = () =>
    server.runtime().for(student(localOwner)).quiz.read.staleQuestions([thread.id]);
  const own = "A heart like ours has four chambers.";
  await reword(thread.id, "s0", own);
  const found = (await stale()).find(({ questionId }) => questionId === asked?.id);
  expect(found?.changes.map(({ after }) => after)).toEqual([own]);
  await take(thread.id, ["s0"], false);
  expect((await stale()).some(({ questionId }) => questionId === asked?.id)).toBe(false);
});

const snippet = "beat(3);";

/** A note with code that does not fit, found as a check would have. */
const withCode = async (name: string, times: number) => {
  const block = `\`\`\`js\n${snippet}\n\`\`\``;
  const blocks = Array(times).fill(block).join("\n\nAnd:\n\n");
  const text = `${noteOf(name)}\n\n${blocks}\n\nSo it beats.`;
  const thread = await create(text);
  await ended(server.runtime(), thread.id);
  const start = text.indexOf(snippet);
  await db.insert(corrections).values({
    ...{ threadId: thread.id, id: "c0", ownerId: localOwner, ordinal: 9, term: "", message: "" },
    ...{ type: "code_mismatch" as const, basis: "model" as const, removedCode: snippet },
    ...{ original: "An organ is a part of the body.", fixed: "An organ is a part of the body." },
    span: { start, end: start + snippet.length },
  });
  const [kept] = await sourcesIn(thread, name);
  if (!kept) throw new Error("There is no source");
  return { thread, text, block, kept };
};

test("code that does not fit is taken out of the note, written anew and put back", async () => {
  const { thread, text, block, kept } = await withCode("The beat", 1);
  expect(await standing(take(thread.id, ["c0"], true))).toEqual({ ...nothing, taken: ["c0"] });
  expect(await textOf(kept)).toBe(text.replace(`${block}\n\n`, ""));
  expect(await standing(take(thread.id, ["c0"], false))).toEqual({ ...nothing, open: ["c0"] });
  expect(await textOf(kept)).toBe(text);
  expect(await standing(reword(thread.id, "c0", "beat(4);\n"))).toEqual({
    ...nothing,
    own: ["c0"],
  });
  expect(await textOf(kept)).toBe(text.replace(snippet, "beat(4);"));
  const fence = await reword(thread.id, "c0", "beat(4);\n```\nAnd on.");
  expect(await fence.json()).toMatchObject({ error: { code: "own_wording_unfit" } });
  await reject(thread.id, ["c0"], true);
  expect(await textOf(kept)).toBe(text);
});

test("code that is all of a note is not taken out, which is said, and can be written anew", async () => {
  const { thread, kept } = await made("The whole beat");
  await db.delete(corrections).where(eq(corrections.threadId, thread.id));
  const alone = `\`\`\`js\n${snippet}\n\`\`\``;
  await db
    .update(documents)
    .set({ text: alone })
    .where(and(eq(documents.threadId, thread.id), eq(documents.role, "note")));
  await db.update(subjectSources).set({ text: alone }).where(eq(subjectSources.id, kept.id));
  const start = alone.indexOf(snippet);
  await db.insert(corrections).values({
    ...{ threadId: thread.id, id: "c0", ownerId: localOwner, ordinal: 9, term: "", message: "" },
    ...{ type: "code_mismatch" as const, basis: "model" as const, removedCode: snippet },
    ...{ original: "", fixed: "", span: { start, end: start + snippet.length } },
  });
  await expectError(await take(thread.id, ["c0"], true), 409, "note_left_empty");
  expect(await textOf(kept)).toBe(alone);
  expect(await standing(reword(thread.id, "c0", "beat(5);"))).toEqual({ ...nothing, own: ["c0"] });
  expect(await textOf(kept)).toBe(alone.replace(snippet, "beat(5);"));
  await expectError(await take(thread.id, ["c0"], true), 409, "note_left_empty");
  expect(await standing(take(thread.id, ["c0"], false))).toEqual({ ...nothing, open: ["c0"] });
  expect(await textOf(kept)).toBe(alone);
});

test("code that stands in the note twice stays, and that is said", async () => {
  const { thread, text, kept } = await withCode("The two beats", 2);
  expect(await standing(taken.GET(call("/"), at(thread.id)))).toEqual({
    ...nothing,
    several: ["c0"],
  });
  await expectError(await take(thread.id, ["c0"], true), 409, "code_repeated");
  await expectError(await reword(thread.id, "c0", "beat(4);"), 409, "code_repeated");
  expect(await textOf(kept)).toBe(text);
});

test("a source knows what its quizzes found in it and it does not say yet", async () => {
  const { thread, text, kept } = await made("The nerves");
  const open = () => server.runtime().for(student(localOwner)).quiz.read.openCorrections(kept.id);
  const placesNow = async () => {
    const now = await textOf(kept);
    return (await open()).map(({ at: place, card }) => [
      card.original.text,
      now.slice(place, place + card.original.text.length),
    ]);
  };
  const wrong = faults.map(([said]) => [said, said]);
  expect(await placesNow()).toEqual(wrong);
  // Another quiz of it finds the same, and it is told once.
  const again = threadView.parse(
    await (await more.POST(call("/", { method: "POST" }), at(thread.id))).json(),
  );
  await ended(server.runtime(), again.id);
  await correct(again.id, text);
  expect((await open()).map(({ quizId }) => quizId)).toEqual([again.id, again.id]);
  await edited.PUT(withJson("PUT", { text: `Written above.\n\n${text}` }), of(kept));
  expect(await placesNow()).toEqual(wrong);
  await take(thread.id, ["s0"], true);
  expect(await placesNow()).toEqual(wrong.slice(1));
  await reject(again.id, ["s1"], true);
  expect(await open()).toEqual([]);
});

test("a source tells which correction made which of its texts, and an earlier one is brought back", async () => {
  const { thread, text, kept } = await made("The skin");
  await take(thread.id, ["s0"], true);
  await reword(thread.id, "s1", "The heart does it.");
  const listed = async () =>
    sourceVersions.parse(await (await revisions.GET(call("/"), of(kept))).json()).revisions;
  const quiz = { by: "correction", quizId: thread.id } as const;
  const [newest, , first] = await listed();
  expect((await listed()).map(({ revision, cause }) => [revision, cause])).toEqual([
    [2, { ...quiz, wording: "own" }],
    [1, { ...quiz, wording: "fixed" }],
    [0, null],
  ]);
  expect(newest).toMatchObject({ quizTitle: "The skin" });
  expect(newest?.changes[0]?.after).toContain("The heart does it.");
  expect(newest?.changes[0]?.before).toContain(faults[1]?.[0]);
  expect(first?.changes).toEqual([]);
  const restore = (revision: number) => revisions.POST(withJson("POST", { revision }), of(kept));
  expect(wholeSource.parse(await (await restore(0)).json())).toMatchObject({ text, revision: 3 });
  expect((await listed())[0]?.cause).toEqual({ by: "restored", revision: 0 });
  expect(await standing(taken.GET(call("/"), at(thread.id)))).toMatchObject({
    open: ["s0", "s1"],
  });
  await expectError(await restore(9), 404, "not_found");
  await expectError(await restore(-1), 400, "bad_request");
});

test.each([
  [" \n", "The field is empty"],
  [`${faults[0]?.[1]} `, "suggested wording, unchanged"],
  [faults[0]?.[0] ?? "", "the words your note had"],
  ["x".repeat(50_000), "too long"],
  ["It has four. Blood is pumped by the liver.", "couldn’t be told apart"],
])("own words that are %j are refused in a sentence, and nothing changes", async (own, said) => {
  const { thread, text, kept } = await made(`The spleen and ${said}`);
  const response = await reword(thread.id, "s0", own);
  expect(response.status).toBe(422);
  const message = expect.stringContaining(said);
  expect(await response.json()).toMatchObject({ error: { code: "own_wording_unfit", message } });
  expect(await textOf(kept)).toBe(text);
  await expectError(await reword(thread.id, "none", "Mine."), 404, "not_found");
  await expectError(await reword("thr_none", "s0", "Mine."), 404, "not_found");
});

test("a correction that is withdrawn later can still be taken out of the note, and not be put in", async () => {
  const { thread, text, kept } = await made("The veins of the leg");
  await take(thread.id, ["s0", "s1"], true);
  const [wrong = ""] = faults[0] ?? [];
  const start = text.indexOf(wrong);
  await questionStore(db).settleProofs(localOwner, thread.id, [], {
    doubts: [
      {
        ...{ span: { start, end: start + wrong.length }, quote: wrong },
        ...{ reason: "It has four.", by: "solver" },
      },
    ],
    check: { patches: [], unchecked: [], doubts: [] },
    cacheKey: "none",
  });
  expect(await standing(taken.GET(call("/"), at(thread.id)))).toEqual({
    ...nothing,
    taken: ["s1", "s0"],
  });
  expect(await standing(take(thread.id, ["s0"], false))).toEqual({ ...nothing, taken: ["s1"] });
  expect(await textOf(kept)).toBe(text.replace(...(faults[1] ?? ["", ""])));
  await expectError(await take(thread.id, ["s0"], true), 409, "sentence_changed");
});

test("who says that the note is right is not asked about it, in any quiz, until they think otherwise", async () => {
  const { thread, text, kept } = await made("The lungs");
  const again = threadView.parse(
    await (await more.POST(call("/", { method: "POST" }), at(thread.id))).json(),
  );
  await ended(server.runtime(), again.id);
  await correct(again.id, text);
  const [asked, ...others] = (await quizOf(thread.id)).questions;
  if (!asked) throw new Error("There is no question");
  // The question rests on the sentence that the first correction changes.
  const start = text.indexOf(faults[0]?.[0] ?? "");
  const evidence = { quote: faults[0]?.[0] ?? "", start, end: start + 5 };
  await db.update(questions).set({ evidence }).where(eq(questions.id, asked.id));

  await take(thread.id, ["s0"], true);
  await reject(thread.id, ["s0"], true);
  // What was taken over is put back with it.
  expect(await textOf(kept)).toBe(text);
  const statuses = async (id: string) => (await quizOf(id)).corrections.map(({ status }) => status);
  expect(await statuses(thread.id)).toEqual(["rejected", "open"]);
  expect(await statuses(again.id)).toEqual(["rejected", "open"]);
  expect((await quizOf(thread.id)).questions.map(({ id }) => id)).toEqual(
    others.map(({ id }) => id),
  );

  await reject(again.id, ["s0", "s1"], false);
  expect(await statuses(thread.id)).toEqual(["open", "open"]);
  expect((await quizOf(thread.id)).questions.map(({ id }) => id)).toContain(asked.id);
  await expectError(await reject(thread.id, ["none"], true), 404, "not_found");
  await expectError(await reject("thr_none", ["s0"], true), 404, "not_found");
});

test("a question set aside that a solver doubts meanwhile does not come back", async () => {
  const { thread, text } = await made("The kidneys");
  const [asked, ...others] = (await quizOf(thread.id)).questions;
  if (!asked) throw new Error("There is no question");
  const quote = faults[0]?.[0] ?? "";
  const start = text.indexOf(quote);
  const span = { start, end: start + quote.length };
  await db
    .update(questions)
    .set({ evidence: { quote, ...span } })
    .where(eq(questions.id, asked.id));
  await reject(thread.id, ["s0", "s1"], true);
  await questionStore(db).settleProofs(localOwner, thread.id, [], {
    doubts: [{ span, quote, reason: "It has four.", by: "solver" }],
    check: { patches: [], unchecked: [], doubts: [] },
    cacheKey: "none",
  });
  // The other rejection is taken back: the first correction is none any more.
  await reject(thread.id, ["s1"], false);
  const quiz = await quizOf(thread.id);
  expect(quiz.questions.map(({ id }) => id)).toEqual(others.map(({ id }) => id));
  // It was not among those asked when it was doubted: nothing is told to be missing.
  expect(quiz.shortfall?.unproved ?? 0).toBe(0);
});
