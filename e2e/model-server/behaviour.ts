import { z } from "zod";
import { type ImperfectQuotes, quoteSlips } from "./imperfect-quotes.ts";

/** How the server behaves towards a request. All but `good` are things real servers do. */
export const modes = [
  "good",
  // Answers with an error.
  "400",
  "401",
  "403",
  "404",
  "429",
  "500",
  "503",
  "context",
  // Trouble on the wire.
  "disconnect",
  "hang",
  "stall",
  "cut",
  "cut-clean",
  "error-chunk",
  "html",
  "html-502",
  "huge",
  // The right answer, badly wrapped: mended without asking again.
  "fenced",
  "chatty",
  "commas",
  // The right answer from a server that counts no tokens.
  "uncounted",
  // No usable answer.
  "empty",
  "prose",
  "two-objects",
  "length",
  "wrong-schema",
  "wrong-ids",
  "omits-one",
  "nul",
  "filtered",
  // The right answer, late.
  "slow",
  "hold",
] as const;
export type Mode = (typeof modes)[number];

export const controlRequest = z.object({
  /** Only requests of this task; all when absent. */
  task: z.string().optional(),
  mode: z.enum(modes).optional(),
  /** How quotes of an edit go wrong; they are exact when absent. */
  quotes: z.enum(quoteSlips).optional(),
  /** Picks among the marks or signs that may go wrong so. */
  seed: z.int().nonnegative().optional(),
  /** So many requests, then good again; for ever when absent. */
  times: z.number().int().positive().optional(),
  /** The Retry-After header of `429` and `503`; seconds or an HTTP date. */
  retryAfter: z.string().optional(),
  /** How long a `slow` answer takes from the first chunk to the last, in milliseconds. */
  delayMs: z.number().nonnegative().optional(),
});
export type ControlRequest = z.infer<typeof controlRequest>;

/** Answers that the next requests of a task get, one each, instead of the computed ones. */
export const scriptRequest = z.object({ task: z.string(), replies: z.array(z.unknown()) });
export type ScriptRequest = z.infer<typeof scriptRequest>;

export interface Behaviour extends Pick<ControlRequest, "retryAfter" | "delayMs"> {
  readonly mode: Mode;
  readonly quotes?: ImperfectQuotes;
}

/** Decides how each request is treated: by control first, then by the model's name. */
export interface Behaviours {
  readonly set: (control: ControlRequest) => void;
  readonly clear: () => void;
  /** Uses up one of the `times` of the rule that applies. */
  readonly next: (task: string | null, model: string) => Behaviour;
}

/**
 * A model may be named after a mode, so that a client is tested with nothing but its settings:
 * `compatible:401` refuses always, `compatible:429/2` twice and then answers.
 */
export const createBehaviours = (): Behaviours => {
  let rules: { control: ControlRequest; left: number }[] = [];
  const servedByModel = new Map<string, number>();
  return {
    set: (control) => {
      rules = rules.filter(({ control: old }) => old.task !== control.task);
      rules.push({ control, left: control.times ?? Number.POSITIVE_INFINITY });
    },
    clear: () => {
      rules = [];
      servedByModel.clear();
    },
    next: (task, model) => {
      const rule =
        rules.find(({ control, left }) => left > 0 && control.task === task) ??
        rules.find(({ control, left }) => left > 0 && control.task === undefined);
      if (rule) {
        rule.left -= 1;
        const { mode = "good", quotes, seed = 1, ...more } = rule.control;
        return { ...more, mode, ...(quotes ? { quotes: { slip: quotes, seed } } : {}) };
      }
      const [name, times] = model.split("/");
      const served = servedByModel.get(model) ?? 0;
      servedByModel.set(model, served + 1);
      const mode = modes.find((known) => known === name);
      const isBad = mode && served < Number(times ?? "Infinity");
      return { mode: isBad ? mode : "good" };
    },
  };
};
