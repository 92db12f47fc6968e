"use client";

import {
  BookOpenText,
  Check,
  ChevronDown,
  CircleHelp,
  FastForward,
  type LucideIcon,
  ScanEye,
  ScanSearch,
  SkipForward,
  TriangleAlert,
  X,
} from "lucide-react";
import { type ReactNode, type RefObject, useId } from "react";
import { buttonStyle } from "#components/ui/button-style.ts";
import { RenderedText } from "#components/ui/rendered-text.tsx";
import { useTexts } from "#components/ui/texts.tsx";
import type { RenderedGuide, StepCheck } from "#lib/schemas/guide.ts";
import type { ThreadQuestion } from "#lib/schemas/thread.ts";
import { answerPage, questionLook } from "./answer-style.ts";
import { ChangedAnswer } from "./changed-answer.tsx";
import { type Choice, ChoiceBar } from "./choice-bar.tsx";
import { StepNotes } from "./guide-notes.tsx";
import { ScreenArea } from "./screen/screen-area.tsx";
import { SourceText } from "./section-list.tsx";
import { UnnamedNote } from "./unnamed-note.tsx";
import type { GuideWorkspaceState } from "./use-guide-workspace.ts";

/** In the order of the row; what ends the guide stands last and apart. */
const order = ["next", "force", "skip", "show", "help", "cancel"] as const;
type Action = (typeof order)[number];

const icons: Readonly<Record<Action, LucideIcon>> = {
  next: Check,
  force: FastForward,
  skip: SkipForward,
  show: ScanSearch,
  help: CircleHelp,
  cancel: X,
};

/** What stands there while it works, so that nothing jumps. */
const usual = ["next", "skip", "show", "help", "cancel"];

/**
 * The buttons of a step: those that its question offers, with our words for them. After a check that failed, another
 * look comes first; Done was just refused, and the place is shown already.
 */
const stepActions = (options: {
  question: ThreadQuestion | null;
  t: ReturnType<typeof useTexts>;
  choose: (id: string) => void;
  newPicture: () => void;
}): Choice[] => {
  const { question, t, choose, newPicture } = options;
  const offered = new Set(question?.choices.map(({ id }) => id) ?? usual);
  const refused = offered.has("force");
  const choices = order
    .filter((id) => offered.has(id) && !(refused && (id === "next" || id === "show")))
    .map((id): Choice => {
      const kind = id === "next" ? "primary" : id === "cancel" ? "quiet" : "secondary";
      return { id, label: t(`guide.actions.${id}`), icon: icons[id], kind, act: () => choose(id) };
    });
  if (!refused) return choices;
  const retry = t("guide.actions.retry");
  return [
    { id: "retry", label: retry, icon: ScanEye, kind: "primary", act: newPicture },
    ...choices,
  ];
};

/** Which step it is, how far that is, and the step itself, large. */
const StepHead = (props: {
  view: RenderedGuide;
  index: number;
  reviewing: boolean;
  heading: RefObject<HTMLHeadingElement | null>;
  /** Where the step comes from. */
  children?: ReactNode;
}) => {
  const t = useTexts();
  const id = useId();
  const { view, index } = props;
  const { steps } = view;
  const total = steps.length;
  const words = t(props.reviewing ? "guide.step.reviewing" : "guide.step.position", {
    number: index + 1,
    total,
  });
  return (
    <header className="grid grid-cols-1 gap-4">
      <div className="grid grid-cols-1 gap-2">
        <div className="flex items-center justify-between gap-6 [&>h2]:flex-none">
          <h2
            ref={props.heading}
            tabIndex={-1}
            aria-describedby={id}
            className="caption tabular-nums outline-none"
          >
            {words}
          </h2>
          {props.children}
        </div>
        <div
          role="progressbar"
          aria-label={t("guide.step.progress")}
          aria-valuemin={0}
          aria-valuemax={total}
          aria-valuenow={index}
          aria-valuetext={words}
          className="flex gap-[3px]"
        >
          {steps.map((step, place) => (
            <span
              // biome-ignore lint/suspicious/noArrayIndexKey: steps have no other name and never move
              key={place}
              data-state={place === index ? "now" : step.state}
              className="h-1 flex-1 rounded-xs bg-rule transition-colors data-[state=done]:bg-accent data-[state=now]:-my-0.5 data-[state=now]:h-2 data-[state=now]:rounded-sm data-[state=now]:bg-accent data-[state=skipped]:bg-rule-strong"
            />
          ))}
        </div>
      </div>
      <div
        id={id}
        className="max-w-168 font-serif text-[clamp(1.375rem,1.2rem_+_0.9vw,1.875rem)] font-book leading-[1.32] tracking-[-0.01em] text-pretty [&_strong]:font-[650]"
      >
        <RenderedText html={view.html.steps[index] ?? null} text={steps[index]?.text ?? ""} />
      </div>
    </header>
  );
};

/** That the student's version is warned of at this step. The reason was told before the steps, and opens below the mark. */
const StepWarning = (props: { warning: string; view: RenderedGuide }) => {
  const t = useTexts();
  const [reason] = props.warning.split("\n\n");
  const source = props.view.version_source?.difference?.source;
  return (
    <div role="note">
      <details className="group max-w-168 pl-3 border-l-2 border-doubt-line text-sm text-doubt [&_a]:underline [&_a]:underline-offset-[3px] [&_a]:wrap-anywhere">
        <summary className="flex cursor-pointer items-center gap-2.5 list-none pointer-coarse:min-h-11 [&::-webkit-details-marker]:hidden">
          <TriangleAlert aria-hidden="true" className="size-4 flex-none" />
          <span>{t("guide.warning.step")}</span>
          <ChevronDown
            aria-hidden="true"
            className="size-4 flex-none transition-[rotate] group-open:rotate-180"
          />
        </summary>
        <p className="mt-1.5">
          {reason}
          {source !== undefined && (
            <span className="block text-ink-soft">
              {t("guide.warning.source")}: <SourceText source={source} />
            </span>
          )}
        </p>
      </details>
    </div>
  );
};

/** What a look at the new picture came to, and that nothing is lost by it. */
const StepCheckNote = (props: { check: StepCheck }) => {
  const t = useTexts();
  const { check } = props;
  if (check.done === "yes") return null;
  if (check.done === "pending") {
    return (
      <p role="status" className="animate-arrive max-w-168 whitespace-pre-line text-ink-soft">
        {check.explanation}
      </p>
    );
  }
  return (
    <div
      role="status"
      className="animate-arrive group grid max-w-168 gap-1.5 rounded-card border border-doubt-line bg-doubt-wash px-4.5 py-3.5 text-sm data-[done=already]:border-correct-line data-[done=already]:bg-correct-wash"
      data-done={check.done}
    >
      <p className="font-medium text-doubt group-data-[done=already]:text-correct">
        {t(`guide.check.${check.done}`)}
      </p>
      <p className="whitespace-pre-line">{check.explanation}</p>
      <p className="text-ink-soft">{t(`guide.check.${check.done}Hint`)}</p>
      <p className="caption">{t(`guide.check.${check.basis}`)}</p>
    </div>
  );
};

/** One step, large: its words, its section, what can be done, and the screen on which it is done. */
export const StepCard = (props: {
  workspace: GuideWorkspaceState;
  heading: RefObject<HTMLHeadingElement | null>;
}) => {
  const t = useTexts();
  const { workspace } = props;
  const { view, talk } = workspace;
  const index = view.current_step_index ?? 0;
  const step = view.steps[index];
  if (step === undefined) return null;
  const choose = (id: string) => {
    // The place can be shown on a picture alone; one that is added is looked at by itself.
    if (id === "show" && view.screenshots.length === 0) return workspace.newPicture();
    if (id === "help") workspace.show("talk");
    void talk.choose(id);
  };
  const actions = stepActions({
    ...{ t, choose },
    question: view.question,
    newPicture: workspace.newPicture,
  });
  return (
    <div
      data-step
      className="mx-auto grid w-full max-w-240 gap-6 max-wide:contents min-[100rem]:max-w-none min-[100rem]:grid-cols-[minmax(20rem,26rem)_minmax(0,1fr)] min-[100rem]:gap-12"
    >
      <div className="grid min-w-0 content-start gap-4.5 max-wide:contents">
        <StepHead view={view} index={index} reviewing={false} heading={props.heading}>
          <StepSource workspace={workspace} index={index} />
        </StepHead>
        <UnnamedNote names={step.unnamed} />
        <StepNotes notes={workspace.notes} step={index} />
        {step.warning !== null && <StepWarning warning={step.warning} view={view} />}
        <ChangedAnswer key={index} view={view} changes={workspace.changes} step={index} />
        {step.state === "open" && step.check !== null && <StepCheckNote check={step.check} />}
        <ChoiceBar ofStep choices={actions} busy={workspace.busy} problem={talk.problem} />
      </div>
      <ScreenArea workspace={workspace} index={index} step={step} />
      <button
        type="button"
        aria-disabled={workspace.busy}
        onClick={() => {
          if (!workspace.busy) choose("cancel");
        }}
        className={buttonStyle("quiet", "order-8 -ml-3 self-start wide:hidden")}
      >
        {t("guide.actions.cancel")}
      </button>
    </div>
  );
};

/** The section that the step rests on; it opens beside. */
const StepSource = (props: { workspace: GuideWorkspaceState; index: number }) => {
  const t = useTexts();
  const { workspace, index } = props;
  const source = workspace.view.steps[index]?.source ?? null;
  if (source === null) return <p className="caption">{t("guide.section.gone")}</p>;
  // The manual's own title is above every section.
  const parent = source.headingPath.slice(1).at(-1);
  return (
    <p className="min-w-0 [&_button]:flex [&_button]:items-center [&_button]:gap-2 [&_button]:max-w-full [&_button]:min-h-9 [&_button]:text-sm [&_button]:text-ink-soft [&_button]:pointer-coarse:min-h-11 [&_button]:hover:text-accent">
      <button
        type="button"
        title={t("guide.section.open")}
        onClick={() => workspace.openSection(source.chunkId)}
      >
        <BookOpenText aria-hidden="true" className="size-4 flex-none" strokeWidth={1.75} />
        <span className="sr-only">{t("guide.step.from")}: </span>
        {parent !== undefined && (
          <span className="mr-[-0.25rem] min-w-0 flex-[0_1000_auto] truncate max-sm:hidden">
            {parent} ›
          </span>
        )}
        <span className="truncate">
          {source.title}
          {source.page !== null && ` · ${t("guide.section.page", { page: source.page })}`}
        </span>
      </button>
    </p>
  );
};

interface ClosingProps {
  readonly workspace: GuideWorkspaceState;
  readonly heading: RefObject<HTMLHeadingElement | null>;
}

const yesAndNo = (workspace: GuideWorkspaceState, labels: { yes: string; no: string }): Choice[] =>
  (["yes", "no"] as const).map((id) => ({
    id,
    label: labels[id],
    kind: id === "yes" ? "primary" : "secondary",
    act: () => void workspace.talk.choose(id),
  }));

const Answers = (props: {
  workspace: GuideWorkspaceState;
  labels: { yes: string; no: string };
}) => (
  <ChoiceBar
    choices={yesAndNo(props.workspace, props.labels)}
    busy={props.workspace.busy}
    problem={props.workspace.talk.problem}
  />
);

/** Every step is behind the student: did it help? */
export const ConfirmCard = ({ workspace, heading }: ClosingProps) => {
  const t = useTexts();
  const { steps } = workspace.view;
  const done = steps.filter(({ state }) => state === "done").length;
  const skipped = steps.filter(({ state }) => state === "skipped").length;
  return (
    <div className={answerPage}>
      <h2 ref={heading} tabIndex={-1} className={questionLook}>
        {t("guide.confirm.title")}
      </h2>
      <p className="text-ink-soft">
        {t("guide.confirm.lead", { done })}
        {skipped > 0 && ` ${t("guide.confirm.skipped", { count: skipped })}`}
      </p>
      <Answers
        workspace={workspace}
        labels={{ yes: t("guide.confirm.yes"), no: t("guide.confirm.no") }}
      />
    </div>
  );
};

/** The task is not solved: step by step, was it done? */
export const ReviewPanel = ({ workspace, heading }: ClosingProps) => {
  const t = useTexts();
  const { view } = workspace;
  return (
    <div className={answerPage}>
      <StepHead view={view} index={view.current_step_index ?? 0} reviewing heading={heading} />
      <p className="font-medium">{t("guide.step.did")}</p>
      <Answers
        workspace={workspace}
        labels={{ yes: t("guide.actions.yes"), no: t("guide.actions.no") }}
      />
    </div>
  );
};

/** All steps were done, and still it is not solved: another answer? */
export const AgainCard = ({ workspace, heading }: ClosingProps) => {
  const t = useTexts();
  return (
    <div className={answerPage}>
      <h2 ref={heading} tabIndex={-1} className={questionLook}>
        {t("guide.again.title")}
      </h2>
      <p className="text-ink-soft">{t("guide.again.body")}</p>
      <Answers
        workspace={workspace}
        labels={{ yes: t("guide.again.yes"), no: t("guide.again.no") }}
      />
    </div>
  );
};
