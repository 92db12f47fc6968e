"use client";

import { useRouter } from "next/navigation";
import { useCallback, useEffect, useLayoutEffect, useRef, useState } from "react";
import type { AnswerRequest, AnswerResult, Attempt, SelfGrade } from "#lib/schemas/quiz.ts";
import { sendJson } from "../hooks/send-json.ts";
import { useTexts } from "../ui/texts.tsx";
import { answerState, type PlayerQuestion } from "./player-question.ts";

interface Answered {
  readonly attempt: Attempt;
  /** The right answer's text, to mark it before the server has set the explanation. */
  readonly value: string;
}

/**
 * Where the student is in a round. Drafts stay with their question while the student walks
 * about; an answer counts when the server has stored it.
 */
export const usePlayer = (quizId: string, round: number, questions: readonly PlayerQuestion[]) => {
  const t = useTexts();
  const router = useRouter();
  const [at, setAt] = useState(() => firstOpen(questions));
  const [drafts, setDrafts] = useState<Readonly<Record<string, string>>>({});
  const [answered, setAnswered] = useState<Readonly<Record<string, Answered>>>({});
  const [refusal, setRefusal] = useState<string | null>(null);
  const [sendingId, setSendingId] = useState<string | null>(null);

  useKeptPlace(`lectern.quiz.${quizId}.${round}`, at, setAt);

  const index = Math.min(at, questions.length);
  const question = questions[index] ?? null;
  /** The newer one of the page's and what came back since: a grade is given once. */
  const attemptOf = (one: PlayerQuestion): Attempt | null => {
    const since = answered[one.id]?.attempt ?? null;
    return since?.correct != null ? since : (one.attempt ?? since);
  };

  const goTo = useCallback((next: number) => {
    setRefusal(null);
    setAt(next);
  }, []);

  const send = async (one: PlayerQuestion, given: Omit<AnswerRequest, "questionId">) => {
    setRefusal(null);
    setSendingId(one.id);
    const sent = await sendJson<AnswerResult>("POST", `/api/quiz/${quizId}/answers`, {
      questionId: one.id,
      ...given,
    });
    setSendingId(null);
    if (sent.ok) {
      const { attempt, key } = sent.value;
      setAnswered((all) => ({ ...all, [one.id]: { attempt, value: key.answer } }));
    } else {
      setRefusal(sent.message ?? t("shell.unreachable"));
    }
    // An answer refused because another page gave one is shown by the refreshed page.
    if (sent.ok || sent.code === "question_closed") router.refresh();
  };
  /** Only the question in hand waits: the next one can be answered while its page is refreshed. */
  const sending = sendingId !== null && sendingId === question?.id;

  return {
    index,
    question,
    attemptOf,
    goTo,
    sending,
    refusal,
    draft: question === null ? "" : (drafts[question.id] ?? ""),
    setDraft: (value: string) => {
      if (question !== null) setDrafts((all) => ({ ...all, [question.id]: value }));
    },
    /** Has a stored answer graded: by its judge once more, or by the student; the answer itself stays. */
    judge: (grade?: SelfGrade) => {
      const attempt = question === null ? null : attemptOf(question);
      if (question !== null && attempt !== null && !sending)
        void send(question, { answer: attempt.answer, grade });
    },
    check: () => {
      const answer = question === null ? "" : (drafts[question.id] ?? "").trim();
      if (question === null || sending || attemptOf(question) !== null) return;
      if (answer !== "" || question.type === "free_recall") void send(question, { answer });
    },
    keyValue:
      question === null ? null : (question.key?.value ?? answered[question.id]?.value ?? null),
  };
};

/** The first question that the student has to answer or to grade, or the place after the last: the results. */
const firstOpen = (questions: readonly PlayerQuestion[]): number => {
  const open = questions.findIndex((question) =>
    ["open", "uncovered"].includes(answerState(question, question.attempt)),
  );
  return open === -1 ? questions.length : open;
};

/**
 * A student who looks at the note and comes back is where they were, and not at the first open question. Only within
 * the page: a load of the page begins anew.
 */
const useKeptPlace = (name: string, at: number, setAt: (at: number) => void): void => {
  const latest = useRef(at);
  useEffect(() => {
    latest.current = at;
  });
  useLayoutEffect(() => {
    const kept = places.get(name);
    if (kept !== undefined) setAt(kept);
    return () => {
      places.set(name, latest.current);
    };
  }, [name, setAt]);
};

/** Where students were in the quizzes that they have left, by quiz and round. */
const places = new Map<string, number>();

export type PlayerState = ReturnType<typeof usePlayer>;
