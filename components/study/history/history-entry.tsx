"use client";

import { Moment } from "#components/ui/moment.tsx";
import { useTexts } from "#components/ui/texts.tsx";
import type { DocumentActions } from "../desk/use-document-actions.ts";
import { editTitle } from "../margin/edit-title.ts";
import type { EditGroup } from "./group-edits.ts";

/** One piece of work in the history: what, who, when, and what can be done about it. */
export const HistoryEntry = (props: {
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
  const isRun = first !== last && edit.kind === "typed";
  // Of a run of typing only the last piece would be taken back; the version before it is what is wanted.
  const standing = !edit.undone && !isRun && edit.kind !== "undo" && edit.kind !== "redo";
  const titles = isRun
    ? [t("desk.kinds.typed")]
    : [...new Set(group.edits.toReversed().map((one) => editTitle(one, t)))];
  return (
    <li
      className="history-entry"
      data-undone={edit.undone || undefined}
      data-looked={props.looked === last || undefined}
      onPointerEnter={() => props.onLight(last)}
      onPointerLeave={() => props.onLight(null)}
    >
      <span className="edit-number">{first === last ? last : `${first}–${last}`}</span>
      <div className="grid min-w-0 gap-1">
        <p className="history-title">{titles.join(" · ")}</p>
        <p className="caption">
          {t(`desk.authors.${edit.author}`)} · <Moment at={edit.createdAt} />
          {first !== last && ` · ${t("desk.editsTogether", { count: group.edits.length })}`}
          {edit.undone && ` · ${t("desk.undone")}`}
        </p>
        <p className="history-acts">
          <button
            type="button"
            aria-label={t("desk.diffOf", { number: last })}
            onClick={() => props.onDiff(last)}
          >
            {t("desk.diff")}
          </button>
          {standing && (
            <button
              type="button"
              aria-label={t("desk.undoOf", { number: last })}
              disabled={actions.busy}
              onClick={() => void actions.undoEdit(last)}
            >
              {t("desk.undo")}
            </button>
          )}
          {!props.newest && (
            <button
              type="button"
              aria-label={t("desk.lookAt", { revision: last })}
              onClick={() => props.onLook(last)}
            >
              {t("desk.look")}
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
