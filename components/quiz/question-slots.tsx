import type { Correction, QuestionView, QuizView } from "#lib/schemas/quiz.ts";
import { CodeBlock } from "../ui/code-block.tsx";
import { RichText } from "../ui/rich-text.tsx";
import { type CorrectionLabels, CorrectionNote } from "./correction-note.tsx";
import type { PlayerQuestion } from "./player-question.ts";

export interface QuestionLabels {
  readonly true: string;
  readonly false: string;
  readonly correction: CorrectionLabels;
}

/** Sets the texts of a quiz on the server, so that the player carries no Markdown, formulas or colours. */
export const questionSlots = (quiz: QuizView, labels: QuestionLabels): PlayerQuestion[] => {
  const corrections = new Map(quiz.corrections.map((correction) => [correction.id, correction]));
  return quiz.questions.map((question) => ({
    id: question.id,
    type: question.type,
    difficulty: question.difficulty,
    // Where nothing was checked, the page says so once for all questions.
    unchecked: question.unchecked && quiz.factCheck === "partly",
    stem: <RichText markdown={question.stem} />,
    code:
      question.code === null ? null : (
        <CodeBlock code={question.code} language={question.codeLanguage} />
      ),
    choices: choicesOf(question, labels),
    corrections: correctionNotes(question, corrections, labels.correction),
    attempt: question.attempt,
    key: keyOf(question, labels),
  }));
};

const choicesOf = (question: QuestionView, labels: QuestionLabels): PlayerQuestion["choices"] => {
  if (question.type === "true_false") {
    return [
      { value: "true", label: labels.true },
      { value: "false", label: labels.false },
    ];
  }
  return (question.options ?? []).map((option) => ({
    value: option,
    label: <RichText markdown={option} inline />,
  }));
};

const correctionNotes = (
  question: QuestionView,
  corrections: ReadonlyMap<string, Correction>,
  labels: CorrectionLabels,
): PlayerQuestion["corrections"] => {
  const touching = question.correctionIds.flatMap((id) => corrections.get(id) ?? []);
  if (touching.length === 0) return null;
  return (
    <div className="grid gap-6">
      {touching.map((correction) => (
        <CorrectionNote key={correction.id} correction={correction} labels={labels} />
      ))}
    </div>
  );
};

const keyOf = (question: QuestionView, labels: QuestionLabels): PlayerQuestion["key"] => {
  const { key } = question;
  if (key === null) return null;
  const answer =
    question.type === "true_false" ? (
      labels[key.answer === "true" ? "true" : "false"]
    ) : (
      <RichText markdown={key.answer} inline />
    );
  return {
    value: key.answer,
    answer,
    explanation: key.explanation.trim() === "" ? null : <RichText markdown={key.explanation} />,
    passage: isCode(key.evidence.quote, question.code) ? (
      <CodeBlock code={key.evidence.quote} language={question.codeLanguage} />
    ) : (
      <RichText markdown={key.evidence.quote} />
    ),
  };
};

/** A passage is code when at least half of its lines stand in the question's code, which may have a gap. */
const isCode = (quote: string, code: string | null): boolean => {
  if (code === null) return false;
  const known = new Set(code.split("\n").map((line) => line.trim()));
  const lines = quote.split("\n").map((line) => line.trim());
  return lines.filter((line) => known.has(line)).length * 2 >= lines.length;
};
