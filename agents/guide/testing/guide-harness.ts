import type { GuidePorts } from "#agents/ports.ts";
import { createRuntime, type Runtime } from "#agents/runtime.ts";
import { student } from "#agents/testing/student.ts";
import { untilThread } from "#agents/testing/until-thread.ts";
import { screenPicture } from "#e2e/model-server/marked-screen.ts";
import { readEnv } from "#lib/env.ts";
import { newId } from "#lib/ids.ts";
import { encodeScreenshot } from "#lib/pictures/encode-picture.ts";
import type { GuideView } from "#lib/schemas/guide.ts";
import type { ThreadView } from "#lib/schemas/thread.ts";
import { readMarkedScreen } from "./read-marked-screen.ts";

type Question = NonNullable<ThreadView["question"]>;

export interface GuideThread {
  readonly id: string;
  readonly view: () => Promise<GuideView>;
  /** Waits until the thread is as wanted. @throws when it failed instead */
  readonly until: (wanted: (thread: ThreadView) => boolean) => Promise<ThreadView>;
  /** Waits for a question of this kind that was not answered here yet. */
  readonly asked: (kind: string) => Promise<Question>;
  /** The same, and answers it. */
  readonly reply: (kind: string, value: unknown) => Promise<void>;
  /** Answers it with one of its choices. */
  readonly choose: (kind: string, choice: string) => Promise<void>;
  /** Adds a picture of a made-up screen with these lines. */
  readonly show: (screen: readonly string[], noise?: number) => Promise<string>;
  readonly ended: () => Promise<GuideView>;
}

export interface GuideHarness {
  readonly runtime: Runtime;
  readonly ownerId: string;
  /** The same product for another student, to whom no answer of a model was given yet. */
  readonly of: (ownerId: string) => GuideHarness;
  readonly begin: (guide: {
    readonly packId: string;
    readonly question: string;
    readonly version?: string | null;
    readonly edition?: string | null;
  }) => Promise<GuideThread>;
  /** The thread as another process finds it. */
  readonly thread: (id: string) => GuideThread;
}

/** The product without its pages: the whole runtime with the model behind a URL, or rules without one. */
export const openGuideHarness = async (options: {
  readonly databaseUrl: string;
  readonly modelUrl: string | null;
  readonly ownerId?: string;
  readonly readScreen?: GuidePorts["readScreen"];
  readonly queueName?: string;
  readonly worker?: boolean;
}): Promise<GuideHarness> => {
  const { databaseUrl, modelUrl, ownerId = newId("own"), worker = true } = options;
  const runtime = await createRuntime({
    databaseUrl,
    env: readEnv({
      LOG_LEVEL: "silent",
      ...(modelUrl === null ? {} : { MODEL: "compatible:test", COMPATIBLE_BASE_URL: modelUrl }),
    }),
    worker,
    queueName: options.queueName ?? newId("q"),
    retryDelaysMs: [50, 50, 50],
    readScreen: options.readScreen ?? readMarkedScreen,
  });
  return harnessOf(runtime, ownerId);
};

const harnessOf = (runtime: Runtime, ownerId: string): GuideHarness => ({
  runtime,
  ownerId,
  of: (other) => harnessOf(runtime, other),
  begin: async ({ version = null, edition = null, ...asked }) => {
    const request = { kind: "guide" as const, version, edition, ...asked };
    const { id } = await runtime.for(student(ownerId)).threads.write.createThread(request);
    return guideThread(runtime, ownerId, id);
  },
  thread: (id) => guideThread(runtime, ownerId, id),
});

const guideThread = (runtime: Runtime, ownerId: string, id: string): GuideThread => {
  const answered = new Set<string>();
  const until: GuideThread["until"] = async (wanted) => {
    const read = () => runtime.for(student(ownerId)).threads.read.getThread(id, "en");
    try {
      const thread = await untilThread(
        read,
        (present) => wanted(present) || present.status === "failed",
      );
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
  const asked: GuideThread["asked"] = async (kind) => {
    const { status, question } = await until(
      (thread) =>
        thread.status === "done" ||
        (thread.question !== null && !answered.has(thread.question.interruptId)),
    );
    if (question?.kind !== kind) {
      throw new Error(`Instead of ${kind} there is ${question?.kind ?? status}`);
    }
    return question;
  };
  const reply: GuideThread["reply"] = async (kind, value) => {
    const { interruptId } = await asked(kind);
    answered.add(interruptId);
    await runtime.for(student(ownerId)).threads.write.reply(id, { interruptId, value });
  };
  return {
    ...{ id, until, asked, reply },
    view: () => runtime.for(student(ownerId)).guide.read.getGuide(id, "en"),
    choose: (kind, choice) => reply(kind, { type: "choice", choice }),
    show: async (screen, noise = 0) => {
      const question = (await runtime.for(student(ownerId)).threads.read.getThread(id, "en"))
        .question;
      // It answers the question that waits.
      if (question?.kind === "guide_action") answered.add(question.interruptId);
      const picture = await encodeScreenshot(await screenPicture(screen, noise));
      const shot = { ...picture, devicePixelRatio: 2 };
      return (await runtime.for(student(ownerId)).guide.write.addScreenshot(id, shot)).id;
    },
    ended: async () => {
      await until(({ status }) => status === "done");
      return runtime.for(student(ownerId)).guide.read.getGuide(id, "en");
    },
  };
};
