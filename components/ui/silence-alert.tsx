"use client";

import type { ReactNode } from "react";
import type { Silence } from "../hooks/use-poll.ts";
import { Alert } from "./alert.tsx";
import { useTexts } from "./texts.tsx";

/** Why the page hears nothing new, and the way out where waiting is none: the next load asks for the login again. */
export const SilenceText = ({ silence }: { silence: Silence | null }) => {
  const t = useTexts();
  if (silence === null) return null;
  if (silence === "unreachable") return t("shell.reconnecting");
  return (
    <>
      {t(`shell.denied.${silence}`)}{" "}
      <button
        type="button"
        onClick={() => window.location.reload()}
        className="cursor-pointer underline underline-offset-2"
      >
        {t("shell.denied.reload")}
      </button>
    </>
  );
};

/** The same as an alert; else what else is wrong. */
export const SilenceAlert = (props: { silence: Silence | null; children?: ReactNode }) => (
  <Alert>{props.silence === null ? props.children : <SilenceText silence={props.silence} />}</Alert>
);
