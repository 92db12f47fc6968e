import type { LanguageModel, ModelMessage, UserModelMessage } from "ai";
import { z } from "zod";
import type { Clock } from "../clock.ts";
import { AppError } from "../errors.ts";
import { classifyError } from "./classify-error.ts";
import { count, type HoldMore, type Meter } from "./journal.ts";
import type { Named } from "./models.ts";
import { type PictureNames, pictureNames } from "./picture-names.ts";
import { isStorable, readReply, wholeEntries } from "./read-reply.ts";
import type { Redact } from "./redact.ts";
import { requestWithRetries, type Sleep, throttle } from "./request-with-retries.ts";
import type { SharedControl } from "./shared-calls.ts";
import { type StreamedReply, streamReply, withoutBounds } from "./stream-reply.ts";
import type { NumberedList, Task } from "./task.ts";
import { namedBySchema } from "./text-from-model.ts";

/** A malformed answer is asked for again so often, unless its task says otherwise. */
const maxReasks = 2;
/** How much of a bad reply is shown to the model again. */
const shownCharacters = 2_000;
/** Growing text is written to the database by whoever listens. */
const textIntervalMs = 500;

export interface RepairedCall<Input, Output> {
  readonly task: Task<Input, Output>;
  readonly input: Input;
  readonly instructions: string;
  /** The task's material and its pictures. */
  readonly question: UserModelMessage;
  readonly named: Named<LanguageModel>;
  readonly control: SharedControl;
  readonly redact: Redact;
  readonly clock: Clock;
  readonly silenceMs: number;
  readonly sleep: Sleep;
  readonly meter: Meter;
  /** Of the question, with all that is sent beside it. */
  readonly characters: number;
  readonly holdMore: HoldMore;
  /** How often this and other questions may still be put, beside what the task says. */
  readonly tries: { left: number } | undefined;
  /** The models that refuse the limit of an answer; one that does is added. */
  readonly refusesLimit: Set<string>;
}

interface Dialogue<Input, Output> extends RepairedCall<Input, Output> {
  readonly names: PictureNames;
}

interface Held<Output> {
  readonly output: Output;
  readonly salvaged: boolean;
}

/**
 * Puts the task to the model, and again with the exact error while the answer is not valid; at
 * last keeps what `salvage` can save. A valid answer is asked for once more where the task advises it.
 *
 * @throws AppError model_* when no valid answer could be had, stopped when the signal fired.
 */
export const askWithRepair = async <Input, Output>(
  call: RepairedCall<Input, Output>,
): Promise<Held<unknown>> => {
  const { task, input } = call;
  const dialogue: Dialogue<Input, Output> = { ...call, names: pictureNames() };
  if (task.list) return askForList(dialogue, task.list);
  const held = await askUntilValid(dialogue);
  const advice = held.salvaged ? null : (task.advice?.(held.output, input) ?? null);
  return advice === null ? held : improve(dialogue, held, advice);
};

/** The answer after one repair; where that comes to nothing, the answer that is there. */
const improve = async <Input, Output>(
  dialogue: Dialogue<Input, Output>,
  held: Held<Output>,
  advice: string,
): Promise<Held<Output>> => {
  const { task, input, question, control } = dialogue;
  const told = correction(task, input, JSON.stringify(held.output), advice);
  try {
    const reply = await replyOrProblem(dialogue, [question, ...told]);
    const read = "problem" in reply ? null : readReply(task, input, reply);
    return read?.ok ? { output: read.output, salvaged: read.salvaged } : held;
  } catch (error) {
    if (control.signal.aborted) throw error;
    return held;
  }
};

const unlimited = { left: Number.POSITIVE_INFINITY };

const askUntilValid = async <Input, Output>(
  dialogue: Dialogue<Input, Output>,
): Promise<Held<Output>> => {
  const { task, input, question, tries = unlimited } = dialogue;
  const { reasks = maxReasks } = task;
  const readable: unknown[] = [];
  let messages: ModelMessage[] = [question];
  let problem = "";
  const prose: string[] = [];
  for (let asked = 0; asked <= reasks && tries.left > 0; asked += 1) {
    tries.left -= 1;
    const reply = await replyOrProblem(dialogue, messages);
    const text = textOf(reply);
    const read =
      "problem" in reply ? { ok: false as const, ...reply } : readReply(task, input, reply);
    if (read.ok) return { output: read.output, salvaged: read.salvaged };
    if ("parsed" in read && read.parsed !== undefined) readable.unshift(read.parsed);
    if (isProse(text)) prose.push(text);
    const said = speak(task, input, prose, tries.left === 0);
    if (said !== null) return { output: said, salvaged: true };
    problem = read.problem;
    messages = [question, ...correction(task, input, text, problem)];
  }
  const saved = salvage(task, input, readable);
  if (saved !== null) return { output: saved, salvaged: true };
  throw new AppError("model_reply_invalid", dialogue.redact(`${task.name}: ${problem}`), {
    details: { task: task.name, model: dialogue.named.id },
  });
};

/**
 * Asks for a list until every entry that is wanted is there: what is whole in a reply is kept, and the next one is asked
 * for the rest alone. @throws AppError model_reply_invalid when not one entry could be had
 */
const askForList = async <Input, Output>(
  dialogue: Dialogue<Input, Output>,
  list: NumberedList<Input>,
): Promise<Held<unknown>> => {
  const { task, input } = dialogue;
  const kept: KeptEntries = new Map();
  const output = () => ({ [list.field]: [...kept.values()] });
  let prompt = task.prompt(input);
  let told: ModelMessage[] = [];
  let problem = "";
  for (let asked = 0; asked <= (task.reasks ?? maxReasks); asked += 1) {
    const { instructions, content } = prompt;
    const messages: ModelMessage[] = [{ role: "user", content }, ...told];
    const reply = await replyOrProblem({ ...dialogue, instructions }, messages);
    const before = kept.size;
    problem = takeEntries(task, list, input, kept, reply);
    const left = list.wanted(input).filter((number) => !kept.has(number));
    if (left.length === 0 || problem === "") return { output: output(), salvaged: false };
    // What was got is not asked for again; where nothing was, the model is told why.
    const text = textOf(reply);
    told = kept.size > before ? [] : correction(task, input, text, problem);
    prompt = list.promptFor(input, left, [...kept.values()]);
  }
  if (kept.size > 0) return { output: output(), salvaged: true };
  throw new AppError("model_reply_invalid", dialogue.redact(`${task.name}: ${problem}`), {
    details: { task: task.name, model: dialogue.named.id },
  });
};

/** The entries of a list by their numbers. */
type KeptEntries = Map<number, object>;

/** Keeps the entries of a reply that fit the schema and are wanted. @returns why others are missing, "" where none needs to be there */
const takeEntries = <Input, Output>(
  task: Task<Input, Output>,
  list: NumberedList<Input>,
  input: Input,
  kept: KeptEntries,
  reply: StreamedReply | { problem: string },
): string => {
  if ("problem" in reply) return reply.problem;
  const read = readReply(task, input, reply);
  const entries = read.ok
    ? entriesOf(read.output, list)
    : wholeEntries(reply.text, list.field).flatMap((entry) => fittingEntry(task, list, entry));
  const wanted = new Set(list.wanted(input));
  for (const entry of entries) {
    const number = (entry as Record<string, unknown>)[list.number];
    if (typeof number === "number" && wanted.has(number) && !kept.has(number)) {
      kept.set(number, entry);
    }
  }
  if (!read.ok) return read.problem;
  return list.mayOmit ? "" : "Not every number that was asked for has an entry.";
};

const entriesOf = <Input>(output: unknown, { field }: NumberedList<Input>): object[] => {
  const list = (output as Record<string, unknown>)[field];
  return Array.isArray(list) ? list : [];
};

/** The entry with what may be left out of it, if it fits the schema then. */
const fittingEntry = <Input, Output>(
  task: Task<Input, Output>,
  list: NumberedList<Input>,
  entry: object,
): object[] => {
  const valid = task.schema.safeParse(namedBySchema(task.schema, { [list.field]: [entry] }));
  return valid.success && isStorable(entry) ? entriesOf(valid.data, list) : [];
};

const textOf = (reply: StreamedReply | { problem: string }): string =>
  "text" in reply ? reply.text : "";

/** One reply, retries included; a reply that is none at all comes back as its problem. */
const replyOrProblem = async <Input, Output>(
  dialogue: Dialogue<Input, Output>,
  messages: ModelMessage[],
): Promise<StreamedReply | { problem: string }> => {
  const { control, clock, sleep } = dialogue;
  try {
    return await requestWithRetries(() => send(dialogue, messages), {
      signal: control.signal,
      sleep,
      onWait: (ms, because) =>
        Promise.resolve(control.onWait({ until: new Date(clock().getTime() + ms), because })),
    });
  } catch (error) {
    if (!(error instanceof AppError) || error.code !== "model_reply_invalid") throw error;
    return { problem: error.message };
  }
};

const send = async <Input, Output>(
  dialogue: Dialogue<Input, Output>,
  messages: ModelMessage[],
): Promise<StreamedReply> => {
  const { task, input, named, control, clock, silenceMs, redact, meter, names } = dialogue;
  const { refusesLimit: limits } = dialogue;
  const numbered = messages.map((message) => withText(message, names.short));
  const [, ...corrections] = messages;
  const more = corrections.length > 0 ? JSON.stringify(corrections).length : 0;
  const sent = dialogue.characters + more;
  await dialogue.holdMore({ sent, answered: 0 });
  meter.requests += 1;
  try {
    const reply = await streamReply({
      model: named.model,
      instructions: names.instructions(names.short(dialogue.instructions)),
      messages: numbered,
      name: task.name,
      schema: task.asked?.(input) ?? task.schema,
      longestAnswer: limits.has(named.id) ? undefined : task.longestAnswer,
      signal: control.signal,
      silenceMs,
      onText: throttle((text) => control.onText(names.long(text)), textIntervalMs, clock),
      onGrowth: (answered) => dialogue.holdMore({ sent, answered }),
      onUsage: (usage, answered) => count(meter, usage, { sent, answered }),
    });
    return { ...reply, text: names.long(reply.text) };
  } catch (thrown) {
    const error = classifyError(thrown, { modelId: named.id, redact, now: clock() });
    if (!mayBeTheLimit(error) || !task.longestAnswer || limits.has(named.id)) throw error;
    // Whether it was the limit shows without it; what is refused then, too, is refused for itself.
    limits.add(named.id);
    return send(dialogue, messages);
  }
};

/** The message with its text put otherwise; its files stay. */
const withText = (message: ModelMessage, put: (text: string) => string): ModelMessage => {
  if (message.role === "assistant" && typeof message.content === "string") {
    return { ...message, content: put(message.content) };
  }
  if (message.role !== "user") return message;
  const { content } = message;
  if (typeof content === "string") return { ...message, content: put(content) };
  const parts = content.map((part) =>
    part.type === "text" ? { ...part, text: put(part.text) } : part,
  );
  return { ...message, content: parts };
};

/** Models refuse a limit above their own in words of their own, some as a context that is too small. */
const mayBeTheLimit = ({ code }: AppError): boolean =>
  code === "model_refused_request" || code === "model_context_exceeded";

/** The schema of the answer to this input, as it is sent. */
export const jsonSchemaOf = <Input, Output>(task: Task<Input, Output>, input: Input): string =>
  JSON.stringify(
    withoutBounds(
      z.toJSONSchema(task.asked?.(input) ?? task.schema, { io: "input", unrepresentable: "any" }),
    ),
  );

/**
 * The bad reply, shortened, and what was wrong with it. An empty one is left out: providers refuse it. The schema went
 * out beside the question; only who answered without any JSON may never have seen it, as some servers drop it.
 */
const correction = <Input, Output>(
  task: Task<Input, Output>,
  input: Input,
  reply: string,
  problem: string,
): ModelMessage[] => {
  const shown =
    reply.length > shownCharacters
      ? `${reply.slice(0, shownCharacters).toWellFormed()} […]`
      : reply;
  const hasJson = reply.trim() !== "" && !isProse(reply);
  const shape = hasJson ? "" : ` It must fit this JSON Schema: ${jsonSchemaOf(task, input)}`;
  const content = `That answer cannot be used. ${problem}\nAnswer the whole question again, with all that was right in that answer, by one JSON object and nothing else.${shape}`;
  const again: ModelMessage = { role: "user", content };
  return shown.trim() ? [{ role: "assistant", content: shown }, again] : [again];
};

/** Words without any JSON, not even a broken one. */
const isProse = (text: string): boolean => text.trim() !== "" && !/\{\s*"|^\s*\{/.test(text);

const longestSpoken = 4_000;

/** What a model means that insists on prose, or need not, or cannot; null when it says nothing to the task. */
const speak = <Input, Output>(
  task: Task<Input, Output>,
  input: Input,
  prose: readonly string[],
  isLastTry: boolean,
): Output | null => {
  const said = prose[isLastTry || task.spokenAtOnce?.(input) ? 0 : 1];
  if (said === undefined || task.spoken === undefined) return null;
  const valid = task.schema.safeParse(
    task.spoken(said.trim().slice(0, longestSpoken).toWellFormed()),
  );
  return valid.success ? valid.data : null;
};

/** The newest reply of which something valid can be kept. */
const salvage = <Input, Output>(
  task: Task<Input, Output>,
  input: Input,
  readable: readonly unknown[],
): Output | null => {
  for (const reply of readable) {
    const saved = task.salvage?.(reply, input) ?? null;
    const valid = task.schema.safeParse(saved);
    if (saved !== null && valid.success) return valid.data;
  }
  return null;
};
