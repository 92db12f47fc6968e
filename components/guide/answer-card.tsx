"use client";

import { Footprints, Library, type LucideIcon, TriangleAlert } from "lucide-react";
import Link from "next/link";
import type { ReactNode, RefObject } from "react";
import { Alert } from "#components/ui/alert.tsx";
import { buttonStyle } from "#components/ui/button-style.ts";
import { RenderedText } from "#components/ui/rendered-text.tsx";
import { useTexts } from "#components/ui/texts.tsx";
import { titleWithParent } from "#lib/guide/guide-sections.ts";
import { needsPack } from "#lib/guide/guide-store.ts";
import { stepsOfAnswer } from "#lib/guide/steps-of-answer.ts";
import type { GuideEnding, RenderedGuide } from "#lib/schemas/guide.ts";
import { answerPage, questionLook } from "./answer-style.ts";
import { ChangedAnswer, ChangedStepMark } from "./changed-answer.tsx";
import { type Choice, ChoiceBar, choiceBar, choiceLook, choiceRow } from "./choice-bar.tsx";
import { GuideAskBox } from "./guide-beside.tsx";
import { SavedNotes, StepNotes } from "./guide-notes.tsx";
import { KeepGuide } from "./keep-guide.tsx";
import { SectionList } from "./section-list.tsx";
import { UnnamedNote } from "./unnamed-note.tsx";
import {
  asksOtherwise,
  endingOf,
  type GuideWorkspaceState,
  hasEnded,
  newGuideAddress,
} from "./use-guide-workspace.ts";

/** Where to go from a guide that is over: a new question to the same manual, version and edition, or home. */
const NextLinks = (props: {
  view: Pick<RenderedGuide, "thread" | "pack" | "version" | "edition">;
  /** What the new question is called. */
  again?: string;
}) => {
  const t = useTexts();
  return (
    <div className={choiceBar}>
      <div className={choiceRow}>
        <Link href={newGuideAddress(props.view)} className={buttonStyle("primary", choiceLook)}>
          {props.again ?? t("guide.done.another")}
        </Link>
        <Link href="/" className={buttonStyle("secondary", choiceLook)}>
          {t("guide.done.home")}
        </Link>
      </div>
    </div>
  );
};

/** The way back into a guide that has ended; nothing where there is none. */
export const TakeUp = (props: {
  workspace: {
    readonly talk: Pick<GuideWorkspaceState["talk"], "choose">;
    readonly busy: boolean;
    readonly view: Parameters<typeof endingOf>[0] &
      Pick<GuideWorkspaceState["view"], "status" | "question" | "pack">;
  };
  choice: string;
  label: string;
  icon?: LucideIcon;
}) => {
  const { workspace, choice, label, icon: Icon } = props;
  const { talk, view } = workspace;
  // While a run is at work there is no question: the button keeps the focus and does nothing.
  const isOffered =
    view.question === null
      ? view.status !== "done"
      : view.question.choices.some(({ id }) => id === choice);
  // The question may have been put before the manual was deleted.
  if (!isOffered || (view.pack === null && needsPack(endingOf(view)))) return null;
  return (
    <button
      type="button"
      data-choice={choice}
      aria-disabled={workspace.busy}
      onClick={() => {
        if (!workspace.busy) void talk.choose(choice);
      }}
      className={buttonStyle("secondary", "self-start justify-self-start")}
    >
      {Icon && <Icon aria-hidden="true" className="size-4 flex-none" strokeWidth={2} />}
      {label}
    </button>
  );
};

type Warned = Pick<
  RenderedGuide,
  "pack" | "version" | "edition" | "version_explanation" | "allowed" | "html"
>;

/** What the student has, in one name; null when they said neither. */
const ownVersion = ({ pack, version, edition }: Warned): string | null =>
  version === null && edition === null
    ? null
    : [pack?.product, version, edition].filter((part) => part != null).join(" ");

/** Why it does not work in the student's version, where that is written, and what speaks against it. */
export const VersionWarning = (props: {
  view: Warned;
  /**
   * Before the choice, beside the answer that was given in spite of it, where the manual has none, where trying was declined, or
   * where it did not help.
   */
  when: "before" | "answered" | "silent" | "declined" | "unsolved";
}) => {
  const t = useTexts();
  const { view, when } = props;
  const version = ownVersion(view);
  const titles = {
    before: version === null ? t("guide.warning.title") : t("guide.warning.named", { version }),
    answered: t("guide.warning.kept"),
    silent: t("guide.warning.silent"),
    unsolved: t("guide.warning.unsolved"),
    // The page's own heading says so already.
    declined: undefined,
  };
  const title = titles[when];
  return (
    <section
      className="grid grid-cols-[auto_minmax(0,1fr)] gap-3.5 py-5 px-5.5 border border-doubt-line rounded-card bg-doubt-wash [&>svg]:mt-1 [&>svg]:text-doubt [&_h2]:text-doubt [&_h2]:text-balance"
      aria-label={title}
    >
      <TriangleAlert aria-hidden="true" className="size-5" />
      <div className="grid gap-3">
        {title !== undefined && (
          <h2
            className={
              when === "answered" || when === "silent" || when === "unsolved"
                ? "font-medium"
                : "font-serif text-xl font-medium"
            }
          >
            {title}
          </h2>
        )}
        <RenderedText
          html={view.html.explanation}
          text={view.version_explanation ?? ""}
          className="[&_a]:text-accent [&_a]:underline [&_a]:underline-offset-3 [&_a]:wrap-anywhere"
        />
      </div>
    </section>
  );
};

/** Why a guide ended without a solution, where the student's version or edition is the likely reason. */
export const EndingWarning = (props: { view: Warned; ending: GuideEnding }) => {
  const { view, ending } = props;
  if (ending === "guide_declined") return <VersionWarning view={view} when="declined" />;
  const isUnsolved = ending === "guide_unsolved" || ending === "guide_no_other";
  return isUnsolved && view.allowed === false && <VersionWarning view={view} when="unsolved" />;
};

/** The question, its answer with the sections it rests on, and the choice to go through it step by step. */
export const AnswerCard = (props: {
  workspace: GuideWorkspaceState;
  heading: RefObject<HTMLHeadingElement | null>;
}) => {
  const t = useTexts();
  const { workspace } = props;
  const { view } = workspace;
  const { sections, steps } = view;
  const none = view.answered === false;
  return (
    <article className={answerPage}>
      <h2 ref={props.heading} tabIndex={-1} className={questionLook}>
        {view.task}
      </h2>
      {view.allowed === false && <VersionWarning view={view} when={none ? "silent" : "answered"} />}
      {none ? (
        <NoAnswer workspace={workspace} />
      ) : (
        <>
          {view.missing !== null && <MissingNote missing={view.missing} />}
          <ChangedAnswer view={view} changes={workspace.changes} />
          <AnswerText view={view}>
            {steps.length > 0 && <AnswerSteps workspace={workspace} />}
          </AnswerText>
        </>
      )}
      <p className="flex flex-wrap items-center gap-x-5 gap-y-1 empty:hidden [&>button]:pointer-coarse:min-h-11 caption">
        {!none && sections.length > 0 && (
          <button type="button" className="link" onClick={() => workspace.show("manual")}>
            <Library aria-hidden="true" className="mr-1.5 inline size-4" />
            {t("guide.answer.sections", { count: sections.length })}
          </button>
        )}
        {!none && view.answer_basis === "rules" && <span>{t("guide.answer.rules")}</span>}
      </p>
      {view.question?.kind === "guide_steps" && (
        <StepChoice workspace={workspace} steps={steps.length} />
      )}
      {hasEnded(view) && endingOf(view) === "guide_enough" && (
        <TakeUp
          workspace={workspace}
          choice="step_by_step"
          label={`${t("guide.answer.stepByStep")} · ${t("guide.answer.steps", { count: steps.length })}`}
          icon={Footprints}
        />
      )}
      {view.full_answer !== null && <KeepGuide guideId={view.thread.id} />}
      <SavedNotes notes={workspace.notes} />
      {hasEnded(view) && (
        <>
          <Alert>{workspace.talk.problem}</Alert>
          <NextLinks view={view} />
        </>
      )}
    </article>
  );
};

/** That the answer is of a part of the question, and which part it is not of. */
const MissingNote = ({ missing }: { missing: string }) => {
  const t = useTexts();
  return (
    <p
      role="note"
      className="grid gap-0.5 pl-4.5 border-l-2 border-doubt-line font-sans text-sm wrap-anywhere"
    >
      <span className="font-medium text-doubt">{t("guide.answer.partly")}</span>
      <span>{t("guide.answer.missing", { missing })}</span>
    </p>
  );
};

/** More of them would put the box for other words out of sight. */
const mostNearest = 5;

/** What the manual may say, or that it says nothing; the nearest sections, and the box for other words. */
const NoAnswer = ({ workspace }: { workspace: GuideWorkspaceState }) => {
  const t = useTexts();
  const { view } = workspace;
  const { question, sections } = view;
  const isPerhaps = view.stage === "guide_perhaps";
  const isOpen = asksOtherwise(view);
  // A model has read the sections; what rules did not dare to choose, the student chooses.
  const isTakeable = isOpen && view.pack !== null && view.answer_basis === "rules";
  const none = sections.length > 0 ? "noneBody" : "noneAlone";
  const body = isPerhaps ? "perhapsBody" : none;
  // The question itself stands above.
  const said = isPerhaps && isOpen ? question?.text : t("guide.answer.none");
  return (
    <>
      <div className="grid gap-2 pl-4.5 border-l-2 border-rule-strong">
        <p className="font-serif text-xl font-medium">{said}</p>
        <p>{t(`guide.answer.${body}`)}</p>
        {view.offline && (
          <p className="caption">
            <a className="link" href="/settings">
              {t("guide.answer.meaning")}
            </a>
          </p>
        )}
      </div>
      {sections.length > 0 && (
        <section className="grid gap-2">
          <h3 className="caption">{t("guide.answer.nearest")}</h3>
          <SectionList
            packId={view.pack?.id ?? null}
            sections={sections.slice(0, mostNearest)}
            open={workspace.section}
            onOpen={workspace.setSection}
            {...(isTakeable && { onTake: (id: string) => void workspace.talk.takeSection(id) })}
          />
        </section>
      )}
      {isOpen && <GuideAskBox thread={view.thread} talk={workspace.talk} otherwise />}
    </>
  );
};

/**
 * The answer and its steps. The one section that rules took the steps from stands below them: closed where they are its list
 * and it says them once more, open where they are single sentences of its prose, which may need the others.
 */
const AnswerText = (props: { view: GuideWorkspaceState["view"]; children: ReactNode }) => {
  const t = useTexts();
  const { view, children } = props;
  if (view.full_answer === null) return null;
  const text = (more = "") => (
    <RenderedText
      html={view.html.answer}
      text={view.full_answer ?? ""}
      place="answer"
      className={`doc ${more}`.trim()}
    />
  );
  const ofAnswer = stepsOfAnswer(view);
  if (ofAnswer === "apart") {
    return (
      <>
        {text()}
        {children}
      </>
    );
  }
  return (
    <>
      {children}
      <details className="fold" open={ofAnswer === "prose"}>
        <summary>{t("guide.answer.inManual")}</summary>
        {text("mt-3")}
      </details>
    </>
  );
};

/** What is to be done, each step with the section that it rests on, which opens beside. */
const AnswerSteps = ({ workspace }: { workspace: GuideWorkspaceState }) => {
  const t = useTexts();
  const { view } = workspace;
  return (
    <section
      aria-label={t("guide.answer.stepsTitle")}
      className="grid gap-3 [&>ol]:grid [&>ol]:gap-3.5 [&>ol]:pl-7 [&>ol]:list-decimal [&>ol]:font-serif [&>ol]:text-[1.0625rem] [&>ol]:leading-[1.6] [&_li::marker]:text-ink-soft [&_li::marker]:tabular-nums"
    >
      <h3 className="font-serif text-lg font-medium">{t("guide.answer.stepsTitle")}</h3>
      <ol>
        {view.steps.map(({ text, source, unnamed }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: steps have no other name and never move
          <li key={index} data-place={`step-${index}`}>
            <RenderedText html={view.html.steps[index] ?? null} text={text} />
            <UnnamedNote names={unnamed} />
            <ChangedStepMark changes={workspace.changes} step={index} />
            {source !== null && (
              <button
                type="button"
                title={t("guide.section.open")}
                className="text-left wrap-anywhere font-sans text-sm text-ink-soft pointer-coarse:min-h-11 hover:text-accent hover:underline hover:underline-offset-[3px]"
                onClick={() => workspace.openSection(source.chunkId)}
              >
                {titleWithParent(source)}
              </button>
            )}
            <StepNotes notes={workspace.notes} step={index} />
          </li>
        ))}
      </ol>
    </section>
  );
};

const StepChoice = (props: { workspace: GuideWorkspaceState; steps: number }) => {
  const t = useTexts();
  const { workspace, steps } = props;
  const { talk, view } = workspace;
  const offered = new Set(view.question?.choices.map(({ id }) => id));
  const choices: Choice[] = [
    {
      id: "step_by_step",
      label: `${t("guide.answer.stepByStep")} · ${t("guide.answer.steps", { count: steps })}`,
      icon: Footprints,
      kind: "primary" as const,
      act: () => void talk.choose("step_by_step"),
    },
    {
      id: "done",
      label: t("guide.answer.enough"),
      kind: "secondary" as const,
      act: () => void talk.choose("done"),
    },
  ].filter(({ id }) => offered.has(id));
  return <ChoiceBar choices={choices} busy={workspace.busy} problem={talk.problem} />;
};

interface EndCardProps {
  readonly workspace: GuideWorkspaceState;
  readonly heading: RefObject<HTMLHeadingElement | null>;
}

/** The question was about something else: said politely, with the way to a question that can be answered. */
export const OtherCard = ({ workspace, heading }: EndCardProps) => {
  const t = useTexts();
  const { view } = workspace;
  const product = view.pack?.product ?? "";
  const said = view.messages.findLast(({ author }) => author !== "student");
  return (
    <article className={answerPage}>
      <p className={questionLook}>{view.task}</p>
      <div className="grid gap-2 pl-4.5 border-l-2 border-rule-strong">
        <h2 ref={heading} tabIndex={-1} className="font-serif text-xl font-medium outline-none">
          {t("guide.other.title", { product })}
        </h2>
        {said === undefined ? (
          <p>{t("guide.other.body")}</p>
        ) : (
          <RenderedText html={view.html.messages[said.id] ?? null} text={said.text} />
        )}
      </div>
      <NextLinks view={view} again={t("guide.other.again", { product })} />
    </article>
  );
};

/** What takes a guide up again that ended this way; nothing where no other answer was found. */
const choices = {
  guide_solved: "no",
  guide_left: "step_by_step",
  guide_declined: "try_anyway",
  guide_unsolved: "yes",
} as const;

/** The guide is over: how it ended, the way back into it, the answer once more, and the way to the next question. */
export const DoneCard = ({ workspace, heading }: EndCardProps) => {
  const t = useTexts();
  const { view } = workspace;
  const found = endingOf(view);
  // An answer alone has a card of its own.
  const ending =
    found === "guide_enough" || found === "guide_perhaps" || found === "guide_nothing"
      ? "guide_solved"
      : found;
  const place = { number: (view.current_step_index ?? 0) + 1, total: view.steps.length };
  const back = view.steps.length > 0 && view.question !== null;
  return (
    <article className={answerPage}>
      <div className="grid gap-2">
        <h2 ref={heading} tabIndex={-1} className={questionLook}>
          {t(`guide.done.${ending}.title`, place)}
        </h2>
        <p className="text-ink-soft">
          {t(`guide.done.${ending}.body`)}
          {back && ` ${t("guide.done.back")}`}
        </p>
      </div>
      <EndingWarning view={view} ending={ending} />
      {ending !== "guide_no_other" && (
        <TakeUp
          workspace={workspace}
          choice={choices[ending]}
          label={t(`guide.done.${ending}.takeUp`, place)}
        />
      )}
      <Alert>{workspace.talk.problem}</Alert>
      <NextLinks view={view} />
      {view.full_answer !== null && (
        <section className="grid gap-4 pt-6 border-t border-rule">
          <h3 className="font-serif text-lg font-medium">{view.task}</h3>
          <ChangedAnswer view={view} changes={workspace.changes} />
          <RenderedText
            html={view.html.answer}
            text={view.full_answer}
            place="answer"
            className="doc"
          />
          <KeepGuide guideId={view.thread.id} />
          <SavedNotes notes={workspace.notes} />
        </section>
      )}
    </article>
  );
};
