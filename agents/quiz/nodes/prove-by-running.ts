import type { QuizPorts } from "#agents/ports.ts";
import type { QuizStateValue } from "#agents/quiz/state.ts";
import { offload } from "#lib/offload/offload.ts";
import { withNoteTables } from "#lib/questions/note-programs.ts";
import type { Candidate, ProofVerdict } from "#lib/questions/question-store.ts";
import { programOf, verdictOf } from "#lib/questions/run-question.ts";

/**
 * What running their code says of questions: proved, mended or refuted. Of those that it says nothing of there is no
 * verdict; somebody solves them.
 */
export const proveByRunning = async (
  {
    runCode,
    concepts,
    log,
  }: Pick<QuizPorts, "runCode" | "log"> & {
    readonly concepts: Pick<QuizPorts["concepts"], "note">;
  },
  { ownerId, threadId }: Pick<QuizStateValue, "ownerId" | "threadId">,
  candidates: readonly Candidate[],
): Promise<ProofVerdict[]> => {
  const asked = candidates.flatMap(({ question }) => {
    const program = programOf(question);
    return program ? [{ question, program }] : [];
  });
  if (asked.length === 0) return [];
  const { text, language } = await concepts.note(ownerId, threadId);
  const read = await offload("readNote", text, language);
  const runs = await runCode(asked.map(({ program }) => withNoteTables(read, program)));
  return asked.flatMap(({ question }, index): ProofVerdict[] => {
    const run = runs[index];
    const verdict = run && verdictOf(question, run);
    if (!verdict) return [];
    const { id: questionId } = question;
    if (verdict.result === "refuted") {
      log.info({ threadId, questionId, key: question.answer }, "a key was refuted by a run");
      return [{ questionId, proved: false, reason: verdict.output }];
    }
    const { proof } = verdict;
    const proved = { questionId, proved: true, reason: null, proof };
    return [verdict.result === "mended" ? { ...proved, answer: verdict.answer } : proved];
  });
};
