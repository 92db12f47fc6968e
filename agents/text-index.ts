import { isDatabaseTrouble, toAppError } from "#lib/errors.ts";
import type { Log } from "#lib/log.ts";
import type { TextStore } from "#lib/thread-texts/text-store.ts";
import { textPassages } from "#lib/thread-texts/thread-passages.ts";
import { type ClaimLoop, createClaimLoop } from "./engine/claim-loop.ts";

/** How often what changed is looked for: what is new is found some seconds later. */
const everyMs = 1_000;
/** The pause after a failure, as on a full disk. */
const afterFailureMs = 5_000;

/**
 * Keeps what is searched of threads and sources like these themselves, and fills it for what is older than the search. What is
 * broken off is gone on with by whoever claims it next.
 */
export const createTextIndex = (options: {
  readonly store: TextStore;
  readonly log: Pick<Log, "warn">;
}): ClaimLoop => {
  const { store, log } = options;
  return createClaimLoop({
    claim: store.claim,
    work: async (claim, signal) => {
      try {
        const reading = await store.read(claim);
        if (reading === null) return;
        await store.save(claim, textPassages(reading.readable), reading.revision, signal);
      } catch (error) {
        if (isDatabaseTrouble(toAppError(error).code)) throw error;
        log.warn({ error, of: claim.of, id: claim.id }, "what is searched of it cannot be read");
        await store.defer(claim);
        return;
      }
      if (signal.aborted) await store.release(claim);
    },
    everyMs,
    afterFailureMs,
    onFailure: (error) => log.warn({ error }, "what is searched is not kept up"),
  });
};
