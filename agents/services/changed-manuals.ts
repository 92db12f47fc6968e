import { AppError, toAppError } from "#lib/errors.ts";
import { sha256 } from "#lib/ids.ts";
import type { QuotedManual, QuotedManualStore } from "#lib/library/quoted-manual-store.ts";
import { type ChangedQuote, changeKey, standsIn } from "#lib/library/quoted-words.ts";
import type { Log } from "#lib/log.ts";
import { offloadForPage } from "#lib/offload/offload.ts";
import type {
  ChangedEvidence,
  EvidenceOutcome,
  QuotedChange,
  SettleEvidence,
} from "#lib/schemas/quoted-manual.ts";
import { newestAnswers } from "./newest-answers.ts";
import { withinTime } from "./while-asked.ts";

type Store = Pick<QuotedManualStore, "present" | "sections" | "sectionsLike">;

/** What was looked at last: a page is read anew with every answer, and neither its quotations nor the library are others then. */
const mostLookedAt = 50;

/** In another section a sentence is the new wording of one that is gone only where it has most of its words. */
const leastAlikeElsewhere = 0.6;

/**
 * Whether manuals say still what was quoted from them, for each quotation in order; null where they do. Compared are whole
 * sections. What a section does not say in any wording, and all of one that is lost, is looked for in the rest of its manual: where
 * its parts begin, what it is called and what its file is called may be another with each import. What was found out is
 * remembered until the library changes.
 */
export const createQuoteLooking = (store: Store) => {
  const remembered = newestAnswers<(QuotedChange | null)[]>(mostLookedAt);
  /** What the rest of a manual says of a sentence that its section does not say; null where it says the same. */
  const elsewhere = async (
    ownerId: string,
    packId: string,
    { before }: ChangedQuote,
    isLost: boolean,
  ): Promise<ChangedQuote | null> => {
    const texts = await store.sectionsLike(ownerId, packId, before);
    const [[changes = []] = []] = await offloadForPage("changedQuotes", [
      { text: texts.join("\n\n"), quotes: [before], leastAlike: leastAlikeElsewhere },
    ]);
    if (changes.length === 0) return null;
    // A section that is there says nothing in its place, whatever another one says of something like it.
    return { before, after: isLost ? (changes[0]?.after ?? null) : null };
  };
  /** What one quotation's section does not say, without what the rest of its manual says. */
  const withoutMoved = async (
    ownerId: string,
    { packId }: QuotedManual,
    changes: readonly ChangedQuote[],
    isLost: boolean,
  ): Promise<ChangedQuote[]> => {
    const left: ChangedQuote[] = [];
    for (const sentence of changes) {
      // A sentence as short as "The default is 10." may stand in another section, too.
      const isReworded = sentence.after !== null;
      const told = isReworded ? sentence : await elsewhere(ownerId, packId, sentence, isLost);
      if (told !== null) left.push(told);
    }
    return left;
  };
  const lookAt = async (
    ownerId: string,
    quotes: readonly QuotedManual[],
  ): Promise<(QuotedChange | null)[]> => {
    const present = await store.present(ownerId, [...new Set(quotes.map(({ packId }) => packId))]);
    const here = quotes.filter(({ packId }) => present.has(packId));
    const texts = await store.sections(ownerId, [...new Set(here.map(({ chunkId }) => chunkId))]);
    const textOf = (chunkId: string) => texts.get(chunkId) ?? "";
    const others = here.filter(({ chunkId, quote }) => !standsIn(textOf(chunkId), quote));
    const ofSections = [...Map.groupBy(others, ({ chunkId }) => chunkId)];
    const found = await offloadForPage(
      "changedQuotes",
      ofSections.map(([id, some]) => ({
        text: textOf(id),
        quotes: some.map(({ quote }) => quote),
      })),
    );
    const changed = new Map<QuotedManual, QuotedChange>();
    for (const [at, [id, some]] of ofSections.entries()) {
      for (const [index, one] of some.entries()) {
        const unsaid = found[at]?.[index] ?? [];
        const left = await withoutMoved(ownerId, one, unsaid, !texts.has(id));
        if (left.length === 0) continue;
        // Of a lost section its other sentences may stand elsewhere.
        const isFound =
          texts.has(id) || left.length < unsaid.length || left.some(({ after }) => after !== null);
        changed.set(one, changeOf(one, isFound ? "changed" : "not_found", left));
      }
    }
    return quotes.map((one) =>
      present.has(one.packId) ? (changed.get(one) ?? null) : changeOf(one, "manual_gone", []),
    );
  };
  return (
    ownerId: string,
    library: number,
    quotes: readonly QuotedManual[],
  ): Promise<(QuotedChange | null)[]> => {
    if (quotes.length === 0) return Promise.resolve([]);
    const asked = quotes.map(({ packId, chunkId, quote }) => ({ packId, chunkId, quote }));
    return remembered([ownerId, library, asked], () => lookAt(ownerId, asked));
  };
};

/** The hash names neither manual nor section: in another installation these have other ids, and what was kept is kept there. */
const changeOf = (
  { packId, chunkId, quote }: QuotedManual,
  state: QuotedChange["state"],
  sentences: readonly ChangedQuote[],
): QuotedChange => {
  const change = sha256(JSON.stringify([quote, state, changeKey(sentences)]));
  return { packId, chunkId, quote, change, state, sentences: [...sentences] };
};

/** What is quoted from where: a change of the same words may be that of several sections. */
const keyOf = ({ packId, chunkId, quote }: QuotedManual): string =>
  JSON.stringify([packId, chunkId, quote]);

interface ChangedManualPorts {
  readonly store: QuotedManualStore;
  /** Looks for the evidence of corrections again, with the models of now. */
  readonly checkAgain: (
    thread: { readonly ownerId: string; readonly threadId: string },
    correctionIds: readonly string[],
    signal: AbortSignal,
  ) => Promise<void>;
  readonly hasModel: (ownerId: string) => Promise<boolean>;
  /** How long a request waits for the model, and how long that may take behind it, in milliseconds. */
  readonly gradeWithinMs: number;
  readonly gradeAtLastMs: number;
  readonly log: Pick<Log, "warn">;
}

/** Tells of corrections whose manual says something else by now, and settles what becomes of them. */
export const changedManualCommands = (ports: ChangedManualPorts) => {
  const { store } = ports;
  const look = createQuoteLooking(store);

  /** Each quotation whose manual says something else, with its correction. */
  const changesIn = async (ownerId: string, threadId: string) => {
    const { library, quotes } = await store.ofQuiz(ownerId, threadId);
    const changes = await look(ownerId, library, quotes);
    return quotes.flatMap((quote, at) => {
      const change = changes[at];
      return change ? [{ ...quote, of: change }] : [];
    });
  };

  const changedEvidence = async (ownerId: string, threadId: string): Promise<ChangedEvidence> => {
    const found = await changesIn(ownerId, threadId);
    const open = found.filter(({ kept, of }) => kept !== of.change);
    const changes = [...new Map(open.map(({ of }) => [keyOf(of), of])).values()];
    return { changes, canCheck: changes.length > 0 && (await ports.hasModel(ownerId)) };
  };

  return {
    read: {
      /**
       * What manuals do not say any more of what the corrections of a quiz quote, each once, but for what the student keeps.
       * Computed of the library as it is: nothing of it is stored.
       * @throws AppError not_found
       */
      changedEvidence,
      /**
       * The same for a page: where it cannot be found out, the page is shown without it, and the log says why.
       * @throws AppError not_found
       */
      shownEvidenceChanges: async (ownerId: string, threadId: string): Promise<ChangedEvidence> => {
        try {
          return await changedEvidence(ownerId, threadId);
        } catch (thrown) {
          const { code } = toAppError(thrown);
          if (code === "not_found") throw thrown;
          ports.log.warn({ threadId, code, error: thrown }, "no manual was compared for a page");
          return { changes: [], canCheck: false };
        }
      },
    },
    write: {
      /**
       * Keeps corrections through a change of the manual that they quote, or looks for their evidence again. The same press again
       * changes nothing.
       * @throws AppError not_found, manual_changed when another change was seen, model_not_configured
       */
      settleEvidence: async (
        ownerId: string,
        threadId: string,
        { settle, change }: SettleEvidence,
      ): Promise<EvidenceOutcome> => {
        const found = (await changesIn(ownerId, threadId)).filter(({ of }) => of.change === change);
        const [first] = found;
        if (settle === "check") {
          // Done before, and asked for once more.
          if (!first) return { outcome: "checked" };
          const ids = found.map(({ correctionId }) => correctionId);
          const signal = AbortSignal.timeout(ports.gradeAtLastMs);
          const checking = ports.checkAgain({ ownerId, threadId }, ids, signal).then(() => true);
          const isDone = await withinTime(checking, ports.gradeWithinMs);
          return { outcome: isDone === null ? "working" : "checked" };
        }
        if (!first) throw new AppError("manual_changed", `${threadId} quotes other words`);
        if (first.of.state === "manual_gone")
          throw new AppError("manual_changed", `The manual of ${threadId} is not here`);
        const open = found.filter(({ kept }) => kept !== change);
        for (const { of } of new Map(open.map((one) => [keyOf(one), one])).values())
          await store.keep(ownerId, threadId, of, change);
        return { outcome: "kept" };
      },
    },
  };
};
