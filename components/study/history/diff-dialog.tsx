"use client";

import "./history.css";

import { X } from "lucide-react";
import { useEffect, useRef } from "react";
import { buttonStyle } from "#components/ui/button-style.ts";
import { Moment } from "#components/ui/moment.tsx";
import { useTexts } from "#components/ui/texts.tsx";
import type { EditDiff, EditView } from "#lib/schemas/study.ts";
import type { DocumentActions } from "../desk/use-document-actions.ts";
import { DiffWords } from "./diff-words.tsx";
import { useDiff } from "./use-diff.ts";

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
  const dialog = useRef<HTMLDialogElement>(null);
  const diff = useDiff(threadId, number);
  useEffect(() => dialog.current?.showModal(), []);
  const undo = async () => {
    if (await actions.undoEdit(number)) dialog.current?.close();
  };
  return (
    <dialog
      ref={dialog}
      aria-labelledby="diff-title"
      className="dialog dialog-wide"
      onClose={props.onClose}
    >
      <header className="flex items-center justify-between gap-4">
        <h2 id="diff-title" className="font-serif text-xl font-medium">
          {t("desk.editTitle", { number })}
        </h2>
        <button
          type="button"
          aria-label={t("shell.close")}
          onClick={() => dialog.current?.close()}
          className={buttonStyle("quiet", "-mr-2")}
        >
          <X aria-hidden="true" className="size-5" />
        </button>
      </header>
      {edit !== null && (
        <p className="caption mt-1">
          {t(`desk.authors.${edit.author}`)} · <Moment at={edit.createdAt} />
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
          {t("desk.undoThis")}
        </button>
      )}
      <p role="alert" className="mt-3 text-sm text-loss empty:hidden">
        {actions.problemAt(`edit ${number}`)}
      </p>
    </dialog>
  );
};

const DiffText = (props: { diff: EditDiff | "failed" | null }) => {
  const t = useTexts();
  const { diff } = props;
  if (diff === null) return <p className="caption breathe mt-5">{t("desk.loading")}</p>;
  if (diff === "failed") return <p className="mt-5 text-sm text-loss">{t("shell.unreachable")}</p>;
  return (
    <p className="diff mt-5">
      <DiffWords parts={diff.parts} />
    </p>
  );
};
