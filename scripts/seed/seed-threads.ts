import type { Runtime } from "#agents/runtime.ts";
import { untilThread } from "#agents/testing/until-thread.ts";
import { sampleNote } from "#lib/samples/sample-note.ts";
import { studySettings } from "#lib/schemas/study.ts";
import type { ThreadView } from "#lib/schemas/thread.ts";
import type { CreateThreadRequest } from "#lib/schemas/thread-requests.ts";

type Services = ReturnType<Runtime["for"]>;

/** A thread that is being made, so that a seed that was broken off is known and begins anew. */
const unfinished = "(being seeded) ";

interface Seed {
  readonly title: string;
  readonly request: (packId: string) => CreateThreadRequest;
  /** Brings it to where it is worth looking at. */
  readonly play: (thread: SeededThread) => Promise<unknown>;
}

interface SeededThread {
  readonly id: string;
  readonly services: Services;
  /** Waits until it asks this. */
  readonly asked: (kind: string) => Promise<ThreadView>;
  /** The same, and answers it. */
  readonly reply: (kind: string, value: unknown) => Promise<void>;
  /** Waits until its work is done. */
  readonly done: () => Promise<ThreadView>;
}

const quiz = (language: "en" | "ru", onlyChoice: boolean): CreateThreadRequest => ({
  ...{ kind: "quiz", text: sampleNote(language), fileName: null, wanted: 8 },
  mix: onlyChoice
    ? { multipleChoice: 80, trueFalse: 20, other: 0 }
    : { multipleChoice: 50, trueFalse: 20, other: 30 },
});

/** Answers by the first option, which is right now and then; where there are none, with what hardly is. */
const answerQuestions = async ({ id, services, done }: SeededThread, most: number) => {
  await done();
  const { questions } = await services.quiz.read.getQuiz(id, "en");
  for (const { id: questionId, type, options } of questions.slice(0, most)) {
    const answer = options?.[0] ?? "?";
    const grade = type === "free_recall" ? { grade: "partly" as const } : {};
    await services.quiz.write.answerQuestion(id, { questionId, answer, ...grade });
  }
};

const study = (language: "en" | "ru", topic: string): CreateThreadRequest => ({
  ...{ kind: "study", topic, text: sampleNote(language), fileName: null },
  settings: studySettings.parse({}),
});

const edit = async ({ id, services, asked }: SeededThread, text: string): Promise<void> => {
  await asked("study_edit");
  await services.study.write.requestEdit(id, { text, selection: null, quote: null });
};

const guide =
  (question: string) =>
  (packId: string): CreateThreadRequest => ({
    ...{ kind: "guide", question, packId, version: "12", edition: "Intro" },
  });

/** Of each kind some, in both languages, at the places of their way that look different. */
const seeds: readonly Seed[] = [
  {
    title: "Quiz: not started",
    request: () => quiz("en", false),
    play: ({ done }) => done(),
  },
  {
    title: "Quiz: some questions answered",
    request: () => quiz("en", false),
    play: (thread) => answerQuestions(thread, 3),
  },
  {
    title: "Тест: на всё отвечено",
    request: () => quiz("ru", true),
    play: (thread) => answerQuestions(thread, Number.POSITIVE_INFINITY),
  },
  {
    title: "Document: edited, one edit undone",
    request: () => study("en", "Data structures"),
    play: async (thread) => {
      await edit(
        thread,
        'replace "added last is removed first" with "added last leaves first" everywhere',
      );
      await edit(thread, 'replace "side by side" with "next to each other" everywhere');
      await edit(thread, 'replace "at both ends" with "at either end" everywhere');
      await thread.asked("study_edit");
      await thread.services.study.write.undoEdit(thread.id, { key: "seed", edit: null });
    },
  },
  {
    title: "Document: which of several places",
    request: () => study("en", "Stacks and queues"),
    play: async (thread) => {
      await edit(thread, 'replace "added last is removed first" with "added last leaves first"');
      await thread.asked("study_choice");
    },
  },
  {
    title: "Конспект: вопросы отвечены",
    request: () => study("ru", "Структуры данных"),
    play: async ({ asked, reply }) => {
      await reply("study_edit", { type: "accept" });
      await reply("study_questions", { type: "finalise" });
      await asked("study_done");
    },
  },
  {
    title: "Guide: a warning about the edition",
    request: guide("How do I use Max for Live?"),
    play: ({ asked }) => asked("guide_version"),
  },
  {
    title: "Руководство: второй шаг",
    request: guide("Как пользоваться Max for Live?"),
    play: async ({ asked, reply }) => {
      await reply("guide_version", "всё равно попробую");
      await reply("guide_steps", "да, давай по шагам");
      await reply("guide_action", "готово, дальше");
      await asked("guide_action");
    },
  },
  {
    title: "Guide: not in the manual",
    request: guide("How do I bake bread with rye flour?"),
    play: ({ done }) => done(),
  },
];

const threadOf = (services: Services, id: string): SeededThread => {
  const answered = new Set<string>();
  const until = async (wanted: (thread: ThreadView) => boolean): Promise<ThreadView> => {
    const read = () => services.threads.read.getThread(id, "en");
    const thread = await untilThread(read, (now) => wanted(now) || now.status === "failed");
    if (wanted(thread)) return thread;
    throw new Error(`The thread failed: ${thread.error?.message}`);
  };
  const asked: SeededThread["asked"] = async (kind) => {
    const thread = await until(
      ({ status, question }) =>
        status !== "running" && question?.kind === kind && !answered.has(question.interruptId),
    );
    return thread;
  };
  return {
    ...{ id, services, asked },
    reply: async (kind, value) => {
      const { question } = await asked(kind);
      const interruptId = question?.interruptId ?? "";
      answered.add(interruptId);
      await services.threads.write.reply(id, { interruptId, value });
    },
    done: () => until(({ status }) => status === "done"),
  };
};

/** The sample manual, once it can be searched. */
const samplePack = async ({ library }: Services): Promise<string> => {
  const look = async () => (await library.read.getLibrary("en")).packs.find(({ sample }) => sample);
  for (;;) {
    const pack = await look();
    if (pack?.ready) return pack.id;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
};

/**
 * Makes a few threads of each kind by the product's own services, those that are not there yet: what was made before, and
 * what became of it since, stays.
 * @returns the titles of those that were made now
 * @throws Error when one does not come to where it should
 */
export const seedThreads = async (services: Services): Promise<readonly string[]> => {
  const { threads } = services;
  const found = await threads.read.listThreads({ search: "", limit: 200, locale: "en" });
  for (const { id, title } of found) {
    if (title.startsWith(unfinished)) await threads.write.deleteThread(id);
  }
  const titles = new Set(found.map(({ title }) => title));
  const missing = seeds.filter(({ title }) => !titles.has(title));
  if (missing.length === 0) return [];
  const packId = await samplePack(services);
  for (const { title, request, play } of missing) {
    const { id } = await threads.write.createThread({
      ...request(packId),
      title: `${unfinished}${title}`,
    });
    await play(threadOf(services, id)).catch((cause: unknown) => {
      throw new Error(`“${title}” was not made: ${(cause as Error).message}`, { cause });
    });
    await threads.write.changeThread(id, { title });
  }
  return missing.map(({ title }) => title);
};
