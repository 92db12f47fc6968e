import type { AskContext } from "#lib/ai/task.ts";
import type { GraphPorts } from "../ports.ts";
import type { GuideNodeConfig, GuideStateValue } from "./state.ts";

/** Who asks: the student's guide, which can be stopped and is told of waits. */
export const askContext = (
  { reporter }: Pick<GraphPorts, "reporter">,
  { ownerId, threadId }: Pick<GuideStateValue, "ownerId" | "threadId">,
  { signal }: GuideNodeConfig,
): AskContext => ({
  ownerId,
  threadId,
  signal,
  onWait: ({ until, because }) =>
    reporter.notice(threadId, { code: "model_wait", until: until.toISOString(), because }),
});
