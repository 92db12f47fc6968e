import type { ConceptPorts } from "#agents/ports.ts";
import { aside } from "#lib/aside/aside.ts";
import { analyseNote, strategyFor } from "#lib/concepts/analyse-note.ts";
import { AppError } from "#lib/errors.ts";
import type { QuizNode } from "../state.ts";

/**
 * Decides by rules what the note is and how it is worked on, before a model is paid.
 * @throws AppError note_garbage with a reason in its details, note_too_heavy
 */
export const analyseContent =
  (ports: ConceptPorts): QuizNode =>
  async ({ threadId, ownerId }) => {
    await ports.reporter.stage(threadId, "analyse_content");
    const { text, language } = await ports.concepts.note(ownerId, threadId);
    const statistics = await aside("statisticsOf", text, language);
    if (typeof statistics === "string") {
      throw new AppError("note_garbage", `The note is no text to learn from: ${statistics}`, {
        details: { reason: statistics },
      });
    }
    const { contentType } = analyseNote(statistics);
    const strategy = strategyFor(contentType);
    await ports.concepts.saveAnalysis(ownerId, threadId, { contentType, strategy });
    return { language, contentType, strategy };
  };
