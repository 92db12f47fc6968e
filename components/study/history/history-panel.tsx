"use client";

import { useEffect, useState } from "react";
import { getIfChanged } from "#components/hooks/send-json.ts";
import { buttonStyle } from "#components/ui/button-style.ts";
import { besideText } from "#components/ui/tabs.tsx";
import { Moment, useTexts } from "#components/ui/texts.tsx";
import { typingPauseMs } from "#lib/editing/typed-runs.ts";
import type { HistoryEdit, HistoryPage } from "#lib/schemas/study.ts";
import { editNumber } from "../document/edit-number.ts";
import type { DocumentActions } from "../workspace/use-document-actions.ts";
import { editTitle } from "./edit-diff.tsx";

/** Edits that a reader sees as one: a batch, or a run of typing. */
export interface EditGroup {
  readonly first: number;
  readonly last: number;
  /** Newest first. */
  readonly edits: readonly HistoryEdit[];
  /** The newest of the group, which speaks for it. */
  readonly edit: HistoryEdit;
}

const firstOf = ({ first, number }: HistoryEdit): number => first ?? number;

const belongs = ({ edits, edit }: EditGroup, older: HistoryEdit): boolean => {
  if (edit.batchId !== null && edit.batchId === older.batchId) return true;
  if (edit.kind !== "typed" || older.kind !== "typed" || edit.undone !== older.undone) return false;
  const pause = Date.parse(edits.at(-1)?.createdAt ?? "") - Date.parse(older.createdAt);
  return pause < typingPauseMs;
};

/** Edits, newest first, with batches and runs of typing taken together. */
export const groupEdits = (edits: readonly HistoryEdit[]): EditGroup[] => {
  const groups: EditGroup[] = [];
  for (const edit of edits) {
    const group = groups.at(-1);
    if (group && belongs(group, edit)) {
      groups[groups.length - 1] = { ...group, first: firstOf(edit), edits: [...group.edits, edit] };
    } else groups.push({ first: firstOf(edit), last: edit.number, edits: [edit], edit });
  }
  return groups;
};

/** What can be done with an edit, or with the beginning. */
const actsLook =
  "flex flex-wrap gap-x-4 text-xs [&_button]:min-h-7 [&_button]:text-accent [&_button]:hover:underline [&_button]:hover:underline-offset-[3px] [&_button]:pointer-coarse:min-h-11";

/** A page of the history; read anew with every revision. The page before stays in sight until the next has arrived. */
const useHistory = (threadId: string, revision: number) => {
  /** Where the pages that were turned began: edits before these numbers. The newest page begins nowhere. */
  const [turned, setTurned] = useState<readonly number[]>([]);
  const [page, setPage] = useState<(HistoryPage & { before: number | null }) | null>(null);
  const [failed, setFailed] = useState(false);
  const before = turned.at(-1) ?? null;
  useEffect(() => {
    if (revision < 0) return;
    let left = false;
    const load = async () => {
      const query = before === null ? "" : `?before=${before}`;
      const url = `/api/study/${threadId}/history${query}`;
      const answer = await getIfChanged<HistoryPage>(url, null);
      if (left) return;
      setFailed(answer === null);
      if (answer?.value) setPage({ ...answer.value, before });
    };
    void load();
    return () => {
      left = true;
    };
  }, [threadId, revision, before]);
  const oldest = page?.edits.at(-1)?.number;
  return {
    page,
    failed,
    /** Null where there are none. */
    earlier: page?.more && oldest !== undefined ? () => setTurned([...turned, oldest]) : null,
    later: before === null ? null : () => setTurned(turned.slice(0, -1)),
  };
};

/** One piece of work in the history: what, who, when, and what can be done about it. */
const HistoryEntry = (props: {
  group: EditGroup;
  /** Its version is the present one. */
  newest: boolean;
  looked: number | null;
  actions: DocumentActions;
  onDiff: (edit: number) => void;
  onLight: (edit: number | null) => void;
  onLook: (revision: number | null) => void;
}) => {
  const t = useTexts();
  const { group, actions } = props;
  const { first, last, edit } = group;
  const isRun = group.edits.length > 1 && edit.kind === "typed";
  // Of a run of typing only the last piece would be taken back; the version before it is what is wanted.
  const standing = !edit.undone && !isRun && edit.kind !== "undo" && edit.kind !== "redo";
  const titles = isRun
    ? [t("workspace.kinds.typed")]
    : [...new Set(group.edits.toReversed().map((one) => editTitle(one, t)))];
  return (
    <li
      className="group grid grid-cols-[minmax(2.125rem,auto)_minmax(0,1fr)] items-start gap-3 border-t border-rule py-3"
      data-undone={edit.undone || undefined}
      data-looked={props.looked === last || undefined}
      onPointerEnter={() => props.onLight(last)}
      onPointerLeave={() => props.onLight(null)}
    >
      <span className={editNumber}>{first === last ? last : `${first}–${last}`}</span>
      <div className="grid min-w-0 gap-1">
        <p className="line-clamp-3 wrap-anywhere group-data-undone:text-ink-faint group-data-undone:line-through">
          {titles.join(" · ")}
        </p>
        <p className="caption">
          {t(`workspace.authors.${edit.author}`)} · <Moment at={edit.createdAt} />
          {first !== last && ` · ${t("workspace.editsTogether", { count: last - first + 1 })}`}
          {edit.undone && ` · ${t("workspace.undone")}`}
        </p>
        <p className={actsLook}>
          <button
            type="button"
            aria-label={t("workspace.diffOf", { number: last })}
            onClick={() => props.onDiff(last)}
          >
            {t("workspace.diff")}
          </button>
          {standing && (
            <button
              type="button"
              aria-label={t("workspace.undoOf", { number: last })}
              disabled={actions.busy}
              onClick={() => void actions.undoEdit(last)}
            >
              {t("workspace.undo")}
            </button>
          )}
          {!props.newest && (
            <button
              type="button"
              aria-label={t("workspace.lookAt", { revision: last })}
              onClick={() => props.onLook(last)}
            >
              {t("workspace.look")}
            </button>
          )}
        </p>
        <p role="alert" className="text-xs text-loss empty:hidden">
          {actions.problemAt(`edit ${last}`)}
        </p>
      </div>
    </li>
  );
};

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
      <p role="alert" className={`${besideText} text-sm text-loss`}>
        {t("shell.unreachable")}
      </p>
    );
  }
  if (page === null)
    return <p className={`${besideText} caption animate-pulse`}>{t("workspace.loading")}</p>;
  return (
    <section aria-label={t("workspace.history")} className={besideText}>
      <p className="caption">
        {page.edits.length === 0
          ? t("workspace.historyEmpty")
          : t("workspace.editsMade", { count: props.revision })}
      </p>
      {later && <TurnPage onTurn={later}>{t("workspace.laterEdits")}</TurnPage>}
      <ol className="grid mt-3 text-sm leading-[1.45]">
        {groupEdits(page.edits).map((group, place) => (
          <HistoryEntry
            key={group.last}
            {...props}
            group={group}
            newest={page.before === null && place === 0}
          />
        ))}
        {page.edits.length > 0 && !page.more && (
          <li className="group grid grid-cols-[minmax(2.125rem,auto)_minmax(0,1fr)] items-start gap-3 border-t border-rule py-3">
            <span className={editNumber}>0</span>
            <div className="grid gap-1">
              <p>{t("workspace.firstVersion")}</p>
              <p className={actsLook}>
                <button type="button" onClick={() => props.onLook(0)}>
                  {t("workspace.look")}
                </button>
              </p>
            </div>
          </li>
        )}
      </ol>
      {earlier && <TurnPage onTurn={earlier}>{t("workspace.earlierEdits")}</TurnPage>}
    </section>
  );
};

const TurnPage = (props: { onTurn: () => void; children: string }) => (
  <button type="button" className={buttonStyle("quiet", "-mx-3 mt-2")} onClick={props.onTurn}>
    {props.children}
  </button>
);
