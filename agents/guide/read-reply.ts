import { z } from "zod";
import { maxGuideText } from "#lib/guide/guide-limits.ts";
import { understandReply } from "#lib/guide/understand-reply.ts";
import { type GuideQuestionKind, guideReply } from "#lib/schemas/guide.ts";
import { isOnButton } from "./button-words.ts";
import type { ChoiceId } from "./choice-label.ts";

/** What the student answered. */
export type GuideAnswer =
  /** `said`: their own words, when it was not a button. */
  | { readonly type: "choice"; readonly choice: ChoiceId; readonly said: string | null }
  /** Words that are no choice: a question or a remark. */
  | { readonly type: "remark"; readonly said: string }
  | { readonly type: "screenshot" }
  | { readonly type: "jump"; readonly step: number };

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
  return choice ? { type: "choice", choice, said } : { type: "remark", said };
};

/** After a failed check there is no "next", and "force" only then: the one is said like the other. */
const offered = (understood: string | null, choices: readonly ChoiceId[]): ChoiceId | null => {
  const found = choices.find((id) => id === understood);
  if (found) return found;
  if (understood === "force" && choices.includes("next")) return "next";
  return understood === "next" && choices.includes("force") ? "next" : null;
};
