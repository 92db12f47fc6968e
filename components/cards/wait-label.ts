import type { Language } from "#lib/schemas/language.ts";

const minuteMs = 60_000;
const dayMs = 86_400_000;

const units = [
  { unit: "year", ms: 365 * dayMs },
  { unit: "month", ms: 30 * dayMs },
  { unit: "day", ms: dayMs },
  { unit: "hour", ms: 60 * minuteMs },
  { unit: "minute", ms: minuteMs },
] as const;

/** How long until a card comes back, in its largest unit: "10 min", "3 days", "4 мес." */
export const waitLabel = (ms: number, locale: Language): string => {
  const { unit, ms: size } = units.find((one) => ms >= one.ms) ?? units[4];
  const format = new Intl.NumberFormat(locale, {
    ...{ style: "unit", unit, maximumFractionDigits: unit === "year" ? 1 : 0 },
    unitDisplay: unit === "day" ? "long" : "short",
  });
  return format.format(ms / size);
};
