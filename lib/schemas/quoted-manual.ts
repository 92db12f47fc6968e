import { z } from "zod";
import { mostCitedWords } from "./guide.ts";

/** A sentence that was quoted, and what its section says in its place by now; null where nothing there is like it. */
const changedQuote = z.object({ before: z.string(), after: z.string().nullable() });

/**
 * That a manual does not say any more what was quoted from it. `not_found`: neither the section
 * nor anything like its words is found in it; `manual_gone`: the library
 * does not have it, be it deleted or never there, as after a subject was imported from elsewhere.
 */
const quotedChange = z.object({
  packId: z.string(),
  chunkId: z.string(),
  /** The words as they were quoted. */
  quote: z.string(),
  /** Tells this change from others: what is decided counts for it alone. */
  change: z.string(),
  state: z.enum(["changed", "not_found", "manual_gone"]),
  /** Those that changed alone; none where the manual is gone. */
  sentences: z.array(changedQuote),
});
export type QuotedChange = z.infer<typeof quotedChange>;

/** Answer to `GET /api/quiz/{threadId}/evidence`. */
export const changedEvidence = z.object({
  changes: z.array(quotedChange),
  /** Whether a model is there to look for evidence again. */
  canCheck: z.boolean(),
});
export type ChangedEvidence = z.infer<typeof changedEvidence>;

/** Body of `POST …/evidence`: the corrections stay as they are through this change, or their evidence is looked for again. */
export const settleEvidence = z.object({
  settle: z.enum(["keep", "check"]),
  change: z.string().min(1).max(100),
});
export type SettleEvidence = z.infer<typeof settleEvidence>;

/** `working`: a model is still at it; the same is to be asked again. */
export const evidenceOutcome = z.object({ outcome: z.enum(["kept", "checked", "working"]) });
export type EvidenceOutcome = z.infer<typeof evidenceOutcome>;

/** Answer to `GET /api/guide/{threadId}/changes`: what the manual does not say any more of what the answer rests on. */
export const changedAnswer = z.object({
  changes: z.array(
    quotedChange.pick({ change: true, sentences: true }).extend({
      /** The step that rests on it, from 0; null where only the answer's prose does. */
      step: z.number().int().min(0).nullable(),
      state: quotedChange.shape.state.exclude(["manual_gone"]),
    }),
  ),
});
export type ChangedAnswer = z.infer<typeof changedAnswer>;

/** Body of `POST /api/guide/{threadId}/changes`: the answer stays as it is through these changes. */
export const keepAnswer = z.object({
  changes: z.array(z.string().min(1).max(100)).min(1).max(mostCitedWords),
});
export type KeepAnswer = z.infer<typeof keepAnswer>;
