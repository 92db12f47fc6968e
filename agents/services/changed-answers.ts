import { AppError, toAppError } from "#lib/errors.ts";
import type { QuotedManualStore } from "#lib/library/quoted-manual-store.ts";
import type { Log } from "#lib/log.ts";
import type { ChangedAnswer, KeepAnswer } from "#lib/schemas/quoted-manual.ts";
import { createQuoteLooking } from "./changed-manuals.ts";

interface ChangedAnswerPorts {
  readonly store: QuotedManualStore;
  readonly log: Pick<Log, "warn">;
}

/** Tells of answers of guides whose manual says something else by now, and keeps them as they are. */
export const changedAnswerCommands = ({ store, log }: ChangedAnswerPorts) => {
  const look = createQuoteLooking(store);

  /** Each sentence that the answer rests on and its manual does not say any more. Of a manual that is gone there is nothing to decide. */
  const changesIn = async (ownerId: string, threadId: string) => {
    const { library, packId, cited } = await store.ofGuide(ownerId, threadId);
    if (packId === null) return [];
    const quotes = cited.map(({ chunkId, quote }) => ({ packId, chunkId, quote }));
    const changes = await look(ownerId, library, quotes);
    return cited.flatMap((one, at) => {
      const of = changes[at];
      if (!of || of.state === "manual_gone") return [];
      return [{ ...one, of: { ...of, state: of.state } }];
    });
  };

  const changedAnswer = async (ownerId: string, threadId: string): Promise<ChangedAnswer> => {
    const found = await changesIn(ownerId, threadId);
    const open = found.filter(({ kept, of }) => kept !== of.change);
    return {
      changes: open.map(({ step, of: { change, state, sentences } }) => ({
        ...{ step, change, state, sentences },
      })),
    };
  };

  return {
    read: {
      /**
       * What the manual does not say any more of the sentences that a guide's answer rests on, but for what the student keeps.
       * Of answers of before these sentences are not known.
       * @throws AppError not_found
       */
      changedAnswer,
      /**
       * The same for a page: where it cannot be found out, the page is shown without it, and the log says why.
       * @throws AppError not_found
       */
      shownAnswerChanges: async (ownerId: string, threadId: string): Promise<ChangedAnswer> => {
        try {
          return await changedAnswer(ownerId, threadId);
        } catch (thrown) {
          const { code } = toAppError(thrown);
          if (code === "not_found") throw thrown;
          log.warn({ threadId, code, error: thrown }, "no manual was compared for a page");
          return { changes: [] };
        }
      },
    },
    write: {
      /**
       * Has the answer of a guide stay through changes of its manual. The same press again changes nothing.
       * @throws AppError not_found, manual_changed when another change was seen
       */
      keepAnswer: async (
        ownerId: string,
        threadId: string,
        { changes }: KeepAnswer,
      ): Promise<void> => {
        const found = await changesIn(ownerId, threadId);
        const seen = found.filter(({ of }) => changes.includes(of.change));
        if (new Set(seen.map(({ of }) => of.change)).size < new Set(changes).size)
          throw new AppError("manual_changed", `${threadId} rests on other words`);
        const open = seen.filter(({ kept, of }) => kept !== of.change);
        if (open.length === 0) return;
        const kept = open.map(({ chunkId, quote, of }) => ({ chunkId, quote, kept: of.change }));
        await store.keepCited(ownerId, threadId, kept);
      },
    },
  };
};
