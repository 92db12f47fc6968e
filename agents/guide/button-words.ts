import { replyWords } from "#lib/guide/understand-reply.ts";
import { translator } from "#lib/i18n/translator.ts";
import type { GuideQuestionKind } from "#lib/schemas/guide.ts";
import { type Language, language } from "#lib/schemas/language.ts";
import { type ChoiceId, choiceLabel } from "./choice-label.ts";

type GuideText = ReturnType<typeof translator<"guide">>;
type Key = Parameters<GuideText>[0];

/** What the page writes on a question's buttons, where that is more than the choice's own name. */
const keys: Readonly<Record<GuideQuestionKind, Readonly<Partial<Record<ChoiceId, Key>>>>> = {
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
export const isOnButton = (
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
  const key = keys[kind][id];
  const text: (key: Key, values: Record<string, number>) => string = translator(locale, "guide");
  return key === undefined ? [] : [text(key, { number: step ?? 0 })];
};

const isSame = (words: string, said: string): boolean =>
  replyWords(words).join(" ") === replyWords(said).join(" ");
