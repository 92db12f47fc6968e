import {
  InvalidResponseDataError,
  type LanguageModel,
  type LanguageModelUsage,
  type ModelMessage,
  Output,
  type OutputInterface,
  streamText,
} from "ai";
import type { z } from "zod";
import type { Usage } from "#lib/schemas/prices.ts";
import { AppError } from "../errors.ts";
import { isCompleteJson } from "./read-reply.ts";

/** Longer replies are given up: no task needs more, and a model in a loop never ends. */
const maxReplyCharacters = 1_000_000;

export interface ReplyRequest {
  readonly model: LanguageModel;
  readonly instructions: string;
  readonly messages: ModelMessage[];
  /** Name and shape of the answer, sent to the provider as JSON Schema. */
  readonly name: string;
  readonly schema: z.ZodType;
  /** Tokens that the answer may have; absent leaves it to the provider. */
  readonly longestAnswer?: number | undefined;
  readonly signal: AbortSignal;
  /** Milliseconds without a word from the model after which the request is given up. */
  readonly silenceMs: number;
  readonly onText: (text: string) => void;
  /** Told how many characters have come, thoughts included, and waited for; what it throws ends the request. */
  readonly onGrowth: (answered: number) => Promise<void>;
  /**
   * Told once, whether the request ends well or not, what it used, and how many characters came; "unknown" when it was broken off
   * or the provider does not say. Not told when the provider refused before a model worked.
   */
  readonly onUsage: (usage: Usage | "unknown", answered: number) => void;
}

export interface StreamedReply {
  readonly text: string;
  /** False when the provider stopped at its length limit. */
  readonly finished: boolean;
}

/**
 * One streamed request. It streams always, because without headers Node's fetch gives up after
 * 300 s, however long the model thinks.
 *
 * @throws AppError stopped, model_timeout, model_unavailable for a cut stream, model_reply_invalid
 *   for an empty or oversized one; whatever else the provider's package throws.
 */
export const streamReply = async (request: ReplyRequest): Promise<StreamedReply> => {
  const silence = new AbortController();
  const watchdog = setTimeout(() => silence.abort(), request.silenceMs);
  const spent: Spent = { usage: null, answered: 0 };
  try {
    return await readStream(request, spent, {
      signal: AbortSignal.any([request.signal, silence.signal]),
      alive: () => watchdog.refresh(),
    });
  } catch (error) {
    if (request.signal.aborted || silence.signal.aborted) spent.usage ??= "unknown";
    if (request.signal.aborted) throw new AppError("stopped", "stopped while the model answered");
    if (!silence.signal.aborted) throw error;
    throw new AppError("model_timeout", `no word from the model for ${request.silenceMs} ms`);
  } finally {
    clearTimeout(watchdog);
    if (spent.usage !== null) request.onUsage(spent.usage, spent.answered);
  }
};

interface Spent {
  /** Null while no model has answered. */
  usage: Usage | "unknown" | null;
  /** Characters, thoughts included. */
  answered: number;
}

const readStream = async (
  request: ReplyRequest,
  spent: Spent,
  control: { signal: AbortSignal; alive: () => void },
): Promise<StreamedReply> => {
  const { stream } = streamText({
    model: request.model,
    instructions: request.instructions,
    messages: request.messages,
    output: unparsed(request),
    maxOutputTokens: request.longestAnswer,
    maxRetries: 0,
    abortSignal: control.signal,
    // The error comes as a part of the stream, where it is thrown.
    onError: () => undefined,
  });
  let text = "";
  for await (const part of stream) {
    control.alive();
    if (part.type === "text-delta" || part.type === "reasoning-delta") {
      spent.usage = "unknown";
      spent.answered += part.text.length;
      await request.onGrowth(spent.answered);
    }
    if (part.type === "text-delta") {
      text = append(text, part.text);
      request.onText(text);
    } else if (part.type === "abort") {
      throw new DOMException("aborted", "AbortError");
    } else if (part.type === "error") {
      // The stream ended without a finish reason: cut, or a server that never sends one.
      if (InvalidResponseDataError.isInstance(part.error)) break;
      throw part.error;
    } else if (part.type === "finish") {
      spent.usage = counted(part.totalUsage);
      return finish(text, part.finishReason);
    }
  }
  spent.usage = "unknown";
  return finish(text, "other");
};

const counted = ({ inputTokens, outputTokens }: LanguageModelUsage): Usage | "unknown" =>
  inputTokens === undefined || outputTokens === undefined
    ? "unknown"
    : { inputTokens, outputTokens };

const append = (text: string, more: string): string => {
  if (text.length + more.length <= maxReplyCharacters) return text + more;
  throw invalid("The reply was longer than 1 MB.");
};

const finish = (text: string, reason: string): StreamedReply => {
  if (reason === "content-filter") {
    throw new AppError("model_refused_request", "the provider's filter held the answer back");
  }
  if (text.trim() === "") throw invalid("The reply was empty.");
  if (reason !== "stop" && reason !== "length" && !isCompleteJson(text)) {
    throw new AppError("model_unavailable", "the stream broke off in the middle of the answer");
  }
  return { text, finished: reason !== "length" || isCompleteJson(text) };
};

const invalid = (problem: string): AppError => new AppError("model_reply_invalid", problem);

/**
 * Sends the schema but leaves the text alone: the package would parse the growing text anew with
 * every chunk, which costs the square of its length, and we repair before we parse.
 */
const unparsed = ({ name, schema }: ReplyRequest): OutputInterface<string, number, never> => ({
  name: "object",
  responseFormat: Promise.resolve(Output.object({ name, schema }).responseFormat).then((format) =>
    withoutBounds(format),
  ),
  parseCompleteOutput: async ({ text }) => text,
  // Must change with every chunk: text is withheld while the partial output stays the same.
  parsePartialOutput: async ({ text }) => ({ partial: text.length }),
  createElementStreamTransform: () => undefined,
});

/** A JSON Schema without what says nothing: the bounds of every number that a computer can count with. */
export const withoutBounds = <Schema>(schema: Schema): Schema =>
  JSON.parse(
    JSON.stringify(schema, (key, value: unknown) =>
      key === "$schema" || Math.abs(Number(value)) === Number.MAX_SAFE_INTEGER ? undefined : value,
    ),
  );
