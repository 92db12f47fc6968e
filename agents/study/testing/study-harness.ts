import { createRuntime, type Runtime } from "#agents/runtime.ts";
import { student } from "#agents/testing/student.ts";
import { untilThread } from "#agents/testing/until-thread.ts";
import { readEnv } from "#lib/env.ts";
import { newId } from "#lib/ids.ts";
import { type StudySettings, type StudyView, studySettings } from "#lib/schemas/study.ts";
import type { ThreadView } from "#lib/schemas/thread.ts";
import type { NewUpload } from "#lib/study/study-store.ts";

/** A note whose sentences stand in the document as they are, so that a test can quote them. */
export const harnessNote = `Entropy counts states.

Heat flows from hot to cold.

Work can become heat.

The second law has a direction.
`;

export interface HarnessThread {
  readonly id: string;
  readonly view: () => Promise<StudyView>;
  readonly document: () => Promise<string>;
  /** Waits until the thread is as wanted. @throws when it failed instead */
  readonly until: (wanted: (thread: ThreadView) => boolean) => Promise<ThreadView>;
  /** Waits for a question of this kind that was not answered here yet. */
  readonly asked: (kind: string) => Promise<NonNullable<ThreadView["question"]>>;
  /** The same, and answers it. */
  readonly reply: (kind: string, value: unknown) => Promise<void>;
  readonly request: (text: string) => Promise<void>;
}

export interface StudyHarness {
  readonly runtime: Runtime;
  readonly ownerId: string;
  readonly begin: (study: {
    readonly topic?: string;
    readonly text?: string;
    readonly title?: string;
    readonly settings?: Partial<StudySettings>;
    readonly photos?: readonly NewUpload[];
  }) => Promise<HarnessThread>;
  /** Waits until the thread has failed. */
  readonly failed: (threadId: string) => Promise<ThreadView>;
}

/** The product without its pages: the whole runtime with the model behind a URL, or rules without one. */
export const openStudyHarness = async (options: {
  readonly databaseUrl: string;
  readonly modelUrl: string | null;
  readonly env?: Record<string, string>;
}): Promise<StudyHarness> => {
  const { databaseUrl, modelUrl } = options;
  const runtime = await createRuntime({
    databaseUrl,
    env: readEnv({
      LOG_LEVEL: "silent",
      ...(modelUrl === null ? {} : { MODEL: "compatible:test", COMPATIBLE_BASE_URL: modelUrl }),
      ...options.env,
    }),
    worker: true,
    queueName: newId("q"),
    retryDelaysMs: [50, 50, 50],
  });
  const ownerId = newId("own");
  return {
    runtime,
    ownerId,
    failed: (threadId) =>
      untilThread(
        () => runtime.for(student(ownerId)).threads.read.getThread(threadId, "en"),
        ({ status }) => status === "failed",
      ),
    begin: async ({ topic = "Thermodynamics", text = "", title, settings, photos = [] }) => {
      const { id } = await runtime.for(student(ownerId)).threads.write.createThread(
        {
          ...{ kind: "study", topic, text, fileName: null },
          ...(title === undefined ? {} : { title }),
          settings: studySettings.parse(settings ?? {}),
        },
        photos,
      );
      return harnessThread(runtime, ownerId, id);
    },
  };
};

const harnessThread = (runtime: Runtime, ownerId: string, id: string): HarnessThread => {
  const answered = new Set<string>();
  const read = () => runtime.for(student(ownerId)).threads.read.getThread(id, "en");
  const until: HarnessThread["until"] = async (wanted) => {
    const ended = (thread: ThreadView) => wanted(thread) || thread.status === "failed";
    try {
      const thread = await untilThread(read, ended);
      if (wanted(thread)) return thread;
      throw new Error(`The thread failed: ${thread.error?.code}`);
    } catch (error) {
      // What nobody waits for any more must not hold one of the few places where threads are worked on.
      await runtime
        .for(student(ownerId))
        .threads.write.stopThread(id)
        .catch(() => undefined);
      throw error;
    }
  };
  const asked: HarnessThread["asked"] = async (kind) => {
    const { question } = await until(
      (thread) => thread.question?.kind === kind && !answered.has(thread.question.interruptId),
    );
    if (!question) throw new Error("until waits for a question");
    return question;
  };
  return {
    id,
    view: () => runtime.for(student(ownerId)).study.read.getStudy(id, "en"),
    document: async () => (await runtime.for(student(ownerId)).study.read.getDocument(id)).text,
    until,
    asked,
    reply: async (kind, value) => {
      const { interruptId } = await asked(kind);
      answered.add(interruptId);
      await runtime.for(student(ownerId)).threads.write.reply(id, { interruptId, value });
    },
    request: (text) =>
      runtime
        .for(student(ownerId))
        .study.write.requestEdit(id, { text, selection: null, quote: null }),
  };
};
