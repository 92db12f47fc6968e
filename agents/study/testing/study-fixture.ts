import type { StudyPorts } from "#agents/ports.ts";
import { silentLog } from "#agents/testing/silent-log.ts";
import type { Database } from "#db/client.ts";
import { editStore } from "#db/queries/edits.ts";
import { insertStudy, studyStore } from "#db/queries/study.ts";
import { insertThread } from "#db/queries/threads.ts";
import { createAsk } from "#lib/ai/ask.ts";
import { readModelConfig } from "#lib/ai/model-config.ts";
import { createModels } from "#lib/ai/models.ts";
import { createMemoryJournal } from "#lib/ai/testing/memory-journal.ts";
import { systemClock } from "#lib/clock.ts";
import { readEnv } from "#lib/env.ts";
import { AppError } from "#lib/errors.ts";
import { newId } from "#lib/ids.ts";
import type { Language } from "#lib/schemas/language.ts";
import { type StudySettings, studySettings } from "#lib/schemas/study.ts";
import type { StudyStateValue } from "../state.ts";

/**
 * Ports on the real database; with a model behind a URL, or rules without one. Retries do not wait. `said` collects
 * what the student is shown of the run, and the drafts.
 */
export const studyPorts = (db: Database, modelUrl: string | null, model = "test") => {
  const env = readEnv(
    modelUrl === null ? {} : { MODEL: `compatible:${model}`, COMPATIBLE_BASE_URL: modelUrl },
  );
  const journal = createMemoryJournal();
  const said = { stages: [] as string[], steps: [] as string[], drafts: [] as string[] };
  const study = studyStore(db);
  const ports: StudyPorts = {
    ask: createAsk({
      models: createModels(readModelConfig(env)),
      journal,
      clock: systemClock,
      prices: {},
      silenceMs: 10_000,
      sleep: async () => {},
    }),
    clock: systemClock,
    log: silentLog,
    reporter: {
      stage: async (_, stage) => void said.stages.push(stage),
      step: async (_, done, total) => void said.steps.push(`${done}/${total}`),
      notice: async () => {},
    },
    study: {
      ...study,
      saveDraft: async (ownerId, threadId, draft) => {
        said.drafts.push(draft?.text ?? "");
        await study.saveDraft(ownerId, threadId, draft);
      },
    },
    edits: editStore(db),
    textReader: {
      read: async () => {
        throw new AppError("ocr_unavailable", "no pictures are read here");
      },
    },
    editing: {
      agent: "on",
      readBy: modelUrl === null ? "rules" : "model",
      steps: 1,
      maxRounds: 12,
    },
  };
  return { ports, journal, said };
};

export interface NewStudy {
  readonly topic?: string;
  readonly language?: Language;
  readonly text?: string;
  readonly settings?: Partial<StudySettings>;
}

/** A new study thread, and the state that its first node leaves. */
export const newStudy = async (db: Database, study: NewStudy = {}): Promise<StudyStateValue> => {
  const ownerId = newId("own");
  const threadId = await db.transaction(async (tx) => {
    const run = await insertThread(tx, { ownerId, kind: "study", title: "A study" });
    await insertStudy(tx, {
      ...{ ownerId, threadId: run.threadId, named: true, fileName: null, photos: [] },
      topic: study.topic ?? "Queues",
      language: study.language ?? "en",
      settings: studySettings.parse(study.settings ?? {}),
      text: study.text ?? "",
    });
    return run.threadId;
  });
  const state: Partial<StudyStateValue> = {
    ...{ threadId, ownerId, questionRound: 0, questionFeedback: null, questionIds: [] },
    ...{ finished: false },
  };
  return state as StudyStateValue;
};
