"use client";

import { useRouter } from "next/navigation";
import { useEffect, useRef, useState, useTransition } from "react";
import type { CardRating, ReviewResult } from "#lib/schemas/card.ts";
import { type Sent, sendJson } from "../hooks/send-json.ts";
import { keep, readKept } from "../hooks/use-session-storage.ts";
import { useTexts } from "../ui/texts.tsx";

/** What was done in a session and can be taken back: a review by its key, or a card that was suspended. */
export type Done = { readonly review: string } | { readonly suspended: string };

/** Why something cannot be taken back, however often it is tried. */
const gone: ReadonlySet<string> = new Set(["reviewed_since", "nothing_to_undo", "not_found"]);

/** What was done in this sitting, the newest last, and how a card that comes back from it is shown again. */
export interface DoneHere {
  readonly done: readonly Done[];
  readonly setDone: (done: readonly Done[]) => void;
  readonly onResumed: () => void;
  /** The card whose rating was taken back just now. */
  readonly back: string | null;
  readonly setBack: (cardId: string | null) => void;
}

/** After so long without a press another sitting begins, which takes back nothing of this one. */
const restOfSittingMs = 2 * 3_600_000;

interface KeptSitting {
  readonly done: readonly Done[];
  readonly atMs: number;
}

const none: KeptSitting = { done: [], atMs: 0 };

const unlessOver = (sitting: KeptSitting): KeptSitting =>
  sitting.atMs > Date.now() - restOfSittingMs ? sitting : none;

/** What was done here, also before the page was loaded anew or left for another: never what another tab or device did. */
export const useDone = ({ subjectId, tag }: SessionScope) => {
  const key = `reviewed ${subjectId ?? ""} ${tag ?? ""}`;
  const [{ done }, set] = useState(none);
  useEffect(() => {
    set(unlessOver((readKept(key) as KeptSitting | null) ?? none));
    // A tab that stayed open over night is another sitting, too. What the page holds is asked: a browser may keep nothing.
    const look = () => set(unlessOver);
    const onVisible = () => document.visibilityState === "visible" && look();
    document.addEventListener("visibilitychange", onVisible);
    const timer = setInterval(look, restOfSittingMs / 24);
    return () => {
      document.removeEventListener("visibilitychange", onVisible);
      clearInterval(timer);
    };
  }, [key]);
  const setDone = (now: readonly Done[]) => {
    const sitting = { done: now, atMs: Date.now() };
    set(sitting);
    keep(key, sitting);
  };
  return { done, setDone };
};

/** What is reviewed alone. */
export interface SessionScope {
  readonly subjectId?: string | undefined;
  readonly tag?: string | undefined;
}

/** Grades cards, and takes back what was done here. */
export const useReviews = <Card extends { readonly id: string; readonly reviews: number }>(
  cards: readonly Card[],
  { done, setDone, onResumed, setBack }: DoneHere,
) => {
  const t = useTexts();
  const router = useRouter();
  const [index, setIndex] = useState(0);
  const [refusal, setRefusal] = useState<string | null>(null);
  const [busy, start] = useTransition();
  const pressed = useRef({ what: "", key: "" });
  const sending = useRef(false);
  /** Of this press: the same one when it is tried again, so that it counts once. */
  const keyOf = (...what: readonly string[]): string => {
    const now = what.join(" ");
    if (pressed.current.what !== now) pressed.current = { what: now, key: crypto.randomUUID() };
    return pressed.current.key;
  };
  const send = (
    ...[method, path, body, onDone]: [
      "POST" | "PATCH",
      string,
      object,
      (sent: Sent<ReviewResult>) => void,
    ]
  ) => {
    // Not `busy`, which lasts until all is drawn: a key that is pressed meanwhile would be lost.
    if (sending.current) return;
    sending.current = true;
    start(async () => {
      setRefusal(null);
      const sent = await sendJson<ReviewResult>(method, path, body);
      sending.current = false;
      if (sent.ok) pressed.current = { what: "", key: "" };
      else setRefusal(sent.message ?? t("shell.unreachable"));
      onDone(sent);
    });
  };
  const card = cards[index];
  const goOn = () => {
    setBack(null);
    if (index + 1 < cards.length) setIndex(index + 1);
    else router.refresh();
  };
  const rate = (rating: CardRating, hinted: boolean) => {
    if (card === undefined) return;
    const { id, reviews } = card;
    const key = keyOf(id, rating);
    send("POST", `/api/cards/${id}/reviews`, { key, rating, reviews, hinted }, (sent) => {
      if (!sent.ok) return;
      if (sent.value.counted) setDone([...done, { review: key }]);
      else setRefusal(t("cards.gradedElsewhere"));
      goOn();
    });
  };
  const suspend = () => {
    if (card === undefined) return;
    const { id } = card;
    send("PATCH", `/api/cards/${id}`, { suspended: true }, (sent) => {
      if (!sent.ok) return;
      setDone([...done, { suspended: id }]);
      goOn();
    });
  };
  const undo = () => {
    const last = done.at(-1);
    if (last === undefined) return;
    const onDone = (sent: Sent<ReviewResult>) => {
      if (sent.ok || gone.has(sent.code)) setDone(done.slice(0, -1));
      if (sent.ok) router.refresh();
    };
    if ("suspended" in last)
      return send("PATCH", `/api/cards/${last.suspended}`, { suspended: false }, (sent) => {
        onDone(sent);
        if (sent.ok) onResumed();
      });
    const key = keyOf("undo", last.review);
    return send("POST", "/api/cards/undo", { key, ...last }, (sent) => {
      if (sent.ok) setBack(sent.value.cardId);
      onDone(sent);
    });
  };
  return { card, index, busy, refusal, rate, suspend, undo };
};
