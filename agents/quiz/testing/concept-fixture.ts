import type { NodeConfig } from "#agents/node.ts";
import type { QuizPorts } from "#agents/ports.ts";
import {
  analyseContent,
  checkFacts,
  lookUpCache,
  storeVerdict,
} from "#agents/quiz/nodes/check-note.ts";
import { findEvidence } from "#agents/quiz/nodes/find-evidence.ts";
import { silentLog } from "#agents/testing/silent-log.ts";
import type { Database } from "#db/client.ts";
import { evidenceStore } from "#db/queries/evidence.ts";
import { questionStore } from "#db/queries/questions.ts";
import { conceptStore, insertQuiz } from "#db/queries/quizzes.ts";
import { insertThread } from "#db/queries/threads.ts";
import { createAsk } from "#lib/ai/ask.ts";
import { readModelConfig } from "#lib/ai/model-config.ts";
import { createModels } from "#lib/ai/models.ts";
import { createMemoryJournal } from "#lib/ai/testing/memory-journal.ts";
import { systemClock } from "#lib/clock.ts";
import { readEnv } from "#lib/env.ts";
import { newId } from "#lib/ids.ts";
import { defaultMix } from "#lib/schemas/quiz.ts";
import type { QuizNode, QuizStateValue } from "../state.ts";

/**
 * Ports on the real database; with a model behind a URL, or rules without one. Retries do not
 * wait. `said` collects what the student is shown and what the log gets.
 */
export const conceptPorts = (db: Database, modelUrl: string | null, model = "test") => {
  const env = readEnv(
    modelUrl === null ? {} : { MODEL: `compatible:${model}`, COMPATIBLE_BASE_URL: modelUrl },
  );
  const models = createModels(readModelConfig(env));
  const journal = createMemoryJournal();
  const said = { stages: [] as string[], steps: [] as string[], info: [] as unknown[] };
  const ports: QuizPorts = {
    ask: createAsk({
      models,
      journal,
      clock: systemClock,
      prices: {},
      silenceMs: 10_000,
      sleep: async () => {},
    }),
    clock: systemClock,
    log: { ...silentLog, info: (entry: unknown) => void said.info.push(entry) },
    reporter: {
      stage: async (_, stage) => void said.stages.push(stage),
      step: async (_, done, total) => void said.steps.push(`${done}/${total}`),
      notice: async () => {},
    },
    concepts: conceptStore(db),
    questions: questionStore(db),
    evidence: evidenceStore(db),
    embedders: [],
    modelIds: { writer: models.idOf("writer"), judge: models.idOf("judge") },
    windowLength: env.WINDOW_CHARACTERS,
    repeatThreshold: 0.9,
    runCode: async (programs) => programs.map(() => null),
  };
  return { ports, journal, said };
};

/** A new quiz thread with this note, and the state its graph begins with. */
export const newQuiz = async (
  db: Database,
  text: string,
  ownerId: string = newId("own"),
): Promise<QuizStateValue> => {
  const threadId = await db.transaction(async (tx) => {
    const run = await insertThread(tx, { ownerId, kind: "quiz", title: "A quiz" });
    const settings = { wanted: null, mix: defaultMix };
    await insertQuiz(tx, { threadId: run.threadId, ownerId, text, fileName: null, settings });
    return run.threadId;
  });
  const state: Partial<QuizStateValue> = { threadId, ownerId };
  return state as QuizStateValue;
};

/** The graph up to the questions, from node to node as its routes lead; tells which way it went. */
export const runToQuestions = async (
  ports: QuizPorts,
  start: QuizStateValue,
  config: NodeConfig = {},
): Promise<{ state: QuizStateValue; way: string[] }> => {
  let state = start;
  const way: string[] = [];
  const run = async (name: string, node: QuizNode) => {
    way.push(name);
    state = { ...state, ...(await node(state, config)) };
  };
  await run("analyse_content", analyseContent(ports));
  way.push("look_up_cache");
  const { goto } = await lookUpCache(ports)(state, config);
  if ([goto].flat().includes("fact_check")) {
    await run("fact_check", checkFacts(ports));
    await run("store", storeVerdict(ports));
  }
  await run("find_evidence", findEvidence(ports));
  return { state, way };
};
