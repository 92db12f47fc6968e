import { expect, test } from "vitest";
import { student } from "#agents/testing/student.ts";
import { localOwner } from "#lib/owner.ts";
import { binnedView } from "#lib/schemas/bin.ts";
import { type SubjectView, subjectView } from "#lib/schemas/subject.ts";
import { listedThread, threadView } from "#lib/schemas/thread.ts";
import * as bin from "./bin/route.ts";
import * as cards from "./cards/route.ts";
import * as more from "./quiz/[threadId]/more/route.ts";
import * as subjectCards from "./subjects/[subjectId]/cards/route.ts";
import * as subject from "./subjects/[subjectId]/route.ts";
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
import * as thread from "./threads/[threadId]/route.ts";
import * as threads from "./threads/route.ts";

const server = serveRoutes();

const of = (subjectId: string) => ({ params: Promise.resolve({ subjectId }) });

const made = async (name: string): Promise<SubjectView> => {
  const response = await subjects.POST(withJson("POST", { name }), noParams);
  expect(response.status).toBe(201);
  return subjectView.parse(await response.json());
};

const list = async (query: string) => {
  const response = await threads.GET(call(`/api/threads?${query}`), noParams);
  const body: { threads: unknown[] } = await response.json();
  return body.threads.map((one) => listedThread.parse(one));
};

test("a subject is made, renamed, archived and taken out again", async () => {
  const { id } = await made(" Physics ");
  const change = async (body: unknown) => {
    const response = await subject.PATCH(withJson("PATCH", body), of(id));
    expect(response.status).toBe(200);
    return subjectView.parse(await response.json());
  };
  expect(await change({ name: "Waves" })).toMatchObject({ name: "Waves", archived: false });
  expect(await change({ archived: true })).toMatchObject({ name: "Waves", archived: true });
  const told = await subject.GET(call("/"), of(id));
  expect(await told.json()).toEqual({
    ...{ id, name: "Waves", isDefault: false, archived: true, examOn: null, threads: 0 },
  });
  expect(await change({ archived: false })).toMatchObject({ archived: false });
  expect(await change({ examOn: "2028-02-29" })).toMatchObject({ examOn: "2028-02-29" });
  expect(await change({ name: "Optics" })).toMatchObject({ examOn: "2028-02-29" });
  expect(await change({ examOn: null })).toMatchObject({ name: "Optics", examOn: null });
});

test.each([
  ...[{}, { name: " " }, { name: "x".repeat(81) }, { name: "a\0b" }, { archived: "yes" }],
  ...[{ examOn: "" }, { examOn: "2027-02-29" }, { examOn: "0000-01-01" }, { examOn: "tomorrow" }],
])("a subject is not changed by %j", async (body) => {
  const { id } = await made("Physics");
  await expectError(await subject.PATCH(withJson("PATCH", body), of(id)), 400, "bad_request");
});

test("what a request begins belongs to the subject that it names, in JSON and in a form", async () => {
  const physics = await made("Physics in requests");
  const json = withJson("POST", { kind: "quiz", text: note, subjectId: physics.id });
  const form = new FormData();
  for (const [name, value] of Object.entries({
    ...{ kind: "study", topic: "Graphs", text: note, subjectId: physics.id },
  })) {
    form.set(name, value);
  }
  const sent = new Response(form);
  const asForm = call("/api", {
    ...{ method: "POST", body: await sent.arrayBuffer() },
    headers: { "content-type": sent.headers.get("content-type") ?? "" },
  });
  for (const request of [json, asForm]) {
    const begun = threadView.parse(await (await threads.POST(request, noParams)).json());
    expect(begun.subject).toEqual({ id: physics.id, name: physics.name });
  }
  const kinds = (await list(`subjectId=${physics.id}`)).map(({ kind }) => kind);
  expect(kinds.sort()).toEqual(["quiz", "study"]);
  expect(await list(`subjectId=${physics.id}&kind=quiz&phase=halted`)).toEqual([]);
  const answered: { current: string } = await (await subjects.GET(call("/"), noParams)).json();
  expect(answered.current).toBe(physics.id);
});

test("more questions of a quiz stay in its subject, wherever something was begun since", async () => {
  const [first, second] = [await made("First"), await made("Second")];
  const quiz = await create(`${note}A leaf is a vertex with one edge.\n`);
  const moved = await thread.PATCH(withJson("PATCH", { subjectId: first.id }), at(quiz.id));
  expect(threadView.parse(await moved.json()).subject.name).toBe("First");
  await ended(server.runtime(), quiz.id);
  const other = { kind: "quiz", text: note, subjectId: second.id };
  await threads.POST(withJson("POST", other), noParams);
  const next = await more.POST(call("/", { method: "POST" }), at(quiz.id));
  expect(threadView.parse(await next.json()).subject.id).toBe(first.id);
});

test("a filter that there is not is refused", async () => {
  for (const query of ["kind=essay", "phase=lost", `subjectId=${"x".repeat(101)}`]) {
    const response = await threads.GET(call(`/api/threads?${query}`), noParams);
    await expectError(response, 400, "bad_request");
  }
});

test("a subject is deleted with what it holds, which comes back from the bin", async () => {
  const { id } = await made("Geology");
  const text = `${note}\nA rock is made of minerals of the ground.\n`;
  const request = withJson("POST", { kind: "quiz", text, subjectId: id });
  const begun = threadView.parse(await (await threads.POST(request, noParams)).json());
  await ended(server.runtime(), begun.id);
  const pairs = [{ front: "schist", back: "a rock that splits" }];
  await cards.POST(withJson("POST", { subjectId: id, cards: pairs }), noParams);
  const counted = await subjectCards.GET(call("/"), of(id));
  expect(await counted.json()).toEqual({ cards: 1 });
  const ask = (query: string) =>
    subject.DELETE(call(`/api/subjects?${query}`, { method: "DELETE" }), of(id));
  for (const refused of ["cards=some", `cards=delete&to=${(await made("Rocks")).id}`]) {
    await expectError(await ask(refused), 400, "bad_request");
  }
  expect((await ask("")).status).toBe(204);
  const { cards: group } = server.runtime().for(student(localOwner));
  const query = { search: "schist", limit: 9, offset: 0 };
  // Whoever does not say what becomes of the cards loses none.
  expect((await group.read.listCards("UTC", query)).cards).toMatchObject([
    { subject: { name: null }, suspended: false },
  ]);
  await expectError(await subjectCards.GET(call("/"), of(id)), 404, "not_found");
  await expectError(await subject.GET(call("/"), of(id)), 404, "not_found");
  await expectError(await thread.GET(call("/"), at(begun.id)), 404, "not_found");
  const told: { binned: unknown[] } = await (await bin.GET(call("/"), noParams)).json();
  const binned = told.binned.map((one) => binnedView.parse(one));
  expect(binned.filter((one) => one.id === begun.id)).toMatchObject([{ kind: "quiz" }]);
  const back = await thread.PATCH(withJson("PATCH", { binned: false }), at(begun.id));
  expect(threadView.parse(await back.json()).subject.name).toBe("General");
  const again = await thread.PATCH(withJson("PATCH", { binned: true }), at(begun.id));
  expect(again.status).toBe(204);
  await expectError(await thread.GET(call("/"), at(begun.id)), 404, "not_found");
});
