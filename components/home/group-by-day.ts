import { calendarDaysAgo } from "#lib/cards/student-day.ts";

/** Things of one day, of the week before, of the rest of this month, or of one month before it. */
export interface DayGroup<T> {
  readonly day: "today" | "yesterday" | "week" | "month" | "older";
  /** A moment of the group, for its heading. */
  readonly date: Date;
  readonly items: readonly T[];
}

/** A weekday names a day for so long. */
const daysOfWeek = 7;

/** How a moment that is over is called by the calendar of `timeZone`. */
export const dayOf = (
  at: Date,
  now: Date,
  timeZone: string,
): Exclude<DayGroup<unknown>["day"], "month"> => {
  const days = calendarDaysAgo(at, now, timeZone);
  if (days <= 1) return days === 1 ? "yesterday" : "today";
  return days < daysOfWeek ? "week" : "older";
};

/**
 * Groups things by the calendar of `timeZone`: today, yesterday, the days with a weekday of their own, the rest of this
 * month, then by month. The order is kept.
 */
export const groupByDay = <T>(
  items: readonly T[],
  dateOf: (item: T) => Date,
  now: Date,
  timeZone: string,
): DayGroup<T>[] => {
  const months = new Intl.DateTimeFormat("en-CA", { timeZone, year: "numeric", month: "2-digit" });
  const groups: { key: string; day: DayGroup<T>["day"]; date: Date; items: T[] }[] = [];
  for (const item of items) {
    const date = dateOf(item);
    const called = dayOf(date, now, timeZone);
    const month = months.format(date);
    const day = called === "older" && month === months.format(now) ? "month" : called;
    const key = day === "older" ? month : day;
    const last = groups.at(-1);
    if (last?.key === key) last.items.push(item);
    else groups.push({ key, day, date, items: [item] });
  }
  return groups.map(({ day, date, items: grouped }) => ({ day, date, items: grouped }));
};
