"use client";

import { Layers, ListChecks, MessageSquareText } from "lucide-react";
import { useRouter } from "next/navigation";
import { useLayoutEffect, useRef, useState } from "react";
import { createPortal } from "react-dom";
import { refusalText, sendJson } from "#components/hooks/send-json.ts";
import { Alert } from "#components/ui/alert.tsx";
import { useTexts } from "#components/ui/texts.tsx";
import { editTemplates } from "#lib/editing/templates.ts";
import type { Language } from "#lib/schemas/language.ts";
import type { MadePassageCards, PassageCardsRequest } from "#lib/schemas/passage-card.ts";
import type { ThreadView } from "#lib/schemas/thread.ts";
import type { SelectedPassage } from "./use-selected-passage.ts";

const pressLook =
  "inline-flex min-h-8.5 items-center gap-1.5 rounded-lg px-2.5 whitespace-nowrap hover:bg-surface-2 hover:text-ink pointer-coarse:min-h-11";

/** Wishes that are one press away; the others are behind "more". */
const firstTemplates = 3;

/**
 * Where the passage ends, as an offset into the row that it ends in. Not where the page's selection does: that may be gone
 * by the time the bar is drawn.
 */
const placeUnder = ({ row, range }: SelectedPassage): { top: number; left: number } => {
  const lines = [...range.getClientRects()];
  const last = lines.at(-1) ?? row.getBoundingClientRect();
  const panelRef = (row.parentElement ?? row).getBoundingClientRect();
  return { top: last.bottom - panelRef.top + 8, left: Math.max(0, last.left - panelRef.left) };
};

/**
 * What can be asked for about the selected words. It stands behind the row in which they end, so that Tab leads from
 * the selection into it.
 */
export const SelectionToolbar = (props: {
  threadId: string;
  language: Language;
  /** Without a model nothing can be asked for at one press. */
  offline: boolean;
  passage: SelectedPassage;
  /** The student says it in words of their own. */
  onAsk: (passage: SelectedPassage) => void;
  onSent: () => void;
  /** What was made of the passage, or why nothing was. */
  onCards: (asked: PassageCardsRequest, made: MadePassageCards) => void;
}) => {
  const t = useTexts();
  const router = useRouter();
  const { passage } = props;
  const bar = useRef<HTMLDivElement>(null);
  const [all, setAll] = useState(false);
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  useLayoutEffect(() => {
    const { current } = bar;
    const panelRef = passage.row.parentElement;
    if (current === null || panelRef === null) return;
    const { top, left } = placeUnder(passage);
    const most = Math.max(0, panelRef.clientWidth - current.offsetWidth);
    current.style.top = `${top}px`;
    current.style.left = `${Math.min(left, most)}px`;
  }, [passage]);
  const send = async (request: string) => {
    setBusy(true);
    setProblem(null);
    const { text, span } = passage;
    const body = { request, selection: span, quote: text };
    const sent = await sendJson("POST", `/api/edit/${props.threadId}`, body);
    setBusy(false);
    if (!sent.ok) setProblem(refusalText(t, sent));
    else {
      window.getSelection()?.removeAllRanges();
      props.onSent();
    }
  };
  const quiz = async () => {
    setBusy(true);
    setProblem(null);
    const document = { threadId: props.threadId, selection: passage.span };
    const made = await sendJson<ThreadView>("POST", "/api/threads", { kind: "quiz", document });
    setBusy(false);
    if (made.ok) router.push(`/quiz/${made.value.id}`);
    else setProblem(refusalText(t, made));
  };
  const cards = async () => {
    setBusy(true);
    setProblem(null);
    const { span: selection, begins, ends } = passage;
    const asked = { selection, begins, ends };
    const url = `/api/study/${props.threadId}/passage-cards`;
    const sent = await sendJson<MadePassageCards>("POST", url, asked);
    setBusy(false);
    if (!sent.ok) return setProblem(refusalText(t, sent));
    // Or the bar would cover the marks of the new cards.
    window.getSelection()?.removeAllRanges();
    props.onCards(asked, sent.value);
  };
  const templates = props.offline ? [] : editTemplates(props.language, true);
  return createPortal(
    <div
      ref={bar}
      role="toolbar"
      aria-label={t("workspace.selection.label")}
      data-selection-bar
      className="absolute z-15 flex w-max max-w-full flex-wrap items-center gap-0.5 rounded-xl border border-rule-strong bg-surface p-1 font-sans text-xs leading-[1.4] hyphens-none shadow-card animate-[arrive_150ms_ease-out] print:hidden"
      // A press must not take the selection away before it is read.
      onPointerDown={(event) => event.preventDefault()}
    >
      <button
        type="button"
        className={`${pressLook} font-strong text-accent`}
        onClick={() => props.onAsk(passage)}
      >
        <MessageSquareText aria-hidden="true" className="size-4" strokeWidth={1.75} />
        {t("workspace.selection.ask")}
      </button>
      <button
        type="button"
        disabled={busy}
        className={`${pressLook} text-ink-soft`}
        onClick={() => void quiz()}
      >
        <ListChecks aria-hidden="true" className="size-4" strokeWidth={1.75} />
        {t("workspace.selection.quiz")}
      </button>
      <button
        type="button"
        disabled={busy}
        className={`${pressLook} text-ink-soft`}
        onClick={() => void cards()}
      >
        <Layers aria-hidden="true" className="size-4" strokeWidth={1.75} />
        {t("workspace.selection.cards")}
      </button>
      {templates.length > 0 && (
        <span className="contents" lang={props.language}>
          {templates.slice(0, all ? undefined : firstTemplates).map(({ id, label, request }) => (
            <button
              key={id}
              type="button"
              disabled={busy}
              className={`${pressLook} text-ink-soft`}
              onClick={() => void send(request)}
            >
              {label}
            </button>
          ))}
        </span>
      )}
      {!all && templates.length > firstTemplates && (
        <button type="button" className={`${pressLook} text-ink-soft`} onClick={() => setAll(true)}>
          {t("workspace.selection.more")}
        </button>
      )}
      <Alert className="basis-full px-2">{problem}</Alert>
    </div>,
    passage.row,
  );
};
