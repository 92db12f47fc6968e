import { ArrowLeft } from "lucide-react";
import type { Metadata } from "next";
import Link from "next/link";
import { cache } from "react";
import { z } from "zod";
import { stepWays } from "#app/(workspace)/guide-steps.ts";
import { ClientTexts } from "#app/client-texts.tsx";
import { orNotFound } from "#app/page-services.ts";
import { texts } from "#app/texts.ts";
import type { StepWay } from "#components/quiz/question-slots.tsx";
import {
  AddQuestion,
  BringBack,
  ChangeQuestion,
  FlagQuestion,
  UndoDeletion,
} from "#components/quiz/question-tools.tsx";
import { StaleNotice } from "#components/quiz/stale-question.tsx";
import { type StaleLabels, staleSlot } from "#components/quiz/stale-words.tsx";
import { SubjectLink } from "#components/subjects/subject-link.tsx";
import { buttonStyle } from "#components/ui/button-style.ts";
import { CodeBlock } from "#components/ui/code-block.tsx";
import { RichText } from "#components/ui/rich-text.tsx";
import { noteAnchor } from "#lib/questions/note-places.ts";
import type { ListedQuestion, StaleQuestion, WholeQuestion } from "#lib/schemas/quiz.ts";
import { readableText } from "#lib/thread-texts/readable-text.ts";
import { askAddresses, noteAddress, staleLabels } from "../quiz-head.tsx";

type Props = PageProps<"/quiz/[threadId]/questions">;

const filters = ["all", "flagged", "own", "stale"] as const;
type Filter = (typeof filters)[number];

const query = z.object({
  show: z.enum(filters).catch("all"),
  /** The question whose answer is shown. */
  answer: z.string().max(100).optional().catch(undefined),
  /** The question whose changed sentences are shown though it was not answered yet. */
  words: z.string().max(100).optional().catch(undefined),
});
type Shown = z.infer<typeof query>;

/** Thread and questions of this address, once for the page and its title. */
const load = cache((threadId: string) =>
  orNotFound(async ({ services, locale }) => {
    const thread = await services.threads.read.getThread(threadId, locale);
    const questions = await services.quiz.read.listQuestions(threadId);
    const stale = await services.quiz.read.staleQuestions([threadId]);
    const ids = questions.map(({ id }) => id);
    const documents = await services.study.read.documentsOfQuiz(threadId, ids);
    const steps = await services.guide.read.stepsOfQuestions([threadId]);
    return { thread, questions, stale, documents, steps };
  }),
);

export const generateMetadata = async (props: Props): Promise<Metadata> => {
  const { threadId } = await props.params;
  const [t, { thread }] = await Promise.all([texts("questions"), load(threadId)]);
  return { title: `${t("title")} · ${thread.title}` };
};

/** A question with what was changed in the note under it. */
type ShownQuestion = ListedQuestion & { readonly stale: StaleQuestion | undefined };

const passes: Readonly<Record<Filter, (question: ShownQuestion) => boolean>> = {
  all: () => true,
  flagged: ({ flagged }) => flagged,
  own: ({ byHand }) => byHand !== undefined,
  stale: ({ stale }) => stale !== undefined,
};

/** As long as a question's name in a sentence is. */
const nameOf = ({ stem }: ListedQuestion): string => {
  const line = readableText(stem).replaceAll(/\s+/g, " ");
  return line.length > 60 ? `${line.slice(0, 59).toWellFormed()}…` : line;
};

const addressOf = (threadId: string, { show, answer, words }: Shown): string => {
  const asked = { show, ...(answer && { answer }), ...(words && { words }) };
  return `/quiz/${threadId}/questions?${new URLSearchParams(asked)}`;
};

/** All questions of a quiz, in its order: flagged, changed, added and deleted here. Keys are read one by one, when asked for. */
const QuestionsPage = async (props: Props) => {
  const { threadId } = await props.params;
  const shown = query.parse(await props.searchParams);
  const [{ thread, questions, stale, documents, steps }, t, labels] = await Promise.all([
    load(threadId),
    texts("questions"),
    staleLabels(),
  ]);
  const asks = askAddresses(threadId, documents);
  const ways = await stepWays(steps);
  const there = questions
    .filter(({ state }) => state !== "deleted")
    .map((question) => ({
      ...question,
      stale: stale.find(({ questionId }) => questionId === question.id),
    }));
  const deleted = questions.filter(({ state }) => state === "deleted");
  const listed = there.filter(passes[shown.show]);
  return (
    <div className="page grid grid-cols-1 gap-8 pt-6 pb-28 sm:pt-10">
      <ClientTexts namespaces={["shell", "player", "questions"]}>
        <header className="grid max-w-3xl grid-cols-1 gap-3">
          <Link
            href={`/quiz/${threadId}`}
            className="link inline-flex w-fit items-center gap-1.5 text-sm pointer-coarse:min-h-11"
          >
            <ArrowLeft aria-hidden="true" className="size-4" />
            {t("back")}
          </Link>
          <SubjectLink subject={thread.subject} className="w-fit" />
          <div className="flex flex-wrap items-end justify-between gap-x-8 gap-y-4">
            <div className="grid min-w-0 gap-1">
              <h1
                tabIndex={-1}
                className="font-serif text-3xl font-medium tracking-[-0.015em] outline-none"
              >
                {t("title")}
              </h1>
              <p className="text-ink-soft wrap-anywhere">{thread.title}</p>
            </div>
            <AddQuestion quizId={threadId} />
          </div>
          <p className="caption">{`${t("lead")} ${t("score")}`}</p>
        </header>
        <UndoDeletion quizId={threadId}>
          <div className="grid max-w-3xl grid-cols-1 gap-3">
            {there.length > 0 && (
              <Filters {...{ threadId, shown, count: listed.length }} hasStale={stale.length > 0} />
            )}
            {there.length === 0 && <p className="text-ink-soft">{t("none")}</p>}
            <ol className="border-t border-rule empty:hidden">
              {there.map((question, index) =>
                passes[shown.show](question) ? (
                  <QuestionRow
                    key={question.id}
                    {...{ threadId, question, shown, labels }}
                    ask={asks.get(question.id) ?? null}
                    step={ways.get(question.id) ?? null}
                    number={index + 1}
                  />
                ) : null,
              )}
            </ol>
            {deleted.length > 0 && <DeletedQuestions {...{ threadId, deleted }} />}
          </div>
        </UndoDeletion>
      </ClientTexts>
    </div>
  );
};

const Filters = async (props: {
  threadId: string;
  shown: Shown;
  count: number;
  hasStale: boolean;
}) => {
  const t = await texts("questions");
  const { threadId, shown, count } = props;
  const offered = filters.filter(
    (show) => show !== "stale" || props.hasStale || shown.show === "stale",
  );
  return (
    <nav aria-label={t("filter")} className="flex flex-wrap items-center gap-x-2 gap-y-1">
      <ul className="-ml-3 flex flex-wrap">
        {offered.map((show) => (
          <li key={show}>
            <Link
              href={addressOf(threadId, { show })}
              replace
              scroll={false}
              aria-current={show === shown.show ? "page" : undefined}
              className={buttonStyle(
                "quiet",
                "aria-[current]:bg-surface-2 aria-[current]:text-ink",
              )}
            >
              {t(`filters.${show}`)}
            </Link>
          </li>
        ))}
      </ul>
      <p role="status" className="caption ml-auto tabular-nums">
        {count === 0 ? t("nothing") : t("count", { count })}
      </p>
    </nav>
  );
};

const linkLook = "link inline-flex w-fit items-center text-sm pointer-coarse:min-h-11";

const QuestionRow = async (props: {
  threadId: string;
  question: ShownQuestion;
  shown: Shown;
  labels: StaleLabels;
  /** The document that says what it rests on, where it can be asked about. */
  ask: string | null;
  step: StepWay | null;
  number: number;
}) => {
  const t = await texts("questions");
  const { threadId, question, shown, number } = props;
  const { id, type, stem, byHand, flagged, state, hasCard, cardId, passage } = question;
  const isOpen = shown.answer === id;
  const name = nameOf(question);
  const tools = { id, name, flagged, hasCard, isWithdrawn: state === "withdrawn" };
  const stale = staleSlot(question.stale, props.labels);
  // Every answer that has its grade has made a card.
  const isTold = hasCard || isOpen || shown.words === id;
  return (
    <li
      id={`question-${id}`}
      className="grid grid-cols-[minmax(0,1fr)_auto] items-start gap-x-4 border-b border-rule py-4 max-sm:grid-cols-1"
    >
      <div className="grid min-w-0 grid-cols-1 gap-1">
        <p className="caption flex flex-wrap gap-x-3 tabular-nums">
          <span>{t("number", { number })}</span>
          <span>{t(`types.${type}`)}</span>
          {byHand && <span className="text-accent">{t(`by.${byHand.as}`)}</span>}
          {state === "withdrawn" && <span className="text-doubt">{t("withdrawn")}</span>}
        </p>
        <div
          className={`font-serif text-lg wrap-anywhere ${state === "withdrawn" ? "text-ink-soft" : ""}`}
        >
          <RichText markdown={stem} />
        </div>
        {isOpen && <Answer {...{ threadId }} questionId={id} />}
        <p className="flex flex-wrap items-center gap-x-5">
          <Link
            href={addressOf(threadId, { show: shown.show, ...(!isOpen && { answer: id }) })}
            replace
            scroll={false}
            prefetch={false}
            aria-label={t(isOpen ? "hideOf" : "showOf", { name })}
            className={linkLook}
          >
            {t(isOpen ? "hide" : "show")}
          </Link>
          {/* It says the answer. */}
          {isTold && passage !== null && (
            <Link
              href={`${noteAddress(threadId)}#${noteAnchor(passage)}`}
              prefetch={false}
              aria-label={t("passageOf", { name })}
              className={linkLook}
            >
              {t("passage")}
            </Link>
          )}
          {isTold && props.ask !== null && (
            <Link
              href={props.ask}
              prefetch={false}
              aria-label={t("askDocumentOf", { name })}
              className={linkLook}
            >
              {t("askDocument")}
            </Link>
          )}
          {isTold && props.step !== null && (
            <Link
              href={props.step.href}
              prefetch={false}
              aria-label={`${props.step.title}: ${name}`}
              className={`${linkLook} max-w-72 min-w-0`}
            >
              <span className="truncate">{props.step.title}</span>
            </Link>
          )}
          {cardId !== null && (
            <Link
              href={`/cards?card=${cardId}`}
              prefetch={false}
              aria-label={t("cardOf", { name })}
              className={linkLook}
            >
              {t("card")}
            </Link>
          )}
        </p>
        {stale !== null && (
          <div className="my-2 min-w-0">
            <StaleNotice
              quizId={threadId}
              question={{ id, byHand: byHand?.as ?? null }}
              {...{ name, stale: isTold ? stale : { ...stale, words: null } }}
              isShown={isTold}
              showAt={addressOf(threadId, { show: shown.show, words: id })}
            />
          </div>
        )}
      </div>
      <div className="-mt-1.5 -mr-2.5 flex flex-none flex-wrap items-center max-sm:-ml-2.5 max-sm:mt-0">
        <FlagQuestion quizId={threadId} question={tools} />
        <ChangeQuestion quizId={threadId} question={tools} />
      </div>
    </li>
  );
};

/** The lines of a key, as they are read. */
const keyLines = ({ type, texts: { answer, options, accepted } }: WholeQuestion): string[] => {
  const lines = answer.split("\n");
  if (type === "matching") return lines.map((line, at) => `${options?.[at] ?? ""} — ${line}`);
  if (type === "fill_in") return [[answer, ...accepted].join(" / ")];
  return type === "ordering" || type === "naming" ? lines : [answer];
};

const Answer = async (props: { threadId: string; questionId: string }) => {
  const [whole, player] = await Promise.all([
    orNotFound(({ services }) =>
      services.quiz.read.wholeQuestion(props.threadId, props.questionId),
    ),
    texts("player"),
  ]);
  const { code, explanation, answer } = whole.texts;
  const lines =
    whole.type === "true_false" ? [player(answer === "true" ? "true" : "false")] : keyLines(whole);
  return (
    <div className="my-2 grid min-w-0 grid-cols-1 gap-2 border-l-2 border-correct-line pl-4 font-serif">
      {code !== null && <CodeBlock code={code} language={null} />}
      {lines.length === 1 ? (
        <RichText markdown={lines[0] ?? ""} />
      ) : (
        <ol className={whole.type === "ordering" ? "list-decimal pl-6" : "list-disc pl-6"}>
          {lines.map((line) => (
            <li key={line}>
              <RichText markdown={line} inline />
            </li>
          ))}
        </ol>
      )}
      {explanation.trim() !== "" && (
        <div className="text-ink-soft">
          <RichText markdown={explanation} />
        </div>
      )}
    </div>
  );
};

/** What was deleted, to be brought back. */
const DeletedQuestions = async (props: {
  threadId: string;
  deleted: readonly ListedQuestion[];
}) => {
  const t = await texts("questions");
  const { threadId, deleted } = props;
  return (
    <details className="fold mt-4 min-w-0">
      <summary>{t("bin", { count: deleted.length })}</summary>
      <ul className="mt-2 border-t border-rule">
        {deleted.map((question) => (
          <li
            key={question.id}
            className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 border-b border-rule py-2"
          >
            <div className="min-w-0 font-serif text-ink-soft wrap-anywhere">
              <RichText markdown={question.stem} />
            </div>
            <BringBack quizId={threadId} questionId={question.id} name={nameOf(question)} />
          </li>
        ))}
      </ul>
    </details>
  );
};

export default QuestionsPage;
