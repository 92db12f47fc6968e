import { Trash2 } from "lucide-react";
import Link from "next/link";
import type { ReactNode } from "react";
import { z } from "zod";
import { FreshList } from "#components/home/fresh-list.tsx";
import { groupByDay } from "#components/home/group-by-day.ts";
import { NoteCatcher } from "#components/home/note-catcher.tsx";
import { ThreadActions } from "#components/home/thread-actions.tsx";
import { ThreadRow } from "#components/home/thread-row.tsx";
import { type WorkFilter, WorkFilters } from "#components/home/work-filters.tsx";
import { NewSubject, SubjectActions } from "#components/subjects/subject-actions.tsx";
import { ImportSubject } from "#components/subjects/subject-archives.tsx";
import { buttonStyle } from "#components/ui/button-style.ts";
import { FoundPieces } from "#components/ui/found-pieces.tsx";
import { comingExams } from "#lib/cards/coming-exams.ts";
import { maxNoteFileBytes } from "#lib/library/library-limits.ts";
import type { SearchResults } from "#lib/schemas/search.ts";
import type { SubjectView } from "#lib/schemas/subject.ts";
import {
  type ListedThread,
  type ThreadKind,
  threadKind,
  threadPhase,
} from "#lib/schemas/thread.ts";
import { maxNoteBytes } from "#lib/schemas/thread-requests.ts";
import { whatNow } from "#lib/threads/what-now.ts";
import { ClientTexts } from "../client-texts.tsx";
import { pageServices } from "../page-services.ts";
import { formatter, requestTimeZone, texts } from "../texts.ts";
import { OfflineNotice } from "./offline-notice.tsx";
import { WhatNowPanel } from "./what-now.tsx";

const filterQuery = z.object({
  q: z.string().trim().max(200).catch(""),
  kind: threadKind.optional().catch(undefined),
  phase: threadPhase.optional().catch(undefined),
});

/** What the address narrows the list to; what nobody can mean narrows nothing. */
export const filterOf = (query: Readonly<Record<string, unknown>>): WorkFilter => {
  const { q, kind, phase } = filterQuery.parse(query);
  return { query: q, kind, phase };
};

export const isNarrowed = ({ query, kind, phase }: WorkFilter): boolean =>
  query !== "" || kind !== undefined || phase !== undefined;

/** Threads shown at most; older ones are found by the search. */
const shown = 200;

/** What was found in threads of this kind, but for titles that are listed already: a title may have another form of the word. */
const passagesOf = (
  texts: SearchResults | null,
  kind: ThreadKind | undefined,
  listed: readonly ListedThread[],
) =>
  (texts?.groups ?? []).flatMap((group) => {
    const passages = group.passages.filter(
      (passage) =>
        (kind === undefined || passage.kind === kind) &&
        !(passage.part === "title" && listed.some(({ id }) => id === passage.id)),
    );
    return passages.length === 0 ? [] : [{ ...group, passages }];
  });

/** What a list of work shows: of one subject, or of all that are not archived. */
export const loadWork = async ({ query, kind, phase }: WorkFilter, subjectId?: string) => {
  const [{ services, locale, now }, timeZone] = await Promise.all([
    pageServices(),
    requestTimeZone(),
  ]);
  const asked = { search: query, kind, phase, subjectId, limit: shown, locale };
  // A passage knows its kind alone.
  const searchesTexts = query !== "" && subjectId === undefined && phase === undefined;
  const [threads, subjects, { offline }, cards, binned, texts] = await Promise.all([
    services.threads.read.listThreads(asked),
    services.subjects.read.listSubjects(locale),
    services.settings.read.modelStatus(),
    services.cards.read.cardsWaiting(timeZone),
    subjectId === undefined ? services.subjects.read.countBinned() : 0,
    searchesTexts ? services.threads.read.searchTexts(query) : null,
  ]);
  const found = passagesOf(texts, kind, threads);
  const exams = comingExams(subjects, now, timeZone);
  return { threads, subjects, offline, cards, binned, found, exams, now };
};

type Work = Awaited<ReturnType<typeof loadWork>>;

/** Where a list of work stands: at home, or on the page of a subject. */
const addressOf = (subject: SubjectView | undefined): string =>
  subject === undefined ? "/" : `/subject/${subject.id}`;

const clock = { hour: "2-digit", minute: "2-digit", hourCycle: "h23" } as const;
const date = { day: "numeric", month: "short" } as const;
/** What of a moment its group does not say. */
const toldAs = {
  today: clock,
  yesterday: clock,
  week: { weekday: "short", ...date },
  month: date,
  older: date,
} as const;

/** The threads by the day on which they were last worked on, as in a diary; a search says how much it found. */
const ThreadList = async (props: {
  threads: readonly ListedThread[];
  query: string;
  /** How many passages were found besides. */
  passages: number;
  address: string;
  subjects: readonly SubjectView[];
  /** Whether all of it is of one subject. */
  isOfOne: boolean;
  now: Date;
}) => {
  const [t, format, zone] = await Promise.all([texts("home"), formatter(), requestTimeZone()]);
  const { threads, query } = props;
  const results = threads.length + props.passages;
  const toMoveTo = props.subjects.map(({ id, name }) => ({ id, name }));
  const saysSubject = !props.isOfOne && toMoveTo.length > 1;
  const groups = groupByDay(threads, (one) => new Date(one.actedAt), props.now, zone);
  return (
    <div className="grid gap-8">
      {query !== "" && (
        <p role="status" className="text-sm text-ink-soft wrap-anywhere">
          {results === 0 ? t("nothingFound", { query }) : t("found", { count: results, query })}{" "}
          <Link href={props.address} className="link">
            {t("showAll")}
          </Link>
        </p>
      )}
      {groups.map(({ day, date, items }) => (
        <section
          key={`${day}${date.toISOString()}`}
          className="grid gap-x-8 gap-y-2 min-[56rem]:grid-cols-[9rem_minmax(0,1fr)]"
        >
          <h2 className="min-[56rem]:pt-[1.35rem] caption first-letter:uppercase">
            {day === "older" ? format.dateTime(date, { month: "long", year: "numeric" }) : t(day)}
          </h2>
          <ul className="border-t border-rule">
            {items.map((thread) => (
              <ThreadRow
                key={thread.id}
                href={`/${thread.kind}/${thread.id}`}
                title={thread.title}
                kind={t(`kinds.${thread.kind}`)}
                subject={saysSubject ? thread.subject.name : null}
                state={thread.standing.state}
                stateLabel={t(`states.${thread.standing.state}`, thread.standing.count ?? {})}
                when={format.dateTime(new Date(thread.actedAt), toldAs[day])}
                dateTime={thread.actedAt}
              >
                <ThreadActions thread={thread} subjects={toMoveTo} />
              </ThreadRow>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
};

const chip =
  "inline-flex min-h-10 max-w-64 items-center gap-2 rounded-full border border-rule-strong/60 px-4 text-sm text-ink-soft hover:border-ink-soft hover:text-ink pointer-coarse:min-h-11 sm:max-w-md aria-[current]:border-accent aria-[current]:bg-accent-wash aria-[current]:text-accent max-sm:aria-[current]:snap-center max-sm:aria-[current]:[scroll-initial-target:nearest]";

const SubjectChip = ({ subject, isHere }: { subject: SubjectView; isHere: boolean }) => (
  <li className="flex-none">
    <Link
      href={addressOf(subject)}
      aria-current={isHere ? "page" : undefined}
      title={subject.name}
      className={chip}
    >
      <span className="truncate">{subject.name}</span>
      <span className="text-ink-faint tabular-nums">{subject.threads}</span>
    </Link>
  </li>
);

/** The subject that everything starts in, while everything lies in others. */
const isEmptyStart = ({ isDefault, threads }: SubjectView): boolean => isDefault && threads === 0;

/**
 * The subjects that are not archived, and the way to a new one; on a phone they are one line, which scrolls and opens at where
 * the reader is.
 */
const Subjects = async (props: { subjects: readonly SubjectView[]; here: string | undefined }) => {
  const t = await texts("subjects");
  const open = props.subjects
    .filter(({ archived }) => !archived)
    .toSorted((a, b) => Number(isEmptyStart(a)) - Number(isEmptyStart(b)));
  return (
    <nav
      aria-label={t("list")}
      className={`flex flex-wrap items-center gap-2 ${open.length > 1 ? "max-sm:-mx-5 max-sm:flex-nowrap max-sm:overflow-x-auto max-sm:px-5 max-sm:py-1" : "-ml-3"}`}
    >
      {open.length > 1 && (
        <ul className="contents">
          <li className="flex-none">
            <Link
              href="/"
              aria-current={props.here === undefined ? "page" : undefined}
              className={chip}
            >
              {t("all")}
            </Link>
          </li>
          {open.map((one) => (
            <SubjectChip key={one.id} subject={one} isHere={one.id === props.here} />
          ))}
        </ul>
      )}
      <div className="flex flex-wrap items-center gap-2 max-sm:contents">
        <NewSubject />
        <ImportSubject className={buttonStyle("quiet", "min-h-10 flex-none rounded-full")} />
      </div>
    </nav>
  );
};

/** What was put away, folded. */
const ArchivedSubjects = async ({ subjects }: { subjects: readonly SubjectView[] }) => {
  const t = await texts("subjects");
  const archived = subjects.filter((one) => one.archived);
  if (archived.length === 0) return null;
  return (
    <details className="fold">
      <summary>{t("archivedList", { count: archived.length })}</summary>
      <ul className="flex flex-wrap gap-2 pt-3">
        {archived.map((one) => (
          <SubjectChip key={one.id} subject={one} isHere={false} />
        ))}
      </ul>
    </details>
  );
};

/** The way to what was deleted and is not gone yet. */
export const BinLink = async ({ count }: { count: number }) => {
  const t = await texts("bin");
  return (
    <p>
      <Link href="/bin" className={buttonStyle("quiet", "-ml-3")}>
        <Trash2 aria-hidden="true" className="size-4" />
        {t("link", { count })}
      </Link>
    </p>
  );
};

/** The ways to begin something, in this subject; `beside` what is more urgent. */
const Beginnings = async (props: { subject: SubjectView | undefined; beside?: boolean }) => {
  const { subject, beside = false } = props;
  const t = await texts("home");
  const where = subject === undefined ? "" : `?subject=${subject.id}`;
  return (
    <div
      className={`flex flex-wrap items-center gap-3 max-sm:w-full ${beside ? "lg:flex-col lg:items-stretch" : ""}`}
    >
      <Link
        href={`/study/new${where}`}
        className={buttonStyle(beside ? "secondary" : "primary", "max-sm:w-full")}
      >
        {t("newStudy")}
      </Link>
      <Link href={`/quiz/new${where}`} className={buttonStyle("secondary", "max-sm:grow")}>
        {t("newQuiz")}
      </Link>
      <Link href={`/guide/new${where}`} className={buttonStyle("secondary", "max-sm:grow")}>
        {t("newGuide")}
      </Link>
    </div>
  );
};

/** What a subject can be told, under its name. */
const SubjectHead = async (props: { subject: SubjectView; subjects: readonly SubjectView[] }) => {
  const t = await texts("subjects");
  const { subject } = props;
  const others = props.subjects.filter(({ id, archived }) => id !== subject.id && !archived);
  return (
    <div className="mt-2 -ml-3 flex flex-wrap items-center gap-x-1">
      <SubjectActions subject={subject} others={others.map(({ id, name }) => ({ id, name }))} />
      {subject.archived && <p className="caption w-full pl-3">{t("archivedNote")}</p>}
    </div>
  );
};

/** The passages that a search found in what was begun, by kind. */
const FoundTexts = async ({ groups }: Pick<SearchResults, "groups">) => {
  const t = await texts("search");
  return groups.map(({ kind, passages }) => (
    <section key={kind} className="grid gap-x-8 gap-y-2 min-[56rem]:grid-cols-[9rem_minmax(0,1fr)]">
      <h2 className="min-[56rem]:pt-[1.05rem] caption">{t(`groups.${kind}`)}</h2>
      <ul className="border-t border-rule">
        {passages.map((passage, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two passages of a thread may have one address
          <li key={place} className="group border-b border-rule">
            <Link href={passage.href} className="block py-3 outline-offset-0">
              <span className="line-clamp-3 font-serif wrap-anywhere">
                <FoundPieces pieces={passage.pieces} />
              </span>
              <span className="caption block truncate group-hover:text-accent">
                {passage.title}
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  ));
};

/** Nothing to list: because nothing fits, or because nothing is there yet. */
const EmptyList = async (props: {
  filter: WorkFilter;
  subject: SubjectView | undefined;
  hasSources: boolean;
}) => {
  const [t, subjects] = await Promise.all([texts("home"), texts("subjects")]);
  const { filter, subject } = props;
  if (!isNarrowed(filter)) {
    const isOpen = subject !== undefined && !subject.archived;
    const key = props.hasSources ? "nothingMade" : "empty";
    return isOpen && <p className="text-ink-soft">{subjects(key)}</p>;
  }
  // A search says itself that it found nothing.
  if (filter.query !== "") return null;
  return (
    <p role="status" className="text-sm text-ink-soft">
      {t("nothingOfThese")}{" "}
      <Link href={addressOf(subject)} className="link">
        {t("showAll")}
      </Link>
    </p>
  );
};

/** Where the reader is, and what there is to do now or how to begin. */
const WorkHead = (props: {
  work: Work;
  filter: WorkFilter;
  title: string;
  subject: SubjectView | undefined;
}) => {
  const { work, subject } = props;
  const isHome = subject === undefined && !isNarrowed(props.filter);
  const now = isHome ? whatNow(work.threads, work.cards) : null;
  const exams = isHome ? work.exams : [];
  const calls =
    now !== null &&
    (now.goOn !== null || now.due > 0 || now.waiting.length > 0 || exams.length > 0);
  return (
    <>
      <header className="flex flex-wrap items-start justify-between gap-x-8 gap-y-5">
        <div className="min-w-0">
          <h1 className="font-serif text-3xl font-medium tracking-[-0.015em] wrap-anywhere">
            {props.title}
          </h1>
          {subject && <SubjectHead subject={subject} subjects={work.subjects} />}
        </div>
        {!subject?.archived && !calls && <Beginnings subject={subject} />}
      </header>
      {calls && (
        <WhatNowPanel
          now={now}
          due={work.cards.due}
          exams={exams}
          saysSubject={work.subjects.length > 1}
          at={work.now}
          beginnings={<Beginnings subject={subject} beside />}
        />
      )}
    </>
  );
};

/** The list of what was begun, at home or of one subject, with all that can be done from there. */
export const WorkPage = (props: {
  work: Work;
  filter: WorkFilter;
  title: string;
  subject?: SubjectView;
  /** What can be made from in the subject. */
  sources?: ReactNode;
  hasSources?: boolean;
  /** Instead of the list, where there is nothing yet. */
  children?: ReactNode;
}) => {
  const { work, filter, subject } = props;
  const { threads, subjects, offline, found } = work;
  const address = addressOf(subject);
  return (
    <ClientTexts namespaces={["shell", "home", "subjects", "noteFiles"]}>
      <div className="page grid gap-8 pt-6 pb-24 sm:pt-12">
        {props.children || (
          <>
            <WorkHead work={work} filter={filter} title={props.title} subject={subject} />
            <div className={`grid ${props.sources === undefined ? "gap-4" : "gap-8"}`}>
              <Subjects subjects={subjects} here={subject?.id} />
              {props.sources}
              {(threads.length > 0 || isNarrowed(filter)) && (
                <WorkFilters address={address} filter={filter} />
              )}
            </div>
            <ThreadList
              threads={threads}
              query={filter.query}
              passages={found.reduce((sum, { passages }) => sum + passages.length, 0)}
              address={address}
              subjects={subjects}
              isOfOne={subject !== undefined}
              now={work.now}
            />
            <FoundTexts groups={found} />
            {threads.length === 0 && (
              <EmptyList {...{ filter, subject, hasSources: props.hasSources ?? false }} />
            )}
            {subject === undefined && <ArchivedSubjects subjects={subjects} />}
            {subject === undefined && work.binned > 0 && <BinLink count={work.binned} />}
          </>
        )}
        {offline && <OfflineNotice />}
        {!props.children && (
          <>
            {subject === undefined && (
              <NoteCatcher
                maxBytes={maxNoteBytes}
                maxFileBytes={maxNoteFileBytes}
                offline={offline}
              />
            )}
            <FreshList
              running={threads.some((thread) => thread.status === "running")}
              readAt={work.now.toISOString()}
            />
          </>
        )}
      </div>
    </ClientTexts>
  );
};
