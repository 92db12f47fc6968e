"use client";

import { Pencil, Trash2 } from "lucide-react";
import { useRouter } from "next/navigation";
import { useRef, useTransition } from "react";
import { buttonStyle } from "../ui/button-style.ts";
import { type DialogRef, FormDialog, RemovalDialog, useChange } from "../ui/dialog.tsx";
import { useTexts } from "../ui/texts.tsx";

/** Longest title, as the server takes it. */
const maxTitle = 120;

const RenameDialog = (props: {
  dialog: DialogRef;
  threadId: string;
  title: string;
  onDone: () => void;
}) => {
  const t = useTexts();
  const { send, busy, refusal } = useChange(props);
  const rename = (form: FormData) => {
    const title = String(form.get("title")).trim();
    if (title === props.title) props.dialog.current?.close();
    else send("PATCH", `/api/threads/${props.threadId}`, { title });
  };
  return (
    <FormDialog
      dialog={props.dialog}
      title={t("home.actions.rename")}
      submit={t("home.actions.save")}
      busy={busy}
      problem={refusal}
      onSubmit={rename}
    >
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
    </FormDialog>
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
  const look = buttonStyle(
    "quiet",
    "px-2.5 [@media(hover:hover)]:not-group-hover:not-group-focus-within:opacity-0 transition-opacity",
  );
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
