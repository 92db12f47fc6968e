"use client";

import { useState } from "react";
import { useTexts } from "#components/ui/texts.tsx";
import type { GuideWorkspaceState } from "../desk/use-guide-workspace.ts";
import type { RenderedGuide } from "../rendered-guide.ts";
import { SectionList } from "../section/section-list.tsx";
import type { MissingReason } from "./missing-reason.ts";
import type { StepBox } from "./use-step-box.ts";

/** Why there is no box, what can be done about it, and what the manual says of the place. */
export const MissingNote = (props: {
  workspace: GuideWorkspaceState;
  step: RenderedGuide["steps"][number];
  box: StepBox;
  reason: MissingReason;
}) => {
  const t = useTexts();
  const { workspace, step, reason } = props;
  const [open, setOpen] = useState<string | null>(step.source?.chunkId ?? null);
  const [what, hint] = useWords(props.box, reason);
  return (
    <div
      role="status"
      className="shot-missing grid gap-2 pl-3.5 border-l-2 border-doubt-line text-sm"
    >
      <p className={`font-medium ${reason === "removed" ? "" : "text-doubt"}`}>{what}</p>
      <p>{hint}</p>
      {step.source !== null && reason !== "removed" && (
        <div className="shot-manual">
          <p className="caption">{t("guideScreen.manualSays")}</p>
          <SectionList
            packId={workspace.view.pack?.id ?? null}
            sections={[step.source]}
            open={open}
            onOpen={setOpen}
            stepsOf={() => [step.text]}
          />
        </div>
      )}
    </div>
  );
};

/** What is the matter, and what can be done. */
const useWords = ({ located }: StepBox, reason: MissingReason): readonly [string, string] => {
  const t = useTexts();
  if (reason === "unread") return [t("guideScreen.unread"), t("guideScreen.unreadHint")];
  if (reason === "removed") {
    const show = t("guide.actions.show");
    return [t("guideScreen.removed"), t("guideScreen.removedHint", { show })];
  }
  const label = located?.label ?? null;
  const count = located?.candidates.length ?? 0;
  return [
    label === null ? t("guideScreen.notFoundUnnamed") : t("guideScreen.notFound", { label }),
    count > 0 ? t("guideScreen.perhaps", { count }) : t("guideScreen.notFoundHint"),
  ];
};
