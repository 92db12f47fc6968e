import { type AppError, isDatabaseTrouble } from "#lib/errors.ts";
import type { AfterFailure } from "../node.ts";
import type { QuizNodeConfig } from "./state.ts";

/**
 * Whether a failed question to a model that a quiz can do without means "without" or "not now". A reply that stays
 * malformed after the re-asks will not get better by asking once more; what may pass is tried again as long as the queue
 * does. Where no answer can be had at all, the other questions are not asked either. Faults of our own are never taken
 * for the model's.
 */
export const afterFailure = (
  { code, transient }: AppError,
  { configurable }: QuizNodeConfig,
): AfterFailure => {
  if (code === "stopped" || code === "internal" || isDatabaseTrouble(code)) return "throw";
  if (code === "model_reply_invalid" || code === "model_context_exceeded") return "go_on";
  return !transient || configurable?.lastTry ? "skip_rest" : "throw";
};
