"use client";

import { useRouter } from "next/navigation";
import { useState, useTransition } from "react";
import { useTexts } from "../ui/texts.tsx";
import { sendJson } from "./send-json.ts";

/** Asks this address for another try and shows the page anew; `refusal` says why it was refused, `busy` until the page is there. */
export const useRetry = (address: string) => {
  const t = useTexts();
  const router = useRouter();
  const [refusal, setRefusal] = useState<string | null>(null);
  const [busy, startRetry] = useTransition();
  const retry = () =>
    startRetry(async () => {
      setRefusal(null);
      const sent = await sendJson("POST", address);
      if (sent.ok) router.refresh();
      else setRefusal(sent.message ?? t("shell.unreachable"));
    });
  return { retry, busy, refusal };
};
