"use client";

import "./history.css";

import { useTexts } from "../../ui/texts.tsx";
import type { DocumentActions } from "../desk/use-document-actions.ts";
import { groupEdits } from "./group-edits.ts";
import { HistoryEntry } from "./history-entry.tsx";
import { useHistory } from "./use-history.ts";

/** Every edit, newest first; any version can be looked at and brought back. */
export const HistoryPanel = (props: {
  threadId: string;
  revision: number;
  /** The version that is looked at; null for the present one. */
  looked: number | null;
  actions: DocumentActions;
  onDiff: (edit: number) => void;
  onLight: (edit: number | null) => void;
  onLook: (revision: number | null) => void;
}) => {
  const t = useTexts();
  const { edits, failed } = useHistory(props.threadId, props.revision);
  if (failed && edits === null) {
    return (
      <p role="alert" className="side-text text-sm text-loss">
        {t("shell.unreachable")}
      </p>
    );
  }
  if (edits === null) return <p className="side-text caption breathe">{t("desk.loading")}</p>;
  const groups = groupEdits(edits);
  return (
    <section aria-label={t("desk.history")} className="side-text">
      <p className="caption">
        {edits.length === 0 ? t("desk.historyEmpty") : t("desk.editsMade", { count: edits.length })}
      </p>
      <ol className="history">
        {groups.map((group, place) => (
          <HistoryEntry key={group.last} {...props} group={group} newest={place === 0} />
        ))}
        {edits.length > 0 && (
          <li className="history-entry">
            <span className="edit-number">0</span>
            <div className="grid gap-1">
              <p>{t("desk.firstVersion")}</p>
              <p className="history-acts">
                <button type="button" onClick={() => props.onLook(0)}>
                  {t("desk.look")}
                </button>
              </p>
            </div>
          </li>
        )}
      </ol>
    </section>
  );
};
