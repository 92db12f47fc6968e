"use client";

import { type ReactNode, useId } from "react";
import { sendOnKey } from "#components/hooks/use-shortcuts.ts";
import { buttonStyle } from "./button-style.ts";
import { DropOverlay } from "./file-drop.tsx";
import { FieldProblem, type FormProblem } from "./form-fields.tsx";
import { useTexts } from "./texts.tsx";

/**
 * The frame of a form that begins something: its fields, what no field can mend, and one button. Until the page's code
 * is `ready`, the browser itself would send the form, which loses what was typed; the button keeps its look, as that
 * takes a moment only.
 */
export const FormShell = (props: {
  ready: boolean;
  busy: boolean;
  problem: FormProblem<string> | null;
  submit: string;
  submitting: string;
  onSubmit: () => void;
  /** Where what is typed goes. */
  note: string;
  /** What Enter sends: the one line that is asked for, or with Ctrl a longer text. */
  field: "line" | "text";
  /** What the run is likely to take. */
  estimate?: ReactNode;
  /** Said over the page while a file is held over it; null while none is. */
  drop?: string | null;
  children: ReactNode;
}) => {
  const t = useTexts();
  const id = useId();
  const { ready, busy, drop = null } = props;
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        props.onSubmit();
      }}
      onKeyDown={sendOnKey("text", props.onSubmit)}
      className="grid gap-9"
      noValidate
    >
      {props.children}
      <div className="grid gap-4">
        <FieldProblem id={`${id}-problem`} problem={props.problem} />
        <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
          <button
            type="submit"
            disabled={busy || !ready}
            className={buttonStyle(
              "primary",
              `min-w-44 max-sm:w-full ${ready ? "" : "disabled:opacity-100"}`,
            )}
          >
            {busy ? props.submitting : props.submit}
          </button>
          <p className="caption max-w-[48ch]">
            {props.note}{" "}
            <span className="inline-block pointer-coarse:hidden">
              {t(props.field === "line" ? "shell.enterSends" : "shell.ctrlEnterSends")}
            </span>
            {props.estimate}
          </p>
        </div>
      </div>
      {drop !== null && <DropOverlay text={drop} />}
    </form>
  );
};
