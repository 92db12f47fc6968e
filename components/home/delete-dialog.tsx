"use client";

import { type RefObject, useId } from "react";
import { buttonStyle } from "../ui/button-style.ts";
import { useTexts } from "../ui/texts.tsx";
import { useChange } from "./use-change.ts";

/** Asks once more, and says what goes with it. */
export const DeleteDialog = (props: {
  dialog: RefObject<HTMLDialogElement | null>;
  threadId: string;
  title: string;
  onDone: () => void;
}) => {
  const t = useTexts();
  const id = useId();
  const { send, busy, refusal } = useChange(props);
  return (
    <dialog
      ref={props.dialog}
      aria-labelledby={id}
      aria-describedby={`${id}-body`}
      className="dialog"
    >
      <h2 id={id} className="font-serif text-xl font-medium break-words">
        {t("home.actions.deleteTitle", { title: props.title })}
      </h2>
      <p id={`${id}-body`} className="mt-3 text-sm text-ink-soft">
        {t("home.actions.deleteBody")}
      </p>
      <p role="alert" className="mt-3 text-sm text-loss empty:hidden">
        {refusal}
      </p>
      <div className="mt-6 flex flex-wrap justify-end gap-2">
        <button
          type="button"
          onClick={() => props.dialog.current?.close()}
          className={buttonStyle("quiet", "min-h-11")}
        >
          {t("shell.cancel")}
        </button>
        <button
          type="button"
          disabled={busy}
          onClick={() => send("DELETE", `/api/threads/${props.threadId}`)}
          className={buttonStyle("danger")}
        >
          {t("home.actions.deleteConfirm")}
        </button>
      </div>
    </dialog>
  );
};
