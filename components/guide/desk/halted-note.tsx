"use client";

import Link from "next/link";
import { buttonStyle } from "../../ui/button-style.ts";
import { useTexts } from "../../ui/texts.tsx";
import type { GuideDeskState } from "./use-guide-desk.ts";

/** Errors that only a change of the settings can mend. */
const needsSettings: ReadonlySet<string> = new Set([
  "model_refused_key",
  "model_refused_request",
  "model_not_configured",
]);

/** Work that failed or was stopped: what happened, that nothing is lost, and the button that helps. */
export const HaltedNote = ({ desk }: { desk: GuideDeskState }) => {
  const t = useTexts();
  const { talk, view } = desk;
  const { error, status } = view.thread;
  if (status !== "failed" && status !== "stopped") return null;
  const failed = status === "failed";
  return (
    <div role="status" className={`talk-panel halted-note ${failed ? "talk-panel-loss" : ""}`}>
      <p className="font-medium">{t(`guide.halted.${failed ? "failed" : "stopped"}`)}</p>
      {error !== null && <p className="text-sm">{error.message}</p>}
      <div className="flex flex-wrap gap-3">
        <button
          type="button"
          disabled={talk.busy}
          onClick={() => void talk.retry()}
          className={buttonStyle("primary")}
        >
          {t(`guide.halted.${failed ? "again" : "goOn"}`)}
        </button>
        {error !== null && needsSettings.has(error.code) && (
          <Link href="/settings" className={buttonStyle("secondary")}>
            {t("guide.halted.settings")}
          </Link>
        )}
      </div>
      <p role="alert" className="text-sm text-loss empty:hidden">
        {talk.problem}
      </p>
    </div>
  );
};
