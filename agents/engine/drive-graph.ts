import { Command, type StateSnapshot } from "@langchain/langgraph";
import { AppError } from "#lib/errors.ts";
import { type ThreadQuestion, threadQuestion } from "#lib/schemas/thread.ts";
import type { RunStore, TakenRun } from "#lib/threads/run-store.ts";
import type { CompiledThreadGraph, ResumeCommand, ThreadGraph } from "./thread-graph.ts";

/** A question as a node hands it to `interrupt()`. */
const askedQuestion = threadQuestion.omit({ interruptId: true });

const openInterrupts = (state: StateSnapshot) => state.tasks.flatMap((task) => task.interrupts);

/**
 * `next` would not do: it leaves out a node that has finished and whose checkpoint was not written,
 * because the process or the database died in between.
 */
const hasEnded = (state: StateSnapshot): boolean => state.tasks.length === 0;

const firstQuestion = (state: StateSnapshot): ThreadQuestion | null => {
  for (const { id, value } of openInterrupts(state)) {
    if (id !== undefined) return { interruptId: id, ...askedQuestion.parse(value) };
  }
  return null;
};

/** The student's replies to the questions that are open, or null: then the graph simply goes on. */
const openReplies = async (
  state: StateSnapshot,
  { ownerId, threadId }: TakenRun,
  repliesTo: RunStore["repliesTo"],
): Promise<ResumeCommand | null> => {
  const ids = openInterrupts(state).flatMap(({ id }) => id ?? []);
  const replies = await repliesTo(ownerId, threadId, ids);
  return Object.keys(replies).length > 0
    ? new Command<unknown, Record<string, never>, never>({ resume: replies })
    : null;
};

/**
 * Invokes a graph until it ends or asks the student something: from its input the first time, from
 * its checkpoint ever after, with the replies to whatever questions are open.
 * @throws whatever a node throws
 */
export const driveGraph = async (options: {
  run: TakenRun;
  graph: CompiledThreadGraph;
  definition: Pick<ThreadGraph, "input" | "recursionLimit">;
  repliesTo: RunStore["repliesTo"];
  signal: AbortSignal;
  lastTry: boolean;
}): Promise<ThreadQuestion | null> => {
  const { run, graph, definition, signal, lastTry } = options;
  const thread = { configurable: { thread_id: run.threadId } };
  const before = await graph.getState(thread);
  const begun = before.config.configurable?.checkpoint_id !== undefined;
  if (begun && hasEnded(before)) return null;
  const input = begun ? await openReplies(before, run, options.repliesTo) : definition.input(run);
  await graph.invoke(input, {
    configurable: { thread_id: run.threadId, lastTry, newRequest: run.newRequest },
    durability: "sync",
    recursionLimit: definition.recursionLimit,
    signal,
  });
  const after = await graph.getState(thread);
  const question = firstQuestion(after);
  if (!question && !hasEnded(after)) {
    const names = after.tasks.map(({ name }) => name);
    throw new AppError("internal", `The graph stopped before ${names.join(", ")}`);
  }
  return question;
};
