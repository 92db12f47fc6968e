import { MemorySaver } from "@langchain/langgraph";
import { and, eq } from "drizzle-orm";
import { z } from "zod";
import { quizGraph } from "#agents/quiz/graph.ts";
import type { Database } from "#db/client.ts";
import { evidenceStore } from "#db/queries/evidence.ts";
import { modelJournal } from "#db/queries/model-settings.ts";
import { questionStore } from "#db/queries/questions.ts";
import { conceptStore, insertQuiz } from "#db/queries/quizzes.ts";
import { insertThread } from "#db/queries/threads.ts";
import { quizzes } from "#db/schema/quiz.ts";
import { createAsk } from "#lib/ai/ask.ts";
import { createEmbedders } from "#lib/ai/embedders.ts";
import { readModelConfig } from "#lib/ai/model-config.ts";
import { createModels } from "#lib/ai/models.ts";
import type { Ask } from "#lib/ai/task.ts";
import { systemClock } from "#lib/clock.ts";
import type { Env } from "#lib/env.ts";
import { toAppError } from "#lib/errors.ts";
import { newId } from "#lib/ids.ts";
import { readNote } from "#lib/notes/read-note.ts";
import type { Candidate } from "#lib/questions/question-store.ts";
import { runCode } from "#lib/running/run-code.ts";
import { type Concept, type Correction, defaultMix, type NoteCheck } from "#lib/schemas/quiz.ts";
import { type CountedCall, countCalls, type QuizPart } from "./count-calls.ts";
import { type ProseShare, proseShare } from "./prose-share.ts";

/** A note of which a quiz was made, and what that took. */
export interface MadeQuiz {
  readonly text: string;
  readonly concepts: readonly Concept[];
  readonly corrections: readonly Correction[];
  /** Null when no sentence was checked. */
  readonly check: NoteCheck | null;
  readonly questions: readonly Candidate[];
  readonly calls: readonly CountedCall[];
  readonly share: ProseShare;
  /** The code of the error that ended the quiz, or null. */
  readonly failure: string | null;
}

/** Takes a note through the product's own graph and tables, under an owner with no history. */
export const makeQuiz = async (
  db: Database,
  env: Env,
  text: string,
  wanted: number | null = null,
): Promise<MadeQuiz> => {
  const ownerId = newId("own");
  const threadId = await insertNote(db, ownerId, { text, wanted });
  const { ports, calls, shown } = countingPorts(db, env);
  const graph = quizGraph(ports, new MemorySaver());
  // No queue tries again here.
  const config = { configurable: { thread_id: threadId, lastTry: true }, recursionLimit };
  const failure = await graph.invoke({ threadId, ownerId }, config).then(
    () => null,
    (error: unknown) => toAppError(error).code,
  );
  const concepts = await ports.concepts.concepts(ownerId, threadId);
  const check = await noteCheckOf(db, ownerId, threadId);
  return {
    ...{ text, concepts, check, calls, failure },
    corrections: await ports.concepts.corrections(ownerId, threadId),
    questions: await ports.questions.byState(ownerId, threadId, "kept"),
    // What the program calls unchecked is so, even if a checker has seen it.
    share: proseShare(readNote(text), shown, check?.unchecked ?? []),
  };
};

/** As many steps as the product allows a quiz. */
const recursionLimit = 40;

const insertNote = (
  db: Database,
  ownerId: string,
  { text, wanted }: { readonly text: string; readonly wanted: number | null },
): Promise<string> =>
  db.transaction(async (tx) => {
    const { threadId } = await insertThread(tx, { ownerId, kind: "quiz", title: "Evaluation" });
    const settings = { wanted, mix: defaultMix };
    await insertQuiz(tx, { threadId, ownerId, text, fileName: null, settings });
    return threadId;
  });

/** The product's ports; the models are counted, and the check's answered requests are kept. */
const countingPorts = (db: Database, env: Env) => {
  const config = readModelConfig(env);
  const { models, calls, begin } = countCalls(createModels(config));
  const asking = {
    ...{ models, journal: modelJournal(db), clock: systemClock },
    prices: config.prices,
    silenceMs: config.silenceMs,
  };
  const shown: string[] = [];
  const put = createAsk(asking);
  const ask: Ask = async (task, input, context) => {
    const answer = await put(task, input, context);
    const { faults } = z.object({ faults: z.unknown() }).partial().parse(answer.output);
    if (faults) shown.push(task.prompt(input).content);
    return answer;
  };
  const ports = {
    ...{ ask, clock: systemClock, log: { info: () => {}, warn: () => {} } },
    reporter: {
      stage: async (_: string, stage: string) => {
        const part = partsByStage[stage];
        if (part) begin(part);
      },
      step: async () => {},
      notice: async () => {},
    },
    concepts: conceptStore(db),
    questions: questionStore(db),
    evidence: evidenceStore(db),
    embedders: createEmbedders(asking),
    modelIds: { writer: models.idOf("writer"), judge: models.idOf("judge") },
    windowLength: env.WINDOW_CHARACTERS,
    repeatThreshold: env.REPEAT_THRESHOLD,
    runCode,
  };
  return { ports, calls, shown };
};

const partsByStage: Readonly<Record<string, QuizPart>> = {
  generate_questions: "questions",
  replacing: "replacements",
};

const noteCheckOf = async (
  db: Database,
  ownerId: string,
  threadId: string,
): Promise<NoteCheck | null> => {
  const [row] = await db
    .select({ check: quizzes.noteCheck })
    .from(quizzes)
    .where(and(eq(quizzes.ownerId, ownerId), eq(quizzes.threadId, threadId)));
  return row?.check ?? null;
};
