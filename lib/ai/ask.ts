import type { FilePart, TextPart, UserModelMessage } from "ai";
import type { Prices } from "#lib/schemas/prices.ts";
import type { Clock } from "../clock.ts";
import { AppError } from "../errors.ts";
import { askWithRepair, jsonSchemaOf } from "./ask-with-repair.ts";
import type { Reserve } from "./budget.ts";
import {
  type CachedAnswer,
  journalKey,
  type ModelJournal,
  recordCall,
  threadKey,
} from "./journal.ts";
import type { Models } from "./models.ts";
import { realSleep, type Sleep } from "./request-with-retries.ts";
import { createSharedCalls, type JoinCall } from "./shared-calls.ts";
import type { Answer, Ask, AskContext, Prompt, Task } from "./task.ts";

/**
 * The message that puts a prompt to a model: its text, then its pictures in order, each as bytes of a stated type.
 * No URL goes out, so that no provider fetches anything.
 * @throws whatever `context.picture` throws for a picture that is not there
 */
const userMessage = async (
  prompt: Pick<Prompt, "content" | "pictures">,
  context: Pick<AskContext, "picture">,
): Promise<UserModelMessage> => {
  const pictures = prompt.pictures ?? [];
  if (pictures.length === 0) return { role: "user", content: prompt.content };
  const fetchPicture = context.picture;
  if (!fetchPicture) throw new TypeError("A task with pictures needs `picture` in its context");
  const text: TextPart = { type: "text", text: prompt.content };
  const files = pictures.map(async (picture): Promise<FilePart> => {
    const data = await fetchPicture(picture);
    return { type: "file", mediaType: picture.mediaType, data };
  });
  return { role: "user", content: [text, ...(await Promise.all(files))] };
};

export interface AskOptions {
  readonly models: Pick<Models, "language" | "redact">;
  readonly journal: ModelJournal;
  readonly clock: Clock;
  readonly prices: Prices;
  /** Milliseconds without a word from the model after which a request is given up. */
  readonly silenceMs: number;
  readonly reserve?: Reserve;
  /** Calls under way, shared with what asks by other revisions of the settings; its own when it has none to share. */
  readonly join?: JoinCall<CachedAnswer>;
  /** Waits between tries; a test passes its own. */
  readonly sleep?: Sleep;
}

/**
 * Makes the one function that puts tasks to models. A stored answer costs nothing, for the owner's
 * other threads neither, unless it is salvaged or provisional; the same
 * question asked twice at once is asked once; every other call leaves one entry in the journal,
 * whether it succeeds or fails.
 */
export const createAsk = (options: AskOptions): Ask => {
  const { models, journal, clock, silenceMs, sleep = realSleep } = options;
  const payer = { ...options, redact: models.redact };
  const { join = createSharedCalls<CachedAnswer>() } = options;
  const refusesLimit = new Set<string>();
  return async (task, input, context) => {
    const named = models.language(task.role);
    if (!named) return answerOffline(task, input);
    const { ownerId, threadId } = context;
    const key = journalKey(task, named.id, input);
    const ownKey = threadKey(key, threadId);
    const call = { ownerId, threadId, task: task.name, taskVersion: task.version };
    const keyOf = (answer: CachedAnswer | null) =>
      answer && isProvisional(task, answer) ? ownKey : key;
    const kept = await join(`${ownerId} ${key}`, context, async (control) => {
      for (const known of [key, ownKey]) {
        const stored = await journal.find(ownerId, known);
        if (stored !== null && task.schema.safeParse(stored.output).success) return stored;
      }
      const prompt = task.prompt(input);
      const question = await userMessage(prompt, context);
      const characters = charactersOf(prompt) + jsonSchemaOf(task, input).length;
      const { signal } = control;
      const paid = { ...call, keyOf, characters, signal, model: named.id };
      return recordCall(payer, paid, (meter, holdMore) =>
        askWithRepair({
          ...{ task, input, question, named, control, meter, holdMore },
          ...{ characters, instructions: prompt.instructions, tries: context.tries },
          ...{ redact: models.redact, clock, silenceMs, sleep, refusesLimit },
        }),
      );
    });
    return answerOf(task, kept);
  };
};

/** A picture counts as some 2,000 tokens, more than providers take for the sizes that are sent. */
const charactersOf = ({ instructions, content, pictures = [] }: Prompt): number =>
  instructions.length + content.length + pictures.length * 5_000;

/** What another try may better must not decide for the owner's other threads, too. */
const isProvisional = <Input, Output>(task: Task<Input, Output>, answer: CachedAnswer): boolean =>
  answer.salvaged || (task.provisional?.(task.schema.parse(answer.output)) ?? false);

const answerOffline = async <Input, Output>(
  task: Task<Input, Output>,
  input: Input,
): Promise<Answer<Output>> => {
  if (task.offline !== "cannot") {
    // A long note has a hundred questions, one after the other: other work runs between them.
    await new Promise((resolve) => setImmediate(resolve));
    return { output: await task.offline(input), basis: "rules", salvaged: false };
  }
  throw new AppError("model_not_configured", `${task.name} needs a model, and none is configured`, {
    details: { role: task.role },
  });
};

const answerOf = <Input, Output>(
  task: Task<Input, Output>,
  kept: CachedAnswer,
): Answer<Output> => ({
  output: task.schema.parse(kept.output),
  basis: "model",
  salvaged: kept.salvaged,
});
