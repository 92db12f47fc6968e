import { z } from "zod";
import { maxGuideText } from "#lib/schemas/guide-limits.ts";
import { locatedControl, screenBox } from "#lib/schemas/located-control.ts";
import { language } from "./language.ts";
import { sectionView, versionName } from "./library.ts";
import { restingLink } from "./resting-question.ts";
import { messageView } from "./study.ts";
import { inSubject } from "./subject.ts";
import { threadView, withoutNul } from "./thread.ts";

const said = withoutNul(z.string().trim().min(1).max(maxGuideText));

/** Every answer that a guide understands; which of them fits depends on its question's kind. */
export const guideReply = z.union([
  /** One of the question's choices, by its id. */
  z.object({ type: z.literal("choice"), choice: z.string().max(100) }),
  /** In the student's own words; understood as a choice where it is one, else as a question about the step. */
  z.object({ type: z.literal("text"), text: said }),
  /** A screenshot that was added to the thread. */
  z.object({ type: z.literal("screenshot"), screenshotId: z.string().max(100) }),
  /** Back or on to this step, from the list of steps. */
  z.object({ type: z.literal("jump"), step: z.number().int().min(0) }),
  /** Of the sections that may answer the one that does, for which steps are wanted. */
  z.object({ type: z.literal("section"), chunkId: z.string().max(100) }),
]);
export type GuideReply = z.infer<typeof guideReply>;

/** How a guide ended: the kind of the question with which it rests, and the stage of its thread until it is taken up again. */
export const guideEnding = z.enum([
  "guide_solved",
  "guide_left",
  "guide_enough",
  "guide_declined",
  "guide_unsolved",
  "guide_no_other",
  "guide_perhaps",
  "guide_nothing",
]);
export type GuideEnding = z.infer<typeof guideEnding>;

/**
 * The kinds of `ThreadQuestion` that a guide puts, and the ids of their choices.
 * `guide_version`: new_task, try_anyway. `guide_steps`: step_by_step, done. `guide_action`: next, force (on after a
 * check that failed), skip, show, help, cancel. `guide_confirm`: yes, no. `guide_review`: yes, no (about one step).
 * `guide_again` (every step was done, and it still is not solved): yes (a new answer), no.
 * The others rest: the thread is done, and the kind says how it ended. A jump or a question in words fits each of them.
 * `guide_solved`: no (not after all). `guide_left` (at a step), `guide_enough` (with the answer): step_by_step.
 * `guide_declined` (at the version warning): try_anyway. `guide_unsolved` (no other answer was wanted): yes (one after all).
 * `guide_no_other` (none was found): no choices. `guide_perhaps` (the nearest sections may say it) and `guide_nothing`
 * (the manual says nothing about it): no choices; words are searched for instead of the question's, and a section of those
 * shown is answered from.
 */
export const guideQuestionKind = z.enum([
  "guide_version",
  "guide_steps",
  "guide_action",
  "guide_confirm",
  "guide_review",
  "guide_again",
  ...guideEnding.options,
]);
export type GuideQuestionKind = z.infer<typeof guideQuestionKind>;

/** Fields of `POST /api/threads` for a guide. */
export const createGuideRequest = z.object({
  kind: z.literal("guide"),
  question: said,
  packId: z.string().max(100),
  version: versionName.nullable().default(null),
  edition: withoutNul(z.string().trim().max(80)).nullable().default(null),
  title: withoutNul(z.string().trim().min(1).max(120)).optional(),
  subjectId: inSubject,
});
export type CreateGuideRequest = z.infer<typeof createGuideRequest>;

export const guideMode = z.enum(["answer", "steps", "review"]);
export type GuideMode = z.infer<typeof guideMode>;

/**
 * What a look at a screenshot came to. `already`: it is as the step wants, and nothing had to be done for it. `pending`: it is
 * not done, as nobody has been shown the place before; what is seen there is told and refuses nothing. `unknown`: it cannot be
 * told, the student decides.
 */
export const stepCheck = z.object({
  done: z.enum(["yes", "already", "pending", "no", "unknown"]),
  explanation: z.string(),
  screenshotId: z.string(),
  basis: z.enum(["model", "rules"]),
});
export type StepCheck = z.infer<typeof stepCheck>;

/** Sentences of its manual that an answer remembers: one that rests on more is of whole sections. */
export const mostCitedWords = 60;
/** Longer ones, in UTF-16 units, are no sentences that anybody compares by eye. */
export const longestCitedQuote = 1_000;

/** A sentence of a manual that an answer rests on, as it stood there. */
export const citedWords = z.object({
  /** The step that rests on it, from 0; null where only the answer's prose does. */
  step: z.number().int().min(0).nullable(),
  /** The lasting id of its section. */
  chunkId: z.string().max(100),
  quote: z.string().max(longestCitedQuote),
  /** Through which change of the manual the student keeps the answer; null where through none. */
  kept: z.string().max(100).nullable(),
});
export type CitedWords = z.infer<typeof citedWords>;

/** A section by its name; its text is asked for when it is opened. */
const namedSection = sectionView.pick({
  ...{ chunkId: true, title: true, headingPath: true, page: true },
});
export type NamedSection = z.infer<typeof namedSection>;

const guideStep = z.object({
  text: z.string(),
  /** The section that it rests on; null when that is no more in the library. */
  source: namedSection.nullable(),
  /** Names of controls in it that the section does not write. */
  unnamed: z.array(z.string()),
  requiresClick: z.boolean(),
  /** The version warning where this step is affected; null elsewhere. */
  warning: z.string().nullable(),
  state: z.enum(["open", "done", "skipped"]),
  /** Where its control is on the newest screenshot that was looked at; null before that. */
  box: locatedControl.nullable(),
  /** True when the student drew the box, or took it away: on this screenshot it stays so until they ask for the place. */
  drawn: z.boolean(),
  screenshotId: z.string().nullable(),
  check: stepCheck.nullable(),
});

export const screenshotView = z.object({
  id: z.string(),
  width: z.number().int(),
  height: z.number().int(),
  devicePixelRatio: z.number(),
  createdAt: z.string(),
});
export type ScreenshotView = z.infer<typeof screenshotView>;

/** Answer to `POST /api/threads/{threadId}/screenshots`. */
export const sentScreenshot = screenshotView.extend({
  /** True when the newest picture came once more: it is not looked at again. */
  repeated: z.boolean(),
});
export type SentScreenshot = z.infer<typeof sentScreenshot>;

/**
 * Everything that the guide page shows, and what other clients poll: the names in snake case are the HTTP contract's
 * own. The ETag is the thread's revision.
 */
export const guideView = z.object({
  status: threadView.shape.status,
  stage: threadView.shape.stage,
  intent: z.enum(["product", "other"]).nullable(),
  /** Whether the question fits the version and edition; null before it was checked. */
  allowed: z.boolean().nullable(),
  version_explanation: z.string().nullable(),
  /** The difference that the explanation rests on. */
  version_source: sectionView.nullable(),
  /** Markdown; links `#chunk-<id>` name sections. */
  full_answer: z.string().nullable(),
  steps: z.array(
    z.object({
      ...guideStep.omit({ requiresClick: true, screenshotId: true }).shape,
      requires_click: guideStep.shape.requiresClick,
      screenshot_id: guideStep.shape.screenshotId,
    }),
  ),
  current_step_index: z.number().int().nullable(),
  steps_total: z.number().int(),
  mode: guideMode,
  question: threadView.shape.question,
  revision: z.number().int(),

  /** Beyond the contract, for the page. */
  thread: threadView,
  task: z.string(),
  language,
  offline: z.boolean(),
  pack: z.object({ id: z.string(), product: z.string(), title: z.string() }).nullable(),
  version: z.string().nullable(),
  edition: z.string().nullable(),
  /** False when the manual does not answer: `sections` are then merely the nearest. */
  answered: z.boolean().nullable(),
  /** Of a question that is answered in part, what the sections do not say; null where they say all of it. */
  missing: z.string().nullable(),
  answer_basis: z.enum(["model", "rules"]).nullable(),
  /** The sections that the answer rests on, best first; without an answer those that come nearest. */
  sections: z.array(sectionView),
  /** What the steps, the answer and the conversation name besides; what is no more in the library is missing. */
  cited: z.array(namedSection),
  messages: z.array(messageView),
  screenshots: z.array(screenshotView),
  /** Whether a picture waits to be looked at, as the guide worked or lay halted when it came. */
  picture_waits: z.boolean(),
});
export type GuideView = z.infer<typeof guideView>;

/** Body of `PUT /api/guide/{threadId}/steps/{step}/box`: the student drew it; null takes it away. */
export const drawnBox = z.object({
  screenshotId: z.string().max(100),
  box: screenBox.nullable(),
});
export type DrawnBox = z.infer<typeof drawnBox>;

/** A guide, and its Markdown as sanitised HTML. */
export const renderedGuide = guideView.extend({
  html: z.object({
    answer: z.string().nullable(),
    /** Why it does not work in the student's version. */
    explanation: z.string().nullable(),
    /** In the order of the steps. */
    steps: z.array(z.string()),
    /** By the message's id. */
    messages: z.record(z.string(), z.string()),
  }),
});
export type RenderedGuide = z.infer<typeof renderedGuide>;

/** What a note has of a step of the guide that it was saved from. */
const stepInNote = z.object({
  /** From 0, of the present answer. */
  step: z.number().int(),
  /** Whether the note says it word for word, or in other words since, or not at all. */
  state: z.enum(["there", "changed", "gone"]),
  /** Where it begins in the note; null where that does not say it. */
  start: z.number().int().nullable(),
  /** Those that rest on it there. */
  questions: z.array(restingLink),
});

/** `GET /api/guide/{threadId}/note`: the sources that the guide was saved as, newest first. */
export const guideNotes = z.object({
  /** The answer that the steps are of; null before there is one. */
  answer: z.string().nullable(),
  notes: z.array(
    z.object({
      sourceId: z.string(),
      title: z.string(),
      /** Those of the present answer that the saved one had, too. */
      steps: z.array(stepInNote),
      /** Whether it was saved before the guide gave another answer. */
      isEarlier: z.boolean(),
      /** The questions that rest on what is no step. */
      others: z.array(restingLink),
    }),
  ),
});
export type GuideNotes = z.infer<typeof guideNotes>;
