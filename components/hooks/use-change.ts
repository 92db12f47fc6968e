"use client";

import { type RefObject, useState, useTransition } from "react";
import { sendJson } from "../hooks/send-json.ts";
import { useTexts } from "../ui/texts.tsx";

/** Sends a change from a dialog: closes it when it is done, says why when it is not. */
export const useChange = (options: {
  dialog: RefObject<HTMLDialogElement | null>;
  onDone: () => void;
}) => {
  const t = useTexts();
  const [refusal, setRefusal] = useState<string | null>(null);
  const [busy, start] = useTransition();
  const send = (method: "PATCH" | "DELETE", url: string, body?: unknown) =>
    start(async () => {
      setRefusal(null);
      const sent = await sendJson(method, url, body);
      if (!sent.ok) {
        setRefusal(sent.message ?? t("shell.unreachable"));
        return;
      }
      options.dialog.current?.close();
      options.onDone();
    });
  return { send, busy, refusal };
};
