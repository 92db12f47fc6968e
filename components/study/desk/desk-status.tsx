"use client";

import { RunStatus } from "../../run/run-status.tsx";
import { useTexts } from "../../ui/texts.tsx";
import { studyStage } from "./study-stage.ts";
import type { Desk } from "./use-desk.ts";

/** What is going on; when nothing is, how long the document is and whether all is stored. */
export const DeskStatus = (props: { desk: Desk }) => {
  const t = useTexts();
  const { view, unreachable, writing, said } = props.desk;
  const { thread } = view;
  const words = view.document === null ? null : t("desk.words", { count: view.document.words });
  if (unreachable && writing.from === null)
    return (
      <p role="alert" className="text-sm text-loss">
        {t("desk.unreachable")}
      </p>
    );
  return (
    <>
      {thread.status === "running" ? (
        <RunStatus
          thread={thread}
          words={t(`stages.${studyStage(thread.stage)}`)}
          onStopped={said}
        />
      ) : (
        <p className="caption tabular-nums">
          {[words, view.offline ? t("desk.offline") : null].filter(Boolean).join(" · ")}
        </p>
      )}
      {writing.from !== null && <SaveWords desk={props.desk} />}
    </>
  );
};

const SaveWords = (props: { desk: Desk }) => {
  const t = useTexts();
  const { state, refusal } = props.desk.writing.saved;
  const wrong = state === "unreachable" || state === "refused";
  return (
    <p role="status" className={wrong ? "text-sm text-loss" : "caption"}>
      {refusal ?? t(`desk.source.${state}`)}
    </p>
  );
};
