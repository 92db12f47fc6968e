import { translator } from "#lib/i18n/translator.ts";
import type { Language } from "#lib/schemas/language.ts";
import { aboutSubject } from "./document/about-subject.ts";
import { chooseDrafts, draftQuestions, type QuestionDraft } from "./document/draft-questions.ts";
import { type ListChange, readFeedback } from "./document/read-feedback.ts";

export interface QuestionOrder {
  readonly language: Language;
  readonly document: string;
  readonly wanted: number;
  readonly refine: { readonly previous: readonly string[]; readonly feedback: string } | null;
}

/**
 * The door of the task `propose-questions`: review questions from a document's definitions, lists and headings, and a
 * list as the student wants it, as far as simple commands say so. `reply` says what could not be done; null when all was.
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

interface Refined {
  readonly questions: readonly string[];
  /** What could not be done, for the student; null when all was. */
  readonly reply: string | null;
}

/** What "more" adds, and what "fewer" leaves of a list. */
const moreBy = 3;
const fewerShare = 0.6;

/** A list of questions after one change; questions that the change does not touch keep their words and order. */
const refineList = (
  questions: readonly string[],
  change: ListChange,
  drafts: readonly QuestionDraft[],
  language: Language,
): Refined => {
  switch (change.kind) {
    case "fewer":
      return done(questions.slice(0, Math.max(1, Math.floor(questions.length * fewerShare))));
    case "count":
      return change.count <= questions.length
        ? done(evenlyLeft(questions, change.count))
        : extend(questions, drafts, change.count - questions.length, language);
    case "more":
      return more(questions, change, drafts, language);
    case "only":
      return only(questions, change.about, drafts, language);
    case "without": {
      const isAbout = aboutSubject(change.about);
      return done(questions.filter((text) => !isAbout(textOf(text, drafts))));
    }
    case "remove":
    case "keep":
      return byNumber(questions, change, language);
    case "add":
      return done(questions.includes(change.text) ? questions : [...questions, change.text]);
  }
};

const say = (language: Language) => translator(language, "questionList");

const done = (questions: readonly string[]): Refined => ({ questions, reply: null });

const evenlyLeft = (questions: readonly string[], count: number): readonly string[] =>
  questions.filter(
    (_, index) =>
      Math.floor((index * count) / questions.length) !==
      Math.floor(((index - 1) * count) / questions.length),
  );

/** A question with what answers it, for the search by subject; the question alone where rules do not know it. */
const textOf = (text: string, drafts: readonly QuestionDraft[]): string => {
  const draft = drafts.find((one) => one.text === text);
  return draft ? [text, ...draft.passages].join("\n") : text;
};

const unasked = (
  questions: readonly string[],
  drafts: readonly QuestionDraft[],
): readonly QuestionDraft[] => drafts.filter(({ text }) => !questions.includes(text));

const extend = (
  questions: readonly string[],
  drafts: readonly QuestionDraft[],
  by: number,
  language: Language,
): Refined => {
  const added = chooseDrafts(unasked(questions, drafts), by).map(({ text }) => text);
  const all = [...questions, ...added];
  return {
    questions: all,
    reply: added.length < by ? say(language)("noMore", { count: all.length }) : null,
  };
};

const more = (
  questions: readonly string[],
  { by, about }: Extract<ListChange, { kind: "more" }>,
  drafts: readonly QuestionDraft[],
  language: Language,
): Refined => {
  if (about === null) return extend(questions, drafts, by ?? moreBy, language);
  const isAbout = aboutSubject(about);
  const found = drafts.filter(({ text }) => isAbout(textOf(text, drafts)));
  if (unasked(questions, found).length === 0)
    return { questions, reply: say(language)("nothingAbout", { subject: about }) };
  const added = chooseDrafts(unasked(questions, found), by ?? moreBy).map(({ text }) => text);
  return done([...questions, ...added]);
};

const only = (
  questions: readonly string[],
  about: string,
  drafts: readonly QuestionDraft[],
  language: Language,
): Refined => {
  const isAbout = aboutSubject(about);
  const kept = questions.filter((text) => isAbout(textOf(text, drafts)));
  const found = drafts.filter(({ text }) => isAbout(textOf(text, drafts)));
  const added = chooseDrafts(unasked(kept, found), Math.max(0, questions.length - kept.length));
  const all = [...kept, ...added.map(({ text }) => text)];
  return all.length > 0
    ? done(all)
    : { questions, reply: say(language)("nothingAbout", { subject: about }) };
};

const byNumber = (
  questions: readonly string[],
  { kind, numbers }: Extract<ListChange, { kind: "remove" | "keep" }>,
  language: Language,
): Refined => {
  const meant = numbers.map((number) => (number === -1 ? questions.length : number));
  const unknown = meant.find((number) => number < 1 || number > questions.length);
  if (unknown !== undefined)
    return { questions, reply: say(language)("noSuchNumber", { number: unknown }) };
  return done(questions.filter((_, index) => meant.includes(index + 1) === (kind === "keep")));
};
