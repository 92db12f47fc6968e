import type { AskContext } from "#lib/ai/task.ts";
import type { GraphPorts } from "../ports.ts";
import type { QuizNodeConfig, QuizStateValue } from "./state.ts";

/** Who asks: the student's quiz, which can be stopped and is told of waits. */
export const askContext = (
  { reporter }: Pick<GraphPorts, "reporter">,
  { ownerId, threadId }: Pick<QuizStateValue, "ownerId" | "threadId">,
  { signal }: QuizNodeConfig,
): AskContext => ({
  ownerId,
  threadId,
  signal,
  onWait: ({ until, because }) =>
    reporter.notice(threadId, { code: "model_wait", until: until.toISOString(), because }),
});
