"use client";

import { buttonStyle } from "./button-style.ts";

/**
 * The one button of a form that begins something. Until the page's code is `ready`, the browser itself
 * would send the form, which loses what was typed; the button keeps its look, as that takes a moment only.
 */
export const SubmitButton = (props: {
  ready: boolean;
  busy: boolean;
  label: string;
  busyLabel: string;
}) => (
  <button
    type="submit"
    disabled={props.busy || !props.ready}
    className={buttonStyle(
      "primary",
      `min-w-44 max-sm:w-full ${props.ready ? "" : "disabled:opacity-100"}`,
    )}
  >
    {props.busy ? props.busyLabel : props.label}
  </button>
);
