import type { Metadata } from "next";
import Link from "next/link";
import { buttonStyle } from "#components/ui/button-style.ts";
import { TroublePage } from "../database-trouble.tsx";
import { orTrouble } from "../page-services.ts";
import { texts } from "../texts.ts";
import { NewQuiz } from "./new-quiz.tsx";
import { filterOf, isNarrowed, loadWork, WorkPage } from "./work-page.tsx";

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

export const generateMetadata = async (): Promise<Metadata> => ({
  title: { absolute: (await texts("shell"))("product") },
});

const HomePage = async (props: PageProps<"/">) => {
  const filter = filterOf(await props.searchParams);
  const [t, work] = await Promise.all([texts("home"), orTrouble(() => loadWork(filter))]);
  if (typeof work === "string") return <TroublePage trouble={work} />;
  const nothingYet = work.threads.length === 0 && work.subjects.length <= 1 && !isNarrowed(filter);
  return (
    <WorkPage work={work} filter={filter} title={t("title")}>
      {nothingYet && <EmptyHome offline={work.offline} />}
    </WorkPage>
  );
};

export default HomePage;
