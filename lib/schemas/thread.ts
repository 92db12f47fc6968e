import { z } from "zod";
import { modelRole } from "./model-settings.ts";

/** PostgreSQL stores no NUL in a text. */
export const withoutNul = (text: z.ZodString) =>
  text.refine((value) => !value.includes("\0"), "holds a NUL character");

/** The one shape of every error answer of the HTTP API. */
export const errorBody = z.object({
  error: z.object({
    code: z.string(),
    message: z.string(),
    details: z
      .record(z.string(), z.union([z.string(), z.number(), z.boolean(), z.null()]))
      .optional(),
  }),
});

export type ErrorBody = z.infer<typeof errorBody>;

export const threadKind = z.enum(["study", "guide", "quiz"]);
export type ThreadKind = z.infer<typeof threadKind>;

export const threadStatus = z.enum(["running", "waiting", "done", "failed", "stopped"]);
export type ThreadStatus = z.infer<typeof threadStatus>;

/** What a paused thread asks the student. A reply names `interruptId`, so that twice is once. */
export const threadQuestion = z.object({
  interruptId: z.string(),
  kind: z.string(),
  text: z.string(),
  choices: z.array(z.object({ id: z.string(), label: z.string() })),
  /** True when a reply that was given before the question answers it: a request that had to wait. */
  open: z.boolean().default(false),
  /** True when the work is done and the question only keeps the thread open for more. */
  rests: z.boolean().default(false),
});
export type ThreadQuestion = z.infer<typeof threadQuestion>;

/** Finished steps of the present stage; `total` is known when the stage begins. */
const threadProgress = z.object({ done: z.number().int(), total: z.number().int() });
export type ThreadProgress = z.infer<typeof threadProgress>;

/** Something the student should know while the run goes on, such as a wait the model asked for. */
const threadNotice = z.object({
  code: z.enum(["model_wait", "run_retry"]),
  /** When the work goes on, ISO 8601. */
  until: z.string(),
  /** The error code that made it wait. */
  because: z.string(),
});
export type ThreadNotice = z.infer<typeof threadNotice>;

/** Money in US dollars; `null` when the price of a model that was used is not known. */
const threadCost = z.object({
  /** Requests that were sent: what was cut and asked on with is two. */
  calls: z.number().int(),
  inputTokens: z.number().int(),
  outputTokens: z.number().int(),
  usd: z.number().nullable(),
});
export type ThreadCost = z.infer<typeof threadCost>;

export const threadView = z.object({
  id: z.string(),
  kind: threadKind,
  title: z.string(),
  /** What it belongs to. */
  subject: z.object({ id: z.string(), name: z.string() }),
  status: threadStatus,
  /** A key of the catalogue's `stages`, or null before the first one. */
  stage: z.string().nullable(),
  progress: threadProgress.nullable(),
  notice: threadNotice.nullable(),
  question: threadQuestion.nullable(),
  error: z.object({ code: z.string(), message: z.string() }).nullable(),
  cost: threadCost,
  /** Which model (`provider:model`) did the work of which role, so far. */
  models: z.array(z.object({ role: modelRole, model: z.string() })),
  /** Rises with every visible change; the ETag of the thread. */
  revision: z.number().int(),
  /** Time the thread has been worked on, in milliseconds, up to `updatedAt`. */
  activeMs: z.number().int(),
  /** When the present run began, ISO 8601; null when none is active. */
  runningSince: z.string().nullable(),
  createdAt: z.string(),
  updatedAt: z.string(),
});
export type ThreadView = z.infer<typeof threadView>;

/** How a thread stands in the list: as its status, or as what has become of it since it was made. */
const threadStanding = z.object({
  state: z.enum([
    ...threadStatus.options,
    // Of a quiz.
    "not_started",
    "playing",
    "retrying",
    "played",
    // Of a document that is there and asks for nothing.
    "draft",
    // Of a guide.
    "answered",
    "unanswered",
    "in_steps",
    "left",
    "solved",
    "unsolved",
  ]),
  /** Questions that were answered, of those of the present round; of a quiz that was played, the right ones of all. */
  count: z.object({ done: z.number().int(), total: z.number().int() }).nullable(),
});
export type ThreadStanding = z.infer<typeof threadStanding>;

/** How far threads are, for a filter of the list. */
export const threadPhase = z.enum(["open", "over", "halted"]);
export type ThreadPhase = z.infer<typeof threadPhase>;

/** A thread of the list. */
export const listedThread = threadView.extend({
  standing: threadStanding,
  /** When the student last worked on it, ISO 8601; what the program did by itself does not count. */
  actedAt: z.string(),
  /** The number of the newest edit of a study document; 0 for none, null for other kinds. */
  lastEdit: z.number().int().nullable(),
});
export type ListedThread = z.infer<typeof listedThread>;

/** Answer to `GET /api/threads`. */
export const threadList = z.object({ threads: z.array(listedThread) });

/** `?settled=1`: the answer waits for the run under way to settle, 400 ms at most. */
export const settledQuery = z.object({ settled: z.literal("1").optional() });

/** Answer to `GET /api/threads/{id}/artifacts`, sizes in bytes. */
export const artifactList = z.object({
  files: z.array(z.object({ path: z.string(), size: z.number().int() })),
});
