import type { Metadata } from "next";
import Link from "next/link";
import { z } from "zod";
import { ClientTexts } from "#app/client-texts.tsx";
import { TroublePage } from "#app/database-trouble.tsx";
import { orTrouble, pageServices } from "#app/page-services.ts";
import { picturedNote } from "#app/shown-pictures.ts";
import { requestLocale, requestTimeZone, texts } from "#app/texts.ts";
import { ChangedPassage } from "#components/cards/changed-passage.tsx";
import { ReviewSession, type SessionCard } from "#components/cards/review-session.tsx";
import { SettlePassage } from "#components/cards/settle-passage.tsx";
import { waitLabel } from "#components/cards/wait-label.ts";
import { NoteExcerpt } from "#components/quiz/note-excerpt.tsx";
import {
  isCodePassage,
  type PicturedNote,
  questionSlots,
} from "#components/quiz/question-slots.tsx";
import { buttonStyle } from "#components/ui/button-style.ts";
import { CodeBlock } from "#components/ui/code-block.tsx";
import { RichText } from "#components/ui/rich-text.tsx";
import { type Hint, hintsOfOwn, hintsOfQuestion } from "#lib/cards/hints.ts";
import { leechLapses } from "#lib/cards/schedule.ts";
import { wallClock } from "#lib/cards/student-day.ts";
import { sha256 } from "#lib/ids.ts";
import { questionKey } from "#lib/questions/quiz-view.ts";
import { type CardsView, rating } from "#lib/schemas/card.ts";
import type { Question, QuestionView } from "#lib/schemas/quiz.ts";
import type { SourcePlace } from "#lib/schemas/source.ts";
import { withoutNoteLinks } from "#lib/study/note-links.ts";
import { shownSides } from "#lib/text/card-gaps.ts";
import { withoutPictures } from "#lib/text/card-pictures.ts";
import { passageLabels } from "../cards/passage-labels.ts";
import { Forecast } from "../forecast.tsx";
import { stepWays } from "../guide-steps.ts";
import { noteAddress, questionLabels } from "../quiz/[threadId]/quiz-head.tsx";

export const generateMetadata = async (): Promise<Metadata> => ({
  title: (await texts("cards"))("title"),
});

const reviewQuery = z.object({
  subject: z.string().min(1).max(100).optional().catch(undefined),
  tag: z.string().min(1).max(200).optional().catch(undefined),
  /** So many new cards are wanted on this day, more than the limit: `2026-11-28.30`. On another day it says nothing. */
  begin: z
    .string()
    .regex(/^\d{4}-\d\d-\d\d\.\d{1,5}$/)
    .optional()
    .catch(undefined),
});
type ReviewQuery = z.infer<typeof reviewQuery>;

const load = async ({ subject: subjectId, tag, begin: wanted }: ReviewQuery) => {
  const [{ services, locale, now }, timeZone] = await Promise.all([
    pageServices(),
    requestTimeZone(),
  ]);
  const today = new Date(wallClock(now.getTime(), timeZone)).toISOString().slice(0, 10);
  const [day, begins] = wanted?.split(".") ?? [];
  const begin = day === today ? Number(begins) : undefined;
  const [cards, waiting, subjects] = await Promise.all([
    services.cards.read.dueCards(timeZone, { subjectId, tag, begin }),
    services.cards.read.cardsWaiting(timeZone, { subjectId, tag, begin }),
    services.subjects.read.listSubjects(locale),
  ]);
  const quizIds = cards.flatMap(({ content }) => (content.kind === "own" ? [] : content.quiz.id));
  const stale = await services.quiz.read.staleQuestions([...new Set(quizIds)]);
  const steps = await services.guide.read.stepsOfQuestions([...new Set(quizIds)]);
  const pictured = new Map<string, PicturedNote | null>();
  for (const id of new Set(quizIds)) pictured.set(id, await picturedNote(services, id, locale));
  const isNone = cards.length === 0 && waiting.total + waiting.resting === 0;
  // Those that are suspended wait for nothing.
  const listed = isNone
    ? await services.cards.read.listCards(timeZone, {
        search: "",
        subjectId,
        tag,
        limit: 1,
        offset: 0,
      })
    : null;
  const hasCards = listed === null || listed.total > 0;
  return {
    today,
    hasCards,
    cards,
    waiting,
    stale,
    steps,
    pictured,
    subject: subjects.find(({ id }) => id === subjectId),
  };
};

/** A question with its key, as the player shows it once it was answered. */
const toView = (question: Question, places: readonly SourcePlace[]): QuestionView => ({
  ...{ ...question, number: 1, correctionIds: [], unchecked: false },
  ...{ attempt: null, answeredBefore: false },
  key: questionKey(question, places),
});

const toShownHint = (hint: Hint, question?: Question): SessionCard["hints"][number] => {
  if (hint.kind === "option") return hint;
  const { kind, text } = hint;
  // Code is none in Markdown, as its passage has no fences.
  if (question !== undefined && isCodePassage(question.evidence.quote, question.code))
    return { kind, text: <CodeBlock code={text} language={question.codeLanguage} /> };
  return { kind, text: <NoteExcerpt markdown={text} /> };
};

type OwnCard = Awaited<ReturnType<typeof load>>["cards"][number];

/** Where a card of the student's own comes from: the document whose question it asks, or its subject. */
const originOf = ({ id, document, subject }: OwnCard, unnamed: string): SessionCard["from"] =>
  document === null
    ? { href: `/cards?subject=${subject.id}`, title: subject.name ?? unnamed }
    : { href: `/study/${document.id}#question-${id}`, title: document.title };

/** The ways to the words of documents that it asks. */
const waysOf = (
  { id, passages }: OwnCard,
  named: (title: string) => string,
): SessionCard["answers"] =>
  passages.map(({ document }) => ({
    ...{ href: `/study/${document.id}?card=${id}`, title: named(document.title) },
  }));

/** What says whether an answer is right: no more of it goes to the browser than that. */
const judgedOf = ({ type, stem, answer, accepted }: Question) => ({
  ...{ type, stem, answer, accepted },
});

/** What is due today, card by card. */
const ReviewPage = async (props: PageProps<"/review">) => {
  const query = reviewQuery.parse(await props.searchParams);
  const [t, subjects, locale, loaded] = await Promise.all([
    texts("cards"),
    texts("subjects"),
    requestLocale(),
    orTrouble(() => load(query)),
  ]);
  if (typeof loaded === "string") return <TroublePage trouble={loaded} />;
  const { today, hasCards, cards, waiting, stale, steps, pictured, subject: narrowed } = loaded;
  const { tag } = query;
  const where = new URLSearchParams({
    ...(narrowed === undefined ? {} : { subject: narrowed.id }),
    ...(tag === undefined ? {} : { tag }),
  }).toString();
  const names = [narrowed?.name, tag].filter((name) => name !== undefined);
  const labels = await questionLabels();
  const ways = { steps: await stepWays(steps) };
  const ofPassage = await passageLabels();
  const shown = cards.flatMap((own): SessionCard[] => {
    const { id, content, pictures, memory, reviews } = own;
    const { corrections, places, waits } = own;
    const lapses = memory?.lapses ?? 0;
    const card = {
      id,
      reviews,
      forgotten: lapses >= leechLapses ? lapses : null,
      waits: rating.options.map((one) => waitLabel(waits[one], locale)),
    };
    if (content.kind === "own") {
      const { front, back } = shownSides(content.sides);
      const shown = { pictures, unnamed: t("list.picture") };
      const changed = own.passages.filter(({ state }) => state.kind === "changed");
      const sides = {
        front: <RichText markdown={front} shown={shown} />,
        back: <RichText markdown={back} shown={shown} />,
        passage: own.passages.map(({ document, text, state }) => (
          <ChangedPassage
            key={document.id}
            before={text}
            {...{ state, labels: ofPassage, open: true }}
            settle={
              state.kind === "changed" && (
                <SettlePassage
                  cardId={id}
                  settled={{ documentId: document.id, change: sha256(state.words) }}
                  hasKeys={changed.at(0)?.document.id === document.id}
                />
              )
            }
          />
        )),
      };
      const from = originOf(own, subjects("general"));
      const answers = waysOf(own, (title) => t("list.fromDocument", { title }));
      const words = {
        front: withoutPictures(content.sides.front),
        back: withoutPictures(content.sides.back),
      };
      const sources = own.passages
        .flatMap(({ text, state, paragraph }) => [
          state.kind === "gone" ? text : state.words,
          paragraph,
        ])
        .map((words) => withoutPictures(withoutNoteLinks(words)));
      const hints = hintsOfOwn(words, sources).map((hint) => toShownHint(hint));
      return [{ ...card, hints, from, answers, asks: { sides } }];
    }
    const { question, quiz } = content;
    const [slot] = questionSlots(
      {
        questions: [toView(question, places)],
        corrections: corrections.map((one) => ({ ...one, tableHead: null, place: null })),
        ...{ complaints: [], factCheck: null },
      },
      labels,
      noteAddress(quiz.id),
      stale,
      pictured.get(quiz.id),
      ways,
    );
    if (slot === undefined) return [];
    const from = {
      ...{ quizId: quiz.id, href: `/quiz/${quiz.id}`, title: quiz.title },
      questionHref: `/quiz/${quiz.id}/questions#question-${question.id}`,
    };
    const hints = hintsOfQuestion(question).map((hint) => toShownHint(hint, question));
    return [
      { ...card, hints, from, answers: [], asks: { question: slot, judged: judgedOf(question) } },
    ];
  });
  return (
    <div className="page grid grid-cols-1 gap-8 pt-6 pb-28 max-sm:pb-56 sm:pt-10">
      <header className="flex flex-wrap items-baseline justify-between gap-x-6">
        <h1 className="font-serif text-base font-medium leading-[1.4] text-ink-soft sm:text-xl">
          {names.length === 0 ? t("title") : t("titleOf", { subject: names.join(" · ") })}
        </h1>
        <Link
          href={where === "" ? "/cards" : `/cards?${where}`}
          className={buttonStyle("quiet", "-mr-3")}
        >
          {t("list.open")}
        </Link>
      </header>
      <ClientTexts namespaces={["shell", "player", "recall", "cards", "report"]}>
        <ReviewSession cards={shown} due={waiting.due} scope={{ subjectId: narrowed?.id, tag }}>
          <NothingDue {...{ waiting, hasCards, where, today }} />
        </ReviewSession>
      </ClientTexts>
    </div>
  );
};

/** So many new cards beyond the limit are begun at a press. */
const moreAtOnce = 10;

const NothingDue = async (props: {
  waiting: CardsView;
  /** Whether there is a card to come back, or one that is suspended. */
  hasCards: boolean;
  where: string;
  /** The student's day. */
  today: string;
}) => {
  const t = await texts("cards");
  const { hasCards, where, today } = props;
  const { resting, forecast, beyond, begun } = props.waiting;
  const more = Math.min(moreAtOnce, beyond);
  const further = new URLSearchParams(where);
  further.set("begin", `${today}.${begun + more}`);
  return (
    <section className="grid max-w-2xl grid-cols-1 gap-6">
      <p className="font-serif text-2xl">{t(hasCards ? "done" : "none")}</p>
      <p className="font-serif text-lg text-ink-soft">
        {hasCards ? t("tomorrow", { count: forecast[1] ?? 0 }) : t("how")}
      </p>
      {beyond > 0 && (
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
          <p>{t("beyond", { count: beyond })}</p>
          <Link href={`/review?${further}`} className={buttonStyle("primary")}>
            {t("more", { count: more })}
          </Link>
        </div>
      )}
      {resting > 0 && <p className="caption">{t("list.resting", { count: resting })}</p>}
      <Forecast counts={forecast} />
      <Link href="/" className={buttonStyle("secondary", "justify-self-start")}>
        {t("home")}
      </Link>
    </section>
  );
};

export default ReviewPage;
