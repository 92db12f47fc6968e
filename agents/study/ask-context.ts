import type { AskContext } from "#lib/ai/task.ts";
import type { GraphPorts } from "../ports.ts";
import type { StudyNodeConfig, StudyStateValue } from "./state.ts";

/** Who asks: the student's document, which can be stopped and is told of waits. */
export const askContext = (
  { reporter }: Pick<GraphPorts, "reporter">,
  { ownerId, threadId }: Pick<StudyStateValue, "ownerId" | "threadId">,
  { signal }: StudyNodeConfig,
): AskContext => ({
  ownerId,
  threadId,
  signal,
  onWait: ({ until, because }) =>
    reporter.notice(threadId, { code: "model_wait", until: until.toISOString(), because }),
});
