import type { SubjectChoice } from "#components/subjects/use-subject-choice.tsx";
import { pageServices } from "../page-services.ts";

/**
 * Where something new may belong: to a subject that is not archived, to begin with to the one in which something was last
 * begun. One that the address names is offered in any case.
 */
export const subjectChoice = async (
  named: string | string[] | undefined,
): Promise<SubjectChoice> => {
  const { services, locale } = await pageServices();
  const [all, current] = await Promise.all([
    services.subjects.read.listSubjects(locale),
    services.subjects.read.currentSubject(),
  ]);
  const subjects = all.filter(({ id, archived }) => !archived || id === named);
  const known = [named, current].find((one) => subjects.some(({ id }) => id === one));
  const [first] = subjects;
  return {
    subjects: subjects.map(({ id, name }) => ({ id, name })),
    chosen: typeof known === "string" ? known : first?.id,
  };
};
