import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { newId } from "#lib/ids.ts";
import { defaultMix, type Question } from "#lib/schemas/quiz.ts";
import { studySettings } from "#lib/schemas/study.ts";
import { questions } from "../schema/quiz.ts";
import { testDatabase } from "../testing/test-database.ts";
import { questionStore } from "./questions.ts";
import { quizPassages } from "./quiz-documents.ts";
import { insertQuiz } from "./quizzes.ts";
import { insertStudy, studyStore } from "./study.ts";
import { subjectStore } from "./subjects.ts";
import { insertThread, threadStore } from "./threads.ts";

const { db } = testDatabase();

const note = "A neap tide is the weakest tide of a month.";

const question = (): Question => ({
  ...{ id: newId("que"), type: "open", stem: "What is a neap tide?", answer: "The weakest tide." },
  ...{ options: null, accepted: [], code: null, codeLanguage: null },
  ...{ explanation: "", conceptId: null, difficulty: "easy", proof: { by: "solver" } },
  evidence: { quote: note, start: 0, end: note.length },
});

/** A quiz with one question, in a subject of its own. */
const newQuiz = async () => {
  const ownerId = newId("own");
  const subjectId = await subjectStore(db).create(ownerId, "Tides");
  const { threadId } = await insertThread(db, { ownerId, subjectId, kind: "quiz", title: "Q" });
  const given = { text: note, fileName: null };
  const settings = { wanted: null, mix: defaultMix };
  await insertQuiz(db, { ownerId, threadId, ...given, settings });
  const asked = question();
  await questionStore(db).saveCandidates(ownerId, threadId, [
    { question: asked, ordinal: 0, round: 0 },
  ]);
  await db.update(questions).set({ state: "kept" }).where(eq(questions.id, asked.id));
  return { quiz: { ownerId, threadId }, subjectId, questionId: asked.id };
};

const newDocument = async (ownerId: string, subjectId: string, text: string) => {
  const { threadId } = await insertThread(db, { ownerId, subjectId, kind: "study", title: "D" });
  const about = { topic: "Tides", named: true, language: "en" } as const;
  const settings = studySettings.parse({});
  const notes = { text: note, fileName: null, photos: [] };
  await insertStudy(db, { ownerId, threadId, settings, ...notes, ...about });
  if (text !== "") await studyStore(db).saveDocument(ownerId, threadId, "synthesised", text);
  return threadId;
};

test("documents beside a quiz are those of its subject, the newest first, and none of the bin", async () => {
  const { quiz, subjectId, questionId } = await newQuiz();
  const { ownerId } = quiz;
  const elsewhere = await subjectStore(db).create(ownerId, "Elsewhere");
  const old = await newDocument(ownerId, subjectId, note);
  const binned = await newDocument(ownerId, subjectId, note);
  await newDocument(ownerId, subjectId, "");
  await newDocument(ownerId, elsewhere, note);
  const newest = await newDocument(ownerId, subjectId, note);
  await threadStore(db).bin(ownerId, binned, new Date(), async () => {});
  const found = await quizPassages(db, quiz);
  expect(found.note).toBe(note);
  expect(found.questions).toMatchObject([{ id: questionId, evidence: { quote: note } }]);
  expect(found.documents).toEqual([newest, old]);
  const nothing = { note: "", questions: [], documents: [] };
  expect(await quizPassages(db, { ...quiz, ownerId: newId("own") })).toEqual(nothing);
});
