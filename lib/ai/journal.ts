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
