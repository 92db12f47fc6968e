import type { Metadata } from "next";
import Link from "next/link";
import { FreshList } from "#components/home/fresh-list.tsx";
import { groupByDay } from "#components/home/group-by-day.ts";
import { NoteCatcher } from "#components/home/note-catcher.tsx";
import { SearchBox } from "#components/home/search-box.tsx";
import { ThreadActions } from "#components/home/thread-actions.tsx";
import { ThreadRow } from "#components/home/thread-row.tsx";
import { buttonStyle } from "#components/ui/button-style.ts";
import { maxNoteFileBytes } from "#lib/library/library-limits.ts";
import type { ListedThread } from "#lib/schemas/thread.ts";
import { maxNoteBytes } from "#lib/schemas/thread-requests.ts";
import { ClientTexts } from "../client-texts.tsx";
import { TroublePage } from "../database-trouble.tsx";
import { orTrouble, pageServices } from "../page-services.ts";
import { formatter, texts, timeZone } from "../texts.ts";
import { NewQuiz } from "./new-quiz.tsx";
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

/** The first page of a new student: a field for a note, a sample, and what else can be begun. */
const EmptyHome = async (props: { offline: boolean }) => {
  const t = await texts("home");
  const others = [
    {
      href: "/study/new",
      title: t("newStudy"),
      about: t(props.offline ? "empty.studyOffline" : "empty.study"),
    },
    { href: "/guide/new", title: t("newGuide"), about: t("empty.guide") },
  ] as const;
  return (
    <section className="grid grid-cols-1 gap-x-16 gap-y-10 lg:grid-cols-[minmax(0,42rem)_minmax(0,1fr)]">
      <div className="grid gap-6">
        <h1 className="font-serif text-3xl font-medium tracking-[-0.02em]">{t("empty.title")}</h1>
        <p className="font-serif text-lg text-ink-soft">
          {t(props.offline ? "empty.bodyOffline" : "empty.body")}
        </p>
        <NewQuiz brief />
      </div>
      <nav
        aria-label={t("empty.others")}
        className="grid content-start gap-6 border-rule lg:border-l lg:pt-3 lg:pl-8"
      >
        <p className="caption">{t("empty.others")}</p>
        {others.map(({ href, title, about }) => (
          <div key={href} className="grid justify-items-start gap-2">
            <Link href={href} className={buttonStyle("secondary")}>
              {title}
            </Link>
            <p className="max-w-[44ch] text-sm text-ink-soft">{about}</p>
          </div>
        ))}
      </nav>
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
        {!nothingYet && (
          <>
            <NoteCatcher
              maxBytes={maxNoteBytes}
              maxFileBytes={maxNoteFileBytes}
              offline={offline}
            />
            <FreshList
              running={threads.some((thread) => thread.status === "running")}
              readAt={new Date().toISOString()}
            />
          </>
        )}
      </div>
    </ClientTexts>
  );
};

export default HomePage;
