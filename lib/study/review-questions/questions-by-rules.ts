import { translator } from "#lib/i18n/translator.ts";
import type { Language } from "#lib/schemas/language.ts";
import { chooseDrafts } from "./choose-drafts.ts";
import { draftQuestions, type QuestionDraft } from "./draft-questions.ts";
import { readFeedback } from "./read-feedback.ts";
import { refineList } from "./refine-list.ts";

export interface QuestionOrder {
  readonly language: Language;
  readonly document: string;
  readonly wanted: number;
  readonly refine: { readonly previous: readonly string[]; readonly feedback: string } | null;
}

/**
 * Review questions from a document's definitions, lists and headings, and a list as the student wants it, as far as
 * simple commands say so. `reply` says what could not be done; null when all was.
 */
export const questionsByRules = async (
  order: QuestionOrder,
): Promise<{ questions: string[]; reply: string | null }> => {
  const { language, document, wanted, refine } = order;
  const drafts = await draftQuestions(document);
  if (refine === null) {
    const questions = chooseDrafts(drafts, wanted).map(({ text }) => text);
    return {
      questions,
      reply: questions.length > 0 ? null : translator(language, "questionList")("nothingToAsk"),
    };
  }
  return refined(drafts, refine, language);
};

const refined = (
  drafts: readonly QuestionDraft[],
  { previous, feedback }: NonNullable<QuestionOrder["refine"]>,
  language: Language,
): { questions: string[]; reply: string | null } => {
  const changes = readFeedback(feedback);
  if (changes === null)
    return { questions: [...previous], reply: translator(language, "questionList")("help") };
  const replies: string[] = [];
  let questions: readonly string[] = previous;
  for (const change of changes) {
    const step = refineList(questions, change, drafts, language);
    questions = step.questions;
    if (step.reply !== null) replies.push(step.reply);
  }
  return { questions: [...questions], reply: replies.length > 0 ? replies.join(" ") : null };
};
