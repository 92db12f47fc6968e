import { eq } from "drizzle-orm";
import { expect, it } from "vitest";
import { student } from "#agents/testing/student.ts";
import { makeDatabase } from "#db/client.ts";
import { quizzes } from "#db/schema/quiz.ts";
import { uploads } from "#db/schema/study.ts";
import { testDatabaseUrl } from "#db/testing/test-database-url.ts";
import { newId } from "#lib/ids.ts";
import { localOwner } from "#lib/owner.ts";
import { subjectView } from "#lib/schemas/subject.ts";
import { POST } from "./subject-archives/route.ts";
import { GET as getContents } from "./subjects/[subjectId]/archive/contents/route.ts";
import { GET } from "./subjects/[subjectId]/archive/route.ts";
import { POST as postSubject } from "./subjects/route.ts";
import {
  call,
  create,
  ended,
  expectError,
  noParams,
  serveRoutes,
  withJson,
} from "./testing/api-test.ts";

const server = serveRoutes();

const of = (subjectId: string) => ({ params: Promise.resolve({ subjectId }) });

const newSubject = async (name: string): Promise<string> =>
  subjectView.parse(await (await postSubject(withJson("POST", { name }), noParams)).json()).id;

const send = (body: BodyInit, headers: Record<string, string> = {}) =>
  POST(call("/api/subject-archives", { method: "POST", body, headers }), noParams);

it("a subject is downloaded under its name, and its file makes another one, once", async () => {
  const subjectId = await newSubject("Графы: начало");
  const { id } = await create();
  const { threads } = server.runtime().for(student(localOwner));
  await threads.write.changeThread(id, { subjectId });
  await ended(server.runtime(), id);
  const told = await getContents(call("/api"), of(subjectId));
  expect(await told.json()).toEqual({ leftOut: [] });

  const given = await GET(call("/api"), of(subjectId));
  expect(given.headers.get("content-type")).toBe("application/zip");
  expect(given.headers.get("content-disposition")).toContain(
    `filename*=UTF-8''${encodeURIComponent("Графы начало")}`,
  );
  const file = await given.arrayBuffer();
  const made = await send(file);
  expect(made.status).toBe(201);
  const taken = await made.json();
  expect(taken).toMatchObject({ known: false, counts: { quizzes: 1, documents: 0, sources: 1 } });
  const again = await send(file);
  expect(again.status).toBe(200);
  expect(await again.json()).toMatchObject({ known: true, subject: { id: taken.subject.id } });
});

it("what is at work is named, and stays behind", async () => {
  const subjectId = await newSubject("At work");
  const { subjects, threads } = server.runtime().for(student(localOwner));
  const { id } = await create("word ".repeat(60));
  await threads.write.changeThread(id, { subjectId, title: "Never finished" });
  await ended(server.runtime(), id);
  const leftOut = [{ kind: "quiz", title: "Never finished", reason: "unfinished" }];
  expect(await subjects.read.archiveContents(subjectId)).toEqual({ leftOut });
  const made = await send(await (await GET(call("/api"), of(subjectId))).arrayBuffer());
  expect(await made.json()).toMatchObject({ leftOut, counts: { quizzes: 0 } });
});

it("what is damaged is named, and keeps nothing else from being taken in", async () => {
  const subjectId = await newSubject("Damaged");
  const { threads } = server.runtime().for(student(localOwner));
  for (const title of ["Whole", "Of a round that nobody played"]) {
    const { id } = await create();
    await threads.write.changeThread(id, { subjectId, title });
    await ended(server.runtime(), id);
    if (title === "Whole") continue;
    const { db, close } = makeDatabase(testDatabaseUrl());
    await db.update(quizzes).set({ round: 7 }).where(eq(quizzes.threadId, id));
    await close();
  }
  const leftOut = [{ kind: "quiz", title: "Of a round that nobody played", reason: "broken" }];
  const told = await getContents(call("/api"), of(subjectId));
  expect(await told.json()).toEqual({ leftOut });
  const made = await send(await (await GET(call("/api"), of(subjectId))).arrayBuffer());
  expect(made.status).toBe(201);
  expect(await made.json()).toMatchObject({ leftOut, counts: { quizzes: 1 } });
});

it("pictures that are too large together are refused before one is read", async () => {
  const subjectId = await newSubject("Many photos");
  const { threads } = server.runtime().for(student(localOwner));
  const { id: threadId } = await create();
  await threads.write.changeThread(threadId, { subjectId });
  await ended(server.runtime(), threadId);
  const { db, close } = makeDatabase(testDatabaseUrl());
  await db.insert(uploads).values({
    ...{ id: newId("upl"), ownerId: localOwner, threadId, ordinal: 0, mediaType: "image/png" },
    ...{ sourceSha256: "a", sha256: "a", width: 1, height: 1, size: 2_000_000_000 },
    bytes: new Uint8Array(1),
  });
  await close();
  await expectError(await getContents(call("/api"), of(subjectId)), 413, "archive_too_large");
  await expectError(await GET(call("/api"), of(subjectId)), 413, "archive_too_large");
});

it("what is no such file, and what is too large, is refused before it is read", async () => {
  await expectError(await send("Dear Lectern,"), 415, "archive_foreign");
  await expectError(await send(""), 415, "archive_foreign");
  const large = { "content-length": String(200 * 1024 * 1024) };
  await expectError(await send("PK", large), 413, "archive_too_large");
  const form = new FormData();
  form.set("file", new File(["PK"], "x.zip"));
  await expectError(await send(form), 415, "content_type_refused");
});
