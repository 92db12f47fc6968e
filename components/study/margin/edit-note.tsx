"use client";

import { Moment } from "#components/ui/moment.tsx";
import { useNumbers, useTexts } from "#components/ui/texts.tsx";
import type { EditView } from "#lib/schemas/study.ts";
import { compactDiff } from "../history/compact-diff.ts";
import { DiffWords } from "../history/diff-words.tsx";
import { useDiff } from "../history/use-diff.ts";
import { editTitle } from "./edit-title.ts";

/** The changed words of an edit, with a few around them. */
const EditPreview = (props: { threadId: string; number: number }) => {
  const t = useTexts();
  const diff = useDiff(props.threadId, props.number);
  if (diff === null) return <p className="caption breathe">{t("desk.loading")}</p>;
  if (diff === "failed") return <p className="text-loss">{t("shell.unreachable")}</p>;
  return (
    <p className="edit-preview">
      <DiffWords parts={compactDiff(diff.parts)} />
    </p>
  );
};

/** What an edit changed, beside its words: looking at the note lights them, and looking at them lights the note. */
export const EditNote = (props: {
  threadId: string;
  edit: EditView;
  looked: boolean;
  open: boolean;
  busy: boolean;
  /** Why it could not be taken back. */
  problem: string | null;
  onLook: (edit: number | null) => void;
  onOpen: (edit: number | null) => void;
  onDiff: (edit: number) => void;
  onUndo: (edit: number) => void;
}) => {
  const t = useTexts();
  const percent = useNumbers();
  const { edit, open } = props;
  const { number, similarity } = edit;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a group of buttons in the text, no set of fields
    <div
      role="group"
      aria-label={t("desk.editTitle", { number })}
      className="edit-note"
      data-edit-note={number}
      data-looked={props.looked || undefined}
      data-open={open || undefined}
      onPointerLeave={() => props.onLook(null)}
      onFocus={() => props.onLook(number)}
      onBlur={() => props.onLook(null)}
    >
      <button
        type="button"
        className="edit-note-head"
        aria-expanded={open}
        onClick={() => props.onOpen(open ? null : number)}
      >
        <span className="edit-number">{number}</span>
        <span className="edit-note-title">{editTitle(edit, t)}</span>
      </button>
      {open && (
        <>
          <EditPreview threadId={props.threadId} number={number} />
          <p className="caption">
            {t(`desk.authors.${edit.author}`)}
            {similarity !== null &&
              similarity < 1 &&
              ` · ${t("desk.similarity", { percent: percent(similarity, { style: "percent" }) })}`}
          </p>
        </>
      )}
      <p className="edit-note-foot">
        <Moment at={edit.createdAt} />
        <button
          type="button"
          className="edit-note-act"
          aria-label={t("desk.diffOf", { number })}
          onClick={() => props.onDiff(number)}
        >
          {t("desk.diff")}
        </button>
        <button
          type="button"
          className="edit-note-act"
          aria-label={t("desk.undoOf", { number })}
          disabled={props.busy}
          onClick={() => props.onUndo(number)}
        >
          {t("desk.undo")}
        </button>
      </p>
      <p role="alert" className="text-xs text-loss empty:hidden">
        {props.problem}
      </p>
    </div>
  );
};
