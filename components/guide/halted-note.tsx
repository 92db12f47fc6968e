"use client";

import Link from "next/link";
import { Alert } from "#components/ui/alert.tsx";
import { buttonStyle } from "#components/ui/button-style.ts";
import { failedPanel, talkPanel } from "#components/ui/talk.tsx";
import { useTexts } from "#components/ui/texts.tsx";
import { isFinal } from "#lib/errors.ts";
import type { GuideView } from "#lib/schemas/guide.ts";
import type { GuideWorkspaceState } from "./use-guide-workspace.ts";
import { newGuideAddress } from "./use-guide-workspace.ts";

type Seen = Pick<
  GuideView,
  "screenshots" | "steps" | "current_step_index" | "mode" | "stage" | "picture_waits"
>;

/**
 * Whether a picture waits that is looked at when the step goes on. That it was not looked at for this step does not make it
 * new: it may be of the step before, and beside the steps nothing is looked at.
 */
export const hasUnseenPicture = (view: Seen): boolean => {
  const { screenshots, steps, current_step_index, mode, stage, picture_waits } = view;
  const newest = screenshots.at(-1);
  const step = current_step_index === null ? undefined : steps[current_step_index];
  const atStep = mode === "steps" && stage !== "final_confirmation";
  if (!picture_waits || !atStep || newest === undefined || step === undefined) return false;
  return newest.id !== step.screenshot_id && newest.id !== step.check?.screenshotId;
};

/** Errors that only a change of the settings can mend. */
const needsSettings: ReadonlySet<string> = new Set([
  "model_refused_key",
  "model_refused_request",
  "model_not_configured",
  "budget_reached",
]);

/** Work that failed or was stopped: what happened, that nothing is lost, and the way on. */
export const HaltedNote = ({ workspace }: { workspace: GuideWorkspaceState }) => {
  const t = useTexts();
  const { talk, view } = workspace;
  const { error, status } = view.thread;
  if (status !== "failed" && status !== "stopped") return null;
  const failed = status === "failed";
  const over = error !== null && isFinal(error.code);
  return (
    <div role="status" className={`w-full max-w-168 mx-auto ${failed ? failedPanel : talkPanel}`}>
      <p className="font-medium">{t(`guide.halted.${failed ? "failed" : "stopped"}`)}</p>
      {error !== null && <p className="text-sm">{error.message}</p>}
      {!over && hasUnseenPicture(view) && (
        <p className="text-sm">{t(`guide.halted.${failed ? "pictureFailed" : "picture"}`)}</p>
      )}
      <div className="flex flex-wrap gap-3">
        {over ? <NextWays workspace={workspace} /> : <Onward workspace={workspace} />}
      </div>
      <Alert>{talk.problem}</Alert>
    </div>
  );
};

/** What failed is tried again, what was stopped goes on. */
const Onward = ({ workspace }: { workspace: GuideWorkspaceState }) => {
  const t = useTexts();
  const { talk, view } = workspace;
  const { error, status } = view.thread;
  return (
    <>
      <button
        type="button"
        disabled={talk.busy}
        onClick={() => void talk.retry()}
        className={buttonStyle("primary")}
      >
        {t(`guide.halted.${status === "failed" ? "again" : "goOn"}`)}
      </button>
      {error !== null && needsSettings.has(error.code) && (
        <Link href="/settings" className={buttonStyle("secondary")}>
          {t("guide.halted.settings")}
        </Link>
      )}
    </>
  );
};

/** Nothing can go on here: only a new question, or the manual anew. */
const NextWays = ({ workspace }: { workspace: GuideWorkspaceState }) => {
  const t = useTexts();
  return (
    <>
      <Link href={newGuideAddress(workspace.view)} className={buttonStyle("primary")}>
        {t("guide.done.another")}
      </Link>
      <Link href="/library" className={buttonStyle("secondary")}>
        {t("guide.halted.library")}
      </Link>
    </>
  );
};
