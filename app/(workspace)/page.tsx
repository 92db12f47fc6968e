import type { Metadata } from "next";
import Link from "next/link";
import { StartBox } from "#components/home/start-box.tsx";
import { ImportSubject } from "#components/subjects/subject-archives.tsx";
import { buttonStyle } from "#components/ui/button-style.ts";
import { maxNoteFileBytes } from "#lib/library/library-limits.ts";
import { sampleNote, soundSampleNote } from "#lib/samples/sample-note.ts";
import { maxNoteBytes } from "#lib/schemas/thread-requests.ts";
import { ClientTexts } from "../client-texts.tsx";
import { TroublePage } from "../database-trouble.tsx";
import { orTrouble, pageServices } from "../page-services.ts";
import { texts } from "../texts.ts";
import { modelsTold } from "./models-told.ts";
import { BinLink, filterOf, isNarrowed, loadWork, WorkPage } from "./work-page.tsx";

/** The first page of a new student: a box for anything, and what each kind of work makes of it. */
const EmptyHome = async ({ binned }: { binned: number }) => {
  const [t, subjects, { services, locale }] = await Promise.all([
    texts("home"),
    texts("subjects"),
    pageServices(),
  ]);
  const [status, { packs }] = await Promise.all([
    services.settings.read.modelStatus(),
    services.library.read.getLibrary(locale),
  ]);
  const sample = status.offline ? soundSampleNote(locale) : sampleNote(locale);
  return (
    <div className="grid gap-8">
      <header className="grid gap-3">
        <h1 className="font-serif text-3xl font-medium tracking-[-0.02em]">{t("first.title")}</h1>
        <p className="font-serif text-lg text-ink-soft">{t("first.body")}</p>
      </header>
      <ClientTexts namespaces={["shell", "home", "create", "noteFiles"]}>
        <StartBox
          maxBytes={maxNoteBytes}
          maxFileBytes={maxNoteFileBytes}
          sample={sample}
          samplePackId={packs.find((pack) => pack.sample && pack.ready)?.id ?? null}
          model={modelsTold(status, ["writer", "judge", "embedding"])}
        />
      </ClientTexts>
      <div className="flex flex-wrap items-center gap-x-2 text-sm text-ink-soft">
        <p>{subjects("file.fromElsewhere")}</p>
        <ImportSubject className={buttonStyle("quiet")} />
      </div>
      <div className="-mt-6 flex flex-wrap items-center gap-x-2 text-sm text-ink-soft">
        <p>{t("first.cards")}</p>
        <Link href="/cards" className={buttonStyle("quiet")}>
          {t("first.toCards")}
        </Link>
      </div>
      {binned > 0 && <BinLink count={binned} />}
    </div>
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
      {nothingYet && <EmptyHome binned={work.binned} />}
    </WorkPage>
  );
};

export default HomePage;
