"use client";

import "./history.css";

import { buttonStyle } from "#components/ui/button-style.ts";
import { useTexts } from "#components/ui/texts.tsx";
import type { DocumentActions } from "../desk/use-document-actions.ts";
import { groupEdits } from "./group-edits.ts";
import { HistoryEntry } from "./history-entry.tsx";
import { useHistory } from "./use-history.ts";

/** Every edit, newest first, a page at a time; any version can be looked at and brought back. */
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
  const { page, failed, earlier, later } = useHistory(props.threadId, props.revision);
  if (failed && page === null) {
    return (
      <p role="alert" className="side-text text-sm text-loss">
        {t("shell.unreachable")}
      </p>
    );
  }
  if (page === null) return <p className="side-text caption breathe">{t("desk.loading")}</p>;
  return (
    <section aria-label={t("desk.history")} className="side-text">
      <p className="caption">
        {page.edits.length === 0
          ? t("desk.historyEmpty")
          : t("desk.editsMade", { count: props.revision })}
      </p>
      {later && <TurnPage onTurn={later}>{t("desk.laterEdits")}</TurnPage>}
      <ol className="history">
        {groupEdits(page.edits).map((group, place) => (
          <HistoryEntry
            key={group.last}
            {...props}
            group={group}
            newest={page.before === null && place === 0}
          />
        ))}
        {page.edits.length > 0 && !page.more && (
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
      {earlier && <TurnPage onTurn={earlier}>{t("desk.earlierEdits")}</TurnPage>}
    </section>
  );
};

const TurnPage = (props: { onTurn: () => void; children: string }) => (
  <button type="button" className={buttonStyle("quiet", "-mx-3 mt-2")} onClick={props.onTurn}>
    {props.children}
  </button>
);
