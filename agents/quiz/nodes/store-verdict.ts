import type { ConceptPorts } from "../../ports.ts";
import { conceptCacheKey } from "../concept-cache-key.ts";
import type { QuizNode } from "../state.ts";

/**
 * Keeps concepts and report for the next quiz of the same note. Only when every concept was
 * verified: what nobody checked must never come back as checked.
 */
export const storeVerdict =
  (ports: ConceptPorts): QuizNode =>
  async ({ threadId, ownerId, allVerified }) => {
    if (!allVerified) return {};
    await ports.reporter.stage(threadId, "store");
    const note = await ports.concepts.note(ownerId, threadId);
    const concepts = await ports.concepts.concepts(ownerId, threadId);
    const corrections = await ports.concepts.corrections(ownerId, threadId);
    const check = await ports.concepts.noteCheck(ownerId, threadId);
    if (!check || concepts.length === 0 || concepts.some(({ status }) => status !== "verified"))
      return {};
    const key = conceptCacheKey(note.text, ports.modelIds);
    await ports.concepts.saveVerifiedNote(ownerId, key, { concepts, corrections, check });
    return {};
  };
