import { expect, test } from "vitest";
import { AppError } from "#lib/errors.ts";
import { messagesIn } from "#lib/i18n/catalogue.ts";
import { newId, sha256 } from "#lib/ids.ts";
import { lighthouseNote } from "#lib/questions/testing/notes.ts";
import { answerResult, quizResults, quizView } from "#lib/schemas/quiz.ts";
import { sourceView } from "#lib/schemas/source.ts";
import { listedThread, threadView } from "#lib/schemas/thread.ts";
import * as health from "./health/route.ts";
import * as answers from "./quiz/[threadId]/answers/route.ts";
import * as download from "./quiz/[threadId]/download/[file]/route.ts";
import * as mistakes from "./quiz/[threadId]/mistakes/route.ts";
import * as more from "./quiz/[threadId]/more/route.ts";
import * as results from "./quiz/[threadId]/results/route.ts";
import * as rounds from "./quiz/[threadId]/rounds/route.ts";
import * as quiz from "./quiz/[threadId]/route.ts";
import {
  at,
  call,
  create,
  ended,
  expectError,
  noParams,
  note,
  offlineRuntime,
  serveRoutes,
  serveWith,
  withJson,
} from "./testing/api-test.ts";
import * as replies from "./threads/[threadId]/replies/route.ts";
import * as retry from "./threads/[threadId]/retry/route.ts";
import * as thread from "./threads/[threadId]/route.ts";
import * as stop from "./threads/[threadId]/stop/route.ts";
import * as threads from "./threads/route.ts";

const server = serveRoutes();

/** Questions are not asked twice of an owner, so a test that needs some brings a note of its own. */
const notes = {
  cells: `# Клетка

Митохондрия — это органоид, который вырабатывает энергию клетки.
Рибосома — это органоид, который собирает белки.
Ядро — это часть клетки, которая хранит ДНК.
Мембрана — это оболочка, которая отделяет клетку от среды.
`,
  floods: `# Floods

A levee is a raised bank that keeps a river in its bed.
A delta is a plain of mud that a river leaves at its mouth.
An estuary is a wide mouth where the tide meets the river.
A meander is a bend of a river that grows from year to year.
`,
  storms: `# Storms

A tornado is a rotating column of air that touches the ground.
A hurricane is a tropical storm with winds above 119 km/h.
A blizzard is a snowstorm that lasts three hours or longer.
A monsoon is a seasonal wind that brings heavy rain.
`,
};

const post = () => call("/", { method: "POST" });

const patch = (threadId: string, title: unknown) =>
  thread.PATCH(withJson("PATCH", { title }), at(threadId));

test("a poll with the revision it holds gets 304, and the newest otherwise", async () => {
  const { id } = await create();
  await ended(server.runtime(), id);
  const first = await thread.GET(call("/"), at(id));
  const tag = first.headers.get("etag") ?? "";
  const view = threadView.parse(await first.json());
  expect(tag).toBe(`W/"${view.revision}"`);
  const held = { headers: { "if-none-match": tag } };
  const second = await thread.GET(call("/", held), at(id));
  expect([second.status, await second.text()]).toEqual([304, ""]);
  expect((await patch(id, "Renamed")).status).toBe(200);
  const third = await thread.GET(call("/", held), at(id));
  expect(third.status).toBe(200);
  expect(threadView.parse(await third.json()).title).toBe("Renamed");
});

test("a quiz is answered once, scored, and its mistakes are asked again", async () => {
  const { id } = await create(notes.cells);
  await ended(server.runtime(), id);
  const made = quizView.parse(await (await quiz.GET(call("/"), at(id))).json());
  expect(made).toMatchObject({ status: "ready_unchecked", factCheck: "offline", round: 1 });
  expect(made.questions.length).toBeGreaterThan(0);
  for (const { key, attempt } of made.questions) expect([key, attempt]).toEqual([null, null]);

  const give = (questionId: string, answer: string, own: object = {}) =>
    answers.POST(withJson("POST", { questionId, answer, ...own }), at(id));
  for (const { id: questionId, type } of made.questions) {
    const isRecall = type === "free_recall";
    const given = await give(questionId, "certainly not it", isRecall ? { grade: "not" } : {});
    expect(given.status).toBe(200);
    const { explanation } = answerResult.parse(await given.json()).key;
    // Pairs, lists and steps are explained by their answer, which shows them all.
    const showsAll = isRecall || /^(?:matching|naming|ordering)$/.test(type);
    expect([type, explanation === ""]).toEqual([type, showsAll]);
  }
  const scored = quizResults.parse(await (await results.GET(call("/"), at(id))).json());
  expect(scored.answered).toBe(made.questions.length);
  expect(scored.mistakes.length).toBeGreaterThan(0);

  const keep = () => mistakes.POST(call("/", { method: "POST" }), at(id));
  const kept = await keep();
  expect(kept.status).toBe(201);
  const note = sourceView.parse(await kept.json());
  expect(note.title).toContain(made.title);
  expect(sourceView.parse(await (await keep()).json()).id).toBe(note.id);

  const again = await rounds.POST(call("/", { method: "POST" }), at(id));
  expect(again.status).toBe(200);
  const next = quizView.parse(await again.json());
  expect(next.round).toBe(2);
  await expectError(await keep(), 409, "nothing_to_retry");
  expect(next.questions.map((question) => question.id).sort()).toEqual([...scored.mistakes].sort());
  await expectError(await give("no-such-question", "x"), 404, "not_found");
});

test("a quiz is taken away as a file, its keys only where they are asked for", async () => {
  const { id } = await create(notes.cells);
  const file = (name: string, threadId = id) =>
    download.GET(call("/"), { params: Promise.resolve({ threadId, file: name }) });
  await ended(server.runtime(), id);
  const { questions } = quizView.parse(await (await quiz.GET(call("/"), at(id))).json());
  const [paper, answered, table, moodle] = await Promise.all(
    ["questions", "answers", "csv", "gift"].map((name) => file(name)),
  );
  expect(paper?.headers.get("content-disposition")).toContain(" - questions.md");
  const text = (await paper?.text()) ?? "";
  for (const { stem } of questions) expect(text).toContain(stem.split("\n")[0]);
  expect(text).not.toContain("## Ответы");
  expect(await answered?.text()).toContain(`${text}\n## Ответы\n\n1. `);
  expect(table?.headers.get("content-type")).toBe("text/csv; charset=utf-8");
  expect((await table?.text())?.startsWith("№,Тип,Вопрос")).toBe(true);
  expect((await moodle?.text())?.match(/^::\d+::\[markdown\]/gm)).toHaveLength(questions.length);
  await expectError(await file("keys"), 404, "not_found");
  await expectError(await file("answers", "thr_none"), 404, "not_found");
});

/** More terms than a quiz made by rules asks about, in words that no language has. */
const manyTerms = 60;
const madeUpWord = (seed: string) =>
  [0, 2, 4, 6]
    .map(
      (at) => ["ba", "ke", "di", "fo", "gu", "lan", "mer", "pon"][sha256(seed).charCodeAt(at) % 8],
    )
    .join("");
const minerals = Array.from({ length: manyTerms }, (_, at) => {
  const [term = "", ...words] = [0, 1, 2, 3, 4, 5].map((place) => madeUpWord(`gem ${at} ${place}`));
  return `- ${term}${at}: ${words.slice(0, 3).join(" ")} with ${words.slice(3).join(" ")}`;
}).join("\n");

test("more questions of a note go on with the terms that were not asked about", async () => {
  const first = await create(`# Minerals\n\n${minerals}\n`);
  await ended(server.runtime(), first.id);
  const scored = async (id: string) =>
    quizResults.parse(await (await results.GET(call("/"), at(id))).json());
  const stems = async (id: string) =>
    quizView
      .parse(await (await quiz.GET(call("/"), at(id))).json())
      .questions.map((one) => one.stem);
  const before = (await scored(first.id)).terms;
  expect(before.total).toBe(manyTerms);
  expect(before.asked).toBeLessThan(manyTerms);

  const begun = await more.POST(post(), at(first.id));
  expect(begun.status).toBe(202);
  const next = threadView.parse(await begun.json());
  expect([next.kind, next.title]).toEqual(["quiz", "Minerals · 2"]);
  await ended(server.runtime(), next.id);
  expect(await stems(next.id)).not.toHaveLength(0);
  const asked = new Set(await stems(first.id));
  expect((await stems(next.id)).filter((stem) => asked.has(stem))).toEqual([]);
  expect((await scored(next.id)).terms).toEqual({ total: manyTerms, asked: manyTerms });
  await expectError(await more.POST(post(), at("thr_none")), 404, "not_found");
});

test("a passage is uncovered before it is graded, and what was not known comes again", async () => {
  const { id } = await create(lighthouseNote);
  await ended(server.runtime(), id);
  const shown = async () => quizView.parse(await (await quiz.GET(call("/"), at(id))).json());
  const give = (questionId: string, body: object) =>
    answers.POST(withJson("POST", { questionId, ...body }), at(id));
  const given = async (questionId: string, body: object) => {
    const response = await give(questionId, body);
    expect(response.status).toBe(200);
    return answerResult.parse(await response.json());
  };
  const { questions } = await shown();
  expect(questions.map(({ type, key }) => [type, key])).toEqual(
    Array(3).fill(["free_recall", null]),
  );
  const [first = "", second = "", third = ""] = questions.map((question) => question.id);

  // Uncovered, it stays so, with what was written, until it is graded.
  const uncovered = await given(first, { answer: "The sea took the road." });
  expect(uncovered.attempt).toMatchObject({ correct: null, score: null });
  expect(uncovered.key.evidence.quote).toContain("foot of the cliff");
  const [reloaded, covered] = (await shown()).questions;
  expect(reloaded).toMatchObject({ attempt: uncovered.attempt, key: uncovered.key });
  expect(covered).toMatchObject({ attempt: null, key: null });
  expect((await given(first, { answer: "Something else." })).attempt).toEqual(uncovered.attempt);

  // The first grade counts, and the answer of before.
  const knew = { answer: "The sea took the road.", correct: true, score: 1 };
  expect((await given(first, { answer: "", grade: "knew" })).attempt).toMatchObject(knew);
  expect((await given(first, { answer: "", grade: "not" })).attempt).toMatchObject(knew);
  const partly = { answer: "", correct: false, score: 0.5 };
  expect((await given(second, { answer: "", grade: "partly" })).attempt).toMatchObject(partly);
  await given(third, { answer: "", grade: "not" });
  const scored = quizResults.parse(await (await results.GET(call("/"), at(id))).json());
  expect(scored).toMatchObject({ answered: 3, correct: 1, score: 1.5 });

  const again = quizView.parse(await (await rounds.POST(post(), at(id))).json());
  expect(again.questions.map((one) => [one.id, one.key])).toEqual([
    [second, null],
    [third, null],
  ]);
  await expectError(await give(first, { answer: "", grade: "knew" }), 409, "question_closed");
});

test("only what the student is to recall may be left unwritten, and is graded by the student", async () => {
  const { id } = await create(notes.floods);
  await ended(server.runtime(), id);
  const { questions } = quizView.parse(await (await quiz.GET(call("/"), at(id))).json());
  const questionId = questions.find(({ type }) => type !== "free_recall")?.id;
  for (const body of [{ answer: "" }, { answer: "x", grade: "knew" }]) {
    const refused = await answers.POST(withJson("POST", { questionId, ...body }), at(id));
    await expectError(refused, 400, "bad_request");
  }
  const unknown = withJson("POST", { questionId, answer: "x", grade: "perhaps" });
  await expectError(await answers.POST(unknown, at(id)), 400, "bad_request");
});

test("a list has the owner's threads, newest change first, found by title, with how each stands", async () => {
  const word = newId("word");
  const older = await create(`# First ${word}\n\n${note}`);
  const newer = await create(`# Second ${word}\n\n${note}`);
  await Promise.all([ended(server.runtime(), older.id), ended(server.runtime(), newer.id)]);
  await patch(older.id, `Touched ${word}`);
  const response = await threads.GET(call(`/api/threads?search=${word}&limit=2`), noParams);
  const body: { threads: unknown[] } = await response.json();
  const listed = body.threads.map((item) => listedThread.parse(item));
  expect(listed.map(({ standing }) => standing.state)).toEqual(["not_started", "not_started"]);
  expect(new Set(listed.map(({ id }) => id))).toEqual(new Set([older.id, newer.id]));
  const times = listed.map(({ actedAt }) => actedAt);
  expect(times).toEqual([...times].sort().reverse());
});

test.each([
  "limit=0",
  "limit=201",
  "limit=x",
  "limit=1.5",
  `search=${"x".repeat(201)}`,
  "search=%00",
])("a list with %s is refused", async (query) => {
  const response = await threads.GET(call(`/api/threads?${query}`), noParams);
  await expectError(response, 400, "bad_request");
});

test("a deleted thread is gone, and so is its quiz", async () => {
  const { id } = await create();
  await ended(server.runtime(), id);
  const gone = await thread.DELETE(call("/", { method: "DELETE" }), at(id));
  expect([gone.status, await gone.text()]).toEqual([204, ""]);
  await expectError(await thread.GET(call("/"), at(id)), 404, "not_found");
  await expectError(await quiz.GET(call("/"), at(id)), 404, "not_found");
  const twice = await thread.DELETE(call("/", { method: "DELETE" }), at(id));
  await expectError(twice, 404, "not_found");
});

test.each(["", " ", "x".repeat(121), null, 7])("a thread cannot be called %j", async (title) => {
  const { id } = await create();
  await expectError(await patch(id, title), 400, "bad_request");
});

test("what waits for nothing takes no reply, and what is done is not continued", async () => {
  const { id } = await create(notes.storms);
  expect((await ended(server.runtime(), id)).status).toBe("done");
  const reply = withJson("POST", { interruptId: "x", value: "y" });
  await expectError(await replies.POST(reply, at(id)), 409, "thread_not_waiting");
  await expectError(await retry.POST(post(), at(id)), 409, "thread_not_retryable");
  await expectError(await rounds.POST(post(), at(id)), 409, "nothing_to_retry");
});

test("a running thread is stopped, and a stopped one continued", async () => {
  const idle = await offlineRuntime(false);
  serveWith(idle);
  try {
    const { id } = await create();
    const stopped = await stop.POST(post(), at(id));
    expect([stopped.status, threadView.parse(await stopped.json()).status]).toEqual([
      202,
      "stopped",
    ]);
    const going = await retry.POST(post(), at(id));
    expect([going.status, threadView.parse(await going.json()).status]).toEqual([202, "running"]);
  } finally {
    serveWith(server.runtime());
    await idle.close();
  }
});

test("the server's health is its database's", async () => {
  const response = await health.GET(call("/api/health"), noParams);
  expect([response.status, await response.json()]).toEqual([200, { status: "ok" }]);
});

test("the server's health says when its database is started again", async () => {
  const restarting = new AppError("database_restarting", "A probe.", {
    ...{ details: { nextTrySeconds: 48 }, retryAfterMs: 47_500 },
  });
  serveWith({ ...server.runtime(), health: () => Promise.reject(restarting) });
  try {
    const response = await health.GET(call("/api/health"), noParams);
    expect([response.status, response.headers.get("retry-after")]).toEqual([503, "48"]);
    expect(await response.json()).toEqual({
      error: {
        code: "database_restarting",
        message: messagesIn("en").errors.database_restarting,
        details: { nextTrySeconds: 48 },
      },
    });
  } finally {
    serveWith(server.runtime());
  }
});
