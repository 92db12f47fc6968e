import { formatter, requestTimeZone, texts } from "#app/texts.ts";
import { ForecastChart } from "#components/cards/forecast-chart.tsx";
import { nextMidnights } from "#lib/cards/student-day.ts";

/** The date stands under one column of so many. */
const footEvery = 7;

/** How many cards come back on each of the next days; nothing where none does. */
export const Forecast = async ({ counts }: { counts: readonly number[] }) => {
  const [t, format, zone] = await Promise.all([texts("cards"), formatter(), requestTimeZone()]);
  if (counts.every((count) => count === 0)) return null;
  const ends = nextMidnights(new Date(), zone, counts.length);
  const days = counts.map((count, at) => {
    // Noon is of the day that ends, whenever its clock changes.
    const noon = new Date((ends[at]?.getTime() ?? 0) - 12 * 60 * 60 * 1_000);
    const date = format.dateTime(noon, { weekday: "long", day: "numeric", month: "long" });
    const short = format.dateTime(noon, { day: "numeric", month: "short" });
    return {
      ...{ count, shown: format.number(count), words: t("forecastDay", { date, count }) },
      foot: at % footEvery === 0 ? short : null,
    };
  });
  return <ForecastChart days={days} label={t("forecast")} />;
};
