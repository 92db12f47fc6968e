"use client";

import { Footprints, Library } from "lucide-react";
import type { ReactNode, RefObject } from "react";
import { RenderedText } from "#components/ui/rendered-text.tsx";
import { useTexts } from "#components/ui/texts.tsx";
import { titleWithParent } from "#lib/guide/section-title.ts";
import { endingOf } from "../desk/guide-ending.ts";
import { hasEnded } from "../desk/guide-phase.ts";
import type { GuideWorkspaceState } from "../desk/use-guide-workspace.ts";
import { SectionList } from "../section/section-list.tsx";
import { type Choice, ChoiceBar } from "../step/choice-bar.tsx";
import { GuideAskBox } from "../talk/guide-ask-box.tsx";
import { NextLinks } from "./next-links.tsx";
import { TakeUp } from "./take-up.tsx";
import { VersionWarning } from "./version-warning.tsx";

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
    <article className="answer-page">
      <h2 ref={props.heading} tabIndex={-1} className="answer-question">
        {view.task}
      </h2>
      {view.allowed === false && <VersionWarning view={view} when="answered" />}
      {none ? (
        <NoAnswer workspace={workspace} />
      ) : (
        <AnswerText view={view}>
          {steps.length > 0 && <AnswerSteps workspace={workspace} />}
        </AnswerText>
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
      {hasEnded(view) && (
        <>
          <p role="alert" className="text-sm text-loss empty:hidden">
            {workspace.talk.problem}
          </p>
          <NextLinks view={view} />
        </>
      )}
    </article>
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
  const isOpen = question !== null && (isPerhaps || question.kind === "guide_nothing");
  const none = sections.length > 0 ? "noneBody" : "noneAlone";
  const body = isPerhaps ? "perhapsBody" : none;
  const said = isOpen ? question.text : t("guide.answer.none");
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
          />
        </section>
      )}
      {isOpen && <GuideAskBox thread={view.thread} talk={workspace.talk} otherwise />}
    </>
  );
};

/** The answer and its steps; the one section that rules took the steps from says them once more, and opens on demand. */
const AnswerText = (props: { view: GuideWorkspaceState["view"]; children: ReactNode }) => {
  const t = useTexts();
  const { view, children } = props;
  if (view.full_answer === null) return null;
  const text = <RenderedText html={view.html.answer} text={view.full_answer} className="doc" />;
  const isOfSteps =
    view.answer_basis === "rules" && view.steps.length > 0 && view.sections.length === 1;
  if (!isOfSteps) {
    return (
      <>
        {text}
        {children}
      </>
    );
  }
  return (
    <>
      {children}
      <details className="fold answer-words">
        <summary>{t("guide.answer.inManual")}</summary>
        {text}
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
      className="answer-steps grid gap-3 [&>ol]:grid [&>ol]:gap-3.5 [&>ol]:pl-7 [&>ol]:list-decimal [&>ol]:font-serif [&>ol]:text-[1.0625rem] [&>ol]:leading-[1.6] [&_li::marker]:text-ink-soft [&_li::marker]:tabular-nums"
    >
      <h3 className="font-serif text-lg font-medium">{t("guide.answer.stepsTitle")}</h3>
      <ol>
        {view.steps.map(({ text, source }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: steps have no other name and never move
          <li key={index}>
            <RenderedText html={view.html.steps[index] ?? null} text={text} />
            {source !== null && (
              <button
                type="button"
                title={t("guide.section.open")}
                className="answer-step-source text-left wrap-anywhere font-sans text-sm text-ink-soft pointer-coarse:min-h-11 hover:text-accent hover:underline hover:underline-offset-[3px]"
                onClick={() => workspace.openSection(source.chunkId)}
              >
                {titleWithParent(source)}
              </button>
            )}
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
