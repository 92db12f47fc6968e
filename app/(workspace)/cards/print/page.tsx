import "#components/ui/paper.css";
import { ArrowLeft } from "lucide-react";
import type { Metadata } from "next";
import Link from "next/link";
import { z } from "zod";
import { orNotFound } from "#app/page-services.ts";
import { requestTimeZone, texts } from "#app/texts.ts";
import { PrintButton } from "#components/ui/print-button.tsx";
import { RichText } from "#components/ui/rich-text.tsx";
import { cardSides } from "#lib/cards/files/card-sides.ts";
import { shownSides } from "#lib/text/card-gaps.ts";

/** Some fifty sheets; more would be printed by mistake. */
const mostPrinted = 500;

const printQuery = z.object({
  subject: z.string().min(1).max(100).optional().catch(undefined),
  answers: z.literal("1").optional().catch(undefined),
});

const load = async (subjectId: string | undefined) => {
  const zone = await requestTimeZone();
  return orNotFound(async ({ services, locale }) => {
    const [{ total, cards }, subjects] = await Promise.all([
      services.cards.read.listCards(zone, { search: "", subjectId, limit: mostPrinted, offset: 0 }),
      services.subjects.read.listSubjects(locale),
    ]);
    return { total, cards, subject: subjects.find(({ id }) => id === subjectId)?.name };
  });
};

export const generateMetadata = async (): Promise<Metadata> => ({
  title: (await texts("cards"))("list.title"),
});

type PrintedCard = Awaited<ReturnType<typeof load>>["cards"][number];

const sidesOf = ({ content }: PrintedCard) =>
  content.kind === "own"
    ? shownSides(content.sides)
    : cardSides(content.question, content.quiz.language);

/** All cards, or a subject's, as they come out of the printer, with or without their answers on a page of their own. */
const PrintCardsPage = async (props: PageProps<"/cards/print">) => {
  const { subject: subjectId, answers } = printQuery.parse(await props.searchParams);
  const [{ total, cards, subject }, t, paper, names] = await Promise.all([
    load(subjectId),
    texts("cardFiles"),
    texts("quizFiles"),
    texts("cards"),
  ]);
  const query = new URLSearchParams(subjectId === undefined ? {} : { subject: subjectId });
  const address = (path: string, more: Record<string, string> = {}) => {
    const given = new URLSearchParams({ ...Object.fromEntries(query), ...more });
    return given.size === 0 ? path : `${path}?${given}`;
  };
  const withAnswers = answers !== undefined;
  const printed = cards.map((card) => ({
    ...{ id: card.id, sides: sidesOf(card) },
    shown: { pictures: card.pictures, unnamed: names("list.picture") },
  }));
  return (
    <div className="page grid grid-cols-1 gap-8 pt-6 pb-28 sm:pt-10 print:block print:p-0">
      <nav className="flex flex-wrap items-center gap-x-6 gap-y-3 print:hidden">
        <PrintButton label={paper("paper.print")} />
        <Link
          href={address("/cards/print", withAnswers ? {} : { answers: "1" })}
          replace
          className="link inline-flex items-center text-sm pointer-coarse:min-h-11"
        >
          {paper(withAnswers ? "paper.hideAnswers" : "paper.showAnswers")}
        </Link>
        <Link
          href={address("/cards")}
          className="link inline-flex items-center gap-1.5 text-sm pointer-coarse:min-h-11"
        >
          <ArrowLeft aria-hidden="true" className="size-4" />
          {t("back")}
        </Link>
      </nav>
      {total > cards.length && (
        <p className="caption print:hidden">{t("cut", { count: total - cards.length })}</p>
      )}
      <article className="paper">
        <header>
          <h1>{subject ?? names("list.title")}</h1>
        </header>
        <ol>
          {printed.map(({ id, sides, shown }) => (
            <li key={id}>
              <RichText markdown={sides.front} shown={shown} />
            </li>
          ))}
        </ol>
        {withAnswers && (
          <section className="paper-answers">
            <h2>{paper("answers")}</h2>
            <ol>
              {printed.map(({ id, sides, shown }) => (
                <li key={id}>
                  <RichText markdown={sides.back} shown={shown} />
                </li>
              ))}
            </ol>
          </section>
        )}
      </article>
    </div>
  );
};

export default PrintCardsPage;
