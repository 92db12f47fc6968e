"use client";

import { Alert } from "#components/ui/alert.tsx";
import { buttonStyle } from "#components/ui/button-style.ts";
import { Dialog, useOpenDialog } from "#components/ui/dialog.tsx";
import { Moment, useTexts } from "#components/ui/texts.tsx";
import type { EditDiff, EditView } from "#lib/schemas/study.ts";
import type { DocumentActions } from "../workspace/use-document-actions.ts";
import { DiffWords, useDiff } from "./edit-diff.tsx";

/** One edit, word by word: what went, what came, who made it and why. */
export const DiffDialog = (props: {
  threadId: string;
  number: number;
  /** Null for one that is older than what the page has of the history. */
  edit: EditView | null;
  actions: DocumentActions;
  onClose: () => void;
}) => {
  const t = useTexts();
  const { number, edit, threadId, actions } = props;
  const dialog = useOpenDialog();
  const diff = useDiff(threadId, number);
  const undo = async () => {
    if (await actions.undoEdit(number)) dialog.current?.close();
  };
  return (
    <Dialog
      dialog={dialog}
      title={t("workspace.editTitle", { number })}
      closes
      width="text"
      className="max-h-[calc(100dvh-3rem)] overflow-y-auto"
      onClose={props.onClose}
    >
      {edit !== null && (
        <p className="caption mt-1">
          {t(`workspace.authors.${edit.author}`)} · <Moment at={edit.createdAt} />
          {edit.reason !== "" && ` · ${edit.reason}`}
        </p>
      )}
      <DiffText diff={diff} />
      {edit !== null && !edit.undone && edit.kind !== "undo" && edit.kind !== "redo" && (
        <button
          type="button"
          disabled={actions.busy}
          onClick={() => void undo()}
          className={buttonStyle("secondary", "mt-6")}
        >
          {t("workspace.undoThis")}
        </button>
      )}
      <Alert className="mt-3">{actions.problemAt(`edit ${number}`)}</Alert>
    </Dialog>
  );
};

const DiffText = (props: { diff: EditDiff | "failed" | null }) => {
  const t = useTexts();
  const { diff } = props;
  if (diff === null) return <p className="caption animate-pulse mt-5">{t("workspace.loading")}</p>;
  if (diff === "failed") return <p className="mt-5 text-sm text-loss">{t("shell.unreachable")}</p>;
  return (
    <p className="font-serif text-base leading-[1.7] whitespace-pre-wrap wrap-anywhere [&_del]:bg-loss-wash [&_del]:rounded-[0.2em] [&_del_+_ins]:[margin-inline-start:0.2em] mt-5">
      <DiffWords parts={diff.parts} />
    </p>
  );
};
