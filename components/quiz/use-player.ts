"use client";

import { useRouter } from "next/navigation";
import { type ReactNode, useCallback, useEffect, useLayoutEffect, useRef, useState } from "react";
import { isDenied, type Refused, refusalText, sendJson } from "#components/hooks/send-json.ts";
import { useLatest } from "#components/hooks/use-latest.ts";
import { whileVisible } from "#components/hooks/use-poll.ts";
import { isPlain, numberOf, takesEnter, useShortcuts } from "#components/hooks/use-shortcuts.ts";
import { useTexts } from "#components/ui/texts.tsx";
import { isWithdrawn } from "#lib/questions/is-withdrawn.ts";
import type {
  AnswerRequest,
  AnswerResult,
  Attempt,
  ByHand,
  Complaint,
  Difficulty,
  QuestionType,
  SelfGrade,
} from "#lib/schemas/quiz.ts";
import type { StaleSlot } from "./stale-question.tsx";

/** A question as the player shows it: texts are set on the server and come as ready elements. */
export interface PlayerQuestion {
  readonly id: string;
  readonly type: QuestionType;
  readonly difficulty: Difficulty;
  /** Taken from the note as it stands, while other questions were checked. */
  readonly unchecked: boolean;
  readonly stem: ReactNode;
  readonly code: ReactNode | null;
  /** The choices with the text that is sent as the answer; empty where the student writes. */
  readonly choices: readonly { readonly value: string; readonly label: ReactNode }[];
  /** Whether the student wrote it, or changed it; null where neither. */
  readonly byHand: ByHand["as"] | null;
  /** When they wrote or changed it last. */
  readonly changedAt: string | null;
  readonly flagged: boolean;
  /** Whether the student has changed it since they answered. */
  readonly answeredBefore: boolean;
  /** That sentences under it were changed in the note since; null where none was. */
  readonly stale: StaleSlot | null;
  /** Corrections of the note that touch this question. */
  readonly corrections: ReactNode | null;
  readonly attempt: Attempt | null;
  /** That the student called it wrong, and what came of that. */
  readonly complaint: ComplaintSlot | null;
  /** Known once the student has answered. */
  readonly key: {
    readonly value: string;
    readonly answer: ReactNode;
    readonly explanation: ReactNode | null;
    readonly passage: ReactNode;
    /** Whether the passage is not what the note says, but its correction. */
    readonly isPatched: boolean;
    /** Whether it is what the note says by now, of which the question was made again. */
    readonly isRebuilt: boolean;
  } | null;
}

/** A complaint with its texts set on the server. */
export interface ComplaintSlot {
  readonly said: Complaint;
  readonly reply: ReactNode | null;
  /** What the judge quotes of the note. */
  readonly quotes: ReactNode | null;
}

/**
 * `uncovered` is a passage that the student has not graded yet; `pending` an answer that waits for its judge; `withdrawn`
 * counts no more, however it was answered.
 */
export type AnswerState =
  | "right"
  | "wrong"
  | "partly"
  | "pending"
  | "uncovered"
  | "withdrawn"
  | "open";

/** Where an answer stands; a score between 0 and 1 is partly right. */
export const answerState = (
  { type, complaint }: Pick<PlayerQuestion, "type"> & Partial<Pick<PlayerQuestion, "complaint">>,
  attempt: Attempt | null,
): AnswerState => {
  if (complaint && isWithdrawn(complaint.said)) return "withdrawn";
  if (attempt === null) return "open";
  if (attempt.score !== null && attempt.score > 0 && attempt.score < 1) return "partly";
  if (attempt.correct === null) return type === "free_recall" ? "uncovered" : "pending";
  return attempt.correct ? "right" : "wrong";
};

export interface PlayerKeys {
  readonly choose: (index: number) => void;
  readonly enter: () => void;
  readonly step: (by: 1 | -1) => void;
  /** Takes the focus into the field of a question that is answered in writing; null for others. */
  readonly write: (() => void) | null;
}

/** Letters for true and false by their place on the keyboard: T and F, and В and Н where those letters are printed. */
const letters: Readonly<Record<string, number>> = { t: 0, в: 0, f: 1, н: 1, е: 0, а: 1 };

/** The chosen answer takes the focus, wherever it was, so that the next Enter checks it. */
const focusChoice = (index: number): void =>
  document.querySelectorAll<HTMLInputElement>("main fieldset input[type=radio]")[index]?.focus();

/** The keys of the player, for the whole page while it is shown. */
export const usePlayerKeys = (keys: PlayerKeys, trueFalse: boolean): void =>
  useShortcuts((event) => isPlain(event) && actOn(event, keys, trueFalse));

/** True when the key was one of ours. */
const actOn = (event: KeyboardEvent, keys: PlayerKeys, trueFalse: boolean): boolean => {
  const choose = (index: number) => {
    keys.choose(index);
    focusChoice(index);
  };
  if (keys.write !== null && event.key.length === 1 && event.key !== "?") {
    // The letter itself then lands in the field.
    keys.write();
    return false;
  }
  const number = numberOf(event);
  const letter = trueFalse ? letters[event.key.toLowerCase()] : undefined;
  if (number !== null) choose(number - 1);
  else if (letter !== undefined) choose(letter);
  else if (event.key === "ArrowLeft") keys.step(-1);
  else if (event.key === "ArrowRight") keys.step(1);
  else if (event.key === "Enter" && !takesEnter(event.target)) keys.enter();
  else return false;
  return true;
};

/** A question as it stands: what was chosen or learnt of its former words says nothing of the present ones. */
const nameOf = ({ id, changedAt }: PlayerQuestion): string => `${id} ${changedAt ?? ""}`;

/** What is being written stays whatever the question says. */
const draftName = (one: PlayerQuestion): string =>
  one.choices.length === 0 ? one.id : nameOf(one);

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
  // Questions leave a round, or come back to it, while one of them is looked at.
  const ids = questions.map(({ id }) => id).join(" ");
  const [known, setKnown] = useState(ids);
  if (known !== ids) {
    setKnown(ids);
    setAt(movedPlace(at, known.split(" "), ids.split(" ")));
  }

  const index = Math.min(at, questions.length);
  const question = questions[index] ?? null;
  /** The newer one of the page's and what came back since: a grade is given once. */
  const attemptOf = (one: PlayerQuestion): Attempt | null => {
    const since = answered[nameOf(one)]?.attempt ?? null;
    return since?.correct != null ? since : (one.attempt ?? since);
  };

  const take = (name: string, { attempt, key }: AnswerResult) => {
    setAnswered((all) => ({ ...all, [name]: { attempt, value: key.answer } }));
    router.refresh();
  };
  const waiting = questions.flatMap((one) => {
    const attempt = attemptOf(one);
    const isPending = attempt !== null && answerState(one, attempt) === "pending";
    const { id: questionId, changedAt } = one;
    return isPending ? [{ name: nameOf(one), questionId, changedAt, answer: attempt.answer }] : [];
  });
  useGrades(quizId, waiting, {
    ...{ take, refresh: router.refresh },
    end: (why) => setRefusal(refusalText(t, why)),
  });

  const goTo = useCallback((next: number) => {
    setRefusal(null);
    setAt(next);
  }, []);

  const send = async (one: PlayerQuestion, given: Pick<AnswerRequest, "answer" | "grade">) => {
    setRefusal(null);
    setSendingId(one.id);
    const sent = await sendJson<AnswerResult>("POST", `/api/quiz/${quizId}/answers`, {
      ...{ questionId: one.id, changedAt: one.changedAt },
      ...given,
    });
    setSendingId(null);
    if (sent.ok) {
      take(nameOf(one), sent.value);
      return;
    }
    setRefusal(refusalText(t, sent));
    // An answer that another page gave, or the words that it gave the question, are shown by the refreshed page.
    if (isOutdated(sent.code)) router.refresh();
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
    draft: question === null ? "" : (drafts[draftName(question)] ?? ""),
    setDraft: (value: string) => {
      if (question !== null) setDrafts((all) => ({ ...all, [draftName(question)]: value }));
    },
    /** Has a stored answer graded: by its judge once more, or by the student; the answer itself stays. */
    judge: (grade?: SelfGrade) => {
      const attempt = question === null ? null : attemptOf(question);
      if (question !== null && attempt !== null && !sending)
        void send(question, { answer: attempt.answer, grade });
    },
    check: () => {
      const answer = question === null ? "" : (drafts[draftName(question)] ?? "").trim();
      if (question === null || sending || attemptOf(question) !== null) return;
      if (answer !== "" || question.type === "free_recall") void send(question, { answer });
    },
    keyValue:
      question === null ? null : (question.key?.value ?? answered[nameOf(question)]?.value ?? null),
  };
};

/** Whether the page shows what is not so any more. */
const isOutdated = (code: string): boolean =>
  code === "question_closed" || code === "question_changed";

/** Pauses between two questions whether a judge has come to its grade, each twice as long as the one before. */
const gradePause = { firstMs: 1_000, longestMs: 60_000 };

interface Waiting extends Pick<AnswerRequest, "questionId" | "answer" | "changedAt"> {
  readonly name: string;
}

/**
 * Answers that wait for their judge are asked for again until they are graded: the server holds each question while its
 * judge is at work, and wakes one that could not be reached.
 */
const useGrades = (
  quizId: string,
  waiting: readonly Waiting[],
  then: {
    readonly take: (name: string, result: AnswerResult) => void;
    readonly refresh: () => void;
    /** Why no grade will come. */
    readonly end: (why: Refused) => void;
  },
): void => {
  const latest = useLatest({ waiting, ...then });
  const ids = waiting.map(({ name }) => name).join(" ");
  useEffect(() => {
    if (ids === "") return;
    const controller = new AbortController();
    const { signal } = controller;
    let pause = gradePause.firstMs;
    const ask = async ({ name, ...request }: Waiting) => {
      const url = `/api/quiz/${quizId}/answers`;
      const sent = await sendJson<AnswerResult>("POST", url, request, signal);
      if (!signal.aborted && sent.ok && sent.value.attempt.correct !== null)
        latest.current.take(name, sent.value);
      if (!signal.aborted && !sent.ok && isOutdated(sent.code)) latest.current.refresh();
      return sent;
    };
    const end = whileVisible(async () => {
      const sent = await Promise.all(latest.current.waiting.map(ask));
      const denied = sent.find((one) => !one.ok && isDenied(one));
      if (!signal.aborted && denied?.ok === false) {
        latest.current.end(denied);
        return null;
      }
      pause = Math.min(2 * pause, gradePause.longestMs);
      return pause;
    }, pause);
    return () => {
      end();
      controller.abort();
    };
  }, [quizId, ids]);
};

/**
 * Where a question stands after others have left its round or come back: the one itself, else the one that took its place;
 * the results stay the results.
 * @param before ids of the questions as they stood, `after` as they stand
 */
export const movedPlace = (
  at: number,
  before: readonly string[],
  after: readonly string[],
): number => {
  const id = before[at];
  if (id === undefined) return after.length;
  const found = after.indexOf(id);
  return found === -1 ? Math.min(at, after.length) : found;
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
