import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { student } from "#agents/testing/student.ts";
import { editStore } from "#db/queries/edits.ts";
import { quizNote } from "#db/queries/quizzes.ts";
import { questions, quizzes } from "#db/schema/quiz.ts";
import { newId } from "#lib/ids.ts";
import { localOwner } from "#lib/owner.ts";
import { makePatch } from "#lib/quotes/make-patch.ts";
import { passageCards } from "#lib/schemas/passage-card.ts";
import { type DocumentChange, documentChangeAnswer, wholeSource } from "#lib/schemas/source.ts";
import { threadView } from "#lib/schemas/thread.ts";
import * as changed from "./sources/[subjectSourceId]/document/route.ts";
import * as passages from "./study/[threadId]/passage-cards/route.ts";
import { call, expectError, noParams, withJson } from "./testing/api-test.ts";
import { makeStudy, serveStudies } from "./testing/study-test.ts";
import * as threads from "./threads/route.ts";

const server = serveStudies();

const vein = "A vein leads blood back to the heart.";
const artery = "An artery leads blood away from it.";
const documentOf = (name: string) =>
  `# ${name}\n\n${vein} [[1]](#note-L1)\n\n${artery}\n\nThe end of ${name}.\n`;

const commands = () => server.runtime().for(student(localOwner));

/** Replaces words of a document, as its student. */
const edit = async (threadId: string, words: string, by: string) => {
  const store = editStore(server.db());
  const { text, revision } = await store.document(localOwner, threadId);
  const start = text.indexOf(words);
  expect(start).toBeGreaterThanOrEqual(0);
  const patches = [makePatch(text, start, start + words.length, by)];
  await store.apply(localOwner, threadId, {
    ...{ key: newId("key"), baseRevision: revision, author: "student", kind: "edit" },
    edits: [{ patches, similarity: null, reason: "", oldText: words, newText: by }],
  });
};

const begin = (document: object, more: object = {}) =>
  threads.POST(withJson("POST", { kind: "quiz", document, ...more }), noParams);

/** A document in a subject of its own: equal texts of a subject are one source. */
const document = async (name: string, text = documentOf(name)) => {
  const documentId = await makeStudy(server, text, { topic: name });
  const subjectId = await commands().subjects.write.createSubject(name);
  await commands().threads.write.changeThread(documentId, { subjectId });
  return documentId;
};

/** A document, and a quiz of a part of it, or of all. */
const made = async (name: string, words: string | null) => {
  const text = documentOf(name);
  const documentId = await document(name);
  const start = words === null ? 0 : text.indexOf(words);
  const selection = words === null ? null : { revision: 0, start, end: start + words.length };
  const response = await begin({ threadId: documentId, selection });
  expect(response.status).toBe(202);
  const quiz = threadView.parse(await response.json());
  const [source] = await commands().subjects.read.sourcesOfThread(quiz.id);
  if (!source) throw new Error("The quiz has no source");
  const note = await quizNote(server.db(), { ownerId: localOwner, threadId: quiz.id });
  return { documentId, quiz, note: note.text, sourceId: source.id };
};

const at = (subjectSourceId: string) => ({ params: Promise.resolve({ subjectSourceId }) });
const changeOf = async (sourceId: string): Promise<DocumentChange | null> =>
  documentChangeAnswer.parse(await (await changed.GET(call("/"), at(sourceId))).json()).changed;
const settle = (sourceId: string, change: string, take: boolean) =>
  changed.POST(withJson("POST", { change, take }), at(sourceId));
const seen = async (sourceId: string): Promise<DocumentChange> => {
  const change = await changeOf(sourceId);
  if (!change) throw new Error("Nothing was changed");
  return change;
};
const textOf = async (sourceId: string) =>
  (await commands().subjects.read.getSource(sourceId)).text;

const block = `${vein} [[1]](#note-L1)`;
const used = vein.replace("leads blood", "returns used blood");

test("a quiz of a marked part, or of all, is made of the document's words without its links", async () => {
  const part = await made("Vessels", block);
  expect(part.note).toBe(vein);
  expect(part.quiz.title).toBe(vein);
  const whole = await made("All vessels", null);
  expect(whole.note).toBe(documentOf("All vessels").replace(" [[1]](#note-L1)", ""));
  expect(whole.quiz.title).toBe("All vessels");
  expect(await changeOf(part.sourceId)).toBeNull();
});

test("what is marked in an older text is asked about as it stands now", async () => {
  const text = documentOf("Old");
  const documentId = await document("Old");
  const start = text.indexOf(block);
  const selection = { revision: 0, start, end: start + block.length };
  await edit(documentId, "# Old", "# Older and longer");
  await edit(documentId, vein, used);
  const quiz = threadView.parse(await (await begin({ threadId: documentId, selection })).json());
  const note = await quizNote(server.db(), { ownerId: localOwner, threadId: quiz.id });
  expect(note.text).toBe(used);
  const late = { ...selection, revision: 9 };
  await expectError(await begin({ threadId: documentId, selection: late }), 400, "bad_request");
  await edit(documentId, `${used} [[1]](#note-L1)\n\n`, "");
  await expectError(await begin({ threadId: documentId, selection }), 409, "passage_gone");
});

test.each([
  ["beside a text", { text: "A text." }],
  ["beside sources", { sourceIds: ["src_x"] }],
])("a document %s is refused", async (_, more) => {
  await expectError(await begin({ threadId: "thr_x" }, more), 400, "bad_request");
});

test("a document that is not there, another's, or in the bin makes no quiz", async () => {
  const theirs = await makeStudy(server, "# Theirs\n\nA text.", { owner: newId("own") });
  const binned = await makeStudy(server, "# Binned\n\nA text.");
  await commands().threads.write.changeThread(binned, { binned: true });
  const none = await makeStudy(server, null);
  for (const threadId of ["thr_x", theirs, binned])
    await expectError(await begin({ threadId }), 404, "not_found");
  await expectError(await begin({ threadId: none }), 409, "document_not_ready");
});

test("an edit of the part is told, elsewhere it is not, and one press takes it over", async () => {
  const { documentId, quiz, sourceId } = await made("Blood", block);
  await edit(documentId, artery, "Nothing else.");
  expect(await changeOf(sourceId)).toBeNull();
  await edit(documentId, vein, used);
  const change = await seen(sourceId);
  expect(change).toMatchObject({
    sourceId,
    document: { threadId: documentId, title: "Blood" },
    changes: [{ before: vein, after: used, isCode: false }],
  });
  const { read } = commands().subjects;
  expect(await read.documentChanges([sourceId])).toEqual([change]);
  expect(await read.sourcesBehind(documentId)).toEqual([change]);
  expect(await commands().quiz.read.staleQuestions([quiz.id])).toEqual([]);
  await expectError(await settle(sourceId, "another", true), 409, "document_changed");
  const answered = await settle(sourceId, change.change, true);
  expect(wholeSource.parse(await answered.json())).toMatchObject({ text: used, revision: 1 });
  expect(await changeOf(sourceId)).toBeNull();
  // Twice is once.
  expect((await settle(sourceId, change.change, true)).status).toBe(200);
  const [now, first] = await read.sourceVersions(sourceId);
  expect(now).toMatchObject({
    revision: 1,
    cause: { by: "document", threadId: documentId },
    documentTitle: "Blood",
    quizTitle: null,
  });
  expect(first).toMatchObject({ revision: 0, cause: null });
  // What was taken over is what the next change is told against.
  await edit(documentId, "used blood", "dark blood");
  expect((await seen(sourceId)).changes[0]).toMatchObject({ before: used });
});

test("what is undone in the document is no change", async () => {
  const { documentId, sourceId } = await made("Undone", block);
  await edit(documentId, vein, used);
  expect(await changeOf(sourceId)).not.toBeNull();
  await editStore(server.db()).undo(localOwner, documentId, newId("key"));
  expect(await changeOf(sourceId)).toBeNull();
});

test("words of the student's own that give way are told, and no others give way", async () => {
  const { documentId, sourceId } = await made("Own words", null);
  const text = await textOf(sourceId);
  const { write } = commands().subjects;
  const mine = text.replace("leads blood back", "sends blood home").replace(artery, "Mine.");
  await write.editSource(sourceId, mine);
  await edit(documentId, "leads blood back", "returns blood");
  const { change, lost } = await seen(sourceId);
  expect(lost.join(" ")).toContain("home");
  await settle(sourceId, change, true);
  expect(await textOf(sourceId)).toBe(
    text.replace("leads blood back", "returns blood").replace(artery, "Mine."),
  );
});

test("indentation of code is a change, empty lines are none", async () => {
  const code = "```python\nfor x in y:\n    a(x)\n    b(x)\n```";
  const documentId = await document("Code", `# Code\n\n${code}\n\nThe end.\n`);
  const quiz = threadView.parse(await (await begin({ threadId: documentId })).json());
  const [source] = await commands().subjects.read.sourcesOfThread(quiz.id);
  await edit(documentId, "The end.", "\nThe end.");
  expect(await changeOf(source?.id ?? "")).toBeNull();
  await edit(documentId, "    b(x)", "b(x)");
  expect((await seen(source?.id ?? "")).changes).toEqual([
    { before: "    b(x)", after: "b(x)", isCode: true },
  ]);
});

test("a part that the document says again as it did is a source of its own", async () => {
  const { documentId, sourceId } = await made("Again", block);
  await edit(documentId, vein, used);
  await settle(sourceId, (await seen(sourceId)).change, true);
  await edit(documentId, used, vein);
  const start = documentOf("Again").indexOf(block);
  const { revision } = await editStore(server.db()).document(localOwner, documentId);
  const selection = { revision, start, end: start + block.length };
  const quiz = threadView.parse(await (await begin({ threadId: documentId, selection })).json());
  const [source] = await commands().subjects.read.sourcesOfThread(quiz.id);
  expect(source?.id).not.toBe(sourceId);
  expect(await changeOf(source?.id ?? "")).toBeNull();
});

test("a source that is left as it is is asked about the next change", async () => {
  const { documentId, sourceId } = await made("Left", block);
  await edit(documentId, vein, used);
  const { change } = await seen(sourceId);
  expect((await settle(sourceId, change, false)).status).toBe(200);
  expect(await textOf(sourceId)).toBe(vein);
  expect(await changeOf(sourceId)).toBeNull();
  await edit(documentId, "used blood", "dark blood");
  const next = await seen(sourceId);
  expect(next.changes[0]).toMatchObject({
    before: vein,
    after: used.replace("used blood", "dark blood"),
  });
});

test("what the student changed in the source stays where the document changed something else", async () => {
  const { documentId, sourceId } = await made("Both", null);
  const own = "An artery leads blood out.";
  const text = await textOf(sourceId);
  await commands().subjects.write.editSource(sourceId, text.replace(artery, own));
  expect(await changeOf(sourceId)).toBeNull();
  await edit(documentId, vein, used);
  const { change, changes } = await seen(sourceId);
  expect(changes).toHaveLength(1);
  await settle(sourceId, change, true);
  expect(await textOf(sourceId)).toBe(text.replace(artery, own).replace(vein, used));
});

test("a part that is deleted can be left", async () => {
  const { documentId, sourceId } = await made("Deleted", block);
  await edit(documentId, `${block}\n\n`, "");
  const { change, changes } = await seen(sourceId);
  expect(changes).toEqual([]);
  await expectError(await settle(sourceId, change, true), 409, "document_changed");
  expect((await settle(sourceId, change, false)).status).toBe(200);
  await edit(documentId, artery, "Nothing else.");
  expect(await changeOf(sourceId)).toBeNull();
  expect(await textOf(sourceId)).toBe(vein);
  // What comes back is its part again, wherever it stands.
  await edit(documentId, "The end of", `${block}\n\nThe end of`);
  expect(await changeOf(sourceId)).toBeNull();
});

test("nothing is offered of a document in the bin, or that is deleted", async () => {
  const { documentId, sourceId } = await made("Binned", block);
  await edit(documentId, vein, used);
  const { write } = commands().threads;
  await write.changeThread(documentId, { binned: true });
  expect(await changeOf(sourceId)).toBeNull();
  await write.changeThread(documentId, { binned: false });
  expect(await changeOf(sourceId)).not.toBeNull();
  await write.deleteThread(documentId);
  expect(await changeOf(sourceId)).toBeNull();
  expect(await textOf(sourceId)).toBe(vein);
});

test("a text that is another source's is not taken over, and nothing is half", async () => {
  const { documentId, quiz, sourceId } = await made("Known", block);
  await edit(documentId, vein, used);
  const { change } = await seen(sourceId);
  const note = { text: used, fileName: null };
  await commands().subjects.write.addSource(quiz.subject.id, note);
  await expectError(await settle(sourceId, change, true), 409, "source_known");
  expect(await seen(sourceId)).toMatchObject({ change });
});

test("a note of the student's own is no part of a document that says the same", async () => {
  const text = `# Own\n\nThe student's own words of ${newId("own")}.`;
  const documentId = await document("Own", text);
  const subject = (await commands().threads.read.getThread(documentId, "en")).subject.id;
  const own = await commands().subjects.write.addSource(subject, { text, fileName: null });
  // The note of a moment before.
  const quiz = threadView.parse(await (await begin({ threadId: documentId })).json());
  expect((await commands().subjects.read.sourcesOfThread(quiz.id))[0]?.id).toBe(own.id);
  await edit(documentId, "words", "thoughts");
  expect(await changeOf(own.id)).toBeNull();
});

test("a text that was taken from two documents follows the first", async () => {
  const { quiz, documentId, sourceId } = await made("First", block);
  const second = await makeStudy(server, documentOf("First"), { topic: "Second" });
  await commands().threads.write.changeThread(second, { subjectId: quiz.subject.id });
  const start = documentOf("First").indexOf(block);
  const selection = { revision: 0, start, end: start + block.length };
  await begin({ threadId: second, selection });
  await edit(second, vein, used);
  expect(await changeOf(sourceId)).toBeNull();
  await edit(documentId, vein, used);
  expect(await seen(sourceId)).toMatchObject({ document: { threadId: documentId } });
});

test("a quiz that moves to another subject takes along where it was taken from", async () => {
  const { documentId, quiz } = await made("Moved", block);
  const subjectId = await commands().subjects.write.createSubject("Elsewhere");
  await commands().threads.write.changeThread(quiz.id, { subjectId });
  const [source] = await commands().subjects.read.sourcesOfThread(quiz.id);
  expect(source?.subjectId).toBe(subjectId);
  await edit(documentId, vein, used);
  const { change } = await seen(source?.id ?? "");
  await settle(source?.id ?? "", change, false);
  // What was left stays left where it goes.
  const further = await commands().subjects.write.createSubject("Further");
  await commands().threads.write.changeThread(quiz.id, { subjectId: further });
  const [moved] = await commands().subjects.read.sourcesOfThread(quiz.id);
  expect(await changeOf(moved?.id ?? "")).toBeNull();
  await edit(documentId, "used blood", "dark blood");
  expect(await changeOf(moved?.id ?? "")).not.toBeNull();
});

/** A question of a quiz on words of its note, as its graph asks one. */
const askedOn = async (quizId: string, note: string, words: string): Promise<string> => {
  const id = newId("qst");
  const evidence = { quote: words, ...spanOf(note, words) };
  await server
    .db()
    .insert(questions)
    .values({
      ...{ id, ownerId: localOwner, threadId: quizId, ordinal: 0, round: 0, type: "free_recall" },
      ...{ stem: `What of ${words}`, answer: words, accepted: [], explanation: "" },
      ...{ difficulty: "easy", evidence, state: "kept" },
    } satisfies typeof questions.$inferInsert);
  await server.db().update(quizzes).set({ status: "ready" }).where(eq(quizzes.threadId, quizId));
  return id;
};

const spanOf = (text: string, words: string) => {
  const start = text.indexOf(words);
  return { start, end: start + words.length };
};

/** The questions that a document shows, each with its words there. */
const questionsIn = async (documentId: string) => {
  const where = { params: Promise.resolve({ threadId: documentId }) };
  const response = await passages.GET(call("/"), where);
  const { text } = await editStore(server.db()).document(localOwner, documentId);
  return passageCards
    .parse(await response.json())
    .questions.map(({ id, start, end, changed: isChanged }) => [
      id,
      text.slice(start, end),
      isChanged,
    ]);
};

test("a document shows the questions of its quizzes at their passages, wherever edits moved those", async () => {
  const part = await made("Vessels asked about", block);
  const all = await document("Vessels asked about in all");
  const quiz = threadView.parse(await (await begin({ threadId: all, selection: null })).json());
  const { text: note } = await quizNote(server.db(), { ownerId: localOwner, threadId: quiz.id });
  const onPart = await askedOn(part.quiz.id, part.note, vein);
  const onAll = await askedOn(quiz.id, note, artery);
  expect(await questionsIn(part.documentId)).toEqual([[onPart, vein, false]]);
  expect(await questionsIn(all)).toEqual([[onAll, artery, false]]);

  await edit(all, "# Vessels asked about in all", "# Vessels\n\nWritten above.");
  expect(await questionsIn(all)).toEqual([[onAll, artery, false]]);
  await edit(part.documentId, "leads blood back", "returns blood");
  const now = vein.replace("leads blood back", "returns blood");
  expect(await questionsIn(part.documentId)).toEqual([[onPart, now, true]]);
  // The source follows its document: the passage is the newest words, and the question says so elsewhere.
  const { change } = await seen(part.sourceId);
  await settle(part.sourceId, change, true);
  expect(await questionsIn(part.documentId)).toEqual([[onPart, now, false]]);
  await edit(part.documentId, `${now} [[1]](#note-L1)`, "");
  expect(await questionsIn(part.documentId)).toEqual([]);
});

test("words that the student corrected in the source stand where the document says what they were", async () => {
  const { documentId, quiz, note, sourceId } = await made("Vessels corrected", block);
  const id = await askedOn(quiz.id, note, vein);
  await commands().subjects.write.editSource(sourceId, note.replace("leads", "leads used"));
  expect(await questionsIn(documentId)).toEqual([[id, vein, false]]);
  await commands().subjects.write.changeSource(sourceId, { binned: true });
  expect(await questionsIn(documentId)).toEqual([]);
});

test("the questions of another owner's document are not told", async () => {
  const { documentId } = await made("Vessels of somebody", block);
  const stranger = server.runtime().for(student(newId("own"))).cards.read;
  await expect(stranger.passageCards(documentId)).rejects.toMatchObject({ code: "not_found" });
});
