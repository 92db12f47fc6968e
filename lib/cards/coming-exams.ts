import type { SubjectView } from "#lib/schemas/subject.ts";
import { wallClock } from "./student-day.ts";

/** The exam of a subject, as the home page reminds of it. */
export interface ComingExam {
  readonly subjectId: string;
  readonly name: string;
  /** `2027-06-14` */
  readonly day: string;
  /** Midnights until then; 0 is today. */
  readonly days: number;
}

const dayMs = 86_400_000;
/** Exams further away change nothing of a day's work. */
const soonDays = 30;
/** So many are told, the next first. */
const most = 2;

/** The exams of the next weeks in subjects that are not archived, by the calendar of `timeZone`, the next first. */
export const comingExams = (
  subjects: readonly Pick<SubjectView, "id" | "name" | "examOn" | "archived">[],
  now: Date,
  timeZone: string,
): ComingExam[] =>
  subjects
    .flatMap(({ id, name, examOn, archived }): ComingExam[] => {
      if (examOn === null || archived) return [];
      const today = Math.floor(wallClock(now.getTime(), timeZone) / dayMs);
      const days = Date.parse(examOn) / dayMs - today;
      return days < 0 || days > soonDays ? [] : [{ subjectId: id, name, day: examOn, days }];
    })
    .toSorted((a, b) => a.days - b.days)
    .slice(0, most);
