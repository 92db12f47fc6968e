"use client";

import { Pencil, Trash2 } from "lucide-react";
import { useRouter } from "next/navigation";
import { useState, useTransition } from "react";
import type { ThreadView } from "#lib/schemas/thread.ts";
import { useSubjectChoice } from "../subjects/use-subject-choice.tsx";
import { buttonStyle } from "../ui/button-style.ts";
import { FormDialog, useChange, useOpenDialog } from "../ui/dialog.tsx";
import { useTexts } from "../ui/texts.tsx";
import { ThreadRemoval } from "./thread-removal.tsx";

/** Longest title, as the server takes it. */
const maxTitle = 120;

interface ActionProps {
  readonly thread: Pick<ThreadView, "id" | "kind" | "title" | "subject">;
  /** Where it may be moved; its own subject is one of them. */
  readonly subjects: readonly ThreadView["subject"][];
}

const ChangeDialog = (props: ActionProps & { onDone: () => void; onClose: () => void }) => {
  const t = useTexts();
  const { thread, subjects } = props;
  const dialog = useOpenDialog();
  const { send, busy, refusal } = useChange({ dialog, onDone: props.onDone });
  const { subjectId, field } = useSubjectChoice({ subjects, chosen: thread.subject.id });
  const submit = (form: FormData) => {
    const title = String(form.get("title")).trim();
    const change = {
      ...(title === thread.title ? {} : { title }),
      ...(subjectId === thread.subject.id ? {} : { subjectId }),
    };
    if (Object.keys(change).length === 0) dialog.current?.close();
    else send("PATCH", `/api/threads/${thread.id}`, change);
  };
  return (
    <FormDialog
      dialog={dialog}
      title={t("home.actions.rename")}
      submit={t("home.actions.save")}
      busy={busy}
      problem={refusal}
      onSubmit={submit}
      onClose={props.onClose}
    >
      <label className="grid gap-2">
        <span className="caption">{t("home.actions.renameLabel")}</span>
        <input
          type="text"
          name="title"
          required
          pattern=".*\S.*"
          maxLength={maxTitle}
          defaultValue={thread.title}
          className="field font-serif"
        />
      </label>
      {field}
    </FormDialog>
  );
};

/** Rename, move and delete of one thread. */
export const ThreadActions = (props: ActionProps) => {
  const t = useTexts();
  const router = useRouter();
  const { id, kind, title } = props.thread;
  const [changing, setChanging] = useState(false);
  const [deleting, setDeleting] = useState(false);
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
        onClick={() => setChanging(true)}
        aria-label={`${t("home.actions.rename")}: ${title}`}
        title={t("home.actions.rename")}
        className={look}
      >
        <Pencil aria-hidden="true" className="size-4" />
      </button>
      <button
        type="button"
        onClick={() => setDeleting(true)}
        aria-label={`${t("home.actions.delete")}: ${title}`}
        title={t("home.actions.delete")}
        className={look}
      >
        <Trash2 aria-hidden="true" className="size-4" />
      </button>
      {changing && <ChangeDialog {...props} onDone={changed} onClose={() => setChanging(false)} />}
      {deleting && (
        <ThreadRemoval
          {...{ id, kind }}
          title={t("home.actions.deleteTitle", { title })}
          body={t("home.actions.deleteBody")}
          confirm={t("home.actions.deleteConfirm")}
          bin={t("home.actions.bin")}
          onDone={changed}
          onClose={() => setDeleting(false)}
        />
      )}
    </>
  );
};
