"use client";

import { Pencil, Trash2 } from "lucide-react";
import { useRouter } from "next/navigation";
import type { RefObject } from "react";
import { useId, useRef, useTransition } from "react";
import { buttonStyle } from "../ui/button-style.ts";
import { useTexts } from "../ui/texts.tsx";
import { useChange } from "./use-change.ts";

/** Longest title, as the server takes it. */
const maxTitle = 120;

const RenameDialog = (props: {
  dialog: RefObject<HTMLDialogElement | null>;
  threadId: string;
  title: string;
  onDone: () => void;
}) => {
  const t = useTexts();
  const id = useId();
  const { send, busy, refusal } = useChange(props);
  const rename = (form: FormData) => {
    const title = String(form.get("title")).trim();
    if (title === props.title) props.dialog.current?.close();
    else send("PATCH", `/api/threads/${props.threadId}`, { title });
  };
  return (
    <dialog ref={props.dialog} aria-labelledby={id} className="dialog">
      <h2 id={id} className="font-serif text-xl font-medium">
        {t("home.actions.rename")}
      </h2>
      <form action={rename} className="mt-5 grid gap-5">
        <label className="grid gap-2">
          <span className="caption">{t("home.actions.renameLabel")}</span>
          <input
            type="text"
            name="title"
            required
            pattern=".*\S.*"
            maxLength={maxTitle}
            defaultValue={props.title}
            className="field font-serif"
          />
        </label>
        <p role="alert" className="text-sm text-loss empty:hidden">
          {refusal}
        </p>
        <div className="flex flex-wrap justify-end gap-2">
          <button
            type="button"
            onClick={() => props.dialog.current?.close()}
            className={buttonStyle("quiet", "min-h-11")}
          >
            {t("shell.cancel")}
          </button>
          <button type="submit" disabled={busy} className={buttonStyle("primary")}>
            {t("home.actions.save")}
          </button>
        </div>
      </form>
    </dialog>
  );
};

/** Asks once more, and says what goes with it. */
const DeleteDialog = (props: {
  dialog: RefObject<HTMLDialogElement | null>;
  threadId: string;
  title: string;
  onDone: () => void;
}) => {
  const t = useTexts();
  const id = useId();
  const { send, busy, refusal } = useChange(props);
  return (
    <dialog
      ref={props.dialog}
      aria-labelledby={id}
      aria-describedby={`${id}-body`}
      className="dialog"
    >
      <h2 id={id} className="font-serif text-xl font-medium break-words">
        {t("home.actions.deleteTitle", { title: props.title })}
      </h2>
      <p id={`${id}-body`} className="mt-3 text-sm text-ink-soft">
        {t("home.actions.deleteBody")}
      </p>
      <p role="alert" className="mt-3 text-sm text-loss empty:hidden">
        {refusal}
      </p>
      <div className="mt-6 flex flex-wrap justify-end gap-2">
        <button
          type="button"
          onClick={() => props.dialog.current?.close()}
          className={buttonStyle("quiet", "min-h-11")}
        >
          {t("shell.cancel")}
        </button>
        <button
          type="button"
          disabled={busy}
          onClick={() => send("DELETE", `/api/threads/${props.threadId}`)}
          className={buttonStyle("danger")}
        >
          {t("home.actions.deleteConfirm")}
        </button>
      </div>
    </dialog>
  );
};

/** Rename and delete of one thread. */
export const ThreadActions = (props: { threadId: string; title: string }) => {
  const t = useTexts();
  const router = useRouter();
  const renaming = useRef<HTMLDialogElement>(null);
  const deleting = useRef<HTMLDialogElement>(null);
  const [, startRefresh] = useTransition();
  const changed = () => startRefresh(() => router.refresh());
  const look = buttonStyle("quiet", "row-action px-2.5");
  return (
    <>
      <button
        type="button"
        onClick={() => renaming.current?.showModal()}
        aria-label={`${t("home.actions.rename")}: ${props.title}`}
        title={t("home.actions.rename")}
        className={look}
      >
        <Pencil aria-hidden="true" className="size-4" />
      </button>
      <button
        type="button"
        onClick={() => deleting.current?.showModal()}
        aria-label={`${t("home.actions.delete")}: ${props.title}`}
        title={t("home.actions.delete")}
        className={look}
      >
        <Trash2 aria-hidden="true" className="size-4" />
      </button>
      <RenameDialog dialog={renaming} {...props} onDone={changed} />
      <DeleteDialog dialog={deleting} {...props} onDone={changed} />
    </>
  );
};
