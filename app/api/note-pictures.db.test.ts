import sharp from "sharp";
import { expect, test } from "vitest";
import { student } from "#agents/testing/student.ts";
import { conceptStore } from "#db/queries/quizzes.ts";
import { testDatabase } from "#db/testing/test-database.ts";
import { newId } from "#lib/ids.ts";
import { localOwner } from "#lib/owner.ts";
import { keptPictures } from "#lib/schemas/card.ts";
import { sourceView, wholeSource } from "#lib/schemas/source.ts";
import { subjectView } from "#lib/schemas/subject.ts";
import { threadView } from "#lib/schemas/thread.ts";
import { GET } from "./card-pictures/[pictureSha256]/route.ts";
import { POST } from "./card-pictures/route.ts";
import { DELETE as deleteSource, GET as getSource } from "./sources/[subjectSourceId]/route.ts";
import { PUT as putText } from "./sources/[subjectSourceId]/text/route.ts";
import { POST as renderBlocks } from "./study/[threadId]/blocks/route.ts";
import { POST as takeIn } from "./subject-archives/route.ts";
import { GET as getArchive } from "./subjects/[subjectId]/archive/route.ts";
import { POST as addSource, GET as listSources } from "./subjects/[subjectId]/sources/route.ts";
import { POST as postSubject } from "./subjects/route.ts";
import {
  at,
  call,
  ended,
  expectError,
  noParams,
  note,
  serveRoutes,
  withJson,
} from "./testing/api-test.ts";
import { POST as postThread } from "./threads/route.ts";

const server = serveRoutes();
const { db } = testDatabase();
const services = (ownerId = localOwner) => server.runtime().for(student(ownerId));

/** The hash of a picture that was kept; each shade is one of its own. */
const kept = async (shade: number): Promise<string> => {
  const background = { r: shade, g: 90, b: 20 };
  const drawn = sharp({ create: { width: 60, height: 40, channels: 3, background } });
  const form = new FormData();
  form.append("pictures", new File([Uint8Array.from(await drawn.png().toBuffer())], "a.png"));
  const sent = new Response(form);
  const headers = { "content-type": sent.headers.get("content-type") ?? "" };
  const body = await sent.arrayBuffer();
  const answer = await POST(call("/api", { method: "POST", headers, body }), noParams);
  return keptPictures.parse(await answer.json()).pictures[0]?.sha256 ?? "";
};

const served = async (pictureSha256: string): Promise<number> =>
  (await GET(call("/api"), { params: Promise.resolve({ pictureSha256 }) })).status;

const newSubject = async (name: string): Promise<string> =>
  subjectView.parse(await (await postSubject(withJson("POST", { name }), noParams)).json()).id;

const of = (subjectId: string) => ({ params: Promise.resolve({ subjectId }) });
const ofSource = (subjectSourceId: string) => ({ params: Promise.resolve({ subjectSourceId }) });

const add = async (subjectId: string, text: string): Promise<string> => {
  const answer = await addSource(withJson("POST", { text }), of(subjectId));
  expect(answer.status).toBe(201);
  return sourceView.parse(await answer.json()).id;
};

const read = async (sourceId: string) =>
  wholeSource.parse(await (await getSource(call("/api"), ofSource(sourceId))).json());

const remove = (sourceId: string) =>
  deleteSource(call("/api", { method: "DELETE" }), ofSource(sourceId));

const make = async (request: object): Promise<string> => {
  const answer = await postThread(withJson("POST", request), noParams);
  expect(answer.status).toBe(202);
  return threadView.parse(await answer.json()).id;
};

const picture = (alt: string, hash: string) => `![${alt}](picture:${hash})`;

test("a note shows its pictures; a reference to any other one shows its caption", async () => {
  const subjectId = await newSubject("Shown");
  const own = await kept(1);
  const theirs = "d".repeat(64);
  const bytes = Buffer.from("x");
  const stored = { width: 1, height: 1, size: 1, bytes, mediaType: "image/webp" as const };
  await services(newId("own")).cards.write.keepCardPictures([{ sha256: theirs, ...stored }]);
  const text = `${note}\n${picture("a graph", own)}\n\n${picture("theirs", theirs)}\n`;
  const source = await read(await add(subjectId, text));
  expect(source.pictures).toEqual([{ sha256: own, width: 60, height: 40 }]);
  // The address is no word.
  expect(source.words).toBe((await read(await add(subjectId, `${note}\na graph\n\ntheirs`))).words);
  expect(await served(theirs)).toBe(404);
});

test("a picture goes with the last text of a note, or card, that shows it", async () => {
  const subjectId = await newSubject("Last");
  const hash = await kept(2);
  const [one, other] = [
    await add(subjectId, `${note}\n${picture("a", hash)}`),
    await add(subjectId, `${note}\n${picture("b", hash)}`),
  ];
  await services().cards.write.addCards(subjectId, [{ front: picture("", hash), back: "x" }]);
  await remove(one);
  const changed = withJson("PUT", { text: `${note}\nNo picture.` });
  expect((await putText(changed, ofSource(other))).ok).toBe(true);
  expect(await served(hash)).toBe(200);
  const query = { subjectId, search: "", limit: 9, offset: 0 };
  const [card] = (await services().cards.read.listCards("UTC", query)).cards;
  await services().cards.write.deleteCard(card?.id ?? "");
  // An earlier text of the note, which may be brought back, shows it.
  expect(await served(hash)).toBe(200);
  await remove(other);
  expect(await served(hash)).toBe(404);
});

test("what was made from a note keeps its pictures, and lets them go with it", async () => {
  const subjectId = await newSubject("Made");
  const hash = await kept(3);
  const sourceId = await add(subjectId, `${note}\n${picture("a graph", hash)}\n`);
  const id = await make({ kind: "quiz", sourceIds: [sourceId] });
  await ended(server.runtime(), id);
  await remove(sourceId);
  const { cards, quiz, threads } = services();
  expect(await cards.read.picturesOfThread(id)).toEqual([{ sha256: hash, width: 60, height: 40 }]);
  expect((await quiz.read.quizNote(id)).text).toContain(hash);
  // Neither what is asked nor what it is asked of holds an address.
  expect(JSON.stringify(await quiz.read.getQuiz(id, "en"))).not.toContain("picture:");
  const asked = await conceptStore(db).note(localOwner, id);
  expect(asked.text).not.toContain("picture:");
  expect(asked.text).toHaveLength((await quiz.read.quizNote(id)).text.length);
  expect(await services(newId("own")).cards.read.picturesOfThread(id)).toEqual([]);
  await threads.write.deleteThread(id);
  expect(await served(hash)).toBe(404);
});

test("a document without a model keeps the pictures where they stood, and shows them", async () => {
  const subjectId = await newSubject("Document");
  const hash = await kept(4);
  const mark = picture("a graph", hash);
  const text = note.replace("A path is", `\n${mark}\n\nA path is`);
  const sourceId = await add(subjectId, text);
  const id = await make({ kind: "study", topic: "Graphs", sourceIds: [sourceId] });
  await ended(server.runtime(), id);
  const { study } = services();
  const { text: document } = await study.read.downloadFile(id, "document", "en");
  expect(document).toContain("\n\na graph\n\nA path is");
  const view = await study.read.getStudy(id, "en");
  const ids = view.document?.blocks.map((block) => block.id) ?? [];
  const answer = await renderBlocks(withJson("POST", { ids }), at(id));
  const { blocks } = (await answer.json()) as { blocks: { html: string }[] };
  const html = blocks.map((block) => block.html).join("\n");
  expect(html).toContain(`<img src="/api/card-pictures/${hash}" alt="a graph"`);
  expect(html.split("picture-caption")).toHaveLength(2);
  expect(html).not.toContain("picture:");
  const { bytes } = await study.read.downloadDocx(id);
  expect(Buffer.from(bytes).includes("word/media/")).toBe(true);
});

test("a subject's file brings the pictures of notes along", async () => {
  const subjectId = await newSubject("File");
  const hash = await kept(5);
  const sourceId = await add(subjectId, `${note}\n${picture("a graph", hash)}\n`);
  const file = await (await getArchive(call("/api"), of(subjectId))).arrayBuffer();
  await remove(sourceId);
  expect(await served(hash)).toBe(404);
  const made = await takeIn(call("/api", { method: "POST", body: file }), noParams);
  expect(made.status).toBe(201);
  const { subject } = (await made.json()) as { subject: { id: string } };
  const { sources } = await (await listSources(call("/api"), of(subject.id))).json();
  const taken = await read(sources[0].id);
  expect(taken.pictures).toEqual([{ sha256: hash, width: 60, height: 40 }]);
  expect(await served(hash)).toBe(200);
});

test("ten thousand references to nothing are a note of captions", async () => {
  const subjectId = await newSubject("Many");
  const many = Array.from({ length: 10_000 }, (_, index) =>
    picture(`caption ${index}`, index.toString(16).padStart(64, "0")),
  );
  const source = await read(await add(subjectId, `${note}\n${many.join("\n\n")}`));
  expect(source.pictures).toEqual([]);
});

test("a picture of another's is not found", async () => {
  const hash = await kept(6);
  expect(await served(hash)).toBe(200);
  const theirs = services(newId("own")).cards.read.cardPicture(hash);
  await expect(theirs).rejects.toMatchObject({ code: "not_found" });
  await expectError(
    await GET(call("/api"), { params: Promise.resolve({ pictureSha256: "f".repeat(64) }) }),
    404,
    "not_found",
  );
});
