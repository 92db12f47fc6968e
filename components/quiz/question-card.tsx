"use client";

import { Check, CircleDashed, CircleSlash, TriangleAlert, X } from "lucide-react";
import { type ReactNode, type RefObject, useId } from "react";
import { sendOnKey } from "#components/hooks/use-shortcuts.ts";
import { buttonStyle } from "#components/ui/button-style.ts";
import { useTexts } from "#components/ui/texts.tsx";
import type { Attempt, QuestionType } from "#lib/schemas/quiz.ts";
import { PairComparison, PairList } from "./pair-list.tsx";
import { OrderComparison, StepList } from "./step-list.tsx";
import { type AnswerState, answerState, type PlayerQuestion } from "./use-player.ts";

const passageName = (key: { readonly isPatched: boolean; readonly isRebuilt: boolean }) => {
  if (key.isRebuilt) return "player.passageNow";
  return key.isPatched ? "player.passageCorrected" : "player.passage";
};

/** The passage of the note that an answer rests on. */
export const PassageFigure = (props: {
  /** Whether the note says something else there. */
  isPatched: boolean;
  /** Whether the question was made again of what the note says by now. */
  isRebuilt: boolean;
  /** Whether the student wrote the question, which then rests on none, or changed it. */
  byHand: PlayerQuestion["byHand"];
  children: ReactNode;
  className?: string;
}) => {
  const t = useTexts();
  return (
    <figure
      className={`grid min-w-0 grid-cols-1 gap-1 border-l-2 border-rule-strong/50 pl-4 ${props.className ?? ""}`}
    >
      <figcaption className="caption">
        {props.byHand === null ? t(passageName(props)) : t(`player.passageOf.${props.byHand}`)}
      </figcaption>
      {props.children}
    </figure>
  );
};

/**
 * Where the student writes: a word into the gap, which Enter sends, or an answer in their own words, in which Enter
 * begins a line.
 */
const AnswerField = (props: {
  lines: "one" | "many";
  label: string;
  value: string;
  disabled: boolean;
  onChange: (value: string) => void;
  onEnter: () => void;
}) => {
  const t = useTexts();
  const id = useId();
  const shared = {
    id,
    value: props.value,
    readOnly: props.disabled,
    autoComplete: "off",
    className:
      "w-full rounded-lg border border-rule-strong bg-surface px-4 py-3 font-serif text-lg read-only:border-rule read-only:bg-transparent",
  };
  return (
    <div className="grid grid-cols-1 gap-2">
      <div className="caption flex justify-between gap-4">
        <label htmlFor={id}>{props.label}</label>
        {props.lines === "many" && !props.disabled && (
          <span id={`${id}-hint`} className="max-sm:hidden pointer-coarse:hidden">
            {t("shell.ctrlEnterSends")}
          </span>
        )}
      </div>
      {props.lines === "one" ? (
        <input
          type="text"
          autoCapitalize="off"
          spellCheck={false}
          onChange={(event) => props.onChange(event.target.value)}
          onKeyDown={sendOnKey("line", props.onEnter)}
          {...shared}
        />
      ) : (
        <textarea
          rows={5}
          aria-describedby={`${id}-hint`}
          onChange={(event) => props.onChange(event.target.value)}
          onKeyDown={sendOnKey("text", props.onEnter)}
          {...shared}
        />
      )}
    </div>
  );
};

/** How a choice stands: chosen before the answer; right, wrong or without a part after it. */
type Mark = "chosen" | "right" | "wrong" | "quiet" | null;

/** The choices of a question as rows of a page, each with its key in the margin. */
const ChoiceList = (props: {
  question: PlayerQuestion;
  legend: string;
  chosen: string;
  answered: boolean;
  keyValue: string | null;
  disabled: boolean;
  onChoose: (value: string) => void;
}) => {
  const markOf = (value: string): Mark => {
    if (!props.answered) return value === props.chosen ? "chosen" : null;
    if (value === props.keyValue) return "right";
    return value === props.chosen ? "wrong" : "quiet";
  };
  return (
    <fieldset
      disabled={props.disabled || props.answered}
      className="grid min-w-0 grid-cols-1 gap-2.5"
    >
      <legend className="caption mb-3">{props.legend}</legend>
      {props.question.choices.map((choice, index) => (
        <label
          key={choice.value}
          data-mark={markOf(choice.value)}
          className="group relative flex min-h-13 items-start gap-4 rounded-xl border border-rule bg-surface pt-[0.65rem] pr-4 pb-[0.65rem] pl-3 transition-colors in-[fieldset:enabled]:hover:border-rule-strong in-[fieldset:disabled]:cursor-default has-[input:focus-visible]:outline-2 has-[input:focus-visible]:outline-offset-2 has-[input:focus-visible]:outline-accent data-[mark=chosen]:border-accent data-[mark=chosen]:bg-accent-wash data-[mark=quiet]:bg-transparent data-[mark=quiet]:text-ink-faint data-[mark=right]:border-correct-line data-[mark=right]:bg-correct-wash data-[mark=wrong]:border-loss-line data-[mark=wrong]:bg-loss-wash"
        >
          <input
            type="radio"
            name={props.question.id}
            value={choice.value}
            checked={choice.value === props.chosen}
            onChange={() => props.onChoose(choice.value)}
            className="sr-only"
          />
          <span
            aria-hidden="true"
            className="grid size-[1.85rem] flex-none place-items-center mt-[0.05rem] rounded-[0.45rem] bg-surface-2 text-xs font-strong text-ink-soft group-data-[mark=chosen]:bg-accent group-data-[mark=chosen]:text-on-accent group-data-[mark=right]:bg-correct group-data-[mark=right]:text-paper group-data-[mark=wrong]:bg-loss group-data-[mark=wrong]:text-paper"
          >
            <ChoiceKey mark={markOf(choice.value)} number={index + 1} />
          </span>
          <span className="min-w-0 flex-1 py-0.5 font-serif text-lg">{choice.label}</span>
        </label>
      ))}
    </fieldset>
  );
};

const ChoiceKey = (props: { mark: Mark; number: number }) => {
  if (props.mark === "right") return <Check className="size-4" strokeWidth={2.5} />;
  if (props.mark === "wrong") return <X className="size-4" strokeWidth={2.5} />;
  return props.number;
};

/** What the student remembered and what the note says, side by side; on a phone one under the other. */
const RecallComparison = (props: {
  question: PlayerQuestion;
  answer: string;
  heading: RefObject<HTMLHeadingElement | null>;
}) => {
  const t = useTexts();
  const { question, answer } = props;
  const passage = question.key?.passage ?? null;
  return (
    <div className="grid grid-cols-[minmax(0,42rem)] gap-x-6 gap-y-4 animate-arrive min-[56rem]:has-[>:nth-child(2)]:grid-cols-2">
      {answer !== "" && (
        <section className="grid grid-cols-1 content-start gap-2 rounded-xl border border-rule px-[clamp(1rem,3vw,1.5rem)] pt-4 pb-5">
          <h3 className="caption">{t("recall.own")}</h3>
          <p className="font-serif text-lg whitespace-pre-wrap wrap-anywhere">{answer}</p>
        </section>
      )}
      <section
        className="recall-note grid scroll-mb-40 grid-cols-1 content-start gap-2 rounded-xl border border-rule bg-surface px-[clamp(1rem,3vw,1.5rem)] pt-4 pb-5 shadow-card"
        aria-busy={passage === null}
      >
        <h3 ref={props.heading} tabIndex={-1} className="caption outline-none">
          {t(question.key === null ? "player.passage" : passageName(question.key))}
        </h3>
        {passage}
      </section>
    </div>
  );
};

const legends = {
  multiple_choice: "player.choose",
  true_false: "player.trueFalse",
  fill_in: "player.fillIn",
  open: "player.open",
  ordering: "player.steps.legend",
  matching: "player.pairs.legend",
  naming: "player.naming",
  free_recall: "recall.field",
} as const satisfies Record<QuestionType, string>;

interface AnswerPlaceProps {
  readonly question: PlayerQuestion;
  readonly chosen: string;
  readonly answered: boolean;
  readonly sending: boolean;
  readonly keyValue: string | null;
  readonly onChoose: (value: string) => void;
  readonly onEnter: () => void;
}

/** One question with its code and the place for the answer. */
export const QuestionCard = (
  props: AnswerPlaceProps & {
    readonly heading: RefObject<HTMLHeadingElement | null>;
    readonly passage: RefObject<HTMLHeadingElement | null>;
    readonly position: string;
  },
) => {
  const { question } = props;
  return (
    <div className="grid grid-cols-1 gap-7">
      <h2
        ref={props.heading}
        tabIndex={-1}
        className="font-serif text-stem font-book tracking-[-0.006em] text-pretty outline-none group-data-compared:max-w-168"
      >
        <span className="sr-only">{props.position}. </span>
        {question.stem}
      </h2>
      {question.code}
      {question.type === "free_recall" && props.answered ? (
        <RecallComparison question={question} answer={props.chosen} heading={props.passage} />
      ) : (
        <AnswerPlace {...props} />
      )}
    </div>
  );
};

/** Where a question is answered: its options, its steps, its pairs, or a field. */
const AnswerPlace = (props: AnswerPlaceProps) => {
  const t = useTexts();
  const { question, chosen, answered, sending, keyValue } = props;
  const legend = t(legends[question.type]);
  // Its parts were others when it was answered; the verdict says what was answered, and what is right.
  if (answered && isArranged(question) && question.answeredBefore) return null;
  if (question.type === "ordering" && answered && keyValue !== null) {
    return <OrderComparison steps={question.choices} order={chosen} keyValue={keyValue} />;
  }
  if (question.type === "ordering") {
    return (
      <StepList
        steps={question.choices}
        legend={legend}
        order={chosen}
        disabled={sending || answered}
        onOrder={props.onChoose}
        onEnter={props.onEnter}
      />
    );
  }
  if (question.type === "matching" && answered && keyValue !== null) {
    return <PairComparison choices={question.choices} order={chosen} keyValue={keyValue} />;
  }
  if (question.type === "matching") {
    return (
      <PairList
        choices={question.choices}
        legend={legend}
        order={chosen}
        disabled={sending || answered}
        onOrder={props.onChoose}
        onEnter={props.onEnter}
      />
    );
  }
  if (question.choices.length === 0) {
    return (
      <AnswerField
        lines={question.type === "fill_in" ? "one" : "many"}
        label={legend}
        value={chosen}
        disabled={answered || sending}
        onChange={props.onChoose}
        onEnter={props.onEnter}
      />
    );
  }
  return (
    <ChoiceList
      question={question}
      legend={legend}
      chosen={chosen}
      answered={answered}
      keyValue={keyValue}
      disabled={sending}
      onChoose={props.onChoose}
    />
  );
};

const looks: Readonly<Record<Exclude<AnswerState, "open" | "uncovered">, string>> = {
  right: "text-correct",
  wrong: "text-loss",
  partly: "text-ink",
  pending: "text-ink-soft",
  withdrawn: "text-ink-soft",
};

const icons = {
  ...{ right: Check, wrong: X, partly: CircleDashed, pending: CircleDashed },
  withdrawn: CircleSlash,
} as const;

const isArranged = ({ type }: PlayerQuestion): boolean =>
  type === "ordering" || type === "matching";

/** An answer whose choices may not be there any more, in a line. */
export const givenBefore = (
  { type }: PlayerQuestion,
  answer: string,
  t: ReturnType<typeof useTexts>,
): string =>
  type === "true_false"
    ? t(answer === "true" ? "player.true" : "player.false")
    : answer.split("\n").join(" · ");

/** Whether nothing else on the page shows what is right. */
const showsKey = (question: PlayerQuestion, state: AnswerState): boolean =>
  question.answeredBefore
    ? question.choices.length === 0 || isArranged(question)
    : question.choices.length === 0 && state !== "right";

/** After the answer: right or not, the right answer where neither choice nor passage shows it, and why. */
export const AnswerVerdict = (props: {
  question: PlayerQuestion;
  attempt: Attempt;
  judging: boolean;
  onJudgeAgain: () => void;
}) => {
  const t = useTexts();
  const { question, attempt } = props;
  const state = answerState(question, attempt);
  if (state === "open" || state === "uncovered") return null;
  const Icon = icons[state];
  const recalled = question.type === "free_recall";
  return (
    <div className="animate-arrive grid grid-cols-1 gap-4">
      <p className={`flex items-center gap-2 text-lg font-semibold ${looks[state]}`}>
        <Icon aria-hidden="true" className="size-5" strokeWidth={2.5} />
        {recalled && state !== "pending" && state !== "withdrawn"
          ? t(`recall.${state}`)
          : t(`player.${state}`)}
      </p>
      {state === "pending" && (
        <button
          type="button"
          onClick={props.onJudgeAgain}
          disabled={props.judging}
          className={buttonStyle("secondary", "justify-self-start")}
        >
          {t("player.judgeAgain")}
        </button>
      )}
      {attempt.reason !== null && <p className="font-serif text-lg">{attempt.reason}</p>}
      {question.answeredBefore && attempt.correct !== null && attempt.answer !== "" && (
        <p className="text-sm text-ink-soft wrap-anywhere">
          {t("player.answeredBefore", { answer: givenBefore(question, attempt.answer, t) })}
        </p>
      )}
      {question.key !== null && !recalled && showsKey(question, state) && (
        <div>
          <h3 className="caption">{t("player.rightAnswer")}</h3>
          <div className="font-serif text-lg font-medium">{question.key.answer}</div>
        </div>
      )}
      {question.key?.explanation != null && (
        <div>
          <h3 className="caption">{t("player.why")}</h3>
          <div className="font-serif text-lg">{question.key.explanation}</div>
        </div>
      )}
    </div>
  );
};

/**
 * Beside the question: the corrections that touch it, folded, as they tell its answer and may tell that of the next; and
 * once it is answered the passage it rests on.
 */
export const QuestionMargin = (props: { question: PlayerQuestion; answered: boolean }) => {
  const t = useTexts();
  const { question, answered } = props;
  return (
    <div className="grid [grid-area:margin] gap-8 empty:hidden">
      {answered && question.key !== null && question.type !== "free_recall" && (
        <PassageFigure
          isPatched={question.key.isPatched}
          isRebuilt={question.key.isRebuilt}
          byHand={question.byHand}
          className="animate-arrive"
        >
          {question.key.passage}
        </PassageFigure>
      )}
      {question.corrections !== null && (
        <details key={question.id} className="group min-w-0">
          <summary className="pointer-coarse:min-h-11 pointer-coarse:min-w-11 flex items-start gap-2 rounded-md py-1 text-sm text-doubt">
            <TriangleAlert aria-hidden="true" className="mt-1 size-4 flex-none" />
            <span>
              {t("report.touches")}
              {!answered && <span className="caption block">{t("report.touchesHint")}</span>}
            </span>
          </summary>
          <div className="mt-3">{question.corrections}</div>
        </details>
      )}
    </div>
  );
};
