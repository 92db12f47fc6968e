"use client";

import type { LucideIcon } from "lucide-react";
import { buttonStyle } from "#components/ui/button-style.ts";
import { needsPack } from "#lib/guide/ending-choices.ts";
import { endingOf } from "../desk/guide-ending.ts";
import type { GuideWorkspaceState } from "../desk/use-guide-workspace.ts";

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
