import Link from "next/link";
import { texts } from "#app/texts.ts";
import { CorrectionNote, DoubtNote } from "#components/quiz/correction-note.tsx";
import { NoteReport, QuizBanner } from "#components/quiz/quiz-warnings.tsx";
import { ModelsUsed } from "#components/run/run-status.tsx";
import { RichText } from "#components/ui/rich-text.tsx";
import { correctionCards, noteAnchor } from "#lib/questions/note-places.ts";
import { shortfallReasons } from "#lib/questions/question-store.ts";
import type { QuizView, Shortfall } from "#lib/schemas/quiz.ts";
import type { ThreadView } from "#lib/schemas/thread.ts";
import { correctionLabels, doubtLabels, noteAddress } from "./quiz-labels.ts";

/** Terms named before "and more". */
const namedTerms = 4;

/** Unchecked sentences that are quoted before "and more". */
const quotedSentences = 3;

/** What stands above the questions: the title, what was corrected or doubted, and what was not checked. */
export const QuizHead = async (props: { quiz: QuizView; thread: ThreadView }) => {
  const { quiz, thread } = props;
  return (
    <header className="grid max-w-2xl grid-cols-1 gap-4">
      <h1 className="font-serif text-base font-medium leading-[1.4] text-ink-soft sm:text-xl wrap-anywhere">
        {quiz.title}
      </h1>
      {thread.models.length > 0 && (
        <p className="caption -mt-3">
          <ModelsUsed thread={thread} />
        </p>
      )}
      <CheckBanner quiz={quiz} />
      {quiz.shortfall !== null && <ShortfallBanner shortfall={quiz.shortfall} />}
      <Corrections quiz={quiz} />
      <Doubts quiz={quiz} />
      <Wordings quiz={quiz} />
    </header>
  );
};

const CheckBanner = async (props: { quiz: QuizView }) => {
  const t = await texts("report");
  const { factCheck } = props.quiz;
  if (factCheck === null || factCheck === "checked") return null;
  if (factCheck === "partly") return <PartlyBanner quiz={props.quiz} />;
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

/** Names what was not checked: sentences, in older quizzes terms. */
const PartlyBanner = async ({ quiz }: { quiz: QuizView }) => {
  const t = await texts("report");
  const { uncheckedTerms, uncheckedPassages } = quiz;
  if (uncheckedPassages.count === 0) {
    const terms = uncheckedTerms.slice(0, namedTerms).join(", ");
    const count = uncheckedTerms.length - namedTerms;
    return (
      <QuizBanner title={t("banner.partly.title")}>
        {terms !== "" &&
          t("banner.partly.body", {
            terms: count > 0 ? t("banner.partly.more", { terms, count }) : terms,
          })}
      </QuizBanner>
    );
  }
  const quoted = uncheckedPassages.first.slice(0, quotedSentences);
  const next = uncheckedPassages.first[quoted.length];
  return (
    <QuizBanner title={t("banner.partly.title")}>
      <p>{t("banner.partly.passages")}</p>
      <ul className="mt-1 grid grid-cols-1 gap-1">
        {quoted.map((passage) => (
          <li key={passage.start} className="min-w-0 font-serif wrap-anywhere">
            <Link
              href={placeIn(quiz, passage)}
              prefetch={false}
              className="[display:-webkit-box] overflow-hidden line-clamp-2 [text-decoration:underline_dotted_1px_var(--color-doubt-line)] underline-offset-4 hover:text-ink hover:[text-decoration-style:solid]"
            >
              <RichText markdown={passage.quote} inline />
            </Link>
          </li>
        ))}
        {next !== undefined && (
          <li>
            <Link href={placeIn(quiz, next)} prefetch={false} className="link">
              {t("banner.partly.rest", { count: uncheckedPassages.count - quoted.length })}
            </Link>
          </li>
        )}
      </ul>
    </QuizBanner>
  );
};

const placeIn = (quiz: QuizView, span: { start: number; end: number }): string =>
  `${noteAddress(quiz.id)}#${noteAnchor(span)}`;

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

/** Whether the reports are still to be read: no question was answered, and none failed in an earlier round. */
const isUntouched = ({ round, questions }: QuizView): boolean =>
  round === 1 && questions.every(({ attempt }) => attempt === null);

const Corrections = async ({ quiz }: { quiz: QuizView }) => {
  const [t, labels] = await Promise.all([texts("report"), correctionLabels()]);
  const cards = correctionCards(quiz.corrections).filter(({ type }) => type !== "wording");
  if (cards.length === 0) return null;
  return (
    <NoteReport
      open={isUntouched(quiz)}
      title={t("title", { count: cards.length })}
      hint={quiz.fromCache ? t("cached") : null}
      more={(count) => t("more", { count })}
    >
      {cards.map((card) => (
        <CorrectionNote key={card.id} card={card} labels={labels} note={noteAddress(quiz.id)} />
      ))}
    </NoteReport>
  );
};

/** What was right and is said in other words; folded, as nobody needs it before the questions. */
const Wordings = async ({ quiz }: { quiz: QuizView }) => {
  const [t, labels] = await Promise.all([texts("report"), correctionLabels()]);
  const cards = correctionCards(quiz.corrections).filter(({ type }) => type === "wording");
  if (cards.length === 0) return null;
  return (
    <details className="fold min-w-0">
      <summary>{t("wordings", { count: cards.length })}</summary>
      <div className="grid grid-cols-1 gap-8 pt-4">
        {cards.map((card) => (
          <CorrectionNote key={card.id} card={card} labels={labels} note={noteAddress(quiz.id)} />
        ))}
      </div>
    </details>
  );
};

const Doubts = async ({ quiz }: { quiz: QuizView }) => {
  const [t, labels] = await Promise.all([texts("report"), doubtLabels()]);
  if (quiz.doubts.length === 0) return null;
  return (
    <NoteReport
      open={isUntouched(quiz)}
      title={t("doubts.title", { count: quiz.doubts.length })}
      hint={null}
      more={(count) => t("doubts.more", { count })}
    >
      {quiz.doubts.map((doubt) => (
        <DoubtNote
          key={`${doubt.span.start} ${doubt.by}`}
          doubt={doubt}
          labels={labels}
          note={noteAddress(quiz.id)}
        />
      ))}
    </NoteReport>
  );
};
