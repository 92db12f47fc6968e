import { noteStatistics, strategyFor } from "../../../lib/concepts/analyse-note.ts";
import { type GarbageReason, garbageReason } from "../../../lib/concepts/garbage-reason.ts";
import { noteOutline } from "../../../lib/concepts/note-outline.ts";
import { type ReadNote, readNoteInTurns } from "../../../lib/concepts/read-note.ts";
import { AppError } from "../../../lib/errors.ts";
import type { ConceptPorts } from "../../ports.ts";
import { askContext } from "../ask-context.ts";
import type { QuizNode } from "../state.ts";
import { type AnalyseContentInput, analyseContent as task } from "../tasks/analyse-content.ts";

/** Up to this many characters the model reads the note itself, beyond it an outline of all of it. */
const wholeTextLength = 60_000;

/**
 * Decides what the note is and how it is worked on. Text without language is refused by rules,
 * before a model is paid.
 * @throws AppError note_garbage with a reason in its details
 */
export const analyseContent =
  (ports: ConceptPorts): QuizNode =>
  async (state, config) => {
    const { threadId, ownerId } = state;
    await ports.reporter.stage(threadId, "analyse_content");
    const note = await ports.concepts.note(ownerId, threadId);
    const reason = garbageReason(note.text);
    if (reason) throw garbage(reason, "");
    const input = analysisInput(await readNoteInTurns(note.text, note.language));
    const { output } = await ports.ask(task, input, askContext(ports, state, config));
    if (output.contentType === "garbage") throw garbage("no_meaning", output.reason);
    const { contentType } = output;
    const strategy = strategyFor(contentType);
    await ports.concepts.saveAnalysis(ownerId, threadId, { contentType, strategy });
    return { language: note.language, contentType, strategy, complexity: output.complexity };
  };

const analysisInput = (note: ReadNote): AnalyseContentInput => ({
  language: note.language,
  statistics: noteStatistics(note),
  view:
    note.text.length <= wholeTextLength
      ? { kind: "text", text: note.text }
      : { kind: "outline", text: noteOutline(note, wholeTextLength) },
});

const garbage = (reason: GarbageReason, explanation: string): AppError =>
  new AppError("note_garbage", `The note is no text to learn from: ${reason}`, {
    details: { reason, ...(explanation === "" ? {} : { explanation }) },
  });
