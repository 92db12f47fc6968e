import Link from "next/link";
import { CorrectionNote } from "#components/quiz/correction-note.tsx";
import { CorrectionReport, QuizBanner } from "#components/quiz/quiz-warnings.tsx";
import { shortfallReasons } from "#lib/questions/shortfall-reasons.ts";
import type { QuizView, Shortfall } from "#lib/schemas/quiz.ts";
import { texts } from "../../../texts.ts";
import { correctionLabels } from "./quiz-labels.ts";

/** Terms named before "and more". */
const namedTerms = 4;

/** What stands above the questions: the title, what was corrected, and what was not checked. */
export const QuizHead = async (props: { quiz: QuizView }) => {
  const { quiz } = props;
  return (
    <header className="grid max-w-2xl gap-4">
      <h1 className="quiz-title">{quiz.title}</h1>
      <CheckBanner quiz={quiz} />
      {quiz.shortfall !== null && <ShortfallBanner shortfall={quiz.shortfall} />}
      <Report quiz={quiz} />
    </header>
  );
};

const CheckBanner = async (props: { quiz: QuizView }) => {
  const t = await texts("report");
  const { factCheck, uncheckedTerms } = props.quiz;
  if (factCheck === null || factCheck === "checked") return null;
  if (factCheck === "partly") {
    const terms = uncheckedTerms.slice(0, namedTerms).join(", ");
    const count = uncheckedTerms.length - namedTerms;
    return (
      <QuizBanner title={t("banner.partly.title")}>
        {t("banner.partly.body", {
          terms: count > 0 ? t("banner.partly.more", { terms, count }) : terms,
        })}
      </QuizBanner>
    );
  }
  return (
    <QuizBanner title={t(`banner.${factCheck}.title`)}>
      {t(`banner.${factCheck}.body`)}{" "}
      {factCheck === "offline" && (
        <Link href="/settings" className="link">
          {t("banner.offline.link")}
        </Link>
      )}
    </QuizBanner>
  );
};

const ShortfallBanner = async (props: { shortfall: Shortfall }) => {
  const t = await texts("report");
  const { wanted, delivered } = props.shortfall;
  const reasons = shortfallReasons(props.shortfall);
  return (
    <QuizBanner title={t("shortfall.title", { delivered, wanted })}>
      {reasons.map(({ key, count }) => t(`shortfall.${key}`, { count })).join(" ")}
    </QuizBanner>
  );
};

const Report = async (props: { quiz: QuizView }) => {
  const [t, labels] = await Promise.all([texts("report"), correctionLabels()]);
  const { corrections, fromCache } = props.quiz;
  if (corrections.length === 0) return null;
  return (
    <CorrectionReport title={t("title", { count: corrections.length })} hint={t("hint")}>
      {fromCache && <p className="caption col-span-full">{t("cached")}</p>}
      {corrections.map((correction) => (
        <CorrectionNote key={correction.id} correction={correction} labels={labels} />
      ))}
    </CorrectionReport>
  );
};
