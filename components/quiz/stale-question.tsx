"use client";

import { FilePenLine } from "lucide-react";
import Link from "next/link";
import { useRouter } from "next/navigation";
import { type ReactNode, use, useId, useState, useTransition } from "react";
import { refusalText, sendJson } from "#components/hooks/send-json.ts";
import { useLetterKeys } from "#components/hooks/use-letter-keys.ts";
import { Alert } from "#components/ui/alert.tsx";
import { buttonStyle } from "#components/ui/button-style.ts";
import { FormDialog, useOpenDialog } from "#components/ui/dialog.tsx";
import { useTexts } from "#components/ui/texts.tsx";
import type { SettleStale, StaleOutcome } from "#lib/schemas/quiz.ts";
import { Deleted, focusHeading } from "./question-tools.tsx";

/** That sentences under a question were changed; the words are set on the server. */
export interface StaleSlot {
  readonly change: string;
  readonly canRebuild: boolean;
  /** What was said and what is said now. */
  readonly words: ReactNode;
}

/** Until a model has made the question again, the same is asked for, with these pauses between. */
const pauseMs = 1_000;

/** Sends what the student decides, and shows the page as it is then. */
const useSettling = (address: string, change: string) => {
  const t = useTexts();
  const router = useRouter();
  const [refusal, setRefusal] = useState<string | null>(null);
  const [cannot, setCannot] = useState(false);
  const [busy, start] = useTransition();
  const [doing, setDoing] = useState<SettleStale["settle"] | null>(null);
  const settle = (asked: Pick<SettleStale, "settle" | "evenByHand">) => {
    if (busy) return;
    setDoing(asked.settle);
    start(async () => {
      setRefusal(null);
      const body = { ...asked, change };
      let sent = await sendJson<StaleOutcome>("POST", `${address}/change`, body);
      while (sent.ok && sent.value.outcome === "working") {
        await new Promise((resolve) => setTimeout(resolve, pauseMs));
        sent = await sendJson<StaleOutcome>("POST", `${address}/change`, body);
      }
      setCannot(sent.ok && sent.value.outcome === "nothing");
      if (!sent.ok) setRefusal(refusalText(t, sent));
      if (sent.ok && sent.value.outcome === "nothing") return;
      if (sent.ok) focusHeading();
      router.refresh();
    });
  };
  const remove = (onDone: () => void) =>
    start(async () => {
      setRefusal(null);
      const sent = await sendJson("PATCH", address, { deleted: true });
      if (!sent.ok) return setRefusal(refusalText(t, sent));
      onDone();
      router.refresh();
    });
  return { t, settle, remove, cannot, refusal, doing: busy ? doing : null, busy };
};

/** What the student is asked before their own changes go. */
const ByHandDialog = (props: { onRebuild: () => void; onClose: () => void }) => {
  const t = useTexts();
  const dialog = useOpenDialog();
  return (
    <FormDialog
      {...{ dialog, busy: false, problem: null }}
      title={t("player.stale.byHandTitle")}
      submit={t("player.stale.rebuild")}
      onSubmit={() => {
        props.onRebuild();
        dialog.current?.close();
      }}
      onClose={props.onClose}
    >
      <p className="text-sm text-ink-soft">{t("player.stale.byHandBody")}</p>
    </FormDialog>
  );
};

/**
 * That a question rests on a sentence which changed, and the choice: it stays as it is, or is made again. Where keys are given
 * to it, K and R do that, and Alt with them while an answer is written.
 */
export const StaleNotice = (props: {
  quizId: string;
  question: { readonly id: string; readonly byHand: string | null };
  /** As the question is called in the names of the buttons, where several are on the page. */
  name?: string;
  stale: StaleSlot;
  /** False while the changed words would give the answer away. */
  isShown: boolean;
  /** Where they are shown all the same. */
  showAt?: string;
  hasKeys?: boolean;
}) => {
  const { quizId, question, stale, name } = props;
  const address = `/api/quiz/${quizId}/questions/${question.id}`;
  const { t, settle, remove, cannot, refusal, doing, busy } = useSettling(address, stale.change);
  const { tell } = use(Deleted);
  const id = useId();
  const [asking, setAsking] = useState(false);
  const keep = () => settle({ settle: "keep", evenByHand: false });
  const rebuild = () => {
    if (question.byHand === null) settle({ settle: "rebuild", evenByHand: false });
    else setAsking(true);
  };
  const canRebuild = stale.canRebuild && !cannot;
  useLetterKeys(props.hasKeys ? { KeyK: keep, ...(canRebuild && { KeyR: rebuild }) } : {});
  const press = (key: "keep" | "rebuild" | "delete", letter: string, onPress: () => void) => (
    <button
      type="button"
      disabled={busy}
      onClick={onPress}
      {...(name !== undefined && { "aria-label": t(`player.stale.${key}Of`, { name }) })}
      {...(props.hasKeys && letter !== "" && { "aria-keyshortcuts": letter.toLowerCase() })}
      className={buttonStyle("secondary")}
    >
      {t(
        doing === "rebuild" && key === "rebuild"
          ? "player.stale.rebuilding"
          : `player.stale.${key}`,
      )}
      {props.hasKeys && letter !== "" && (
        <span aria-hidden="true" className="max-sm:hidden pointer-coarse:hidden">
          <kbd>{letter}</kbd>
        </span>
      )}
    </button>
  );
  return (
    <section
      aria-labelledby={id}
      className="grid min-w-0 grid-cols-1 gap-3 border-l-2 border-dashed border-doubt-line pl-4 text-sm"
    >
      <p id={id} className="flex items-start gap-2 font-medium text-doubt">
        <FilePenLine aria-hidden="true" className="mt-0.5 size-4 flex-none" />
        {t("player.stale.title")}
      </p>
      {props.isShown ? (
        stale.words
      ) : (
        <p className="caption flex flex-wrap items-baseline gap-x-3">
          {t("player.stale.hidden")}
          {props.showAt !== undefined && (
            <Link href={props.showAt} scroll={false} prefetch={false} className="link text-sm">
              {t("player.stale.show")}
            </Link>
          )}
        </p>
      )}
      <p role="status" className="empty:hidden">
        {cannot && t("player.stale.nothing")}
        {!stale.canRebuild && t("player.stale.gone")}
      </p>
      <div className="flex flex-wrap gap-2">
        {press("keep", "K", keep)}
        {canRebuild && press("rebuild", "R", rebuild)}
        {!canRebuild && press("delete", "", () => remove(() => tell(question.id)))}
      </div>
      <Alert>{refusal}</Alert>
      {asking && (
        <ByHandDialog
          onRebuild={() => settle({ settle: "rebuild", evenByHand: true })}
          onClose={() => setAsking(false)}
        />
      )}
    </section>
  );
};
