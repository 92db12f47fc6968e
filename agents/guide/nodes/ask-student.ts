import { interrupt } from "@langchain/langgraph";
import { z } from "zod";
import { replyWords, understandReply } from "#lib/guide/understand-reply.ts";
import { translator } from "#lib/i18n/translator.ts";
import { type GuideQuestionKind, guideReply } from "#lib/schemas/guide.ts";
import { maxGuideText } from "#lib/schemas/guide-limits.ts";
import { type Language, language } from "#lib/schemas/language.ts";
import { guideText } from "./say.ts";

const keys = {
  try_anyway: "choiceTryAnyway",
  new_task: "choiceNewTask",
  step_by_step: "choiceSteps",
  done: "choiceDone",
  next: "choiceNext",
  force: "choiceForce",
  skip: "choiceSkip",
  show: "choiceShow",
  help: "choiceHelp",
  cancel: "choiceCancel",
  yes: "choiceYes",
  no: "choiceNo",
} as const;

/** The ids of all choices that a guide's questions have. */
export type ChoiceId = keyof typeof keys;

/** What a choice is called on its button. */
const choiceLabel = (id: ChoiceId, language: Language): string => guideText(language)(keys[id]);

type GuideText = ReturnType<typeof translator<"guide">>;
type Key = Parameters<GuideText>[0];

/** What the page writes on a question's buttons, where that is more than the choice's own name. */
const buttonKeys: Readonly<Record<GuideQuestionKind, Readonly<Partial<Record<ChoiceId, Key>>>>> = {
  guide_version: { try_anyway: "warning.tryAnyway", new_task: "warning.newTask" },
  guide_steps: { step_by_step: "answer.stepByStep", done: "answer.enough" },
  guide_action: {
    next: "actions.next",
    force: "actions.force",
    skip: "actions.skip",
    show: "actions.show",
    help: "actions.help",
    cancel: "actions.cancel",
  },
  guide_confirm: { yes: "confirm.yes", no: "confirm.no" },
  guide_review: { yes: "actions.yes", no: "actions.no" },
  guide_again: { yes: "again.yes", no: "again.no" },
  guide_solved: { no: "done.guide_solved.takeUp" },
  guide_left: { step_by_step: "done.guide_left.takeUp" },
  guide_enough: { step_by_step: "answer.stepByStep" },
  guide_declined: { try_anyway: "done.guide_declined.takeUp" },
  guide_unsolved: { yes: "done.guide_unsolved.takeUp" },
  guide_no_other: {},
  guide_perhaps: {},
  guide_nothing: {},
};

/** A choice as its button says it, in either language, without regard to case and punctuation, but for a question: "Done?" */
const isOnButton = (
  { kind, step }: { readonly kind: GuideQuestionKind; readonly step?: number | undefined },
  id: ChoiceId,
  said: string,
): boolean =>
  !said.includes("?") &&
  language.options.some((locale) =>
    [choiceLabel(id, locale), ...onPage(kind, id, locale, step)].some((words) =>
      isSame(words, said),
    ),
  );

const onPage = (
  kind: GuideQuestionKind,
  id: ChoiceId,
  locale: Language,
  step: number | undefined,
): string[] => {
  const key = buttonKeys[kind][id];
  const text: (key: Key, values: Record<string, number>) => string = translator(locale, "guide");
  return key === undefined ? [] : [text(key, { number: step ?? 0 })];
};

const isSame = (words: string, said: string): boolean =>
  replyWords(words).join(" ") === replyWords(said).join(" ");

/** What the student answered. */
export type GuideAnswer =
  /** `said`: their own words, when it was not a button. */
  | { readonly type: "choice"; readonly choice: ChoiceId; readonly said: string | null }
  /** Words that are no choice: a question or a remark. */
  | { readonly type: "remark"; readonly said: string }
  | { readonly type: "screenshot" }
  | { readonly type: "jump"; readonly step: number }
  | { readonly type: "section"; readonly chunkId: string };

/** The question as far as a reply is understood by it. */
export interface PutQuestion {
  readonly kind: GuideQuestionKind;
  readonly choices: readonly ChoiceId[];
  /** The number of the step, from 1, that the question's button names. */
  readonly step?: number | undefined;
}

/** What a reply to a question means; null when it is no reply at all, or a choice that the question does not have. */
export const readReply = (question: PutQuestion, value: unknown): GuideAnswer | null => {
  const { success, data: reply } = guideReply.safeParse(asReply(value));
  if (!success) return null;
  switch (reply.type) {
    case "choice": {
      const choice = question.choices.find((id) => id === reply.choice);
      return choice ? { type: "choice", choice, said: null } : null;
    }
    case "text":
      return readText(question, reply.text);
    case "screenshot":
      return { type: "screenshot" };
    case "jump":
      return { type: "jump", step: reply.step };
    case "section":
      return { type: "section", chunkId: reply.chunkId };
  }
};

/** A bare text is what other clients send. Of one that is too long the beginning is heard. */
const asReply = (value: unknown): unknown => {
  if (typeof value === "string") return { type: "text", text: value.slice(0, maxGuideText) };
  const long = z.object({ type: z.literal("text"), text: z.string() }).safeParse(value);
  return long.success ? asReply(long.data.text) : value;
};

const readText = (question: PutQuestion, said: string): GuideAnswer => {
  const { kind, choices } = question;
  const named = choices.find((id) => id === said || isOnButton(question, id, said));
  const choice = named ?? offered(understandReply(said, kind), choices);
  if (choice === null) return { type: "remark", said };
  // Clients send ids as words, too; nobody says "step_by_step".
  return { type: "choice", choice, said: isIdAlone(said) ? null : said };
};

const isIdAlone = (said: string): boolean => said.includes("_") && Object.hasOwn(keys, said);

/** After a failed check there is no "next", and "force" only then: the one is said like the other. */
const offered = (understood: string | null, choices: readonly ChoiceId[]): ChoiceId | null => {
  const found = choices.find((id) => id === understood);
  if (found) return found;
  if (understood === "force" && choices.includes("next")) return "next";
  return understood === "next" && choices.includes("force") ? "next" : null;
};

export interface GuideQuestion {
  readonly kind: GuideQuestionKind;
  readonly language: Language;
  readonly text: string;
  readonly choices: readonly ChoiceId[];
  /** Choices that are understood and not offered, since nothing would come of them; none unless told. */
  readonly withheld?: readonly ChoiceId[];
  /** The number of the step, from 1, that the question's button names. */
  readonly step?: number;
  /** True when the last reply did not answer it, which is said first. */
  readonly again?: boolean;
  /** True when the guide has ended and can be taken up again. */
  readonly rests?: boolean;
}

/**
 * Pauses the thread with a question and gives back what the student answered, or null when that is nothing. Nothing before it
 * in a node may cost or change anything, because a resumed node runs again from its first line; and a node may ask only
 * once, because its questions would all have the same interrupt id.
 */
export const askStudent = ({
  kind,
  language,
  text,
  choices,
  withheld = [],
  step,
  again = false,
  rests = false,
}: GuideQuestion): GuideAnswer | null =>
  readReply(
    { kind, step, choices: [...choices, ...withheld] },
    interrupt({
      kind,
      text: again ? guideText(language)("notUnderstood", { question: text }) : text,
      choices: choices.map((id) => ({ id, label: choiceLabel(id, language) })),
      // A picture that came while a run was at work answers the next question what the student does.
      open: kind === "guide_action",
      rests,
    }),
  );
