import type { z } from "zod";

/** Which configured model answers: MODEL writes, JUDGE_MODEL checks, VISION_MODEL reads pictures. */
export type Role = "writer" | "judge" | "vision";

export interface Prompt {
  /** Who the model is and what it must do; never holds text from outside. */
  readonly instructions: string;
  /** The material, with outside text clearly fenced. */
  readonly content: string;
  /** Pictures that go with it, in order; `ask` fetches their bytes from its context. */
  readonly pictures?: readonly PromptPicture[];
}

/** A picture by its contents, so that it can be a part of a task's input and of the journal's key. */
export interface PromptPicture {
  readonly sha256: string;
  readonly mediaType: "image/jpeg" | "image/png" | "image/webp";
}

/**
 * One question put to a model. `Input` is plain JSON, because it is part of the journal's key.
 */
export interface Task<Input, Output> {
  /** A verb and a noun, for example `check-facts`. */
  readonly name: string;
  /** Rises whenever prompt or schema change, so that old answers are not taken for new ones. */
  readonly version: number;
  readonly role: Role;
  /**
   * Shape of the answer; also sent to the provider as JSON Schema (`.nullable()`, not
   * `.optional()`). It accepts its own output, because stored answers are checked by it again.
   */
  readonly schema: z.ZodType<Output>;
  /**
   * What goes out to the provider instead of `schema`: without the fields that would stay empty for this input. They may
   * be left out in `schema`, too.
   */
  readonly asked?: (input: Input) => z.ZodType;
  /** Tokens that an answer, thoughts included, may have: sent along, as some servers end answers early without it. */
  readonly longestAnswer?: number;
  readonly prompt: (input: Input) => Prompt;
  /** What is wrong with a well-formed answer, in words for the model, or null. Leads to a re-ask. */
  readonly check?: (output: Output, input: Input) => string | null;
  /**
   * What could be better in a valid answer, in words for the model, or null: it is asked once more, and what comes is taken
   * as it is. When nothing usable comes, the answer that was there is.
   */
  readonly advice?: (output: Output, input: Input) => string | null;
  /** How often a malformed answer is asked for again; twice when absent. Once where the caller has another way. */
  readonly reasks?: number;
  /** Last resort after the re-asks: what can be kept of a malformed answer, fit for the schema, or null. */
  readonly salvage?: (reply: unknown, input: Input) => Output | null;
  /**
   * What stands of an answer that the provider ended at its length limit, fit for the schema, for a caller that then
   * asks for the rest; the answer says that it is `salvaged`. Without it, or null: asked again, for less.
   */
  readonly keepCut?: (reply: string, input: Input) => Output | null;
  /** Present where the answer is one list of numbered entries. */
  readonly list?: NumberedList<Input>;
  /**
   * What a reply means that is prose without any JSON, when the model insists on it: words for the student, such as a
   * refusal. Taken the second time, as asking again would be paid again.
   */
  readonly spoken?: (reply: string) => Output;
  /** Whether such words are an answer to this input the first time already. */
  readonly spokenAtOnce?: (input: Input) => boolean;
  /**
   * True for an answer that binds no other thread, because the same question put again may have a
   * better one: a mistake must not be kept for ever.
   */
  readonly provisional?: (output: Output) => boolean;
  /** The honest answer without a model, or "cannot". A promise where long work leaves the server time for others. */
  readonly offline: ((input: Input) => Output | Promise<Output>) | "cannot";
}

/**
 * An answer that is a list: of a malformed reply, or one that was cut, the whole entries are kept, and only the others
 * are asked for again.
 */
export interface NumberedList<Input> {
  /** The field of the answer that holds the list. */
  readonly field: string;
  /** The field of an entry that holds its number. */
  readonly number: string;
  /** The numbers that are asked for. */
  readonly wanted: (input: Input) => readonly number[];
  /** The same question about these alone; `kept` are the entries that are there, as the schema has them. */
  readonly promptFor: (input: Input, numbers: readonly number[], kept: readonly object[]) => Prompt;
  /** Whether a reply may leave entries out when it is well-formed and names at least one, or none at all. */
  readonly mayOmit: boolean;
}

/** Several times the longest answer of a quiz's tasks, 3,300 tokens in `eval:factcheck`, as thoughts count. */
export const longestAnswer = 16_000;

/** Who asks, for the journal, and how to stop. */
export interface AskContext {
  readonly ownerId: string;
  readonly threadId: string | null;
  readonly signal?: AbortSignal | undefined;
  /** The bytes of a picture that the prompt names; needed for tasks with pictures. */
  readonly picture?: (picture: PromptPicture) => Promise<Uint8Array>;
  /** Called with the whole text so far while a long answer grows. */
  readonly onText?: (text: string) => void;
  /** Questions that are one step share how often they may be put; as often as each task says when absent. */
  readonly tries?: { left: number };
  /** Called when the provider asked to wait, before the wait begins. */
  readonly onWait?: (wait: { until: Date; because: string }) => void | Promise<void>;
}

export interface Answer<Output> {
  readonly output: Output;
  /** A model's word, or our rules because no model is configured for the role. */
  readonly basis: "model" | "rules";
  /** True when the answer was malformed or cut off, and only a part of it could be kept. */
  readonly salvaged: boolean;
}

/**
 * Puts a task to the model of its role.
 * @throws AppError model_* when no valid answer could be had, stopped when the signal fired.
 */
export type Ask = <Input, Output>(
  task: Task<Input, Output>,
  input: Input,
  context: AskContext,
) => Promise<Answer<Output>>;

/** A vector for each text, in order. `modelId` names the space they live in. */
export interface Embedder {
  readonly modelId: string;
  /** Where the model answers, when that is known. */
  readonly address?: string | null;
  readonly embed: (texts: readonly string[], context: AskContext) => Promise<number[][]>;
}
