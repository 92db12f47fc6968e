import type { NodeConfig } from "#agents/node.ts";
import type { QuizPorts } from "#agents/ports.ts";
import { silentLog } from "#agents/testing/silent-log.ts";
import type { Database } from "#db/client.ts";
import { evidenceStore } from "#db/queries/evidence.ts";
import { questionStore } from "#db/queries/questions.ts";
import { conceptStore, insertQuiz } from "#db/queries/quizzes.ts";
import { insertThread } from "#db/queries/threads.ts";
import { createAsk } from "#lib/ai/ask.ts";
import { hashEmbedder } from "#lib/ai/hash-words.ts";
import { readModelConfig } from "#lib/ai/model-config.ts";
import { createModels } from "#lib/ai/models.ts";
import type { Answer, Task } from "#lib/ai/task.ts";
import { createMemoryJournal } from "#lib/ai/testing/memory-journal.ts";
import { systemClock } from "#lib/clock.ts";
import { conceptsFromNumbers } from "#lib/concepts/concepts-from-numbers.ts";
import { noteWindows } from "#lib/concepts/note-windows.ts";
import { readEnv } from "#lib/env.ts";
import { newId } from "#lib/ids.ts";
import { readNote } from "#lib/notes/read-note.ts";
import { offlineConcepts } from "#lib/rules/offline-concepts.ts";
import { type Concept, defaultMix, type QuizSettings } from "#lib/schemas/quiz.ts";
import { finishQuiz } from "../nodes/finish-quiz.ts";
import { generateQuestions } from "../nodes/generate-questions.ts";
import { proveAnswers } from "../nodes/prove-answers.ts";
import { removeRepeats } from "../nodes/remove-repeats.ts";
import type { QuizStateValue } from "../state.ts";

/** Ports on the real database; with a model behind a URL, or rules without one. */
export const questionPorts = (db: Database, modelUrl: string | null): QuizPorts => {
  const env = readEnv(
    modelUrl === null ? {} : { MODEL: "compatible:test", COMPATIBLE_BASE_URL: modelUrl },
  );
  const models = createModels(readModelConfig(env));
  return {
    ask: createAsk({
      models,
      journal: createMemoryJournal(),
      clock: systemClock,
      prices: {},
      silenceMs: 10_000,
    }),
    clock: systemClock,
    log: silentLog,
    reporter: { stage: async () => {}, step: async () => {}, notice: async () => {} },
    concepts: conceptStore(db),
    questions: questionStore(db),
    evidence: evidenceStore(db),
    embedders: [hashEmbedder],
    modelIds: { writer: models.idOf("writer"), judge: models.idOf("judge") },
    windowLength: env.WINDOW_CHARACTERS,
    repeatThreshold: env.REPEAT_THRESHOLD,
    runCode: async (programs) => programs.map(() => null),
  };
};

export interface NewQuiz {
  readonly ownerId?: string;
  readonly text: string;
  readonly wanted?: number | null;
  readonly mix?: QuizSettings["mix"];
  readonly strategy?: QuizStateValue["strategy"];
  readonly status?: Concept["status"];
}

/** A quiz thread whose note was read and checked, as the questions' part of the graph finds it. */
export const checkedNote = async (db: Database, quiz: NewQuiz): Promise<QuizStateValue> => {
  const ownerId = quiz.ownerId ?? newId("own");
  const strategy = quiz.strategy ?? "standard";
  const settings = { wanted: quiz.wanted ?? null, mix: quiz.mix ?? defaultMix };
  const threadId = await db.transaction(async (tx) => {
    const thread = await insertThread(tx, { ownerId, kind: "quiz", title: "A quiz" });
    const note = { threadId: thread.threadId, ownerId, text: quiz.text, fileName: null, settings };
    await insertQuiz(tx, note);
    return thread.threadId;
  });
  const { status = "verified" } = quiz;
  const unchecked = status === "verified" ? [] : readNote(quiz.text).sentences;
  await conceptStore(db).saveVerdict(ownerId, threadId, {
    concepts: strategy === "direct_quiz" ? [] : noteConcepts(quiz.text, status),
    corrections: [],
    check: { patches: [], unchecked: unchecked.map(({ number }) => number), doubts: [] },
    factCheck: status === "verified" ? "checked" : "failed",
    fromCache: false,
  });
  const state: Partial<QuizStateValue> = { threadId, ownerId, strategy };
  return state as QuizStateValue;
};

const noteConcepts = (text: string, status: Concept["status"]): Concept[] => {
  const note = readNote(text);
  const found = noteWindows(note).flatMap((window) => offlineConcepts(window, note.language));
  return conceptsFromNumbers(note, found).map((concept) => ({ ...concept, status }));
};

/** The questions' part of the graph, from node to node as its routes lead. */
export const makeQuestions = async (
  ports: QuizPorts,
  start: QuizStateValue,
  config: NodeConfig = {},
): Promise<QuizStateValue> => {
  let state = start;
  let more = true;
  while (more) {
    for (const node of [generateQuestions, proveAnswers]) {
      state = { ...state, ...(await node(ports)(state, config)) };
    }
    const { update, goto } = await removeRepeats(ports)(state, config);
    state = { ...state, ...update };
    more = [goto].flat().includes("generate_questions");
  }
  return { ...state, ...(await finishQuiz(ports)(state, config)) };
};

/** What a task was asked, in its own type: whoever stands between knows only that there is an input. */
export const inputOf = <Input, Output>(_task: Task<Input, Output>, input: unknown): Input =>
  input as Input;

/** What a task answered, in its own type. */
export const outputOf = <Input, Output>(
  _task: Task<Input, Output>,
  answer: Answer<unknown>,
): Output => answer.output as Output;
