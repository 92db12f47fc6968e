import { pageServices } from "#app/page-services.ts";
import { formatter, requestTimeZone, texts } from "#app/texts.ts";

/** When a subject's exam is, and how much will be known then; nothing where none is to come. */
export const ExamOutlook = async ({ subjectId }: { subjectId: string }) => {
  const [t, format, { services }, zone] = await Promise.all([
    texts("cards"),
    formatter(),
    pageServices(),
    requestTimeZone(),
  ]);
  const exam = await services.cards.read.examForecast(zone, subjectId);
  if (exam === null) return null;
  const { day, days, total, now, onTheDay } = exam;
  const date = format.dateTime(new Date(`${day}T12:00:00Z`), {
    ...{ day: "numeric", month: "long", timeZone: "UTC" },
  });
  return (
    <p className="max-w-2xl text-sm text-ink-soft">
      <span className="font-medium text-ink">{t("exam.on", { date, days })}</span>{" "}
      {total > 0 && t("exam.forecast", { onTheDay, total })} {now > 0 && t("exam.today", { now })}
    </p>
  );
};
