"use client";

import { Layers, PenLine, Undo2, X } from "lucide-react";
import Link from "next/link";
import { useEffect, useRef } from "react";
import { Alert } from "#components/ui/alert.tsx";
import { buttonStyle } from "#components/ui/button-style.ts";
import { useTexts } from "#components/ui/texts.tsx";
import type { MadeOfPassage } from "./use-passage-cards.ts";

/** The list of cards that shows what was made: one card alone, or those of the document. */
const addressOf = (threadId: string, { made, known }: MadeOfPassage["made"]): string => {
  const [only, ...others] = [...made, ...known];
  return only !== undefined && others.length === 0
    ? `/cards?card=${only}`
    : `/cards?document=${threadId}`;
};

/** What was made, or taken back, in words. */
export const useSaid = () => {
  const t = useTexts();
  const some = (key: "known" | "left" | "kept", count: number) =>
    count > 0 ? [t(`workspace.cards.${key}`, { count })] : [];
  return ({ made, told, undone }: MadeOfPassage): string => {
    if (undone !== null) {
      const removed = t("workspace.cards.undone", { count: undone.removed });
      return [removed, ...some("kept", undone.kept)].join(" ");
    }
    const words =
      told.made > 0
        ? [t("workspace.cards.made", { count: told.made }), ...some("known", told.known)]
        : [t("workspace.cards.allKnown", { count: told.known })];
    return [...words, ...some("left", made.left)].join(" ");
  };
};

/**
 * What was made of a passage, with the way to it and back. It lies at the bottom of the window, away from the marks of the
 * new cards, and takes the focus, as the bar that was pressed is gone.
 */
export const MadeNotice = (props: {
  threadId: string;
  last: MadeOfPassage;
  /** What was made, in words. */
  said: string;
  busy: boolean;
  problem: string | null;
  onUndo: () => void;
  onWrite: () => void;
  onClose: () => void;
}) => {
  const t = useTexts();
  const box = useRef<HTMLElement>(null);
  const { last, busy } = props;
  const { made, undone } = last;
  useEffect(() => box.current?.focus({ preventScroll: true }), []);
  const counts = { made: made.made.length, known: made.known.length };
  const canUndo = undone === null && made.made.length + made.linked.length > 0;
  const look = "px-3 pointer-coarse:min-h-11";
  return (
    <section
      ref={box}
      tabIndex={-1}
      data-made-notice
      aria-label={t("workspace.cards.label")}
      className="fixed inset-x-4 bottom-4 z-25 mx-auto grid w-fit max-w-full grid-cols-[minmax(0,1fr)_auto] items-center gap-x-3 rounded-card border border-accent bg-surface py-2 pr-2 pl-5 text-sm shadow-card animate-arrive outline-none max-sm:w-auto sm:grid-cols-[minmax(0,1fr)_auto_auto] max-wide:bottom-[calc(4.25rem+env(safe-area-inset-bottom))] max-wide:group-data-[tab=side]/workspace:hidden wide:right-[calc(var(--side)+1rem)] print:hidden"
      onKeyDown={(event) => event.key === "Escape" && props.onClose()}
    >
      <p className="min-w-0">{props.said}</p>
      <button
        type="button"
        aria-label={t("shell.close")}
        onClick={props.onClose}
        className={buttonStyle("quiet", "px-2.5 sm:order-last pointer-coarse:min-h-11")}
      >
        <X aria-hidden="true" className="size-4" />
      </button>
      <div className="flex flex-wrap items-center max-sm:col-span-2 max-sm:-ml-4">
        {undone === null && counts.made + counts.known > 0 && (
          <Link
            href={addressOf(props.threadId, made)}
            prefetch={false}
            className={buttonStyle("quiet", look)}
          >
            <Layers aria-hidden="true" className="size-4" />
            {t("workspace.cards.show")}
          </Link>
        )}
        {canUndo && (
          <button
            type="button"
            disabled={busy}
            onClick={props.onUndo}
            className={buttonStyle("quiet", look)}
          >
            <Undo2 aria-hidden="true" className="size-4" />
            {t("workspace.cards.undo")}
          </button>
        )}
        {undone === null && (
          <button type="button" onClick={props.onWrite} className={buttonStyle("quiet", look)}>
            <PenLine aria-hidden="true" className="size-4" />
            {t("workspace.cards.write")}
          </button>
        )}
      </div>
      <Alert className="col-span-full">{props.problem}</Alert>
    </section>
  );
};
