import type { Metadata } from "next";
import Link from "next/link";
import { FreshList } from "#components/home/fresh-list.tsx";
import { groupByDay } from "#components/home/group-by-day.ts";
import { NoteCatcher, SampleLink } from "#components/home/note-catcher.tsx";
import { SearchBox } from "#components/home/search-box.tsx";
import { ThreadActions } from "#components/home/thread-actions.tsx";
import { ThreadRow } from "#components/home/thread-row.tsx";
import { buttonStyle } from "#components/ui/button-style.ts";
import { maxNoteFileBytes } from "#lib/library/library-limits.ts";
import { sampleNote, soundSampleNote } from "#lib/samples/sample-note.ts";
import type { ListedThread } from "#lib/schemas/thread.ts";
import { maxNoteBytes } from "#lib/schemas/thread-requests.ts";
import { ClientTexts } from "../client-texts.tsx";
import { TroublePage } from "../database-trouble.tsx";
import { orTrouble, pageServices } from "../page-services.ts";
import { formatter, requestLocale, texts, timeZone } from "../texts.ts";
import { OfflineNotice } from "./offline-notice.tsx";

/** The threads by the day on which they were last worked on, as in a diary; a search says how much it found. */
const ThreadList = async (props: { threads: readonly ListedThread[]; query: string }) => {
  const [t, format] = await Promise.all([texts("home"), formatter()]);
  const { threads, query } = props;
  const groups = groupByDay(threads, (one) => new Date(one.updatedAt), new Date(), timeZone);
  return (
    <div className="grid gap-8">
      {query !== "" && (
        <p role="status" className="text-sm text-ink-soft">
          {threads.length === 0
            ? t("nothingFound", { query })
            : t("found", { count: threads.length, query })}{" "}
          <Link href="/" className="link">
            {t("showAll")}
          </Link>
        </p>
      )}
      {groups.map(({ day, date, items }) => (
        <section
          key={`${day}${date.toISOString()}`}
          className="grid gap-x-8 gap-y-2 min-[56rem]:grid-cols-[9rem_minmax(0,1fr)]"
        >
          <h2 className="min-[56rem]:pt-[1.35rem] caption">
            {day === "older" ? format.dateTime(date, { month: "long", year: "numeric" }) : t(day)}
          </h2>
          <ul className="border-t border-rule">
            {items.map((thread) => (
              <ThreadRow
                key={thread.id}
                href={`/${thread.kind}/${thread.id}`}
                title={thread.title}
                kind={t(`kinds.${thread.kind}`)}
                state={thread.standing.state}
                stateLabel={t(`states.${thread.standing.state}`, thread.standing.count ?? {})}
                when={format.dateTime(
                  new Date(thread.updatedAt),
                  day === "older"
                    ? { day: "numeric", month: "short" }
                    : { hour: "2-digit", minute: "2-digit", hourCycle: "h23" },
                )}
                dateTime={thread.updatedAt}
              >
                <ThreadActions threadId={thread.id} title={thread.title} />
              </ThreadRow>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
};

/** The first page of a new student: what happens here, the first step, and a sample. */
const EmptyHome = async (props: { offline: boolean }) => {
  const [t, locale] = await Promise.all([texts("home"), requestLocale()]);
  const sample = props.offline ? soundSampleNote(locale) : sampleNote(locale);
  const steps = [
    t("empty.steps.bring"),
    t(props.offline ? "empty.steps.checkOffline" : "empty.steps.check"),
    t("empty.steps.answer"),
  ];
  return (
    <section className="grid grid-cols-1 gap-x-16 gap-y-8 lg:grid-cols-[minmax(0,42rem)_minmax(0,1fr)] items-end pt-[6vh]">
      <div className="grid justify-items-start gap-6">
        <h1 className="max-w-[15ch] font-serif text-3xl font-medium tracking-[-0.02em]">
          {t("empty.title")}
        </h1>
        <p className="max-w-[52ch] font-serif text-lg text-ink-soft">
          {t(props.offline ? "empty.bodyOffline" : "empty.body")}
        </p>
        <div className="mt-2 flex flex-wrap gap-3">
          <Link href="/study/new" className={buttonStyle("primary")}>
            {t("newStudy")}
          </Link>
          <Link href="/quiz/new" className={buttonStyle("secondary")}>
            {t("newQuiz")}
          </Link>
          <Link href="/guide/new" className={buttonStyle("secondary")}>
            {t("newGuide")}
          </Link>
          <SampleLink label={t("empty.sample")} sample={sample} offline={props.offline} />
        </div>
      </div>
      <ol className="grid gap-4 border-l border-rule pl-6">
        {steps.map((step, index) => (
          <li key={step} className="flex items-baseline gap-4 font-serif text-ink-soft">
            <span className="text-accent tabular-nums">{index + 1}</span>
            {step}
          </li>
        ))}
      </ol>
    </section>
  );
};

/** Threads shown at most; older ones are found by the search. */
const shown = 200;

export const generateMetadata = async (): Promise<Metadata> => ({
  title: { absolute: (await texts("shell"))("product") },
});

const loadHome = async (query: string) => {
  const { services, locale } = await pageServices();
  const threads = await services.threads.read.listThreads({ search: query, limit: shown, locale });
  const { offline } = await services.settings.read.modelStatus();
  return { threads, offline };
};

const HomePage = async (props: PageProps<"/">) => {
  const { q } = await props.searchParams;
  const query = typeof q === "string" ? q.trim() : "";
  const [t, home] = await Promise.all([texts("home"), orTrouble(() => loadHome(query))]);
  if (typeof home === "string") return <TroublePage trouble={home} />;
  const { threads, offline } = home;
  const nothingYet = threads.length === 0 && query === "";
  return (
    <ClientTexts namespaces={["shell", "home", "noteFiles"]}>
      <div className="page grid gap-10 pt-6 pb-24 sm:pt-12">
        {nothingYet ? (
          <EmptyHome offline={offline} />
        ) : (
          <>
            <header className="flex flex-wrap items-end justify-between gap-x-8 gap-y-5">
              <h1 className="font-serif text-3xl font-medium tracking-[-0.015em]">{t("title")}</h1>
              <div className="flex grow flex-wrap items-center justify-end gap-3 max-sm:w-full">
                <div className="grow max-sm:order-2 max-sm:w-full">
                  <SearchBox label={t("search")} query={query} />
                </div>
                <Link href="/study/new" className={buttonStyle("primary", "max-sm:w-full")}>
                  {t("newStudy")}
                </Link>
                <Link href="/quiz/new" className={buttonStyle("secondary", "max-sm:grow")}>
                  {t("newQuiz")}
                </Link>
                <Link href="/guide/new" className={buttonStyle("secondary", "max-sm:grow")}>
                  {t("newGuide")}
                </Link>
              </div>
            </header>
            <ThreadList threads={threads} query={query} />
          </>
        )}
        {offline && <OfflineNotice />}
        <NoteCatcher maxBytes={maxNoteBytes} maxFileBytes={maxNoteFileBytes} offline={offline} />
        {!nothingYet && (
          <FreshList
            running={threads.some((thread) => thread.status === "running")}
            readAt={new Date().toISOString()}
          />
        )}
      </div>
    </ClientTexts>
  );
};

export default HomePage;
