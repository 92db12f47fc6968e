import { expect, test } from "vitest";
import { student } from "#agents/testing/student.ts";
import { localOwner } from "#lib/owner.ts";
import { quizView } from "#lib/schemas/quiz.ts";
import { type SourceView, sourceView, wholeSource } from "#lib/schemas/source.ts";
import { studyView } from "#lib/schemas/study.ts";
import { subjectView } from "#lib/schemas/subject.ts";
import { type ThreadView, threadView } from "#lib/schemas/thread.ts";
import * as bin from "./bin/route.ts";
import * as answers from "./quiz/[threadId]/answers/route.ts";
import * as quiz from "./quiz/[threadId]/route.ts";
import * as source from "./sources/[subjectSourceId]/route.ts";
import * as study from "./study/[threadId]/route.ts";
import * as sources from "./subjects/[subjectId]/sources/route.ts";
import * as subjects from "./subjects/route.ts";
import {
  at,
  call,
  create,
  ended,
  expectError,
  noParams,
  note,
  serveRoutes,
  withJson,
} from "./testing/api-test.ts";
import * as threads from "./threads/route.ts";

const server = serveRoutes();

const of = (subjectSourceId: string) => ({ params: Promise.resolve({ subjectSourceId }) });

const post = (body: unknown) => threads.POST(withJson("POST", body), noParams);

/** Makes a quiz of a note that nobody else has. */
const begun = async (name: string): Promise<{ thread: ThreadView; source: SourceView }> => {
  const thread = await create(`${note}\nThe ${name} number is the size of its largest clique.\n`);
  await ended(server.runtime(), thread.id);
  const [first] = await listed(thread.subject.id);
  if (!first) throw new Error("There is no source");
  return { thread, source: first };
};

const listed = async (subjectId: string): Promise<SourceView[]> => {
  const params = Promise.resolve({ subjectId });
  const response = await sources.GET(call("/"), { params });
  const body: { sources: unknown[] } = await response.json();
  return body.sources.map((one) => sourceView.parse(one));
};

test("the note of a quiz becomes a document and a second quiz, without being sent again", async () => {
  const { thread, source: kept } = await begun("clique");
  const made = [];
  for (const body of [
    { kind: "quiz", sourceIds: [kept.id] },
    { kind: "study", topic: "Graphs", sourceIds: [kept.id] },
  ]) {
    const response = await post({ ...body, subjectId: thread.subject.id });
    expect(response.status).toBe(202);
    made.push(threadView.parse(await response.json()));
  }
  for (const { id } of made) await ended(server.runtime(), id);
  const [second, document] = made;
  expect(second?.title).toBe(`${kept.title} · 2`);
  const asQuiz = await (await quiz.GET(call("/"), at(second?.id ?? ""))).json();
  expect(asQuiz.questions.length).toBeGreaterThan(0);
  const asStudy = await (await study.GET(call("/"), at(document?.id ?? ""))).json();
  expect(asStudy.note).toContain("largest clique");
  const again = (await listed(thread.subject.id)).find(({ id }) => id === kept.id);
  expect(again?.threads).toBe(3);
});

test("a source is read with its pages, deleted, and then not there", async () => {
  const text = "# Tides\n\nThe tide is the rise of the sea.\n\nAn ebb is its fall.";
  const [head = "", ...parts] = text.split("\n\n");
  const marks = [head, ...parts].map((part, index) => ({
    ...{ file: "tides.pdf", unit: "page", title: "", page: index + 1 },
    ...{ opening: part.slice(0, 60), length: part.length },
  }));
  const response = await post({ kind: "quiz", text, fileName: "tides.pdf", marks });
  const thread = threadView.parse(await response.json());
  const [kept] = await listed(thread.subject.id);
  const whole = wholeSource.parse(await (await source.GET(call("/"), of(kept?.id ?? ""))).json());
  expect(whole).toMatchObject({ title: "Tides", fileName: "tides.pdf", text, threads: 1 });
  expect(whole.places.map(({ page, start }) => [page, text.slice(start, start + 6)])).toEqual([
    [1, "# Tide"],
    [2, "The ti"],
    [3, "An ebb"],
  ]);
  const gone = await source.DELETE(call("/", { method: "DELETE" }), of(whole.id));
  expect(gone.status).toBe(204);
  await expectError(await source.GET(call("/"), of(whole.id)), 404, "not_found");
  const late = await post({ kind: "quiz", sourceIds: [whole.id] });
  await expectError(late, 404, "not_found");
  const kept2 = await quiz.GET(call("/"), at(thread.id));
  expect(kept2.status).toBe(200);
});

test("a source goes into the bin with what was made from it, and the cards of that stay", async () => {
  const { thread, source: kept } = await begun("diameter");
  const asked = quizView.parse(await (await quiz.GET(call("/"), at(thread.id))).json());
  const first = asked.questions.find(({ type }) => type !== "free_recall");
  const answer = { questionId: first?.id, answer: first?.options?.[0] ?? "x" };
  expect((await answers.POST(withJson("POST", answer), at(thread.id))).status).toBe(200);
  const cards = () => {
    const query = { subjectId: thread.subject.id, search: "diameter", limit: 50, offset: 0 };
    return server.runtime().for(student(localOwner)).cards.read.listCards("UTC", query);
  };
  const before = (await cards()).total;
  for (const body of [{ made: "bin" }, { binned: false, made: "bin" }, { binned: true, made: "x" }])
    await expectError(await source.PATCH(withJson("PATCH", body), of(kept.id)), 400, "bad_request");
  const along = await source.PATCH(withJson("PATCH", { binned: true, made: "bin" }), of(kept.id));
  expect(along.status).toBe(204);
  await expectError(await quiz.GET(call("/"), at(thread.id)), 404, "not_found");
  await expectError(await source.GET(call("/"), of(kept.id)), 404, "not_found");
  expect((await cards()).total).toBe(before);
  const { binned } = await (await bin.GET(call("/"), noParams)).json();
  const ids = binned.map((one: { id: string }) => one.id);
  expect(ids).toEqual(expect.arrayContaining([kept.id, thread.id]));
  const forGood = call("/?made=everything", { method: "DELETE" });
  await expectError(await source.DELETE(forGood, of(kept.id)), 400, "bad_request");
});

test("a text is put into a subject once, with its pages, before anything is made from it", async () => {
  const made = await subjects.POST(withJson("POST", { name: "Geology" }), noParams);
  const { id } = subjectView.parse(await made.json());
  const put = (body: unknown, subjectId = id) =>
    sources.POST(withJson("POST", body), { params: Promise.resolve({ subjectId }) });
  const text = "# Rocks\n\nA rock is made of minerals.";
  const marks = [
    {
      ...{ file: "rocks.pdf", unit: "page", title: "Rocks", page: 4 },
      ...{ opening: text, length: text.length },
    },
  ];
  const answers = [];
  for (const body of [{ text, fileName: "rocks.pdf", marks }, { text }]) {
    const response = await put(body);
    expect(response.status).toBe(201);
    answers.push(sourceView.parse(await response.json()));
  }
  expect(answers[1]).toEqual(answers[0]);
  expect(await listed(id)).toEqual([answers[0]]);
  const whole = wholeSource.parse(
    await (await source.GET(call("/"), of(answers[0]?.id ?? ""))).json(),
  );
  expect(whole).toMatchObject({ text, threads: 0, places: [{ page: 4, start: 0 }] });
  await expectError(await put({ text: " \u200b\n" }), 400, "note_empty");
  await expectError(await put({ text: "long ".repeat(200_001) }), 413, "note_too_large");
  await expectError(await put({ text }, "sub_none"), 404, "not_found");
});

test("a document names the pages of its notes by their lines, as citations do", async () => {
  const text =
    "# Tides\n\nThe tide is the rise\nof the sea.\n\nAn ebb is its fall.\n\nMy own words.";
  const parts = ["# Tides", "The tide is the rise\nof the sea.", "An ebb is its fall."];
  const marks = parts.map((part, index) => ({
    ...{ file: "tides.pptx", unit: "slide", title: "", page: index + 1 },
    ...{ opening: part.slice(0, 60), length: part.length },
  }));
  const form = new FormData();
  const fields = { kind: "study", topic: "Tides", text, marks: JSON.stringify(marks) };
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  const sent = new Response(form);
  const request = call("/api", {
    ...{ method: "POST", body: await sent.arrayBuffer() },
    headers: { "content-type": sent.headers.get("content-type") ?? "" },
  });
  const { id } = threadView.parse(await (await threads.POST(request, noParams)).json());
  const view = studyView.parse(await (await study.GET(call("/"), at(id))).json());
  const lines = view.notePlaces.map(({ page, firstLine, lastLine }) => [page, firstLine, lastLine]);
  expect(lines).toEqual([
    [1, 1, 1],
    [2, 3, 4],
    [3, 6, 6],
  ]);
});

test.each([
  { kind: "quiz", text: "A text.", sourceIds: ["src_x"] },
  { kind: "study", topic: "Graphs", text: "A text.", sourceIds: ["src_x"] },
  { kind: "quiz", sourceIds: [] },
  { kind: "quiz", sourceIds: Array.from({ length: 21 }, (_, index) => `src_${index}`) },
  { kind: "quiz", text: "A text.", marks: [{ file: "x", unit: "book", page: 1 }] },
])("%j is refused", async (body) => {
  await expectError(await post(body), 400, "bad_request");
});
