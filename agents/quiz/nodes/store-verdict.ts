import type { ConceptPorts } from "#agents/ports.ts";
import { conceptCacheKey } from "../concept-cache-key.ts";
import type { QuizNode } from "../state.ts";

/**
 * Keeps concepts, report and corrections for the next quiz of the same note. Only when every sentence was checked and
 * none is in doubt: what nobody checked must never come back as checked, and a doubt may have an end next time.
 */
export const storeVerdict =
  (ports: ConceptPorts): QuizNode =>
  async ({ threadId, ownerId }) => {
    const check = await ports.concepts.noteCheck(ownerId, threadId);
    if (!check || check.unchecked.length > 0 || check.doubts.length > 0) return {};
    await ports.reporter.stage(threadId, "store");
    const note = await ports.concepts.note(ownerId, threadId);
    const concepts = await ports.concepts.concepts(ownerId, threadId);
    const corrections = await ports.concepts.corrections(ownerId, threadId);
    const key = conceptCacheKey(note.text, ports.modelIds);
    await ports.concepts.saveVerifiedNote(ownerId, key, { concepts, corrections, check });
    return {};
  };
