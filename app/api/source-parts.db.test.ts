import { eq } from "drizzle-orm";
import { afterAll, expect, test } from "vitest";
import { student } from "#agents/testing/student.ts";
import { makeDatabase } from "#db/client.ts";
import { studyStore } from "#db/queries/study.ts";
import { notePlaces } from "#db/queries/subject-sources.ts";
import { corrections, questions } from "#db/schema/quiz.ts";
import { documents } from "#db/schema/study.ts";
import { testDatabaseUrl } from "#db/testing/test-database-url.ts";
import { localOwner } from "#lib/owner.ts";
import { threadView } from "#lib/schemas/thread.ts";
import { placeAt } from "#lib/subjects/find-places.ts";
import * as archives from "./subject-archives/route.ts";
import * as archive from "./subjects/[subjectId]/archive/route.ts";
import { call, ended, expectError, noParams, serveRoutes, withJson } from "./testing/api-test.ts";
import * as threads from "./threads/route.ts";

const server = serveRoutes();
const { db, close } = makeDatabase(testDatabaseUrl());
afterAll(close);

const services = () => server.runtime().for(student(localOwner));

const chapterOf = (name: string, subject: string, fact: string) =>
  `## ${name}\n\n${fact}\n\n- **${subject} wall**: the outer border of a ${subject.toLowerCase()}\n- **${subject} core**: the inner middle of a ${subject.toLowerCase()}\n- **${subject} gate**: the opening that lets things into a ${subject.toLowerCase()}`;
const fault = "A cell has three membranes.";
const fixed = "A cell has one membrane.";
const chapters = [
  chapterOf("Town", "Town", "A town has streets."),
  chapterOf("Cell", "Cell", fault),
  chapterOf("Castle", "Castle", `A castle has towers. ${fault}`),
];

/** A book of three chapters, each on pages of its own. */
const addBook = async (name: string) => {
  const parts = [`# ${name}`, ...chapters];
  const text = parts.join("\n\n");
  const { subjects } = services();
  const subjectId = await subjects.write.createSubject(name);
  const marks = parts.map((part, index) => ({
    ...{
      file: "book.pdf",
      unit: "page" as const,
      title: part.split("\n")[0]?.slice(2).trim() ?? "",
    },
    ...{ page: 10 * index + 1, opening: part.slice(0, 60), length: part.length },
  }));
  const { id } = await subjects.write.addSource(subjectId, { text, fileName: "book.pdf", marks });
  const book = await subjects.read.sourceWithParts(id);
  const starts = book.parts.flatMap(({ start, title }) => (/Cell|Castle/.test(title) ? start : []));
  return { id, subjectId, text, book, starts };
};

const post = (body: unknown) => threads.POST(withJson("POST", body), noParams);

const make = async (body: object) => {
  const response = await post(body);
  expect(response.status).toBe(202);
  const thread = threadView.parse(await response.json());
  await ended(server.runtime(), thread.id);
  return thread;
};

const noteOf = async (threadId: string) =>
  (await db.select().from(documents).where(eq(documents.threadId, threadId))).find(
    ({ role }) => role === "note",
  )?.text;

test("a quiz and a document are made of the chosen chapters alone, and name their pages", async () => {
  const { id, subjectId, book, starts } = await addBook("A book of walls");
  expect(book.parts.map(({ title, page, level }) => [title, page, level])).toEqual([
    ["A book of walls", 1, 1],
    ["Town", 11, 2],
    ["Cell", 21, 2],
    ["Castle", 31, 2],
  ]);
  expect(book.parts.every(({ words }) => words > 0)).toBe(true);
  const sourceParts = [{ sourceId: id, revision: 0, starts }];
  const of = { sourceIds: [id], sourceParts, subjectId };
  const quiz = await make({ kind: "quiz", ...of });
  const document = await make({ kind: "study", topic: "Cells", ...of });
  expect(quiz.title).toBe("Cell, Castle");
  const note = chapters.slice(1).join("\n\n");
  for (const { id: threadId } of [quiz, document]) {
    expect(await noteOf(threadId)).toBe(note);
    const places = await notePlaces(db, { ownerId: localOwner, threadId });
    expect(placeAt(places, note.indexOf("Cell core"))).toMatchObject({ page: 21 });
    expect(placeAt(places, note.indexOf("Castle core"))).toMatchObject({ page: 31 });
    const [made] = await services().subjects.read.sourcesOfThread(threadId);
    expect(made).toMatchObject({ id, title: "A book of walls", threads: 2 });
    expect(made?.chosen).toEqual({ sourceId: id, revision: 0, starts });
  }
  const asked = await db.select().from(questions).where(eq(questions.threadId, quiz.id));
  // It is spread over both chapters, and asks nothing of the others.
  const quotes = asked.map(({ evidence }) => evidence.quote).join("\n");
  expect(quotes).toContain("cell");
  expect(quotes).toContain("castle");
  expect(quotes).not.toContain("town");
  const second = await make({ kind: "quiz", ...of });
  expect(second.title).toBe("Cell, Castle · 2");
  // Nothing was put into the subject beside the book.
  expect(await services().subjects.read.listSources(subjectId)).toMatchObject([{ id, threads: 3 }]);
});

test("parts go along in the file of their subject, and stay when another quiz moves away", async () => {
  const { id, subjectId, starts } = await addBook("A book that travels");
  const sourceParts = [{ sourceId: id, revision: 0, starts }];
  const whole = await make({ kind: "quiz", sourceIds: [id], subjectId });
  const { id: quizId } = await make({ kind: "quiz", sourceIds: [id], sourceParts, subjectId });
  const { subjects, threads: all } = services();
  const file = await archive.GET(call("/"), { params: Promise.resolve({ subjectId }) });
  const taken = await archives.POST(
    call("/", { method: "POST", body: await file.arrayBuffer() }),
    noParams,
  );
  const { subject } = await taken.json();
  const listing = { search: "", limit: 9, subjectId: subject.id, locale: "en" as const };
  const copy = (await all.read.listThreads(listing)).find(({ title }) => title.startsWith("Cell"));
  const [book] = await subjects.read.sourcesOfThread(copy?.id ?? "");
  expect(book?.id).not.toBe(id);
  expect(book?.chosen).toMatchObject({ sourceId: book?.id, starts });
  const elsewhere = await subjects.write.createSubject("Elsewhere");
  await all.write.changeThread(whole.id, { subjectId: elsewhere });
  expect(await subjects.read.sourcesOfThread(quizId)).toMatchObject([{ id, subjectId }]);
});

test("parts go over to the same book of another subject, and are lost with their chapter", async () => {
  const { id, subjectId, text, starts } = await addBook("A book of two subjects");
  const { subjects } = services();
  const to = await subjects.write.createSubject("The other subject");
  const twin = await subjects.write.addSource(to, { text: `${text}\n`, fileName: "book.pdf" });
  await subjects.write.editSource(twin.id, text);
  const sourceParts = [{ sourceId: id, revision: 0, starts: starts.slice(0, 1) }];
  const { id: quizId } = await make({ kind: "quiz", sourceIds: [id], sourceParts, subjectId });
  await subjects.write.deleteSubject(subjectId, { to });
  const [book] = await subjects.read.sourcesOfThread(quizId);
  expect(book).toMatchObject({ id: twin.id, threads: 1, isLost: false });
  expect(book?.chosen).toMatchObject({ sourceId: twin.id, revision: 1 });
  await subjects.write.editSource(twin.id, text.replace(chapters[1] ?? "", "## Cellar\n\nDark."));
  expect(await subjects.read.sourcesOfThread(quizId)).toMatchObject([
    { chosen: null, isLost: true },
  ]);
  expect(await services().quiz.read.staleQuestions([quizId])).toEqual([]);
});

test("a change of another chapter is none of a quiz, one of its own marks its questions", async () => {
  const { id, subjectId, text, starts } = await addBook("A book of gates");
  const of = { sourceIds: [id], sourceParts: [{ sourceId: id, revision: 0, starts }], subjectId };
  const { id: quizId } = await make({ kind: "quiz", ...of });
  const stale = () => services().quiz.read.staleQuestions([quizId]);
  expect(await stale()).toEqual([]);
  const { write, read } = services().subjects;
  const other = text.replace("A town has streets.", "A town has many streets.\n\nAnd squares.");
  await write.editSource(id, other);
  expect(await stale()).toEqual([]);
  const [made] = await read.sourcesOfThread(quizId);
  const book = await read.sourceWithParts(id);
  const now = book.parts.flatMap(({ start, title }) => (/Cell|Castle/.test(title) ? start : []));
  expect(made?.chosen).toEqual({ sourceId: id, revision: 1, starts: now });
  await write.editSource(id, other.replace("inner middle of a castle", "great hall of a castle"));
  const found = await stale();
  expect(found.length).toBeGreaterThan(0);
  expect(found.flatMap(({ changes }) => changes.map(({ after }) => after)).join()).toContain(
    "great hall",
  );
  const resting = await services().quiz.read.restingQuestions(id);
  expect(resting.length).toBeGreaterThan(0);
  const { text: present } = await read.sourceWithParts(id);
  for (const { at } of resting) expect(at).toBeGreaterThan(present.indexOf("## Cell"));
});

test("a correction of a chosen chapter stands in its book at that place, and is written there", async () => {
  const { id, subjectId, text, starts } = await addBook("A book of membranes");
  const [cell = 0] = starts;
  const sourceParts = [{ sourceId: id, revision: 0, starts: [cell] }];
  const { id: threadId } = await make({ kind: "quiz", sourceIds: [id], sourceParts, subjectId });
  const start = (await noteOf(threadId))?.indexOf(fault) ?? -1;
  await db.insert(corrections).values({
    ...{ threadId, id: "s0", ownerId: localOwner, ordinal: 0, term: "", message: "" },
    ...{ type: "definition_fix", basis: "model", original: fault, fixed },
    span: { start, end: start + fault.length },
    patch: { start, removed: fault, inserted: fixed },
  });
  const { quiz, subjects } = services();
  const [open] = await quiz.read.openCorrections(id);
  expect(open?.at).toBe(text.indexOf(fault));
  expect(open?.places.map((place) => text.slice(place.start, place.end)).join(" ")).toContain(
    "three",
  );
  const textNow = async () => (await subjects.read.sourceWithParts(id)).text;
  await quiz.write.takeCorrections(threadId, { ids: ["s0"], taken: true });
  // The same words stand in a chapter that was not chosen, and stay.
  expect(await textNow()).toBe(text.replace(fault, fixed));
  expect(await quiz.read.correctionsTaken(threadId)).toMatchObject({ taken: ["s0"], open: [] });
  await quiz.write.takeCorrections(threadId, { ids: ["s0"], taken: false });
  expect(await textNow()).toBe(text);
});

test("a document of a chosen chapter is told of changes in it alone", async () => {
  const { id, subjectId, text, starts } = await addBook("A book of towers");
  const sourceParts = [{ sourceId: id, revision: 0, starts: starts.slice(0, 1) }];
  const topic = "Cells";
  const { id: threadId } = await make({
    kind: "study",
    topic,
    sourceIds: [id],
    sourceParts,
    subjectId,
  });
  await studyStore(db).saveDocument(localOwner, threadId, "synthesised", `# Cells\n\n${fault}`);
  const { study, subjects } = services();
  const changes = async () => (await study.read.noteChanges(threadId)).changes;
  await subjects.write.editSource(id, text.replace("A castle has towers.", "A castle has a moat."));
  expect(await changes()).toEqual([]);
  await subjects.write.editSource(id, text.replace(fault, fixed));
  const told = await changes();
  expect(told).toMatchObject([{ before: fault, after: fixed, standing: "former" }]);
});

test("parts that are not there, of another text or of another source are refused", async () => {
  const { id, subjectId, text, starts } = await addBook("A book of refusals");
  const of = (part: object, more: object = {}) => ({
    ...{ kind: "quiz", sourceIds: [id], subjectId },
    sourceParts: [{ sourceId: id, revision: 0, starts, ...part }],
    ...more,
  });
  for (const body of [
    of({ starts: [] }),
    of({ starts: [-1] }),
    of({ starts: [1] }),
    of({ starts: [0.5] }),
    of({ starts: ["## Cell"] }),
    of({ starts: [2 ** 53] }),
    of({ starts: [...starts, text.length] }),
    of({ starts: Array.from({ length: 2_001 }, (_, index) => index) }),
    of({ sourceId: "src_another" }),
    of({ revision: -1 }),
    of({}, { sourceIds: undefined, text: "A text of its own." }),
    of({}, { kind: "study", topic: "Walls", sourceIds: undefined }),
    of({}, { sourceParts: [1, 2].map(() => ({ sourceId: id, revision: 0, starts })) }),
    of({}, { sourceParts: [] }),
    of({}, { sourceParts: "all" }),
  ]) {
    await expectError(await post(body), 400, "bad_request");
  }
  await expectError(await post(of({ revision: 1 })), 409, "source_changed");
  const gone = {
    sourceIds: ["src_gone"],
    sourceParts: [{ sourceId: "src_gone", revision: 0, starts: [0] }],
  };
  await expectError(await post(of({}, gone)), 404, "not_found");
  // Nothing was left behind by what was refused, and all parts together are the whole.
  const book = await services().subjects.read.sourceWithParts(id);
  expect(book.threads).toBe(0);
  const whole = await make(of({ starts: book.parts.map(({ start }) => start) }));
  expect(whole.title).toBe("A book of refusals");
  expect((await services().subjects.read.sourcesOfThread(whole.id))[0]?.chosen).toBeNull();
});
