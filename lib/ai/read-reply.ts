import { z } from "zod";
import { repairJson } from "./repair-json.ts";
import type { Task } from "./task.ts";
import { namedBySchema } from "./text-from-model.ts";

export type ReadReply<Output> =
  | {
      readonly ok: true;
      readonly output: Output;
      /** True when the reply was cut off, and this is what stands of it. */
      readonly salvaged: boolean;
    }
  | {
      readonly ok: false;
      /** What is wrong, in words for the model. */
      readonly problem: string;
      /** The JSON as far as it could be read, for `salvage`; absent when it was none. */
      readonly parsed?: unknown;
    };

const problemLimit = 2_000;

/** Turns the text of a reply into a valid output, or says exactly why it is none. */
export const readReply = <Input, Output>(
  task: Task<Input, Output>,
  input: Input,
  reply: { readonly text: string; readonly finished: boolean },
): ReadReply<Output> => {
  if (!reply.finished) return readCut(task, input, reply.text);
  const json = repairJson(reply.text);
  if ("problem" in json) {
    return { ok: false, problem: `The reply is not valid JSON. ${json.problem}` };
  }
  if (!isStorable(json.value)) {
    return { ok: false, problem: "The reply has broken characters in it.", parsed: undefined };
  }
  const asWritten = task.schema.safeParse(json.value);
  // To ask for the whole answer once more costs a call: what differs from it in names alone is taken.
  const valid = asWritten.success
    ? asWritten
    : task.schema.safeParse(namedBySchema(task.schema, json.value));
  if (!valid.success) {
    const problem = `The JSON does not fit the schema. ${z.prettifyError(valid.error)}`;
    return { ok: false, problem: problem.slice(0, problemLimit), parsed: json.value };
  }
  const wrong = task.check?.(valid.data, input) ?? null;
  if (wrong === null) return { ok: true, output: valid.data, salvaged: false };
  return { ok: false, problem: wrong.slice(0, problemLimit), parsed: json.value };
};

const readCut = <Input, Output>(
  task: Task<Input, Output>,
  input: Input,
  reply: string,
): ReadReply<Output> => {
  const kept = task.keepCut?.(reply, input) ?? null;
  const valid = task.schema.safeParse(kept);
  if (kept !== null && isStorable(kept) && valid.success) {
    return { ok: true, output: valid.data, salvaged: true };
  }
  return { ok: false, problem: "The reply was cut off at the length limit. Answer more briefly." };
};

/** PostgreSQL's `jsonb` takes neither NUL nor half of a surrogate pair. */
const isStorable = (value: unknown): boolean => {
  if (typeof value === "string") return value.isWellFormed() && !value.includes("\0");
  if (typeof value !== "object" || value === null) return true;
  return Object.entries(value).every(([key, inner]) => isStorable(key) && isStorable(inner));
};
