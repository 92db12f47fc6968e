"use client";

import { Check, Square } from "lucide-react";
import Link from "next/link";
import { useRouter } from "next/navigation";
import { useEffect } from "react";
import { usePoll } from "#components/hooks/use-poll.ts";
import { useRetry, useStop } from "#components/hooks/use-sending.ts";
import { ModelsUsed, RunNotice, useRunFigures } from "#components/run/run-status.tsx";
import { Alert } from "#components/ui/alert.tsx";
import { buttonStyle } from "#components/ui/button-style.ts";
import { SilenceAlert } from "#components/ui/silence-alert.tsx";
import { useTexts } from "#components/ui/texts.tsx";
import type { QuizStrategy } from "#lib/schemas/quiz.ts";
import type { ThreadProgress, ThreadStatus, ThreadView } from "#lib/schemas/thread.ts";
import { AskAgain } from "./ask-again.tsx";
import { MoreQuestions } from "./more-questions.tsx";

/** What the student sees of a run; some stages of the graph are too short to be a step of their own. */
type RunStep =
  | "analyse_content"
  | "parse"
  | "fact_check"
  | "generate_questions"
  | "prove_answers"
  | "remove_repeats";

const stepOf = {
  analyse_content: "analyse_content",
  look_up_cache: "analyse_content",
  parse: "parse",
  fact_check: "fact_check",
  store: "fact_check",
  find_evidence: "fact_check",
  generate_questions: "generate_questions",
  replacing: "generate_questions",
  prove_answers: "prove_answers",
  remove_repeats: "remove_repeats",
  ready: "remove_repeats",
} as const satisfies Record<string, RunStep>;

type Stage = keyof typeof stepOf;

/** Whether the stage has words of its own; one of a later version may not. */
const isStage = (stage: string | null): stage is Stage =>
  stage !== null && Object.hasOwn(stepOf, stage);

/** The step that a stage of the graph belongs to; null before the first one. */
export const stepOfStage = (stage: string | null): RunStep | null =>
  isStage(stage) ? stepOf[stage] : null;

/**
 * The steps that this run takes. A step that does not happen is not shown, so that nothing
 * unchecked looks checked. A model finds the concepts while it checks the facts: that is one step.
 */
export const runSteps = (run: {
  offline: boolean;
  strategy: QuizStrategy | null;
  fromCache: boolean;
}): RunStep[] => {
  const parse = run.offline && run.strategy !== "direct_quiz" && !run.fromCache;
  return [
    "analyse_content",
    ...(parse ? (["parse"] as const) : []),
    ...(!run.fromCache && !run.offline ? (["fact_check"] as const) : []),
    "generate_questions",
    "prove_answers",
    "remove_repeats",
  ];
};

/** The steps of a run in the student's words: done, present and to come. */
const RunStepList = (props: {
  steps: readonly RunStep[];
  present: RunStep | null;
  progress: ThreadProgress | null;
}) => {
  const t = useTexts();
  // What was checked before is looked up, and its evidence looked for, while the note is read.
  const at = props.present === null ? 0 : Math.max(0, props.steps.indexOf(props.present));
  return (
    <ol aria-label={t("progress.label")} className="grid">
      {props.steps.map((step, index) => (
        <li
          key={step}
          aria-current={index === at ? "step" : undefined}
          className="flex items-start gap-4 py-2 text-ink-faint aria-[current]:text-ink"
        >
          <span
            aria-hidden="true"
            className="mt-[0.35rem] grid size-4 flex-none place-items-center"
          >
            {index < at && <Check className="size-4 text-accent" strokeWidth={2.25} />}
            {index === at && <span className="animate-pulse size-2.5 rounded-full bg-accent" />}
            {index > at && <span className="size-1.5 rounded-full bg-rule-strong/70" />}
          </span>
          <span className={index < at ? "text-ink-soft" : ""}>{t(`stages.${step}`)}</span>
          {index < at && <span className="sr-only">{t("progress.done")}</span>}
          {index === at && props.progress !== null && props.progress.total > 1 && (
            <span className="caption ml-auto tabular-nums">
              {t("progress.steps", { ...props.progress })}
            </span>
          )}
        </li>
      ))}
    </ol>
  );
};

/** Time and cost so far: money where the price is known, else tokens, and nothing where no model worked. */
const RunMeter = (props: { thread: ThreadView }) => {
  const t = useTexts();
  const { time, cost } = useRunFigures(props.thread);
  return (
    <dl className="flex gap-8 text-sm tabular-nums">
      <div>
        <dt className="caption">{t("progress.elapsed")}</dt>
        <dd>{time ?? "…"}</dd>
      </div>
      {cost !== null && (
        <div>
          <dt className="caption">{t("progress.cost")}</dt>
          <dd>{cost}</dd>
        </div>
      )}
    </dl>
  );
};

/** Milliseconds between two questions: quick while something moves, slow while it waits for the student. */
const pause: Readonly<Record<ThreadStatus, number | null>> = {
  running: 1_000,
  waiting: 10_000,
  done: null,
  failed: null,
  stopped: null,
};

/** What a quiz shows while it is being made: the present step, how far, how long, how dear, and Stop. */
export const RunProgress = (props: {
  thread: ThreadView;
  offline: boolean;
  strategy: QuizStrategy | null;
  fromCache: boolean;
}) => {
  const t = useTexts();
  const router = useRouter();
  const polled = usePoll({
    url: `/api/threads/${props.thread.id}`,
    initial: props.thread,
    revisionOf: ({ revision }) => revision,
    pauseOf: ({ status }) => pause[status],
  });
  const { view: thread, silence, poll } = polled;
  const { stop, stopping, refusal } = useStop(thread.id, () => void poll());
  const steps = runSteps(props);
  const present = stepOfStage(thread.stage);

  // A new stage can tell more of the quiz (its kind, the report), and the end replaces this page.
  const { stage } = thread;
  const now = `${thread.status} ${stage}`;
  const shown = `${props.thread.status} ${props.thread.stage}`;
  useEffect(() => {
    if (now !== shown) router.refresh();
  }, [now, shown, router]);

  const words = t(`stages.${isStage(stage) ? stage : "queued"}`);
  return (
    <section className="grid gap-10">
      <div className="grid gap-3">
        <p className="caption">{t("progress.making")}</p>
        <p role="status" className="font-serif text-3xl font-medium tracking-[-0.015em]">
          {words}
        </p>
        <StageBar progress={thread.progress} label={words} />
      </div>
      {thread.notice !== null && <RunNotice notice={thread.notice} />}
      <RunStepList steps={steps} present={present} progress={thread.progress} />
      <div className="flex flex-wrap items-end justify-between gap-6 border-t border-rule pt-6">
        <RunMeter thread={thread} />
        <button
          type="button"
          onClick={stop}
          disabled={stopping}
          className={buttonStyle("secondary")}
        >
          <Square aria-hidden="true" className="size-3.5 fill-current" />
          {stopping ? t("progress.stopping") : t("progress.stop")}
        </button>
      </div>
      <p className="caption max-w-[52ch]">{t("progress.leave")}</p>
      {thread.models.length > 0 && (
        <p className="caption">
          <ModelsUsed thread={thread} />
        </p>
      )}
      <SilenceAlert silence={silence}>{refusal}</SilenceAlert>
    </section>
  );
};

/** A hairline that fills; without a known total it only says that something moves. */
const StageBar = (props: { progress: ThreadView["progress"]; label: string }) => {
  const { progress } = props;
  const known = progress !== null && progress.total > 0;
  return (
    <div
      role="progressbar"
      aria-label={props.label}
      aria-valuemin={0}
      aria-valuemax={known ? progress.total : undefined}
      aria-valuenow={known ? progress.done : undefined}
      className="mt-2 h-1 overflow-hidden rounded-full bg-rule"
    >
      <div
        className={`h-full rounded-full bg-accent transition-[width] duration-200 ${known ? "" : "animate-pulse"}`}
        style={{ width: known ? `${(100 * progress.done) / progress.total}%` : "12%" }}
      />
    </div>
  );
};

/** Errors that only another note can mend. */
const needsAnotherNote: ReadonlySet<string> = new Set([
  "note_garbage",
  "note_empty",
  "note_exhausted",
  "nothing_written",
  "no_questions",
  "model_context_exceeded",
]);

/** Those of them for which something else can be done with this one. */
const hasBetterWay: ReadonlySet<string> = new Set(["note_exhausted", "nothing_written"]);

/** Errors that only a change of the settings can mend; trying again stays possible afterwards. */
const needsSettings: ReadonlySet<string> = new Set([
  "model_refused_key",
  "model_refused_request",
  "model_not_configured",
  "budget_reached",
]);

/** A run that failed or was stopped: what happened, that nothing is lost, and the button that helps. */
export const RunHalted = (props: {
  threadId: string;
  error: { code: string; message: string } | null;
}) => {
  const t = useTexts();
  const { error } = props;
  const { retry, busy, refusal } = useRetry(`/api/threads/${props.threadId}/retry`);
  const retryButton = (
    <button
      type="button"
      onClick={retry}
      disabled={busy}
      className={buttonStyle(
        error !== null && needsSettings.has(error.code) ? "secondary" : "primary",
      )}
    >
      {error === null ? t("progress.stopped.action") : t("progress.failed.retry")}
    </button>
  );
  return (
    <section className="grid justify-items-start gap-5">
      <h2 className="font-serif text-3xl font-medium tracking-[-0.015em]">
        {error === null ? t("progress.stopped.title") : t("progress.failed.title")}
      </h2>
      <p className="max-w-[56ch] font-serif text-lg text-ink-soft">
        {error === null ? t("progress.stopped.body") : error.message}
      </p>
      <div className="mt-3 flex flex-wrap gap-3">
        {error !== null && needsSettings.has(error.code) && (
          <Link href="/settings" className={buttonStyle("primary")}>
            {t("progress.failed.settings")}
          </Link>
        )}
        {error?.code === "note_exhausted" && (
          <AskAgain quizId={props.threadId} label={t("progress.failed.again")} look="primary" />
        )}
        {error?.code === "nothing_written" && (
          <MoreQuestions quizId={props.threadId} look="primary" />
        )}
        {error !== null && needsAnotherNote.has(error.code) ? (
          <Link
            href="/quiz/new"
            className={buttonStyle(hasBetterWay.has(error.code) ? "secondary" : "primary")}
          >
            {t("progress.failed.newNote")}
          </Link>
        ) : (
          retryButton
        )}
      </div>
      <Alert>{refusal}</Alert>
    </section>
  );
};
