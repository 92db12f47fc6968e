import type { Metadata } from "next";
import Link from "next/link";
import { NoteCatcher } from "#components/home/note-catcher.tsx";
import { RefreshWhileRunning } from "#components/home/refresh-while-running.tsx";
import { SearchBox } from "#components/home/search-box.tsx";
import { buttonStyle } from "#components/ui/button-style.ts";
import { maxNoteBytes } from "#lib/schemas/thread-requests.ts";
import { ClientTexts } from "../client-texts.tsx";
import { pageServices } from "../page-services.ts";
import { texts } from "../texts.ts";
import { EmptyHome } from "./empty-home.tsx";
import { OfflineNotice } from "./offline-notice.tsx";
import { ThreadList } from "./thread-list.tsx";

/** Threads shown at most; older ones are found by the search. */
const shown = 200;

export const generateMetadata = async (): Promise<Metadata> => ({
  title: { absolute: (await texts("shell"))("product") },
});

const HomePage = async (props: PageProps<"/">) => {
  const { q } = await props.searchParams;
  const query = typeof q === "string" ? q.trim() : "";
  const [t, { owner, services, locale }] = await Promise.all([texts("home"), pageServices()]);
  const threads = await services.listThreads(owner, { search: query, limit: shown, locale });
  const { offline } = await services.modelStatus(owner);
  const nothingYet = threads.length === 0 && query === "";
  return (
    <ClientTexts namespaces={["shell", "home"]}>
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
        <NoteCatcher maxBytes={maxNoteBytes} />
        {threads.some((thread) => thread.status === "running") && <RefreshWhileRunning />}
      </div>
    </ClientTexts>
  );
};

export default HomePage;
