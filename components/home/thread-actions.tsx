"use client";

import { Pencil, Trash2 } from "lucide-react";
import { useRouter } from "next/navigation";
import type { RefObject } from "react";
import { useId, useRef, useTransition } from "react";
import { useChange } from "../hooks/use-change.ts";
import { buttonStyle } from "../ui/button-style.ts";
import { RemovalDialog } from "../ui/removal-dialog.tsx";
import { useTexts } from "../ui/texts.tsx";

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
      <RemovalDialog
        dialog={deleting}
        url={`/api/threads/${props.threadId}`}
        title={t("home.actions.deleteTitle", { title: props.title })}
        body={t("home.actions.deleteBody")}
        confirm={t("home.actions.deleteConfirm")}
        onDone={changed}
      />
    </>
  );
};
