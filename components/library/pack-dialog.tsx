"use client";

import { type ReactNode, useEffect, useId, useRef } from "react";
import { buttonStyle } from "../ui/button-style.ts";
import { useTexts } from "../ui/texts.tsx";

/** A form in a dialog that is open as long as it is there. */
export const PackDialog = (props: {
  title: string;
  submit: string;
  busy: boolean;
  problem: string | null;
  onSubmit: () => void;
  onClose: () => void;
  children: ReactNode;
}) => {
  const t = useTexts();
  const id = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => dialog.current?.showModal(), []);
  return (
    <dialog
      ref={dialog}
      aria-labelledby={id}
      className="dialog pack-dialog"
      onClose={props.onClose}
    >
      <h2 id={id} className="font-serif text-xl font-medium break-words">
        {props.title}
      </h2>
      <form
        className="mt-5 grid gap-5"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          props.onSubmit();
        }}
      >
        {props.children}
        <p role="alert" className="text-sm text-loss empty:hidden">
          {props.problem}
        </p>
        <div className="flex flex-wrap justify-end gap-2">
          <button
            type="button"
            onClick={() => dialog.current?.close()}
            className={buttonStyle("quiet", "min-h-11")}
          >
            {t("shell.cancel")}
          </button>
          <button type="submit" disabled={props.busy} className={buttonStyle("primary")}>
            {props.submit}
          </button>
        </div>
      </form>
    </dialog>
  );
};
