"use client";

import { Printer } from "lucide-react";
import { buttonStyle } from "./button-style.ts";

/** Opens the browser's print. */
export const PrintButton = (props: { label: string }) => (
  <button type="button" onClick={() => window.print()} className={buttonStyle("primary")}>
    <Printer aria-hidden="true" className="size-4" />
    {props.label}
  </button>
);
