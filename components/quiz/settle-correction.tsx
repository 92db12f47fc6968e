"use client";

import { Check, PenLine, Quote } from "lucide-react";
import { useRouter } from "next/navigation";
import {
  type RefObject,
  useEffect,
  useId,
  useLayoutEffect,
  useRef,
  useState,
  useTransition,
} from "react";
import { refusalText, sendJson } from "#components/hooks/send-json.ts";
import { sendOnKey } from "#components/hooks/use-shortcuts.ts";
import { Alert } from "#components/ui/alert.tsx";
import { buttonStyle } from "#components/ui/button-style.ts";
import { useTexts } from "#components/ui/texts.tsx";
import { longestOwnWording } from "#lib/schemas/question-limits.ts";
import type { SettleCorrections } from "#lib/schemas/quiz.ts";
import { settledFocus } from "./settled-focus.ts";

const useSettling = (onDone: () => void = () => {}) => {
  const t = useTexts();
  const router = useRouter();
  const [refusal, setRefusal] = useState<string | null>(null);
  const [busy, start] = useTransition();
  /** Each of its quiz, one after the other, until one is refused. */
  const settle = (...all: readonly { quizId: string; how: SettleCorrections }[]) =>
    start(async () => {
      setRefusal(null);
      for (const { quizId, how } of all) {
        const sent = await sendJson("POST", `/api/quiz/${quizId}/corrections`, how);
        if (!sent.ok) {
          setRefusal(refusalText(t, sent));
          break;
        }
        onDone();
        // What was settled before one was refused is shown, too.
        router.refresh();
      }
    });
  return { t, settle, busy, refusal, setRefusal };
};

/**
 * Where something goes from the page as it is settled, the title takes its focus, or the report's in which it stood. The button
 * that was pressed has lost the focus by then, as it is out of use meanwhile.
 */
const useFocusLeft = (place: RefObject<HTMLElement | null>, busy: boolean) => {
  const settling = useRef(busy);
  useLayoutEffect(() => {
    settling.current = busy;
  });
  useLayoutEffect(() => {
    const own = place.current;
    return () => {
      const { activeElement: focused } = document;
      const isLost = settling.current && focused === document.body;
      if (own === null || !(isLost || own.contains(focused))) return;
      const report = own.closest("details")?.querySelector("summary");
      (report ?? document.getElementById(settledFocus))?.focus();
    };
  }, [place]);
};

/**
 * What became of a correction: the note says it, says what the student wrote in its place, may say it, or cannot as the
 * sentence was changed; the student rejected it; or the note says it though it was withdrawn since.
 */
export type CorrectionState = "taken" | "own" | "open" | "gone" | "rejected" | "withdrawn";

/** What is said of a correction that is settled; nothing of others. */
const settledLooks: Readonly<
  Partial<
    Record<
      CorrectionState,
      { key: "done" | "own" | "rejected" | "withdrawn"; look: string; Icon?: typeof Check }
    >
  >
> = {
  taken: { key: "done", look: "text-correct", Icon: Check },
  own: { key: "own", look: "text-correct", Icon: PenLine },
  rejected: { key: "rejected", look: "text-ink-soft", Icon: Quote },
  withdrawn: { key: "withdrawn", look: "text-doubt" },
};

interface SettleProps {
  readonly quizId: string;
  readonly id: string;
  readonly state: CorrectionState;
  readonly canReject: boolean;
  /** What the sentence is called in the names of buttons. */
  readonly name: string;
  /** What the student finds in the field where they may put it otherwise; null where they may not. */
  readonly wording: string | null;
  /** Whether it is code, which a correction takes out of the note. */
  readonly isCode?: boolean;
}

/** What was pressed last gives the focus to what stands there then. */
const useFocusIn = (
  place: RefObject<HTMLElement | null>,
  state: CorrectionState,
  isOpen: boolean,
  busy: boolean,
) => {
  const before = useRef({ state, isOpen });
  useEffect(() => {
    // A button that is out of use takes no focus.
    if (busy) return;
    const was = before.current;
    if (was.state === state && was.isOpen === isOpen) return;
    before.current = { state, isOpen };
    // Who is at something else meanwhile stays there.
    const { activeElement: focused } = document;
    if (focused !== document.body && !place.current?.contains(focused)) return;
    const isCancelled = was.isOpen && was.state === state;
    const next = isCancelled ? "[data-change]" : "textarea, button";
    place.current?.querySelector<HTMLElement>(next)?.focus({ preventScroll: true });
  }, [place, state, isOpen, busy]);
};

/** What is being written in place of a sentence: where the page is drawn anew around it, nothing of it is lost. */
const drafts = new Map<string, string>();

/** Whether something is being written in place of a sentence. */
const useDraft = (sentence: string) => {
  const [isOpen, setIsOpen] = useState(() => drafts.has(sentence));
  const setOpen = (open: boolean) => {
    if (!open) drafts.delete(sentence);
    setIsOpen(open);
  };
  return [isOpen, setOpen] as const;
};

/**
 * Has the student's note say what a correction says, or their own words for it, or keeps what they had; each is taken back at
 * the same place.
 */
export const SettleCorrection = (props: SettleProps) => {
  const { id, quizId, state, wording, name, isCode = false } = props;
  const sentence = `${quizId} ${id}`;
  const [isOpen, setOpen] = useDraft(sentence);
  const { t, settle, busy, refusal, setRefusal } = useSettling(() => setOpen(false));
  const refusalId = useId();
  const place = useRef<HTMLDivElement>(null);
  useFocusIn(place, state, isOpen, busy);
  const close = () => {
    setRefusal(null);
    setOpen(false);
  };
  useFocusLeft(place, busy);
  const own = isCode ? "report.take.code" : "report.take";
  const press = (
    key: "one" | "back" | "reject" | "allow",
    look: string,
    how: { taken: boolean } | { rejected: boolean },
  ) => (
    <button
      type="button"
      disabled={busy}
      aria-label={key === "one" ? t(`${own}.oneOf`, { name }) : t(`report.take.${key}Of`, { name })}
      onClick={() => settle({ quizId, how: { ids: [id], ...how } })}
      className={look}
    >
      {key === "one" ? t(`${own}.one`) : t(`report.take.${key}`)}
    </button>
  );
  const settled = settledLooks[state];
  const quiet = buttonStyle("quiet", "-mx-3");
  const isTaken = state === "taken" || state === "own" || state === "withdrawn";
  return (
    <div ref={place} className="grid grid-cols-1 gap-2">
      {isOpen && wording !== null ? (
        <OwnWording
          {...{ sentence, wording, busy, isCode }}
          problemId={refusal === null ? undefined : refusalId}
          legend={t(`${own}.changeOf`, { name })}
          label={t(`${own}.ownField`)}
          onSave={(own) => settle({ quizId, how: { id, own } })}
          onClose={close}
        />
      ) : (
        <div className="flex min-h-9 flex-wrap items-center gap-x-6 gap-y-1">
          {settled && <Settled {...{ settled, own }} />}
          {state === "open" && press("one", buttonStyle("secondary"), { taken: true })}
          {isTaken && press("back", quiet, { taken: false })}
          {state === "own" && press("one", quiet, { taken: true })}
          {wording !== null && (
            <button
              type="button"
              disabled={busy}
              data-change=""
              aria-label={t(`${own}.changeOf`, { name })}
              onClick={() => setOpen(true)}
              className={quiet}
            >
              {t(`${own}.change`)}
            </button>
          )}
          {!settled && props.canReject && press("reject", quiet, { rejected: true })}
          {state === "rejected" && press("allow", quiet, { rejected: false })}
        </div>
      )}
      <Alert id={refusalId}>{refusal}</Alert>
    </div>
  );
};

/** That a correction is settled, and how. */
const Settled = (props: {
  settled: NonNullable<(typeof settledLooks)[CorrectionState]>;
  own: "report.take" | "report.take.code";
}) => {
  const t = useTexts();
  const { key, look, Icon } = props.settled;
  return (
    <p className={`flex min-w-0 items-baseline gap-1.5 ${look}`}>
      {Icon && <Icon aria-hidden="true" className="size-4 flex-none self-center" />}
      {key === "done" || key === "own" ? t(`${props.own}.${key}`) : t(`report.take.${key}`)}
    </p>
  );
};

/** Where the student writes what their note shall say. No form of its own, as it may stand in that of the player. */
const OwnWording = (props: {
  /** Which one it is, of all that are settled. */
  sentence: string;
  wording: string;
  /** What says why it was refused. */
  problemId: string | undefined;
  isCode: boolean;
  legend: string;
  label: string;
  busy: boolean;
  onSave: (own: string) => void;
  onClose: () => void;
}) => {
  const t = useTexts();
  const { wording, busy } = props;
  const [own, setOwn] = useState(drafts.get(props.sentence) ?? wording);
  const save = () => {
    if (!busy) props.onSave(own);
  };
  return (
    <fieldset
      onKeyDown={(event) => {
        // The player's keys are not for who writes here.
        event.stopPropagation();
        if (event.key === "Escape" && !event.nativeEvent.isComposing) props.onClose();
      }}
      className="grid min-w-0 grid-cols-1 gap-3 animate-arrive"
    >
      <legend className="sr-only">{props.legend}</legend>
      <label className="grid grid-cols-1 gap-1">
        <span className="caption">{props.label}</span>
        <textarea
          rows={Math.min(8, 2 + wording.split("\n").length + Math.floor(wording.length / 60))}
          value={own}
          maxLength={longestOwnWording}
          aria-invalid={props.problemId !== undefined}
          aria-describedby={props.problemId}
          onChange={(event) => {
            drafts.set(props.sentence, event.target.value);
            setOwn(event.target.value);
          }}
          onKeyDown={sendOnKey("text", save)}
          spellCheck={!props.isCode}
          className={`field resize-y ${props.isCode ? "font-mono text-sm" : "font-serif"}`}
        />
      </label>
      <div className="flex flex-wrap gap-2">
        <button type="button" disabled={busy} onClick={save} className={buttonStyle("secondary")}>
          {t(busy ? "report.take.saving" : "report.take.save")}
        </button>
        <button type="button" onClick={props.onClose} className={buttonStyle("quiet")}>
          {t("shell.cancel")}
        </button>
      </div>
    </fieldset>
  );
};

/** Takes over all corrections that the note does not have yet, of each of its quizzes. */
export const TakeAllCorrections = (props: {
  all: readonly { readonly quizId: string; readonly ids: readonly string[] }[];
}) => {
  const { t, settle, busy, refusal } = useSettling();
  const { all } = props;
  const place = useRef<HTMLDivElement>(null);
  useFocusLeft(place, busy);
  return (
    <div ref={place} className="grid grid-cols-1 gap-2">
      <button
        type="button"
        disabled={busy}
        onClick={() =>
          settle(
            ...all.map(({ quizId, ids }) => ({
              quizId,
              how: { ids: [...ids], taken: true, together: true },
            })),
          )
        }
        className={buttonStyle("secondary", "w-fit")}
      >
        {t("report.take.all", { count: all.flatMap(({ ids }) => ids).length })}
      </button>
      <Alert>{refusal}</Alert>
    </div>
  );
};
