import { type LanguageModel, type LanguageModelMiddleware, wrapLanguageModel } from "ai";
import type { Models } from "#lib/ai/models.ts";

/** Which part of a quiz a call is made for; replacements come after the first set of questions. */
export type QuizPart = "check" | "questions" | "replacements";

/** One request to a model, re-asks and retries included. */
export interface CountedCall {
  readonly part: QuizPart;
  readonly task: string;
  /** Of all messages, the instructions among them; the schema is not counted. */
  readonly charactersIn: number;
  readonly charactersOut: number;
  /** Places in one row of all beginnings and ends; a call that was broken off never ended. */
  readonly begun: number;
  readonly ended: number;
}

export interface CallCost {
  readonly calls: number;
  readonly charactersIn: number;
  readonly charactersOut: number;
  /** The longest chain of calls of which each began after the one before had ended. */
  readonly waits: number;
}

export const costOf = (calls: readonly CountedCall[]): CallCost => ({
  calls: calls.length,
  charactersIn: total(calls.map(({ charactersIn }) => charactersIn)),
  charactersOut: total(calls.map(({ charactersOut }) => charactersOut)),
  waits: longestChain(calls),
});

const total = (numbers: readonly number[]): number => numbers.reduce((a, b) => a + b, 0);

const longestChain = (calls: readonly CountedCall[]): number => {
  const chains: { ended: number; length: number }[] = [];
  for (const { begun, ended } of calls.toSorted((a, b) => a.begun - b.begun)) {
    const before = chains.filter((chain) => chain.ended < begun).map(({ length }) => length);
    chains.push({ ended, length: 1 + Math.max(0, ...before) });
  }
  return Math.max(0, ...chains.map(({ length }) => length));
};

/** What counts the requests of one quiz. */
export interface CallCounter {
  readonly calls: readonly CountedCall[];
  /** To be told whenever another part of the quiz begins. */
  readonly begin: (part: QuizPart) => void;
  readonly models: Models;
}

/** Counts what is really sent and received, by standing between the product and its models. */
export const countCalls = (models: Models): CallCounter => {
  const calls: CountedCall[] = [];
  let part: QuizPart = "check";
  let moment = 0;
  const begin: Begin = (prompt, task) => {
    const place = calls.length;
    const call = { part, task, charactersIn: charactersOf(prompt), begun: moment++ };
    calls.push({ ...call, charactersOut: 0, ended: Number.POSITIVE_INFINITY });
    return (charactersOut) => {
      calls[place] = { ...call, charactersOut, ended: moment++ };
    };
  };
  return {
    calls,
    begin: (next) => {
      part = next;
    },
    models: {
      ...models,
      language: (role) => {
        const named = models.language(role);
        return named && { ...named, model: counted(named.model, begin) };
      },
    },
  };
};

type WrapStream = NonNullable<LanguageModelMiddleware["wrapStream"]>;
type Prompt = Parameters<WrapStream>[0]["params"]["prompt"];
type Chunk =
  Awaited<ReturnType<WrapStream>>["stream"] extends ReadableStream<infer Part> ? Part : never;
type Begin = (prompt: Prompt, task: string) => (charactersOut: number) => void;

const counted = (model: LanguageModel, begin: Begin): LanguageModel => {
  if (typeof model === "string") throw new TypeError("A model known by its name only");
  return wrapLanguageModel({ model, middleware: { wrapStream: countingStream(begin) } });
};

const countingStream =
  (begin: Begin): WrapStream =>
  async ({ doStream, params: { prompt, responseFormat } }) => {
    const end = begin(prompt, (responseFormat?.type === "json" && responseFormat.name) || "");
    let charactersOut = 0;
    const { stream, ...result } = await doStream();
    const counting = new TransformStream<Chunk, Chunk>({
      transform: (chunk, controller) => {
        if (chunk.type === "text-delta") charactersOut += chunk.delta.length;
        controller.enqueue(chunk);
      },
      flush: () => end(charactersOut),
    });
    return { ...result, stream: stream.pipeThrough(counting) };
  };

const charactersOf = (prompt: Prompt): number =>
  total(
    prompt.flatMap(({ content }) =>
      typeof content === "string"
        ? content.length
        : content.map((part) => (part.type === "text" ? part.text.length : 0)),
    ),
  );
