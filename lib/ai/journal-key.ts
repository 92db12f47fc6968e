import { sha256 } from "../ids.ts";

/**
 * What makes two questions to a model the same: task, version, model and input. It does not depend
 * on the order in which the input's keys were written.
 */
export const journalKey = (
  task: { readonly name: string; readonly version: number },
  modelId: string,
  input: unknown,
): string => sha256(canonicalJson([task.name, task.version, modelId, input]));

/** The key of an answer that only one thread may use again; null stands for calls outside any. */
export const threadKey = (key: string, threadId: string | null): string =>
  sha256(canonicalJson([key, threadId]));

const canonicalJson = (value: unknown): string =>
  JSON.stringify(value, (_key, inner: unknown) =>
    typeof inner === "object" && inner !== null && !Array.isArray(inner)
      ? Object.fromEntries(Object.entries(inner).sort(([a], [b]) => (a < b ? -1 : 1)))
      : inner,
  );
