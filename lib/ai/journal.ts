import { sha256 } from "#lib/ids.ts";

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

/** A finished or failed call, as the journal keeps it. */
export interface ModelCall {
  readonly ownerId: string;
  readonly threadId: string | null;
  readonly key: string;
  readonly task: string;
  readonly taskVersion: number;
  /** `provider:model`. */
  readonly model: string;
  readonly status: "done" | "failed";
  readonly requests: number;
  readonly inputTokens: number;
  readonly outputTokens: number;
  readonly usd: number | null;
  readonly ms: number;
  readonly answer: { output: unknown; salvaged: boolean } | null;
  readonly errorCode: string | null;
}

/** Where finished calls are kept, so that a repeated step is not paid again. */
export interface ModelJournal {
  /** The stored answer of a finished call of this owner, or null. */
  readonly find: (ownerId: string, key: string) => Promise<ModelCall["answer"]>;
  /** Stores a call. A second finished call with the same key changes nothing. */
  readonly record: (call: ModelCall) => Promise<void>;
}
