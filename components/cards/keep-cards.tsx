"use client";

import { useEffect, useState } from "react";
import { sendJson } from "../hooks/send-json.ts";
import { useTexts } from "../ui/texts.tsx";

/** How many cards are at stake, as this address answers; none until that is known, or without one. */
export const useCardCount = (url: string | null): number => {
  const [cards, setCards] = useState(0);
  useEffect(() => {
    if (url === null) return;
    const controller = new AbortController();
    void sendJson<{ cards: number }>("GET", url, undefined, controller.signal).then((sent) => {
      if (sent.ok) setCards(sent.value.cards);
    });
    return () => controller.abort();
  }, [url]);
  return cards;
};

/** Whether the cards of what is deleted stay. */
export const KeepCards = (props: {
  count: number;
  keeps: boolean;
  onChange: (keeps: boolean) => void;
  className?: string;
}) => {
  const t = useTexts();
  return (
    <label
      className={`flex min-h-11 items-center gap-3 text-sm ${props.className ?? ""}`.trimEnd()}
    >
      <input
        type="checkbox"
        checked={props.keeps}
        onChange={(event) => props.onChange(event.target.checked)}
        className="size-4 flex-none accent-accent"
      />
      {t("shell.keepCards", { count: props.count })}
    </label>
  );
};
