"use client";

import { type RefObject, useId } from "react";
import { useChange } from "../hooks/use-change.ts";
import { buttonStyle } from "./button-style.ts";
import { useTexts } from "./texts.tsx";

/** Asks once more, and says what goes with it. */
export const RemovalDialog = (props: {
  dialog: RefObject<HTMLDialogElement | null>;
  url: string;
  title: string;
  body: string;
  /** What the button that removes says. */
  confirm: string;
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
        {props.title}
      </h2>
      <p id={`${id}-body`} className="mt-3 text-sm text-ink-soft">
        {props.body}
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
          onClick={() => send("DELETE", props.url)}
          className={buttonStyle("danger")}
        >
          {props.confirm}
        </button>
      </div>
    </dialog>
  );
};
