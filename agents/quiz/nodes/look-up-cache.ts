import type { ConceptPorts } from "#agents/ports.ts";
import { conceptCacheKey } from "../concept-cache-key.ts";
import type { QuizNode } from "../state.ts";

/** Takes over concepts and report of the same note, if they were verified before by the same means. */
export const lookUpCache =
  (ports: ConceptPorts): QuizNode =>
  async ({ threadId, ownerId }) => {
    await ports.reporter.stage(threadId, "look_up_cache");
    const note = await ports.concepts.note(ownerId, threadId);
    const key = conceptCacheKey(note.text, ports.modelIds);
    const verified = await ports.concepts.findVerifiedNote(ownerId, key);
    if (!verified) return { cacheHit: false };
    await ports.concepts.saveVerdict(ownerId, threadId, {
      concepts: verified.concepts,
      corrections: verified.corrections.map((correction) => ({ ...correction, status: "open" })),
      check: verified.check,
      factCheck: "checked",
      fromCache: true,
    });
    return { cacheHit: true };
  };
