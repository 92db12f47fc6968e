"use client";

import { Check, Flag, Quote, Undo2 } from "lucide-react";
import { useRouter } from "next/navigation";
import { type KeyboardEvent, useEffect, useId, useRef, useState, useTransition } from "react";
import { isDenied, type Refused, refusalText, sendJson } from "#components/hooks/send-json.ts";
import { useLatest } from "#components/hooks/use-latest.ts";
import { whileVisible } from "#components/hooks/use-poll.ts";
import { sendOnKey } from "#components/hooks/use-shortcuts.ts";
import { Alert } from "#components/ui/alert.tsx";
import { buttonStyle } from "#components/ui/button-style.ts";
import { useTexts } from "#components/ui/texts.tsx";
import { complaintKinds, maxComplaintCharacters } from "#lib/schemas/complaint-limits.ts";
import type { Complaint, ComplaintKind, ComplaintRequest } from "#lib/schemas/quiz.ts";
import type { ComplaintSlot } from "./use-player.ts";

const useComplaint = (quizId: string) => {
  const t = useTexts();
  const router = useRouter();
  const [refusal, setRefusal] = useState<string | null>(null);
  const [busy, start] = useTransition();
  const send = (said: ComplaintRequest) =>
    start(async () => {
      setRefusal(null);
      const sent = await sendJson("POST", `/api/quiz/${quizId}/complaints`, said);
      if (sent.ok) router.refresh();
      else setRefusal(refusalText(t, sent));
    });
  return { t, send, busy, refusal, setRefusal };
};

/** Says that a question is wrong, and then what came of it, which takes the focus of what was pressed. */
export const QuestionComplaint = (props: {
  quizId: string;
  questionId: string;
  complaint: ComplaintSlot | null;
}) => {
  const place = useRef<HTMLDivElement>(null);
  const isThere = props.complaint !== null;
  const wasThere = useRef(isThere);
  useEffect(() => {
    if (isThere !== wasThere.current) {
      place.current?.querySelector<HTMLElement>("article, button")?.focus({ preventScroll: true });
    }
    wasThere.current = isThere;
  }, [isThere]);
  return (
    <div ref={place} className="grid grid-cols-1">
      {props.complaint === null ? (
        <ComplaintForm quizId={props.quizId} questionId={props.questionId} />
      ) : (
        <ComplaintOutcome quizId={props.quizId} complaint={props.complaint} />
      )}
    </div>
  );
};

/** Why it is wrong, asked for once that was pressed. It is no form of its own, as it may stand in that of the player. */
const ComplaintForm = (props: { quizId: string; questionId: string }) => {
  const { t, send, busy, refusal } = useComplaint(props.quizId);
  const { questionId } = props;
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const [kind, setKind] = useState<ComplaintKind | null>(null);
  const [words, setWords] = useState("");
  const opener = useRef<HTMLButtonElement>(null);
  const group = useRef<HTMLFieldSetElement>(null);
  const wasOpen = useRef(isOpen);
  useEffect(() => {
    if (isOpen === wasOpen.current) return;
    wasOpen.current = isOpen;
    (opener.current ?? group.current?.querySelector<HTMLElement>("button"))?.focus();
  }, [isOpen]);
  const isSaid = kind !== null || words.trim() !== "";
  const submit = () => {
    if (isSaid && !busy) send({ questionId, kind, words });
  };
  const close = () => setOpen(false);
  if (!isOpen) {
    return (
      <button
        ref={opener}
        type="button"
        onClick={() => setOpen(true)}
        className={buttonStyle("quiet", "-mx-3 justify-self-start text-sm")}
      >
        <Flag aria-hidden="true" className="size-4" />
        {t("player.complaint.open")}
      </button>
    );
  }
  return (
    <fieldset
      ref={group}
      onKeyDown={(event) => keepKeys(event, close)}
      className="grid min-w-0 grid-cols-1 gap-4 rounded-xl border border-rule bg-surface px-[clamp(1rem,3vw,1.5rem)] pt-4 pb-5 animate-arrive"
    >
      <legend className="sr-only">{t("player.complaint.open")}</legend>
      <div className="grid grid-cols-1 gap-2">
        <p id={id} className="caption">
          {t("player.complaint.why")}
        </p>
        <fieldset aria-labelledby={id} className="flex min-w-0 flex-wrap gap-2">
          {complaintKinds.map((one) => (
            <button
              key={one}
              type="button"
              aria-pressed={kind === one}
              onClick={() => setKind(kind === one ? null : one)}
              className="min-h-9 rounded-lg border border-rule px-3 py-1 text-left text-sm text-ink-soft hover:border-rule-strong aria-pressed:border-accent aria-pressed:bg-accent-wash aria-pressed:text-ink pointer-coarse:min-h-11"
            >
              {t(`player.complaint.kinds.${one}`)}
            </button>
          ))}
        </fieldset>
      </div>
      <label className="grid grid-cols-1 gap-2">
        <span className="caption">{t("player.complaint.words")}</span>
        <textarea
          rows={3}
          maxLength={maxComplaintCharacters}
          value={words}
          onChange={(event) => setWords(event.target.value)}
          onKeyDown={sendOnKey("text", submit)}
          className="w-full rounded-lg border border-rule-strong bg-surface px-4 py-3 font-serif text-base"
        />
      </label>
      <Alert>{refusal}</Alert>
      <div className="flex flex-wrap gap-2">
        <button
          type="button"
          disabled={!isSaid || busy}
          onClick={submit}
          className={buttonStyle("secondary")}
        >
          {t(busy ? "player.complaint.sending" : "player.complaint.send")}
        </button>
        <button type="button" onClick={close} className={buttonStyle("quiet")}>
          {t("shell.cancel")}
        </button>
      </div>
    </fieldset>
  );
};

/** The player's keys are not for who writes here; Escape leaves it. */
const keepKeys = (event: KeyboardEvent, close: () => void): void => {
  event.stopPropagation();
  if (event.key === "Escape") close();
};

/** What came of it: a sentence, by what is stored. */
const outcomeOf = ({ verdict, leftOut, alongWith }: Complaint) => {
  if (verdict === "upheld") return alongWith === null ? "upheld" : "along";
  if (leftOut) return verdict === null ? "unjudged" : "leftOut";
  return verdict === null ? "waiting" : "rejected";
};

const looks = {
  upheld: { look: "text-correct", Icon: Check },
  along: { look: "text-correct", Icon: Check },
  rejected: { look: "text-ink", Icon: Quote },
  unjudged: { look: "text-ink-soft", Icon: Undo2 },
  leftOut: { look: "text-ink-soft", Icon: Undo2 },
  waiting: { look: "text-ink-soft", Icon: Flag },
} as const;

/** What the student said of a question, what came of it and why, and what they can still decide. */
export const ComplaintOutcome = (props: {
  quizId: string;
  complaint: ComplaintSlot;
  /** Whether this one of those on the page asks the server for a verdict that is not there yet. */
  asks?: boolean;
}) => {
  const { t, send, busy, refusal, setRefusal } = useComplaint(props.quizId);
  const { said, reply, quotes } = props.complaint;
  const { questionId, kind, words, leftOut } = said;
  const outcome = outcomeOf(said);
  const waiting = props.asks && outcome === "waiting" ? said : null;
  useVerdict(props.quizId, waiting, (why) => setRefusal(refusalText(t, why)));
  const { look, Icon } = looks[outcome];
  const decide = (isLeftOut: boolean) => (
    <button
      type="button"
      disabled={busy}
      onClick={() => send({ questionId, leftOut: isLeftOut })}
      className={buttonStyle("quiet", "-mx-3 justify-self-start")}
    >
      {t(isLeftOut ? "player.complaint.leaveOut" : "player.complaint.bringBack")}
    </button>
  );
  return (
    <article
      tabIndex={-1}
      aria-label={t("player.complaint.yours")}
      className="outline-none grid min-w-0 grid-cols-1 gap-3 border-l-2 border-rule-strong/50 pl-4 text-sm"
    >
      {said.alongWith === null && (
        <div className="grid grid-cols-1 gap-1">
          <p className="caption">{t("player.complaint.yours")}</p>
          {kind !== null && <p>{t(`player.complaint.kinds.${kind}`)}</p>}
          {words !== "" && (
            <p className="font-serif text-base whitespace-pre-wrap wrap-anywhere">{words}</p>
          )}
        </div>
      )}
      <p role="status" className={`flex items-start gap-2 font-medium ${look}`}>
        <Icon aria-hidden="true" className="mt-0.5 size-4 flex-none" />
        {t(`player.complaint.${outcome}`)}
      </p>
      {reply !== null && <div className="font-serif text-base">{reply}</div>}
      {quotes !== null && (
        <div className="grid grid-cols-1 gap-1">
          <p className="caption">{t("player.complaint.note")}</p>
          {quotes}
        </div>
      )}
      {outcome === "rejected" && decide(true)}
      {leftOut && said.verdict !== "upheld" && decide(false)}
      <Alert>{refusal}</Alert>
    </article>
  );
};

/** Pauses between two questions whether a judge has decided, each twice as long as the one before. */
const pauses = { firstMs: 1_000, longestMs: 60_000 };

const isDecided = ({ verdict, leftOut }: Complaint): boolean => verdict !== null || leftOut;

/** A complaint that waits for its judge is sent again until it is decided: the server goes on where it was. */
const useVerdict = (
  quizId: string,
  waiting: Complaint | null,
  /** Why none will come. */
  onDenied: (why: Refused) => void,
): void => {
  const router = useRouter();
  const latest = useLatest({ waiting, onDenied });
  const id = waiting?.questionId ?? null;
  useEffect(() => {
    if (id === null) return;
    const controller = new AbortController();
    const { signal } = controller;
    let pause = pauses.firstMs;
    const end = whileVisible(async () => {
      const { kind = null, words = "" } = latest.current.waiting ?? {};
      const said: ComplaintRequest = { questionId: id, kind, words };
      const url = `/api/quiz/${quizId}/complaints`;
      const sent = await sendJson<{ complaint: Complaint | null }>("POST", url, said, signal);
      if (signal.aborted) return pause;
      if (!sent.ok && isDenied(sent)) {
        latest.current.onDenied(sent);
        return null;
      }
      const came = sent.ok ? sent.value.complaint : null;
      if (came && isDecided(came)) router.refresh();
      pause = Math.min(2 * pause, pauses.longestMs);
      return pause;
    }, pause);
    return () => {
      end();
      controller.abort();
    };
  }, [quizId, id, router]);
};
