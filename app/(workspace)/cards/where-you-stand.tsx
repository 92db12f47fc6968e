import Link from "next/link";
import { orNotFound } from "#app/page-services.ts";
import { formatter, requestTimeZone, texts } from "#app/texts.ts";
import { StrengthPicture } from "#components/cards/strength-picture.tsx";
import { RichText } from "#components/ui/rich-text.tsx";
import { filledGaps, shownSides } from "#lib/text/card-gaps.ts";
import { sideInWords, sideParts } from "#lib/text/card-pictures.ts";
import { ExamOutlook } from "../exam-outlook.tsx";

type Standing = Awaited<ReturnType<typeof load>>;
type WrongCard = Standing["wrong"][number];

const load = async (subjectId: string | undefined) => {
  const zone = await requestTimeZone();
  return orNotFound(({ services }) => services.cards.read.whereYouStand(zone, subjectId));
};

/** What a card asks, and where it can be read: in the list below, or in its quiz. */
const faceOf = ({ content, subject }: WrongCard, unnamed: string) => {
  if (content.kind === "question") {
    const stem = content.question.stem.replaceAll("\n> ", "\n");
    return { front: stem, href: `/quiz/${content.quiz.id}` };
  }
  const { front } = shownSides(content.sides);
  // The words as they stand there, by which they are found.
  const { words, below } = sideParts(filledGaps(content.sides.front));
  const found = words === "" ? (below[0]?.alt ?? "") : words;
  const query = new URLSearchParams({ q: found.slice(0, 100), subject: subject.id });
  return { front: sideInWords(front) || unnamed, href: `/cards?${query}` };
};

const Wrong = async ({ cards }: { cards: readonly WrongCard[] }) => {
  const t = await texts("cards");
  return (
    <div className="grid content-start gap-1">
      <h3 className="caption">{t("standing.wrong")}</h3>
      <ul>
        {cards.map((card) => {
          const { front, href } = faceOf(card, t("list.picture"));
          return (
            <li key={card.id} className="flex items-baseline justify-between gap-x-4 py-1">
              <Link
                href={href}
                className="line-clamp-2 min-w-0 font-serif underline-offset-4 wrap-anywhere hover:underline"
              >
                <RichText markdown={front} inline />
              </Link>
              <span className="caption flex-none">
                {t("standing.wrongOn", { count: card.days })}
              </span>
            </li>
          );
        })}
      </ul>
    </div>
  );
};

/** Time as one reads it: minutes, then hours. */
const Facts = async ({ standing }: { standing: Standing }) => {
  const [t, format] = await Promise.all([texts("cards"), formatter()]);
  const minutes = Math.round(standing.timeSpentMs / 60_000);
  const time =
    minutes < 90
      ? format.number(Math.max(1, minutes), { style: "unit", unit: "minute", unitDisplay: "long" })
      : format.number(minutes / 60, {
          ...{ style: "unit", unit: "hour", unitDisplay: "long", maximumFractionDigits: 1 },
        });
  return (
    <p className="caption">
      {standing.daysInARow > 1 && `${t("standing.days", { count: standing.daysInARow })} · `}
      {standing.timeSpentMs > 0 && t("standing.time", { time })}
    </p>
  );
};

/** How long the cards of a subject, or all, will be remembered, what goes wrong, and how much time they took. */
export const WhereYouStand = async ({ subjectId }: { subjectId: string | undefined }) => {
  const [t, format, standing] = await Promise.all([texts("cards"), formatter(), load(subjectId)]);
  const { strengths, wrong } = standing;
  const { new: begun, ...known } = strengths;
  const isEmpty = Object.values(known).every((count) => count === 0);
  if (isEmpty && begun === 0) return null;
  return (
    <section aria-labelledby="standing" className="grid grid-cols-1 gap-4">
      <h2 id="standing" className="font-serif text-xl font-medium">
        {t("standing.title")}
      </h2>
      {subjectId !== undefined && <ExamOutlook subjectId={subjectId} />}
      {isEmpty ? (
        <p className="max-w-2xl text-ink-soft">{t("standing.none")}</p>
      ) : (
        <>
          <div
            className={`grid gap-x-12 gap-y-6 ${wrong.length > 0 ? "wide:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]" : ""}`}
          >
            <StrengthPicture
              counts={strengths}
              label={t("standing.picture")}
              inWords={(count) => format.number(count)}
              names={{
                ...{ new: t("standing.strengths.new"), days: t("standing.strengths.days") },
                ...{ weeks: t("standing.strengths.weeks"), months: t("standing.strengths.months") },
                longer: t("standing.strengths.longer"),
              }}
            />
            {wrong.length > 0 && <Wrong cards={wrong} />}
          </div>
          <Facts standing={standing} />
        </>
      )}
    </section>
  );
};
