/** Things of one day, or of one month for older ones. */
export interface DayGroup<T> {
  readonly day: "today" | "yesterday" | "older";
  /** A moment of the group, for its heading. */
  readonly date: Date;
  readonly items: readonly T[];
}

/** Groups things by the calendar of `timeZone`: today, yesterday, then by month. The order is kept. */
export const groupByDay = <T>(
  items: readonly T[],
  dateOf: (item: T) => Date,
  now: Date,
  timeZone: string,
): DayGroup<T>[] => {
  const calendar = new Intl.DateTimeFormat("en-CA", { timeZone });
  const today = calendar.format(now);
  const yesterday = dayBefore(today);
  const groups: { key: string; day: DayGroup<T>["day"]; date: Date; items: T[] }[] = [];
  for (const item of items) {
    const date = dateOf(item);
    const iso = calendar.format(date);
    const day = iso === today ? "today" : iso === yesterday ? "yesterday" : "older";
    const key = day === "older" ? iso.slice(0, 7) : day;
    const last = groups.at(-1);
    if (last?.key === key) last.items.push(item);
    else groups.push({ key, day, date, items: [item] });
  }
  return groups.map(({ day, date, items: grouped }) => ({ day, date, items: grouped }));
};

/** The calendar day before an ISO day; noon in UTC keeps clear of every change of clocks. */
const dayBefore = (isoDay: string): string => {
  const noon = new Date(`${isoDay}T12:00:00Z`);
  noon.setUTCDate(noon.getUTCDate() - 1);
  return noon.toISOString().slice(0, 10);
};
