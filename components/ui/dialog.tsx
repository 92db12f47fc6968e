"use client";

import { X } from "lucide-react";
import {
  type FocusEvent,
  type KeyboardEvent,
  type ReactNode,
  type RefObject,
  useEffect,
  useId,
  useLayoutEffect,
  useRef,
  useState,
  useTransition,
} from "react";
import { Alert } from "#components/ui/alert.tsx";
import { refusalText, sendJson } from "../hooks/send-json.ts";
import { buttonStyle } from "./button-style.ts";
import { useTexts } from "./texts.tsx";

export type DialogRef = RefObject<HTMLDialogElement | null>;

/** The ground that a dialog stands on. */
export const dialogGround = "m-auto rounded-2xl border border-rule bg-surface text-ink shadow-card";

/** How wide a dialog is where the window leaves it the room. */
export const dialogWidths = {
  words: "w-[min(28rem,calc(100vw-2.5rem))]",
  form: "w-[min(34rem,calc(100vw-2.5rem))]",
  text: "w-[min(44rem,calc(100vw-2.5rem))]",
} as const;

/** A dialog that is open as long as it is there; before the browser hears of the next key, which would go to the page. */
export const useOpenDialog = (): DialogRef => {
  const dialog = useRef<HTMLDialogElement>(null);
  useLayoutEffect(() => dialog.current?.showModal(), []);
  return dialog;
};

/** Whether a key closes this dialog, and neither ends a composition of letters nor has done something inside. */
const isEscape = (event: KeyboardEvent): boolean =>
  event.key === "Escape" &&
  !event.defaultPrevented &&
  !event.nativeEvent.isComposing &&
  (event.target as Element).closest("dialog") === event.currentTarget;

/** A dialog of the browser's own with its title: it keeps the focus inside, and Escape closes it. */
export const Dialog = (props: {
  dialog: DialogRef;
  title: string;
  /** Whether it has a button that closes it beside its title. */
  closes?: boolean;
  width?: keyof typeof dialogWidths;
  className?: string;
  describedBy?: string;
  /** Called when the browser would close it, by Escape or by the way back of a phone; what answers true keeps it open. */
  keepsOpen?: () => boolean;
  onClose?: (() => void) | undefined;
  children: ReactNode;
}) => {
  const t = useTexts();
  const id = useId();
  const { dialog, closes = false } = props;
  const title = (
    <h2 id={id} className="font-serif text-xl font-medium break-words">
      {props.title}
    </h2>
  );
  return (
    <dialog
      ref={dialog}
      aria-labelledby={id}
      aria-describedby={props.describedBy}
      className={`${dialogGround} ${dialogWidths[props.width ?? "words"]} px-7 pt-6 pb-7 ${props.className ?? ""}`.trim()}
      onKeyDown={(event) => {
        // A browser does not let a page refuse twice to close a dialog: the key has to be taken before.
        if (isEscape(event) && props.keepsOpen?.()) event.preventDefault();
      }}
      onCancel={(event) => {
        if (event.target === event.currentTarget && props.keepsOpen?.()) event.preventDefault();
      }}
      // React tells it of a dialog inside, too.
      onClose={(event) => {
        if (event.target === event.currentTarget) props.onClose?.();
      }}
    >
      {closes ? (
        <header className="flex items-center justify-between gap-4">
          {title}
          <button
            type="button"
            aria-label={t("shell.close")}
            onClick={() => dialog.current?.close()}
            className={buttonStyle("quiet", "-mr-2")}
          >
            <X aria-hidden="true" className="size-5" />
          </button>
        </header>
      ) : (
        title
      )}
      {props.children}
    </dialog>
  );
};

/** Back without a change, or on. */
const DialogButtons = (props: {
  dialog: DialogRef;
  /** Whether something was done, so that there is nothing to leave off. */
  closes?: boolean;
  className?: string;
  children: ReactNode;
}) => {
  const t = useTexts();
  return (
    <div className={`flex flex-wrap justify-end gap-2 ${props.className ?? ""}`.trim()}>
      <button
        type="button"
        onClick={() => props.dialog.current?.close()}
        className={buttonStyle("quiet", "min-h-11")}
      >
        {t(props.closes ? "shell.close" : "shell.cancel")}
      </button>
      {props.children}
    </div>
  );
};

/** What is written in a form, with the pictures that hidden fields name; what is only chosen is soon chosen again. */
const wordsIn = (form: HTMLFormElement): string =>
  [...form.elements]
    .flatMap((field) => {
      const isText =
        field instanceof HTMLTextAreaElement ||
        (field instanceof HTMLInputElement && !/^(?:checkbox|radio|file)$/.test(field.type));
      return isText && field.value !== "" ? [field.value] : [];
    })
    .join("\n");

const textFields =
  "textarea, select, input:not([type=checkbox], [type=radio], [type=file], [type=hidden])";

/** Asks before a form is closed whose words were not sent. */
const useUnsentWords = (sent: { readonly busy: boolean; readonly problem: string | null }) => {
  const form = useRef<HTMLFormElement>(null);
  /** The words of when it was opened, or of after they were sent; null until the form has the focus. */
  const former = useRef<string | null>(null);
  const isSent = useRef(false);
  const [focused, setFocused] = useState<HTMLElement | null>(null);
  const { busy, problem } = sent;
  useEffect(() => {
    if (busy || !isSent.current) return;
    isSent.current = false;
    if (problem === null && form.current) former.current = wordsIn(form.current);
  }, [busy, problem]);
  const goOn = () => {
    setFocused(null);
    // A button that had the focus gave way to the question.
    const field = form.current?.querySelector<HTMLElement>(textFields);
    (focused?.matches(textFields) ? focused : field)?.focus();
  };
  return {
    asks: focused !== null,
    goOn,
    /** Asks, or goes on with the form where it has asked already. */
    keepsOpen: () => {
      if (form.current === null || former.current === null) return false;
      if (focused !== null) {
        goOn();
        return true;
      }
      const isUnsent = wordsIn(form.current) !== former.current;
      const { activeElement } = document;
      if (isUnsent) setFocused(activeElement instanceof HTMLElement ? activeElement : form.current);
      return isUnsent;
    },
    onClosed: () => {
      former.current = null;
      setFocused(null);
    },
    form: {
      ref: form,
      onFocus: (event: FocusEvent<HTMLFormElement>) => {
        former.current ??= wordsIn(event.currentTarget);
      },
      // Whoever writes on has answered the question.
      onInput: () => setFocused(null),
    },
    onSent: () => {
      isSent.current = true;
      setFocused(null);
    },
  };
};

/** What is asked in the place of the buttons; the safe one has the focus. */
const DiscardQuestion = (props: { dialog: DialogRef; onGoOn: () => void }) => {
  const t = useTexts();
  const id = useId();
  const goOn = useRef<HTMLButtonElement>(null);
  useEffect(() => goOn.current?.focus(), []);
  return (
    <div className="flex flex-wrap items-center justify-end gap-2">
      <p id={id} role="alert" className="mr-auto text-sm font-medium">
        {t("shell.discard.question")}
      </p>
      <button
        ref={goOn}
        type="button"
        aria-describedby={id}
        onClick={props.onGoOn}
        className={buttonStyle("quiet", "min-h-11")}
      >
        {t("shell.discard.goOn")}
      </button>
      <button
        type="button"
        onClick={() => props.dialog.current?.close()}
        className={buttonStyle("danger")}
      >
        {t("shell.discard.discard")}
      </button>
    </div>
  );
};

/** A form in a dialog, with what is wrong with it. What was written and not sent is not closed by a single key. */
export const FormDialog = (props: {
  dialog: DialogRef;
  title: string;
  /** What the button that sends it says. */
  submit: string;
  /** Whether it loses something. */
  danger?: boolean;
  busy: boolean;
  problem: string | null;
  /** What was done so far, where it stays open: its other button closes then, instead of leaving off. */
  done?: string | null;
  width?: keyof typeof dialogWidths;
  className?: string;
  /** Whether what is wrong is said by `problem`, and not by the browser. */
  noValidate?: boolean;
  onSubmit: (form: FormData) => void;
  onClose?: () => void;
  children: ReactNode;
}) => {
  const unsent = useUnsentWords(props);
  return (
    <Dialog
      dialog={props.dialog}
      title={props.title}
      width={props.width ?? "words"}
      className={props.className ?? ""}
      keepsOpen={unsent.keepsOpen}
      onClose={() => {
        unsent.onClosed();
        props.onClose?.();
      }}
    >
      <form
        {...unsent.form}
        className="mt-5 grid gap-5"
        noValidate={props.noValidate}
        onSubmit={(event) => {
          event.preventDefault();
          unsent.onSent();
          props.onSubmit(new FormData(event.currentTarget));
        }}
      >
        {props.children}
        <Alert>{props.problem}</Alert>
        {props.done !== undefined && (
          <p role="status" className="text-sm text-ink-soft empty:hidden">
            {props.done}
          </p>
        )}
        {unsent.asks ? (
          <DiscardQuestion dialog={props.dialog} onGoOn={unsent.goOn} />
        ) : (
          <DialogButtons dialog={props.dialog} closes={typeof props.done === "string"}>
            <button
              type="submit"
              disabled={props.busy}
              className={buttonStyle(props.danger ? "danger" : "primary")}
            >
              {props.submit}
            </button>
          </DialogButtons>
        )}
      </form>
    </Dialog>
  );
};

/** Sends a change from a dialog: closes it when it is done, says why when it is not. */
export const useChange = <T,>(options: {
  dialog: DialogRef;
  /** Whether the dialog is open for more afterwards. */
  stays?: boolean;
  onDone: (answer: T) => void;
}) => {
  const t = useTexts();
  const [refusal, setRefusal] = useState<string | null>(null);
  const [busy, start] = useTransition();
  const send = (method: "POST" | "PUT" | "PATCH" | "DELETE", url: string, body?: unknown) =>
    start(async () => {
      setRefusal(null);
      const sent = await sendJson<T>(method, url, body);
      if (!sent.ok) {
        setRefusal(refusalText(t, sent));
        return;
      }
      if (!options.stays) options.dialog.current?.close();
      options.onDone(sent.value);
    });
  return { send, busy, refusal };
};

/** Asks once more, and says what goes with it. What has a bin can go there instead. */
export const RemovalDialog = (props: {
  dialog: DialogRef;
  url: string;
  /** What is added to the address where it is removed. */
  query?: string;
  title: string;
  body: string;
  /** What the button that removes says. */
  confirm: string;
  /** What the button that puts it into the bin says. */
  bin?: string;
  /** What is said besides where it goes to the bin. */
  binChange?: Readonly<Record<string, unknown>>;
  onDone: () => void;
  onClose?: () => void;
  children?: ReactNode;
}) => {
  const id = useId();
  const { send, busy, refusal } = useChange(props);
  return (
    <Dialog dialog={props.dialog} title={props.title} describedBy={id} onClose={props.onClose}>
      <p id={id} className="mt-3 text-sm text-ink-soft">
        {props.body}
      </p>
      {props.children}
      <Alert className="mt-3">{refusal}</Alert>
      <DialogButtons dialog={props.dialog} className="mt-6">
        <button
          type="button"
          disabled={busy}
          onClick={() => send("DELETE", `${props.url}${props.query ?? ""}`)}
          className={props.bin ? buttonStyle("quiet", "min-h-11 text-loss") : buttonStyle("danger")}
        >
          {props.confirm}
        </button>
        {props.bin && (
          <button
            type="button"
            disabled={busy}
            onClick={() => send("PATCH", props.url, { binned: true, ...props.binChange })}
            className={buttonStyle("primary")}
          >
            {props.bin}
          </button>
        )}
      </DialogButtons>
    </Dialog>
  );
};

/** The name of the key that Ctrl is on other keyboards. */
export const useCommandKey = (): string => {
  const [command, setCommand] = useState("Ctrl");
  useEffect(() => {
    if (/mac|iphone|ipad/i.test(navigator.userAgent)) setCommand("⌘");
  }, []);
  return command;
};
