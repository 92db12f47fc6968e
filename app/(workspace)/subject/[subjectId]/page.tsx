import { GalleryVerticalEnd, Repeat2 } from "lucide-react";
import type { Metadata } from "next";
import Link from "next/link";
import { cache } from "react";
import { ExamOutlook } from "#app/(workspace)/exam-outlook.tsx";
import { filterOf, loadWork, WorkPage } from "#app/(workspace)/work-page.tsx";
import { ClientTexts } from "#app/client-texts.tsx";
import { orNotFound, pageServices } from "#app/page-services.ts";
import { requestTimeZone, texts } from "#app/texts.ts";
import { AddCards } from "#components/cards/add-cards.tsx";
import { CardFilesMenu } from "#components/cards/card-files-menu.tsx";
import { AddSources } from "#components/subjects/add-sources.tsx";
import { SourceList } from "#components/subjects/source-list.tsx";
import { buttonStyle } from "#components/ui/button-style.ts";
import { maxNoteFileBytes } from "#lib/library/library-limits.ts";
import type { SourceView } from "#lib/schemas/source.ts";
import type { SubjectView } from "#lib/schemas/subject.ts";
import { maxNoteBytes } from "#lib/schemas/thread-requests.ts";
import { settingsForNext } from "#lib/study/presets.ts";

type Props = PageProps<"/subject/[subjectId]">;

/** The subject of this address, once for the page and its title. */
const load = cache((subjectId: string) =>
  orNotFound(({ services, locale }) => services.subjects.read.getSubject(subjectId, locale)),
);

export const generateMetadata = async (props: Props): Promise<Metadata> => {
  const { subjectId } = await props.params;
  return { title: (await load(subjectId)).name };
};

/** What lies in a subject, in the columns of the list below it, and the ways to put more there. */
const Sources = async (props: { subject: SubjectView; sources: readonly SourceView[] }) => {
  const [t, { services }] = await Promise.all([texts("sources"), pageServices()]);
  const { subject, sources } = props;
  if (sources.length === 0 && subject.archived) return null;
  const settings = settingsForNext(await services.study.read.lastStudySettings());
  return (
    <section className="grid gap-x-8 gap-y-2 min-[56rem]:grid-cols-[9rem_minmax(0,1fr)]">
      <h2 className="min-[56rem]:pt-2.5 caption">{t("title")}</h2>
      <div className="grid min-w-0 gap-2">
        <ClientTexts namespaces={["shell", "sources", "noteFiles"]}>
          {!subject.archived && (
            <AddSources
              subjectId={subject.id}
              known={sources.map(({ id }) => id)}
              limits={{ maxBytes: maxNoteBytes, maxFileBytes: maxNoteFileBytes }}
            />
          )}
          {sources.length > 0 && (
            <SourceList sources={sources} settings={settings} maxBytes={maxNoteBytes} />
          )}
        </ClientTexts>
      </div>
    </section>
  );
};

/** The cards of a subject, and the ways to more of them. */
const Cards = async ({ subject }: { subject: SubjectView }) => {
  const [t, { services }, zone] = await Promise.all([
    texts("cards"),
    pageServices(),
    requestTimeZone(),
  ]);
  const query = { subjectId: subject.id, search: "", limit: 1, offset: 0 };
  const [{ total }, { due }] = await Promise.all([
    services.cards.read.listCards(zone, query),
    services.cards.read.cardsWaiting(zone, { subjectId: subject.id }),
  ]);
  if (total === 0 && subject.archived) return null;
  return (
    <section className="grid gap-x-8 gap-y-2 min-[56rem]:grid-cols-[9rem_minmax(0,1fr)]">
      <h2 className="min-[56rem]:pt-2.5 caption">{t("list.title")}</h2>
      <div className="grid min-w-0 gap-2">
        <div className="-ml-3 flex min-w-0 flex-wrap items-center gap-x-1">
          {total > 0 && (
            <Link href={`/cards?subject=${subject.id}`} className={buttonStyle("quiet")}>
              <GalleryVerticalEnd aria-hidden="true" className="size-4" />
              {t("list.count", { count: total })}
            </Link>
          )}
          {due > 0 && (
            <Link href={`/review?subject=${subject.id}`} className={buttonStyle("quiet")}>
              <Repeat2 aria-hidden="true" className="size-4" />
              {t("list.review", { count: due })}
            </Link>
          )}
          {!subject.archived && (
            <ClientTexts namespaces={["shell", "subjects", "cards"]}>
              <AddCards choice={{ subjects: [subject], chosen: subject.id }} quiet />
            </ClientTexts>
          )}
          {total > 0 && (
            <ClientTexts namespaces={["shell", "cardFiles"]}>
              <CardFilesMenu subjectId={subject.id} />
            </ClientTexts>
          )}
        </div>
        <ExamOutlook subjectId={subject.id} />
      </div>
    </section>
  );
};

const SubjectPage = async (props: Props) => {
  const { subjectId } = await props.params;
  const filter = filterOf(await props.searchParams);
  const subject = await load(subjectId);
  const [work, { services }] = await Promise.all([loadWork(filter, subjectId), pageServices()]);
  const sources = await services.subjects.read.listSources(subjectId);
  return (
    <WorkPage
      work={work}
      filter={filter}
      title={subject.name}
      subject={subject}
      sources={
        <>
          <Sources subject={subject} sources={sources} />
          <Cards subject={subject} />
        </>
      }
      hasSources={sources.length > 0}
    />
  );
};

export default SubjectPage;
