import type { Metadata } from "next";
import { cache } from "react";
import { filterOf, loadWork, WorkPage } from "#app/(workspace)/work-page.tsx";
import { orNotFound } from "#app/page-services.ts";

type Props = PageProps<"/subject/[subjectId]">;

/** The subject of this address, once for the page and its title. */
const load = cache((subjectId: string) =>
  orNotFound(({ services, locale }) => services.subjects.read.getSubject(subjectId, locale)),
);

export const generateMetadata = async (props: Props): Promise<Metadata> => {
  const { subjectId } = await props.params;
  return { title: (await load(subjectId)).name };
};

const SubjectPage = async (props: Props) => {
  const { subjectId } = await props.params;
  const filter = filterOf(await props.searchParams);
  const subject = await load(subjectId);
  const work = await loadWork(filter, subjectId);
  return <WorkPage work={work} filter={filter} title={subject.name} subject={subject} />;
};

export default SubjectPage;
