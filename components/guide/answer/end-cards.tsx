"use client";

import type { RefObject } from "react";
import { RenderedText } from "#components/ui/rendered-text.tsx";
import { useTexts } from "#components/ui/texts.tsx";
import { endingOf } from "../desk/guide-ending.ts";
import type { GuideWorkspaceState } from "../desk/use-guide-workspace.ts";
import { NextLinks } from "./next-links.tsx";
import { TakeUp } from "./take-up.tsx";
import { EndingWarning } from "./version-warning.tsx";

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
    <article className="answer-page">
      <p className="answer-question">{view.task}</p>
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
  // An answer alone has a sheet of its own.
  const ending =
    found === "guide_enough" || found === "guide_perhaps" || found === "guide_nothing"
      ? "guide_solved"
      : found;
  const place = { number: (view.current_step_index ?? 0) + 1, total: view.steps.length };
  const back = view.steps.length > 0 && view.question !== null;
  return (
    <article className="answer-page">
      <div className="grid gap-2">
        <h2 ref={heading} tabIndex={-1} className="answer-question">
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
      <p role="alert" className="text-sm text-loss empty:hidden">
        {workspace.talk.problem}
      </p>
      <NextLinks view={view} />
      {view.full_answer !== null && (
        <section className="answer-once-more grid gap-4 pt-6 border-t border-rule">
          <h3 className="font-serif text-lg font-medium">{view.task}</h3>
          <RenderedText html={view.html.answer} text={view.full_answer} className="doc" />
        </section>
      )}
    </article>
  );
};
