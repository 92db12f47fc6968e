import type { Database } from "#db/client.ts";
import { subjectForNew } from "#db/queries/subjects.ts";
import { questions, questionVectors, quizzes } from "#db/schema/quiz.ts";
import { threads } from "#db/schema/threads.ts";
import { hashWords } from "#lib/ai/hash-words.ts";
import { newId } from "#lib/ids.ts";
import { defaultMix } from "#lib/schemas/quiz.ts";

export const inQuiz = 20;
export const modelDimensions = 1_536;
export const models = ["hash-words-v1", "compatible:vectors"] as const;

/** A vector of an embedding model, as far as its size and the spread of its numbers matter. */
const modelVector = (seed: number): number[] =>
  Array.from({ length: modelDimensions }, (_, place) =>
    Math.sin((seed + 1) * (place + 1) * 0.7123),
  );

/** All are alike, below the threshold of repeats, and have the same answer: as much as can be is looked at. */
const stemOf = (number: number): string =>
  `What is word ${number} of the long list of names that the first chapter of the book gives?`;
const answer = "forty-two";

/** The vectors of a question in each of the spaces. */
export const vectorsOf = (number: number) => [
  { modelId: models[0], embedding: hashWords(`${stemOf(number)}\n${answer}`) },
  { modelId: models[1], embedding: modelVector(number) },
];

export const questionRow = (ownerId: string, threadId: string, number: number) =>
  ({
    ...{ id: newId("qst"), ownerId, threadId, ordinal: number % inQuiz, round: 0 },
    ...{
      type: "multiple_choice",
      stem: stemOf(number),
      answer,
    },
    ...{
      options: ["one", "two", "three", answer],
      accepted: [],
      explanation: "It says so.".repeat(10),
    },
    ...{ conceptId: null, code: null, codeLanguage: null, difficulty: "easy" },
    ...{ evidence: { quote: "x".repeat(100), start: 0, end: 100 }, state: "kept" },
  }) satisfies typeof questions.$inferInsert;

/** A quiz thread in which nothing is yet. */
export const madeThread = async (
  db: Database,
  ownerId: string,
  status: "done" | "running",
): Promise<string> => {
  const threadId = newId("thr");
  const subjectId = await subjectForNew(db, ownerId);
  await db
    .insert(threads)
    .values({ id: threadId, ownerId, subjectId, kind: "quiz", title: "A quiz", status });
  await db.insert(quizzes).values({
    ...{ threadId, ownerId, settings: { wanted: null, mix: defaultMix }, language: "en" },
    status: status === "done" ? "ready" : null,
  });
  return threadId;
};

/** So many questions that an owner was asked, in quizzes of twenty, with a vector in each space; each quiz as a run stores it. */
export const madeHistory = async (db: Database, ownerId: string, count: number): Promise<void> => {
  for (let start = 0; start < count; start += inQuiz) {
    const threadId = await madeThread(db, ownerId, "done");
    const rows = Array.from({ length: inQuiz }, (_, place) =>
      questionRow(ownerId, threadId, start + place),
    );
    await db.insert(questions).values(rows);
    const vectors = rows.flatMap(({ id: questionId }, place) =>
      vectorsOf(start + place).map((vector) => ({ questionId, ownerId, ...vector })),
    );
    await db.insert(questionVectors).values(vectors);
  }
};
