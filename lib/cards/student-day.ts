const dayMs = 86_400_000;
const formats = new Map<string, Intl.DateTimeFormat>();

const formatOf = (timeZone: string): Intl.DateTimeFormat => {
  const known = formats.get(timeZone);
  if (known) return known;
  const made = new Intl.DateTimeFormat("en-US", {
    ...{ timeZone, hourCycle: "h23", year: "numeric", month: "numeric", day: "numeric" },
    ...{ hour: "numeric", minute: "numeric", second: "numeric" },
  });
  formats.set(timeZone, made);
  return made;
};

/** Clocks of all zones differ from that of the world by multiples of it, and change at them. */
const quarterMs = 900_000;
/** A log of years has so many quarters of an hour. */
const mostOffsets = 50_000;
const offsets = new Map<string, number>();

/** The wall clock of a time zone, as if it were UTC, in milliseconds. */
export const wallClock = (at: number, timeZone: string): number => {
  const quarter = Math.floor(at / quarterMs) * quarterMs;
  const key = `${quarter} ${timeZone}`;
  let offset = offsets.get(key);
  if (offset === undefined) {
    offset = askedClock(quarter, timeZone) - quarter;
    if (offsets.size >= mostOffsets) offsets.clear();
    offsets.set(key, offset);
  }
  return at + offset;
};

/** The same, asked of the calendar, which is slow. */
const askedClock = (at: number, timeZone: string): number => {
  const part: Record<string, number> = {};
  for (const { type, value } of formatOf(timeZone).formatToParts(at)) part[type] = Number(value);
  const { year = 0, month = 1, day, hour, minute, second } = part;
  return Date.UTC(year, month - 1, day, hour, minute, second);
};

/** How many midnights of a time zone lie between two moments: 0 on the same day, 1 of yesterday, negative of tomorrow. */
export const calendarDaysAgo = (at: Date, now: Date, timeZone: string): number => {
  const dayOf = (moment: Date) => Math.floor(wallClock(moment.getTime(), timeZone) / dayMs);
  return dayOf(now) - dayOf(at);
};

/** When a wall clock shows this time first; where it leaps over it, when it leaps. */
export const momentOf = (wall: number, timeZone: string): number => {
  const offsetAt = (at: number) => wallClock(at, timeZone) - at;
  const before = wall - offsetAt(wall - dayMs);
  const after = wall - offsetAt(wall + dayMs);
  const shown = [before, after].filter((at) => wallClock(at, timeZone) === wall);
  return shown.length > 0 ? Math.min(...shown) : before;
};

/** When a day of the calendar, `2026-03-01`, begins in a time zone. */
export const beginOfDay = (day: string, timeZone: string): Date =>
  new Date(momentOf(Date.parse(`${day}T00:00:00Z`), timeZone));

/** The midnight that began the present day in a time zone. */
export const lastMidnight = (now: Date, timeZone: string): Date => {
  // Two days before, as there may have been no midnight yesterday.
  const before = nextMidnights(new Date(now.getTime() - 2 * dayMs), timeZone, 3);
  return before.findLast((at) => at <= now) ?? now;
};

/**
 * The midnights that begin the next days in a time zone, nearest first. A day of daylight saving has 23 or 25 hours, and
 * one that a country leapt over has none and is left out.
 */
export const nextMidnights = (now: Date, timeZone: string, days: number): Date[] => {
  const today = Math.floor(wallClock(now.getTime(), timeZone) / dayMs) * dayMs;
  const found: Date[] = [];
  for (let day = 1; found.length < days; day += 1) {
    const at = momentOf(today + day * dayMs, timeZone);
    if (at > (found.at(-1) ?? now).getTime()) found.push(new Date(at));
  }
  return found;
};
