import { and, eq } from "drizzle-orm";
import type { NoteCheck, NoteDoubt } from "#lib/schemas/quiz.ts";
import type { Database } from "../client.ts";
import { quizzes } from "../schema/quizzes.ts";
import type { OwnedThread } from "./owned-thread.ts";

/**
 * Adds doubts to what was checked of a quiz's note; a passage that the same reader doubts already is
 * left as it is.
 * @param unless what is known of the note where nothing is stored
 */
export const addDoubts = async (
  tx: Database,
  { ownerId, threadId }: OwnedThread,
  doubts: readonly NoteDoubt[],
  unless: NoteCheck,
): Promise<void> => {
  const quiz = and(eq(quizzes.ownerId, ownerId), eq(quizzes.threadId, threadId));
  const [row] = await tx
    .select({ check: quizzes.noteCheck })
    .from(quizzes)
    .where(quiz)
    .for("update");
  if (!row) return;
  const check = row.check ?? unless;
  const known = [...check.doubts];
  for (const doubt of doubts) if (!known.some((one) => isSame(one, doubt))) known.push(doubt);
  await tx
    .update(quizzes)
    .set({ noteCheck: { ...check, doubts: known } })
    .where(quiz);
};

const isSame = (left: NoteDoubt, right: NoteDoubt): boolean =>
  left.by === right.by && left.span.start === right.span.start && left.span.end === right.span.end;
