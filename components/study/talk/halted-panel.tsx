"use client";

import Link from "next/link";
import { buttonStyle } from "#components/ui/button-style.ts";
import { useTexts } from "#components/ui/texts.tsx";
import type { ThreadView } from "#lib/schemas/thread.ts";
import type { StudyTalk } from "./use-study-talk.ts";

/** Errors that only a change of the settings can mend. */
const needsSettings: ReadonlySet<string> = new Set([
  "model_refused_key",
  "model_refused_request",
  "model_not_configured",
  "budget_reached",
]);

/** Work that failed or was stopped: what happened, that nothing is lost, and the button that helps. */
export const HaltedPanel = (props: { thread: ThreadView; talk: StudyTalk; canAsk: boolean }) => {
  const t = useTexts();
  const { thread, talk } = props;
  const failed = thread.status === "failed";
  return (
    <div className={`talk-panel ${failed ? "talk-panel-loss" : ""}`} role="status">
      <p className="font-medium">{t(failed ? "study.halted.failed" : "study.halted.stopped")}</p>
      {thread.error !== null && <p className="text-sm">{thread.error.message}</p>}
      <div className="flex flex-wrap gap-3">
        <button
          type="button"
          disabled={talk.busy}
          onClick={() => void talk.retry()}
          className={buttonStyle("primary")}
        >
          {t(failed ? "study.halted.again" : "study.halted.goOn")}
        </button>
        {thread.error !== null && needsSettings.has(thread.error.code) && (
          <Link href="/settings" className={buttonStyle("secondary")}>
            {t("study.halted.settings")}
          </Link>
        )}
      </div>
      {props.canAsk && <p className="caption">{t("study.halted.orAsk")}</p>}
    </div>
  );
};
