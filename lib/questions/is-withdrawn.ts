import type { Complaint } from "#lib/schemas/quiz.ts";

/** Whether a question is out of the quiz because of what the student said of it. By itself, as pages ask it, too. */
export const isWithdrawn = (complaint: Pick<Complaint, "verdict" | "leftOut">): boolean =>
  complaint.verdict === "upheld" || complaint.leftOut;
