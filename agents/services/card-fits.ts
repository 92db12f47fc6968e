import type { CardFit, CardFitStore, CardStore, OutdatedCard } from "#lib/cards/card-store.ts";
import type { fitApart } from "#lib/cards/fitting/fit-apart.ts";
import { rememberedBy, type Weights } from "#lib/cards/schedule.ts";
import type { Clock } from "#lib/clock.ts";
import { AppError } from "#lib/errors.ts";
import { newId } from "#lib/ids.ts";
import { type CardFitView, fewestAnswersToFit, type TriedCardFit } from "#lib/schemas/card-fit.ts";
import { chooseTimeZone } from "#lib/time-zone.ts";

/**
 * Answers that are fitted to: more of them better nothing that is seen. Where there are more, some cards stand for all, each
 * with its whole history: the newest answers alone would be those of young cards.
 */
const mostAnswers = 50_000;

/** Cards that are computed anew at once: a hundredth of a second or two, so that polls go on. */
const renewedAtOnce = 50;

interface FitPorts {
  readonly cards: Pick<CardStore, "settings">;
  readonly fits: CardFitStore;
  readonly fitApart: typeof fitApart;
  readonly clock: Clock;
}

const renewing =
  (by: { weights: Weights | null; timeZone: string }) =>
  ({ memory, log }: OutdatedCard) => {
    const before = log[0]?.memoryBefore ?? null;
    // What came from a card of the same words is told by a log that is not here, or not alone here.
    const isWhole = log.length === 0 || (before?.reps ?? 0) + log.length === memory.reps;
    const { stability, difficulty } = isWhole ? rememberedBy(memory, log, before, by) : memory;
    return { stability, difficulty };
  };

/** Keeps what cards remember by the weights of their owners. It may be broken off anywhere, and goes on where it was. */
export const cardRenewal = ({ cards, fits }: Pick<FitPorts, "cards" | "fits">) => {
  const renew = async (
    ownerId: string,
    timeZone: string,
    which: Parameters<CardFitStore["renew"]>[2],
  ) => {
    const { fit } = await cards.settings(ownerId);
    return fits.renew(ownerId, fit, which, renewing({ weights: fit, timeZone }));
  };
  const all = async (ownerId: string, timeZone: string, signal?: AbortSignal): Promise<void> => {
    let after: string | null = "";
    while (after !== null && !signal?.aborted) {
      after = await renew(ownerId, timeZone, { most: renewedAtOnce, after });
    }
  };
  return {
    one: async (ownerId: string, timeZone: string, cardId: string): Promise<void> => {
      await renew(ownerId, timeZone, { cardId });
    },
    all,
    /** What was broken off; whose days those were is not known any more, and the server's are likely theirs. */
    everybody: async (isMeant: (ownerId: string) => boolean, signal: AbortSignal) => {
      for (const ownerId of (await fits.outdated()).filter(isMeant))
        await all(ownerId, chooseTimeZone(null), signal);
    },
  };
};

/** Weights of FSRS that are fitted to the student's own answers. */
export const cardFitCommands = ({ cards, fits, fitApart: apart, clock }: FitPorts) => {
  const renewal = cardRenewal({ cards, fits });
  let running = false;
  const view = async (ownerId: string): Promise<CardFitView> => {
    const [answers, { fit: found }] = await Promise.all([
      fits.answers(ownerId),
      cards.settings(ownerId),
    ]);
    const fitted = found && {
      ...{ at: found.at, answers: found.answers, before: found.before, after: found.after },
    };
    return { answers, fewest: fewestAnswersToFit, fitted };
  };
  const use = async (ownerId: string, timeZone: string, found: CardFit | null): Promise<void> => {
    await fits.save(ownerId, found);
    await renewal.all(ownerId, timeZone);
  };
  const tryFit = async (ownerId: string, timeZone: string): Promise<TriedCardFit> => {
    const { fit: current } = await cards.settings(ownerId);
    const { weights: values, ...tried } = await apart(fits.log(ownerId, mostAnswers), {
      ...{ timeZone, weights: current?.values ?? null },
    });
    const { better, ...compared } = tried;
    const id = newId("fit");
    if (better)
      await use(ownerId, timeZone, { id, values, at: clock().toISOString(), ...compared });
    return { ...tried, fit: await view(ownerId) };
  };
  return {
    read: { cardFit: view },
    write: {
      /**
       * Fits the weights to the student's answers, and uses them where they predict better than those in use. One fit at a
       * time: each takes a processor.
       * @throws AppError card_fit_few, card_fit_running, card_fit_unavailable, card_fit_failed
       */
      fitCards: async (ownerId: string, timeZone: string): Promise<TriedCardFit> => {
        const answers = await fits.answers(ownerId);
        if (answers < fewestAnswersToFit) {
          throw new AppError("card_fit_few", `${answers} answers are too few`, {
            details: { answers, fewest: fewestAnswersToFit },
          });
        }
        if (running) throw new AppError("card_fit_running", "Another fit is under way");
        running = true;
        try {
          return await tryFit(ownerId, timeZone);
        } finally {
          running = false;
        }
      },

      /** Returns to the weights of everybody. @throws AppError card_fit_running */
      dropCardFit: async (ownerId: string, timeZone: string): Promise<CardFitView> => {
        // It would be used when it ends.
        if (running) throw new AppError("card_fit_running", "A fit is under way");
        await use(ownerId, timeZone, null);
        return view(ownerId);
      },
    },
  };
};
