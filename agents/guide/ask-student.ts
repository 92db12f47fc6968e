import { interrupt } from "@langchain/langgraph";
import type { GuideQuestionKind } from "#lib/schemas/guide.ts";
import type { Language } from "#lib/schemas/language.ts";
import { type ChoiceId, choiceLabel } from "./choice-label.ts";
import { type GuideAnswer, readReply } from "./read-reply.ts";

export interface GuideQuestion {
  readonly kind: GuideQuestionKind;
  readonly language: Language;
  readonly text: string;
  readonly choices: readonly ChoiceId[];
  /** Choices that are understood and not offered, since nothing would come of them; none unless told. */
  readonly withheld?: readonly ChoiceId[];
  /** The number of the step, from 1, that the question's button names. */
  readonly step?: number;
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
  rests = false,
}: GuideQuestion): GuideAnswer | null =>
  readReply(
    { kind, step, choices: [...choices, ...withheld] },
    interrupt({
      kind,
      text,
      choices: choices.map((id) => ({ id, label: choiceLabel(id, language) })),
      // A picture that came while a run was at work answers the next question what the student does.
      open: kind === "guide_action",
      rests,
    }),
  );
