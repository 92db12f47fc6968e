import { and, eq, inArray, or } from "drizzle-orm";
import { questions } from "../schema/questions.ts";
import { quizzes } from "../schema/quizzes.ts";
import { threads } from "../schema/threads.ts";

/** Joins a question's own quiz and thread, to ask `wasAsked`. */
export const ownThread = and(
  eq(threads.id, questions.threadId),
  eq(threads.ownerId, questions.ownerId),
);
export const ownQuiz = and(
  eq(quizzes.threadId, questions.threadId),
  eq(quizzes.ownerId, questions.ownerId),
);

/**
 * Whether a kept question counts as put to its student: that of a quiz that is ready, or that is
 * being made and will be. Nobody saw those of a quiz that was stopped or has failed.
 */
export const wasAsked = and(
  eq(questions.state, "kept"),
  or(
    inArray(quizzes.status, ["ready", "ready_unchecked"]),
    inArray(threads.status, ["running", "waiting"]),
  ),
);
