import type { Metadata } from "next";
import { cache } from "react";
import { filterOf, loadWork, WorkPage } from "#app/(workspace)/work-page.tsx";
import { ClientTexts } from "#app/client-texts.tsx";
import { orNotFound, pageServices } from "#app/page-services.ts";
import { texts } from "#app/texts.ts";
import { SourceList } from "#components/subjects/source-list.tsx";
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

/** What can be made from in the subject, in the columns of the list below it. */
const Sources = async ({ subjectId }: { subjectId: string }) => {
  const [t, { services }] = await Promise.all([texts("sources"), pageServices()]);
  const sources = await services.subjects.read.listSources(subjectId);
  if (sources.length === 0) return null;
  const settings = settingsForNext(await services.study.read.lastStudySettings());
  return (
    <section className="grid gap-x-8 gap-y-2 min-[56rem]:grid-cols-[9rem_minmax(0,1fr)]">
      <h2 className="min-[56rem]:pt-4 caption">{t("title")}</h2>
      <ClientTexts namespaces={["shell", "sources"]}>
        <SourceList sources={sources} settings={settings} />
      </ClientTexts>
    </section>
  );
};

const SubjectPage = async (props: Props) => {
  const { subjectId } = await props.params;
  const filter = filterOf(await props.searchParams);
  const subject = await load(subjectId);
  const work = await loadWork(filter, subjectId);
  return (
    <WorkPage
      work={work}
      filter={filter}
      title={subject.name}
      subject={subject}
      sources={<Sources subjectId={subjectId} />}
    />
  );
};

export default SubjectPage;
