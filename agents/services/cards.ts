import { cardOfQuestion } from "#lib/cards/card-of-question.ts";
import { cardOfReviewQuestion } from "#lib/cards/card-of-review-question.ts";
import type {
  CardFitStore,
  CardPictureStore,
  CardQuery,
  CardScope,
  CardStanding,
  CardStore,
  DueCard,
  DueUntil,
  ListedCard,
  StoredCardPicture,
} from "#lib/cards/card-store.ts";
import { eachGap } from "#lib/cards/each-gap.ts";
import { type Exam, forecastExam, newForExam } from "#lib/cards/exam.ts";
import { cardSides } from "#lib/cards/files/card-sides.ts";
import type {
  CardExport,
  CardFile,
  ExportedCard,
  ExportedPicture,
} from "#lib/cards/files/exported-card.ts";
import { forecast } from "#lib/cards/forecast.ts";
import {
  decayOf,
  dueForExam,
  learnAheadMs,
  type Scheduling,
  schedule,
  waits,
} from "#lib/cards/schedule.ts";
import { daysInARow, type Strength, timeSpentMs } from "#lib/cards/standing.ts";
import { beginOfDay, lastMidnight, nextMidnights } from "#lib/cards/student-day.ts";
import type { Clock } from "#lib/clock.ts";
import { AppError } from "#lib/errors.ts";
import { offloadForPage } from "#lib/offload/offload.ts";
import type { ExportedQuiz } from "#lib/questions/export-quiz.ts";
import type {
  AddedCards,
  CardChange,
  CardRating,
  CardSettings,
  CardSides,
  CardState,
  CardsView,
  ChangeCardsRequest,
  ChangedCards,
  KeptPictures,
  NewCard,
  ReviewRequest,
  ReviewResult,
  UndoReviewRequest,
  UsedTags,
} from "#lib/schemas/card.ts";
import type { ExportCardsQuery } from "#lib/schemas/card-file.ts";
import type { Language } from "#lib/schemas/language.ts";
import { picturesOf } from "#lib/text/card-pictures.ts";
import { cardRenewal } from "./card-fits.ts";
import { type PassageCardPorts, passagesOfCards, type ToldPassage } from "./passage-cards.ts";
import { subjectName } from "./subjects.ts";

const dayMs = 86_400_000;

/** By what a student's cards are scheduled; whatever schedules or forecasts hears it here. */
const schedulingOf = (
  { retention, fit }: Awaited<ReturnType<CardStore["settings"]>>,
  timeZone: string,
): Scheduling => ({ retention, weights: fit, timeZone });

const examOf = (
  exams: readonly Exam[],
  { subject }: Pick<ListedCard, "subject">,
): Exam | undefined => exams.find(({ subjectId }) => subjectId === subject.id);

/** The words of documents that a card asks, with what became of them. */
interface WithPassages {
  readonly passages: readonly ToldPassage[];
}

/** A card as the page of a review shows it. */
export interface ShownCard extends Omit<DueCard, "passages">, WithPassages {
  /** Milliseconds until it would come back after each rating. */
  readonly waits: Readonly<Record<CardRating, number>>;
}

/** A card in the list of all, with what becomes of it next. */
export interface CardOfList extends Omit<ListedCard, "passages">, WithPassages {
  readonly state: Exclude<CardState, "leech"> | "archived" | "later";
}

const stateOf = (card: ListedCard, { soon, endOfDay }: DueUntil): CardOfList["state"] => {
  if (card.suspended) return "suspended";
  if (card.archived) return "archived";
  // One that was kept of a question has its id, and was met when that was answered.
  if (card.memory === null && card.content.kind === "own" && !card.id.startsWith("qst_"))
    return "new";
  const isOfDay = card.memory === null || card.memory.state === "review";
  return card.due < (isOfDay ? endOfDay : soon) ? "due" : "later";
};

/** How far a student is, as the log of the reviews tells it. */
interface Standing {
  readonly strengths: Readonly<Record<Strength, number>>;
  readonly wrong: CardStanding["wrong"];
  readonly daysInARow: number;
  /** An estimate, of the last days. */
  readonly timeSpentMs: number;
}

/** Days in a row are counted so far back. */
const countedDays = 366;
/** What was wrong longer ago is told no more. */
const mistakeDays = 90;
const timeSpentDays = 30;

/** What becomes of a subject's cards until its exam. */
interface ExamForecast {
  /** As 2026-03-01. */
  readonly day: string;
  /** Until the day of the exam, today with them: 1 on its eve. */
  readonly days: number;
  readonly total: number;
  /** About so many are known now, and then. */
  readonly now: number;
  readonly onTheDay: number;
}

/** So many cards of a subject stand for all of them in a forecast, which takes a tenth of a second then. */
const mostForecast = 2_000;

/** Cards of one sitting; the rest comes when these are done. */
const atOnce = 20;

/** Days of the forecast, today with them. */
const forecastDays = 30;

/** Of all pictures in a file: it is whole in memory, and no larger one would be read again. */
const maxExportedPictureBytes = 120_000_000;

interface CardPorts extends Pick<PassageCardPorts, "study" | "edits"> {
  readonly cards: CardStore;
  readonly fits: CardFitStore;
  readonly pictures: CardPictureStore;
  readonly clock: Clock;
}

/** What is reviewed, and how many new cards are wanted today, those that were begun with them, where that is more than the limit. */
interface ReviewScope extends CardScope {
  readonly begin?: number | undefined;
}

/** What is asked, and how many cards of one's own are begun, with the exams that are still to come. */
const planner = ({ cards, clock }: Pick<CardPorts, "cards" | "clock">) => {
  /** Exams that are still to come. */
  const examsOf = async (ownerId: string, now: Date, timeZone: string) => {
    const [days, { fit: weights }] = await Promise.all([
      cards.exams(ownerId),
      cards.settings(ownerId),
    ]);
    const exams = days.map(({ subjectId, day }) => ({
      ...{ subjectId, day, at: beginOfDay(day, timeZone), weights },
    }));
    return exams.filter(({ at }) => at > now);
  };
  const untilOf = async (ownerId: string, now: Date, timeZone: string) => ({
    soon: new Date(now.getTime() + learnAheadMs),
    endOfDay: nextMidnights(now, timeZone, 1)[0] ?? now,
    exams: await examsOf(ownerId, now, timeZone),
  });
  /** How many cards of one's own are to be begun today for an exam, so that all of its subject are before it. */
  const freshForExam = async (ownerId: string, exam: Exam, now: Date, timeZone: string) => {
    const { subjectId, at } = exam;
    const since = lastMidnight(now, timeZone);
    const [fresh, begun] = await Promise.all([
      // All that are fresh are due when they are made.
      cards.fresh(ownerId, subjectId, at),
      cards.begun(ownerId, since, subjectId),
    ]);
    return newForExam({ fresh, begun }, Math.round((at.getTime() - since.getTime()) / dayMs));
  };
  /** How many cards of one's own may still be begun today, and on each day; for an exam as many as it wants. */
  const freshLeft = async (
    ownerId: string,
    timeZone: string,
    exams: readonly Exam[],
    { subjectId, tag, begin = 0 }: ReviewScope = {},
  ) => {
    const now = clock();
    // Cards of a tag are of any subject: what an exam wants more of may be none of them.
    const meant = exams.filter((exam) =>
      subjectId === undefined ? tag === undefined : exam.subjectId === subjectId,
    );
    const [settings, begun, ...wanted] = await Promise.all([
      ...([cards.settings(ownerId), cards.begun(ownerId, lastMidnight(now, timeZone))] as const),
      ...meant.map((exam) => freshForExam(ownerId, exam, now, timeZone)),
    ]);
    const { newPerDay } = settings;
    const forExams = wanted.reduce((sum, count) => sum + count, 0);
    return {
      by: schedulingOf(settings, timeZone),
      begun,
      today: Math.max(0, Math.max(newPerDay, begin) - begun, forExams),
      perDay: Math.max(newPerDay, forExams),
    };
  };
  return { examsOf, untilOf, freshLeft };
};

/** How far a student is, and how far they will be on the day of an exam. */
const outlook = (ports: CardPorts) => {
  const { cards, clock } = ports;
  const { examsOf, freshLeft } = planner(ports);
  return {
    /** How far the student is, in a subject or in all. */
    whereYouStand: async (
      ownerId: string,
      timeZone: string,
      subjectId?: string,
    ): Promise<Standing> => {
      const now = clock();
      const begin = new Date(now.getTime() - countedDays * 86_400_000);
      const [end = now] = nextMidnights(now, timeZone, 1);
      // A few too many, as the clock's changes move the beginning.
      const days = nextMidnights(begin, timeZone, countedDays + 3)
        .filter((day) => day <= end)
        .toReversed();
      const since = (count: number) => days[count] ?? begin;
      const { gaps, reviewed, ...standing } = await cards.standing(
        ownerId,
        { days, timesSince: since(timeSpentDays), mistakesSince: since(mistakeDays) },
        subjectId,
      );
      return {
        ...standing,
        daysInARow: daysInARow(reviewed),
        timeSpentMs: timeSpentMs(gaps),
      };
    },

    /** How many cards of a subject are known now and on the day of its exam; null when none is to come. */
    examForecast: async (
      ownerId: string,
      timeZone: string,
      subjectId: string,
    ): Promise<ExamForecast | null> => {
      const now = clock();
      const exams = await examsOf(ownerId, now, timeZone);
      const exam = exams.find((one) => one.subjectId === subjectId);
      if (exam === undefined) return null;
      const [{ total, cards: some }, { by, perDay }] = await Promise.all([
        cards.memories(ownerId, subjectId, mostForecast),
        freshLeft(ownerId, timeZone, [exam], { subjectId }),
      ]);
      // Some stand for all of them.
      const times = { now, examAt: exam.at, by };
      const scale = some.length === 0 ? 1 : total / some.length;
      const known = forecastExam(some, times, perDay / scale);
      const since = lastMidnight(now, timeZone);
      return {
        day: exam.day,
        days: Math.round((exam.at.getTime() - since.getTime()) / dayMs),
        total,
        now: Math.floor(known.now * scale),
        onTheDay: Math.floor(known.onTheDay * scale),
      };
    },
  };
};

/** The pictures of these cards. @throws AppError card_files_too_large */
const picturesFor = async (
  { pictures }: CardPorts,
  ownerId: string,
  shown: readonly CardSides[],
): Promise<ExportedPicture[]> => {
  const found: ExportedPicture[] = [];
  let bytes = 0;
  for (const sha256 of new Set(shown.flatMap(picturesOf))) {
    const picture = await pictures.read(ownerId, sha256);
    if (picture === null) continue;
    bytes += picture.bytes.byteLength;
    if (bytes > maxExportedPictureBytes) {
      throw new AppError("card_files_too_large", `More than ${maxExportedPictureBytes} bytes`);
    }
    found.push({ sha256, ...picture });
  }
  return found;
};

/** Cards as a file. @throws AppError card_files_too_large */
const packed = async (
  ports: CardPorts,
  ownerId: string,
  exported: readonly ExportedCard[],
  by: Pick<CardExport, "format" | "withSchedule" | "timeZone"> & { readonly locale: Language },
): Promise<CardFile["bytes"]> => {
  const { locale, ...asked } = by;
  const { retention, fit: weights } = await ports.cards.settings(ownerId);
  const pictures = asked.format === "apkg" ? await picturesFor(ports, ownerId, exported) : [];
  const order = {
    ...{ ...asked, cards: exported, pictures, retention },
    ...{ decay: decayOf(weights), now: ports.clock() },
  };
  return offloadForPage("exportCards", order, locale);
};

/** Cards and quizzes as files for another program. */
const filesOf = (ports: CardPorts) => {
  const { cards } = ports;
  return {
    /**
     * Cards as a file for another program: all of them, or a subject's.
     * @throws AppError not_found, card_files_too_large
     */
    exportCards: async (
      ownerId: string,
      { subject, format, schedule: wanted }: ExportCardsQuery,
      { locale, timeZone }: { readonly locale: Language; readonly timeZone: string },
    ): Promise<CardFile> => {
      const withSchedule = wanted !== undefined;
      const stored = await cards.all(ownerId, subject, withSchedule);
      const exported = stored.map(
        ({ content, subject: of, document: _, passages: __, ...card }) => ({
          ...card,
          ...(content.kind === "own"
            ? content.sides
            : cardSides(content.question, content.quiz.language)),
          subject: { id: of.id, name: subjectName(of.name, locale) },
        }),
      );
      const bytes = await packed(ports, ownerId, exported, {
        ...{ format, withSchedule, locale, timeZone },
      });
      const name = subject === undefined ? null : (exported[0]?.subject.name ?? null);
      return { bytes, format, name };
    },

    /**
     * All questions of a quiz as cards for Anki: those that were answered go on where they stand, the others begin there.
     * @throws AppError not_found, card_files_too_large
     */
    exportQuizForAnki: async (
      ownerId: string,
      threadId: string,
      quiz: ExportedQuiz,
      by: { readonly locale: Language; readonly timeZone: string },
    ): Promise<CardFile> => {
      const { subject, createdAt, cards: made } = await cards.ofQuiz(ownerId, threadId);
      const known = new Map(made.map((card) => [card.id, card]));
      const fresh = { memory: null, tags: [], due: createdAt, suspended: false, createdAt };
      const exported = quiz.questions.map((question) => ({
        ...(known.get(question.id) ?? { ...fresh, id: question.id, log: [] }),
        ...cardSides(question, quiz.language),
        subject: { id: subject.id, name: subjectName(subject.name, by.locale) },
      }));
      const format = "apkg";
      const bytes = await packed(ports, ownerId, exported, { format, withSchedule: true, ...by });
      return { bytes, format, name: quiz.title };
    },
  };
};

/** Reviews, and what is taken back of them. */
const reviewing = (ports: CardPorts) => {
  const { cards, clock } = ports;
  return {
    /** @throws AppError not_found, press_key_used */
    reviewCard: async (
      ownerId: string,
      timeZone: string,
      cardId: string,
      { key, rating, reviews, hinted }: ReviewRequest,
    ): Promise<ReviewResult> => {
      const at = clock();
      const by = schedulingOf(await cards.settings(ownerId), timeZone);
      const { counted, due } = await cards.review(ownerId, cardId, {
        ...{ key, rating, reviews, hinted, at },
        next: (memory) => schedule(memory, rating, at, by),
      });
      return { cardId, counted, due: due.toISOString() };
    },

    /** Takes a review back: the one that is named, or the newest of the student's day. @throws AppError nothing_to_undo, reviewed_since, press_key_used */
    undoReview: async (
      ownerId: string,
      timeZone: string,
      request: UndoReviewRequest,
    ): Promise<{ cardId: string }> => {
      const at = clock();
      const cardId = await cards.undo(ownerId, request, at, lastMidnight(at, timeZone));
      if (cardId === null) throw new AppError("nothing_to_undo", "No review to take back");
      // What it returns to may be of before a fit.
      await cardRenewal(ports).one(ownerId, timeZone, cardId);
      return { cardId };
    },
  };
};

/** Spaced repetition of what was answered and of cards of one's own. A `timeZone` says where the student's day ends. */
export const cardCommands = (ports: CardPorts) => {
  const { cards, pictures, clock } = ports;
  const { untilOf, freshLeft } = planner(ports);
  return {
    read: {
      /** What waits, and how much comes on the next days; of a subject or a tag, or of all. */
      cardsWaiting: async (
        ownerId: string,
        timeZone: string,
        scope: ReviewScope = {},
      ): Promise<CardsView> => {
        const now = clock();
        const midnights = nextMidnights(now, timeZone, forecastDays);
        const until = await untilOf(ownerId, now, timeZone);
        const [counted, { today, perDay, begun }] = await Promise.all([
          cards.count(ownerId, until, midnights, scope),
          freshLeft(ownerId, timeZone, until.exams, scope),
        ]);
        return {
          total: counted.total,
          resting: counted.resting,
          due: counted.due + Math.min(today, counted.dueFresh),
          beyond: Math.max(0, counted.dueFresh - today),
          begun,
          forecast: forecast(counted, { today, perDay }),
          reviewedAt: counted.reviewedAt?.toISOString() ?? null,
        };
      },

      /** The next cards to be reviewed. */
      dueCards: async (
        ownerId: string,
        timeZone: string,
        scope: ReviewScope = {},
      ): Promise<ShownCard[]> => {
        const now = clock();
        const until = await untilOf(ownerId, now, timeZone);
        const { today, by } = await freshLeft(ownerId, timeZone, until.exams, scope);
        const next = (soon: Date, fresh: number) =>
          cards.due(ownerId, { ...until, soon }, { cards: atOnce, fresh }, scope);
        const inTime = await next(now, today);
        const due = inTime.length > 0 ? inTime : await next(until.soon, 0);
        const passagesOf = await passagesOfCards(ports, ownerId, due);
        return due.map((card) => ({
          ...{ ...card, passages: passagesOf.get(card.id) ?? [] },
          waits: waits(card.memory, now, by, examOf(until.exams, card)?.at),
        }));
      },

      ...outlook(ports),

      cardSettings: async (ownerId: string): Promise<CardSettings> => {
        const { newPerDay, retention } = await cards.settings(ownerId);
        return { newPerDay, retention };
      },

      /** The tags of all cards, the most used first. */
      usedTags: async (ownerId: string): Promise<UsedTags> => ({ tags: await cards.tags(ownerId) }),

      /** How many cards a thread has. @throws AppError not_found */
      cardsOfThread: cards.ofThread,

      /** How many cards a subject has. @throws AppError not_found */
      cardsOfSubject: cards.ofSubject,

      /** All cards, or those of a subject, the newest first. @throws AppError not_found */
      listCards: async (
        ownerId: string,
        timeZone: string,
        query: CardQuery,
      ): Promise<{ total: number; cards: CardOfList[] }> => {
        const until = await untilOf(ownerId, clock(), timeZone);
        const { total, cards: listed } = await cards.list(ownerId, query, until);
        const passagesOf = await passagesOfCards(ports, ownerId, listed);
        const shown = listed.map((card) => {
          const exam = examOf(until.exams, card);
          const timed = { ...card, due: dueForExam(card, exam?.at, exam?.weights) };
          const passages = passagesOf.get(card.id) ?? [];
          return { ...timed, state: stateOf(timed, until), passages };
        });
        return { total, cards: shown };
      },

      /** The pictures that the texts of a thread may show; none of another's. */
      picturesOfThread: pictures.ofThread,

      /** The bytes of a picture. @throws AppError not_found */
      cardPicture: async (ownerId: string, sha256: string) => {
        const found = await pictures.read(ownerId, sha256);
        if (found === null) throw new AppError("not_found", `There is no picture ${sha256}`);
        return found;
      },

      ...filesOf(ports),
    },
    write: {
      /**
       * Makes cards of pairs of sides; the same pair twice in a subject is one card, with the tags of both, and a front with
       * several gaps is one for each.
       * @param subjectId where something was last begun, when it is left out
       * @throws AppError not_found, card_gaps_many, card_one_side, card_picture_gone, card_pictures_many, card_tag_long,
       *   card_tag_signs, card_tags_many
       */
      addCards: async (
        ownerId: string,
        subjectId: string | undefined,
        pairs: readonly NewCard[],
      ): Promise<AddedCards> => cards.add(ownerId, subjectId, pairs.flatMap(eachGap), clock()),

      /**
       * Keeps pictures, which cards name by their hashes from then on; those that none names are deleted a day later.
       * @throws AppError card_pictures_full
       */
      keepCardPictures: async (
        ownerId: string,
        given: readonly StoredCardPicture[],
      ): Promise<KeptPictures> => {
        await pictures.keep(ownerId, given, clock());
        return { pictures: given.map(({ sha256, width, height }) => ({ sha256, width, height })) };
      },

      /**
       * @throws AppError not_found, card_of_quiz, card_known, card_picture_gone, card_pictures_many, card_tag_long,
       *   card_tag_signs, card_tags_many
       */
      changeCard: (
        ownerId: string,
        cardId: string,
        { suspended, ...change }: CardChange,
      ): Promise<void> =>
        cards.change(ownerId, cardId, {
          ...change,
          ...(suspended === undefined ? {} : { suspendedAt: suspended ? clock() : null }),
        }),

      /** Changes several cards at once. @throws AppError not_found, card_tag_long, card_tag_signs, card_tags_many */
      changeCards: (
        ownerId: string,
        { cardIds, suspended, ...change }: ChangeCardsRequest,
      ): Promise<ChangedCards> =>
        cards.changeSome(ownerId, cardIds, {
          ...change,
          ...(suspended === undefined ? {} : { suspendedAt: suspended ? clock() : null }),
        }),

      saveCardSettings: cards.saveSettings,

      /** Makes cards of one's own of those of a thread, so that they outlast it. @throws AppError not_found */
      keepCards: (ownerId: string, threadId: string): Promise<void> =>
        cards.keepOfThread(ownerId, threadId, cardOfQuestion),

      /** Makes cards of the answered questions of a document, but of those that are cards already. @throws AppError not_found */
      addCardsOfDocument: (ownerId: string, threadId: string): Promise<AddedCards> =>
        cards.addOfDocument(ownerId, threadId, cardOfReviewQuestion, clock()),

      /** Deletes a card of one's own with its log. @throws AppError not_found, card_of_quiz */
      deleteCard: cards.remove,

      ...reviewing(ports),
    },
  };
};
