import { aside } from "../../../lib/aside/aside.ts";
import { strategyFor } from "../../../lib/concepts/analyse-note.ts";
import type { GarbageReason } from "../../../lib/concepts/garbage-reason.ts";
import { AppError } from "../../../lib/errors.ts";
import type { ConceptPorts } from "../../ports.ts";
import { askContext } from "../ask-context.ts";
import type { QuizNode } from "../state.ts";
import { analyseContent as task } from "../tasks/analyse-content.ts";

/**
 * Decides what the note is and how it is worked on. Text without language is refused by rules,
 * before a model is paid.
 * @throws AppError note_garbage with a reason in its details, note_too_heavy
 */
export const analyseContent =
  (ports: ConceptPorts): QuizNode =>
  async (state, config) => {
    const { threadId, ownerId } = state;
    await ports.reporter.stage(threadId, "analyse_content");
    const note = await ports.concepts.note(ownerId, threadId);
    const survey = await aside("surveyNote", note.text, note.language);
    if (typeof survey === "string") throw garbage(survey, "");
    const input = { language: note.language, ...survey };
    const { output } = await ports.ask(task, input, askContext(ports, state, config));
    if (output.contentType === "garbage") throw garbage("no_meaning", output.reason);
    const { contentType } = output;
    const strategy = strategyFor(contentType);
    await ports.concepts.saveAnalysis(ownerId, threadId, { contentType, strategy });
    return { language: note.language, contentType, strategy, complexity: output.complexity };
  };

const garbage = (reason: GarbageReason, explanation: string): AppError =>
  new AppError("note_garbage", `The note is no text to learn from: ${reason}`, {
    details: { reason, ...(explanation === "" ? {} : { explanation }) },
  });
