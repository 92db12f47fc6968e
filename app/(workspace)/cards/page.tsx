import { ChevronLeft, ChevronRight, Repeat2 } from "lucide-react";
import type { Metadata } from "next";
import Link from "next/link";
import { z } from "zod";
import { ClientTexts } from "#app/client-texts.tsx";
import { orNotFound } from "#app/page-services.ts";
import { formatter, requestLocale, requestTimeZone, texts } from "#app/texts.ts";
import { AddCards } from "#components/cards/add-cards.tsx";
import { CardActions } from "#components/cards/card-actions.tsx";
import { CardFilesMenu } from "#components/cards/card-files-menu.tsx";
import { CardFilters } from "#components/cards/card-filters.tsx";
import { CardSelection, SelectCard } from "#components/cards/card-selection.tsx";
import { ChangedPassage } from "#components/cards/changed-passage.tsx";
import { SettlePassage } from "#components/cards/settle-passage.tsx";
import type { StepWay } from "#components/quiz/question-slots.tsx";
import type { SubjectChoice } from "#components/subjects/use-subject-choice.tsx";
import { buttonStyle } from "#components/ui/button-style.ts";
import { RichText } from "#components/ui/rich-text.tsx";
import { leechLapses } from "#lib/cards/schedule.ts";
import { sha256 } from "#lib/ids.ts";
import { answerInWords } from "#lib/questions/export-quiz.ts";
import { noteAnchor } from "#lib/questions/note-places.ts";
import { type CardSides, cardState, type UsedTags } from "#lib/schemas/card.ts";
import { shownSides } from "#lib/text/card-gaps.ts";
import { picturesOf, sideInWords } from "#lib/text/card-pictures.ts";
import { isTagOf, tagKey } from "#lib/text/card-tags.ts";
import { Forecast } from "../forecast.tsx";
import { stepWays } from "../guide-steps.ts";
import { noteAddress } from "../quiz/[threadId]/quiz-head.tsx";
import { subjectChoice } from "../subject-choice.ts";
import { passageLabels } from "./passage-labels.ts";
import { WhereYouStand } from "./where-you-stand.tsx";

export const generateMetadata = async (): Promise<Metadata> => ({
  title: (await texts("cards"))("list.title"),
});

/** Cards on one page of the list. */
const onPage = 100;

const cardQuery = z.object({
  q: z.string().trim().max(200).catch(""),
  subject: z.string().min(1).max(100).optional().catch(undefined),
  state: cardState.optional().catch(undefined),
  tag: z.string().min(1).max(200).optional().catch(undefined),
  /** This one alone. */
  card: z.string().min(1).max(100).optional().catch(undefined),
  /** Those of a document's passages and questions. */
  document: z.string().min(1).max(100).optional().catch(undefined),
  page: z.coerce.number().int().min(1).max(10_000).catch(1),
});
type CardFilter = z.infer<typeof cardQuery>;

/** Whether all cards are listed, or all of a subject. */
const isUnsearched = ({ q, state, tag, card, document }: CardFilter): boolean =>
  q === "" && [state, tag, card, document].every((one) => one === undefined);

const load = async (filter: CardFilter) => {
  const { q: search, subject: subjectId, state, tag, card: cardId, page } = filter;
  const { document: documentId } = filter;
  const zone = await requestTimeZone();
  return orNotFound(async ({ services, locale }) => {
    const scope = { search, subjectId, state, tag, cardId, documentId };
    const saysWaiting = tag !== undefined || (isUnsearched(filter) && page === 1);
    const pageOf = (number: number) =>
      services.cards.read.listCards(zone, {
        ...{ ...scope, limit: onPage, offset: (number - 1) * onPage },
      });
    const [asked, choice, subjects, { tags }, waiting] = await Promise.all([
      pageOf(page),
      subjectChoice(subjectId),
      services.subjects.read.listSubjects(locale),
      services.cards.read.usedTags(),
      saysWaiting ? services.cards.read.cardsWaiting(zone, { subjectId, tag }) : null,
    ]);
    // The last page may have lost all of its cards.
    const last = Math.max(1, Math.ceil(asked.total / onPage));
    const listed = page > last ? await pageOf(last) : asked;
    const quizIds = listed.cards.flatMap(({ content }) =>
      content.kind === "own" ? [] : [content.quiz.id],
    );
    const steps = await services.guide.read.stepsOfQuestions([...new Set(quizIds)]);
    return { ...listed, steps, page: Math.min(page, last), choice, subjects, tags, waiting };
  });
};

/** So many tags are offered to narrow the list by, those of most cards. */
const mostOffered = 100;

/** The tags to choose from in their order, and the one that was chosen as it stands among them. */
const tagOptions = (used: UsedTags["tags"], chosen: string | undefined, locale: string) => {
  const offered = used.slice(0, mostOffered).map(({ tag }) => tag);
  const asWritten = used.find(({ tag }) => chosen !== undefined && tagKey(tag) === tagKey(chosen));
  const shown = asWritten?.tag ?? chosen;
  const all = new Set([...offered, ...(shown === undefined ? [] : [shown])]);
  const { compare } = new Intl.Collator(locale, { numeric: true });
  return { options: [...all].sort(compare), chosen: shown };
};

type ListedCards = Awaited<ReturnType<typeof load>>;
type ListedCard = ListedCards["cards"][number];

/** What a card asks and answers in a line each, where it comes from, and what is done with its own words. */
const faceOf = ({ id, content, document }: ListedCard, unnamed: string) => {
  if (content.kind === "own") {
    const { front, back } = shownSides(content.sides);
    // A line has no room for the signs of a quotation.
    const words = (side: string) => sideInWords(side).replaceAll(/^> ?/gm, "") || unnamed;
    const href = `/study/${document?.id}#question-${id}`;
    const from = document && { href, title: document.title };
    return { front: words(front), back: words(back), from, links: null, sides: content.sides };
  }
  const { question, quiz } = content;
  const back = answerInWords(question, quiz.language).replaceAll("\n", " · ");
  const { id: questionId, evidence, noteWords } = question;
  const { quote, start, end } = evidence;
  const isThere = quote !== "" && start < end && !noteWords?.isRebuilt;
  const links = {
    question: `/quiz/${quiz.id}/questions#question-${questionId}`,
    passage: isThere ? `${noteAddress(quiz.id)}#${noteAnchor(evidence)}` : null,
  };
  const from = { href: `/quiz/${quiz.id}`, title: quiz.title };
  return { front: question.stem.replaceAll("\n> ", "\n"), back, from, links, sides: null };
};

/** As long as a card's name in a sentence is. */
const nameOf = (front: string): string => {
  const [line = ""] = front.split("\n");
  return line.length > 60 ? `${line.slice(0, 59).toWellFormed()}…` : line;
};

/** What a card shows, small; its words beside say what that is. */
const Thumbnails = ({ sides }: { sides: CardSides }) => {
  const shown = picturesOf(sides).slice(0, 2);
  if (shown.length === 0) return null;
  return (
    <div className="flex flex-none flex-col gap-1">
      {shown.map((hash) => (
        // biome-ignore lint/performance/noImgElement: it is of its size already, and nobody else's
        <img
          key={hash}
          src={`/api/card-pictures/${hash}`}
          alt=""
          loading="lazy"
          className={`w-16 rounded-md border border-rule bg-[white] object-contain ${shown.length > 1 ? "h-11" : "h-16"}`}
        />
      ))}
    </div>
  );
};

/** The list narrowed to a tag, or, of the one that it is narrowed to, to all tags again. */
const tagAddress = (filter: CardFilter, tag: string): string => {
  const isShown = filter.tag !== undefined && tagKey(filter.tag) === tagKey(tag);
  const { q, subject = "", state = "" } = filter;
  const given = Object.entries({ q, subject, state, tag: isShown ? "" : tag });
  return `/cards?${new URLSearchParams(given.filter(([, value]) => value !== ""))}`;
};

const TagChips = async ({ tags, filter }: { tags: readonly string[]; filter: CardFilter }) => {
  const t = await texts("cards");
  return (
    <ul className="flex min-w-0 flex-wrap gap-1.5 pt-1">
      {tags.map((tag) => (
        <li key={tag} className="min-w-0 max-w-full">
          <Link
            href={tagAddress(filter, tag)}
            title={t("list.tags.show", { tag })}
            aria-current={filter.tag !== undefined && isTagOf(tag, filter.tag) ? "true" : undefined}
            className="block truncate rounded-lg bg-surface-2 px-2.5 py-0.5 text-sm text-ink-soft pointer-coarse:py-1.5 hover:text-ink aria-[current]:font-strong aria-[current]:text-accent"
          >
            <bdi>{tag}</bdi>
          </Link>
        </li>
      ))}
    </ul>
  );
};

/** The ways to the words of documents that a card asks. */
const Origins = async ({ card, name }: { card: ListedCard; name: string }) => {
  const t = await texts("cards");
  return card.passages.map(({ document: { id, title } }) => (
    <Link
      key={id}
      href={`/study/${id}?card=${card.id}`}
      prefetch={false}
      aria-label={t("list.fromDocumentOf", { title, name })}
      className="link max-w-64 truncate"
    >
      {t("list.fromDocument", { title })}
    </Link>
  ));
};

/** What became of those words. */
const Passages = async (props: { card: ListedCard; name: string; open: boolean }) => {
  const labels = await passageLabels();
  const { card, name, open } = props;
  return card.passages.map(({ document: { id }, text, state }) => (
    <ChangedPassage
      key={id}
      before={text}
      {...{ state, labels, open }}
      settle={
        state.kind === "changed" && (
          <SettlePassage
            cardId={card.id}
            settled={{ documentId: id, change: sha256(state.words) }}
            name={name}
          />
        )
      }
    />
  ));
};

const CardRow = async (props: {
  card: ListedCard;
  filter: CardFilter;
  choice: SubjectChoice;
  /** The step of a guide that its question comes from. */
  step: StepWay | null;
  /** What it belongs to, where that is not clear. */
  subject: string | null;
}) => {
  const [t, format] = await Promise.all([texts("cards"), formatter()]);
  const { card, choice, filter } = props;
  const { front, back, from, links, sides } = faceOf(card, t("list.picture"));
  const lapses = card.memory?.lapses ?? 0;
  const sameYear = card.due.getFullYear() === new Date().getFullYear();
  const date = format.dateTime(card.due, {
    ...{ day: "numeric", month: "short" },
    ...(sameYear ? {} : { year: "numeric" }),
  });
  const muted = card.suspended ? "text-ink-soft" : "";
  return (
    <li
      data-card={card.id}
      className="group/card grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 border-b border-rule max-sm:grid-cols-1"
    >
      <div className="flex min-w-0 items-center gap-x-4 py-3">
        {sides !== null && <Thumbnails sides={sides} />}
        <div className="min-w-0">
          <p className={`line-clamp-2 font-serif text-lg font-medium wrap-anywhere ${muted}`}>
            <RichText markdown={front} inline />
          </p>
          <p className="line-clamp-2 font-serif text-ink-soft wrap-anywhere">
            <RichText markdown={back} inline />
          </p>
          <p className="caption flex flex-wrap items-center gap-x-3">
            <span className={card.state === "due" ? "text-accent" : ""}>
              {t(`list.states.${card.state}`, { date })}
            </span>
            {lapses >= leechLapses && (
              <span className="text-doubt">{t("list.forgotten", { count: lapses })}</span>
            )}
            {from !== null && (
              <Link href={from.href} className="link max-w-64 truncate">
                {from.title}
              </Link>
            )}
            <Origins card={card} name={nameOf(front)} />
            {links !== null && (
              <Link
                href={links.question}
                prefetch={false}
                aria-label={t("list.questionOf", { name: nameOf(front) })}
                className="link"
              >
                {t("list.question")}
              </Link>
            )}
            {links?.passage != null && (
              <Link
                href={links.passage}
                prefetch={false}
                aria-label={t("list.passageOf", { name: nameOf(front) })}
                className="link"
              >
                {t("list.passage")}
              </Link>
            )}
            {props.step !== null && (
              <Link
                href={props.step.href}
                prefetch={false}
                aria-label={`${props.step.title}: ${nameOf(front)}`}
                className="link max-w-64 truncate"
              >
                {props.step.title}
              </Link>
            )}
            {props.subject !== null && <span className="max-w-48 truncate">{props.subject}</span>}
          </p>
          <Passages card={card} name={nameOf(front)} open={filter.card !== undefined} />
          {card.tags.length > 0 && <TagChips tags={card.tags} filter={filter} />}
        </div>
      </div>
      <div className="-mr-2.5 flex flex-none flex-wrap items-center max-sm:-mt-2 max-sm:-ml-2.5">
        <CardActions
          key={card.id}
          id={card.id}
          name={nameOf(front)}
          suspended={card.suspended}
          sides={sides}
          tags={card.tags}
          choice={{ subjects: choice.subjects, chosen: card.subject.id }}
        />
        <span className="ml-auto">
          <SelectCard id={card.id} name={nameOf(front)} />
        </span>
      </div>
    </li>
  );
};

/** The way to a review of what is due with this tag. */
const ReviewOfTag = async (props: { tag: string; subjectId: string | undefined; due: number }) => {
  const t = await texts("cards");
  const { tag, subjectId, due } = props;
  if (due === 0) return <p className="caption">{t("list.tags.noneDue")}</p>;
  const query = new URLSearchParams({ tag });
  if (subjectId !== undefined) query.set("subject", subjectId);
  return (
    <Link href={`/review?${query}`} className={buttonStyle("secondary", "justify-self-start")}>
      <Repeat2 aria-hidden="true" className="size-4" />
      {t("list.tags.review", { count: due })}
    </Link>
  );
};

/** The way to the cards before and after. */
const Pages = async ({ filter, total }: { filter: CardFilter; total: number }) => {
  const [t, format] = await Promise.all([texts("cards"), formatter()]);
  const { page, q, subject = "", state = "", tag = "", document = "" } = filter;
  if (total <= onPage) return null;
  const address = (to: number) =>
    `/cards?${new URLSearchParams({ q, subject, state, tag, document, page: String(to) })}`;
  const number = (value: number) => format.number(value);
  return (
    <nav aria-label={t("list.pages")} className="flex items-center gap-2 text-sm">
      {page > 1 && (
        <Link href={address(page - 1)} rel="prev" className={buttonStyle("quiet")}>
          <ChevronLeft aria-hidden="true" className="size-4" />
          {t("list.previous")}
        </Link>
      )}
      <span className="caption tabular-nums">
        {t("list.page", {
          from: number((page - 1) * onPage + 1),
          to: number(Math.min(page * onPage, total)),
          total: number(total),
        })}
      </span>
      {page * onPage < total && (
        <Link href={address(page + 1)} rel="next" className={buttonStyle("quiet")}>
          {t("list.next")}
          <ChevronRight aria-hidden="true" className="size-4" />
        </Link>
      )}
    </nav>
  );
};

/** Every card, or those of a subject: what it asks, when it comes back, and what can be done with it. */
const CardsPage = async (props: PageProps<"/cards">) => {
  const filter = cardQuery.parse(await props.searchParams);
  const [t, loaded] = await Promise.all([texts("cards"), load(filter)]);
  const { total, cards, choice, subjects, waiting } = loaded;
  const ways = await stepWays(loaded.steps);
  const locale = await requestLocale();
  const tags = tagOptions(loaded.tags, filter.tag, locale);
  const named = new Map(subjects.map(({ id, name }) => [id, name]));
  const isNarrowed =
    filter.q !== "" ||
    [filter.subject, filter.state, filter.tag, filter.card, filter.document].some(
      (one) => one !== undefined,
    );
  const isOfAll = isUnsearched(filter);
  const saysStanding = total > 0 && isOfAll && filter.page === 1;
  const saysSubject = filter.subject === undefined && subjects.length > 1;
  return (
    <div className="page grid grid-cols-1 gap-8 pt-6 pb-28 sm:pt-12">
      <ClientTexts namespaces={["shell", "subjects", "cards", "cardFiles"]}>
        <header className="flex flex-wrap items-center justify-between gap-x-8 gap-y-5">
          <h1
            tabIndex={-1}
            className="font-serif text-3xl font-medium tracking-[-0.015em] outline-none"
          >
            {t("list.title")}
          </h1>
          <div className="flex flex-wrap items-center gap-3 max-sm:w-full max-sm:gap-2">
            <AddCards choice={choice} />
            {total > 0 && <CardFilesMenu subjectId={filter.subject} />}
          </div>
        </header>
        {(total > 0 || isNarrowed) && (
          <div className="grid gap-2">
            <CardFilters
              query={filter.q}
              subject={filter.subject}
              state={filter.state}
              tag={tags.chosen}
              tags={tags.options}
              subjects={subjects}
            />
            <p role="status" className="caption">
              <span>{total === 0 ? t("list.nothing") : t("list.count", { count: total })}</span>{" "}
              {isNarrowed && (
                <Link href="/cards" className="link">
                  {t("list.showAll")}
                </Link>
              )}
            </p>
            {filter.tag !== undefined && waiting !== null && total > 0 && (
              <ReviewOfTag tag={filter.tag} subjectId={filter.subject} due={waiting.due} />
            )}
            {isOfAll && waiting !== null && total > 0 && waiting.resting > 0 && (
              <p className="caption">{t("list.resting", { count: waiting.resting })}</p>
            )}
          </div>
        )}
        {total === 0 && !isNarrowed && <p className="max-w-2xl text-ink-soft">{t("list.empty")}</p>}
        {saysStanding && <WhereYouStand subjectId={filter.subject} />}
        {saysStanding && waiting !== null && <Forecast counts={waiting.forecast} />}
        <CardSelection
          key={JSON.stringify(filter)}
          cards={cards.map(({ id, tags: own, suspended, content }) => ({
            ...{ id, tags: own, suspended, own: content.kind === "own" },
          }))}
          choice={choice}
        >
          {cards.length > 0 && (
            <ul className="border-t border-rule">
              {cards.map((card) => (
                <CardRow
                  key={card.id}
                  card={card}
                  filter={filter}
                  choice={choice}
                  step={
                    card.content.kind === "own"
                      ? null
                      : (ways.get(card.content.question.id) ?? null)
                  }
                  subject={saysSubject ? (named.get(card.subject.id) ?? null) : null}
                />
              ))}
            </ul>
          )}
        </CardSelection>
        <Pages filter={{ ...filter, page: loaded.page }} total={total} />
      </ClientTexts>
    </div>
  );
};

export default CardsPage;
