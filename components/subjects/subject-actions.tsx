"use client";

import { Archive, ArchiveRestore, Pencil, Plus } from "lucide-react";
import { useRouter } from "next/navigation";
import { useState, useTransition } from "react";
import type { SubjectView } from "#lib/schemas/subject.ts";
import { refusalText, sendJson } from "../hooks/send-json.ts";
import { Alert } from "../ui/alert.tsx";
import { buttonStyle } from "../ui/button-style.ts";
import { FormDialog, useChange, useOpenDialog } from "../ui/dialog.tsx";
import { useTexts } from "../ui/texts.tsx";

/** Longest name, as the server takes it. */
const maxName = 80;

const NameDialog = (props: {
  title: string;
  submit: string;
  name: string;
  busy: boolean;
  problem: string | null;
  dialog: ReturnType<typeof useOpenDialog>;
  onName: (name: string) => void;
  onClose: () => void;
}) => {
  const t = useTexts();
  return (
    <FormDialog
      dialog={props.dialog}
      title={props.title}
      submit={props.submit}
      busy={props.busy}
      problem={props.problem}
      onSubmit={(form) => props.onName(String(form.get("name")).trim())}
      onClose={props.onClose}
    >
      <label className="grid gap-2">
        <span className="caption">{t("subjects.nameLabel")}</span>
        <input
          type="text"
          name="name"
          required
          pattern=".*\S.*"
          maxLength={maxName}
          defaultValue={props.name}
          className="field font-serif"
        />
      </label>
    </FormDialog>
  );
};

const NewDialog = (props: { onClose: () => void }) => {
  const t = useTexts();
  const router = useRouter();
  const dialog = useOpenDialog();
  const { send, busy, refusal } = useChange<SubjectView>({
    dialog,
    onDone: ({ id }) => router.push(`/subject/${id}`),
  });
  return (
    <NameDialog
      {...{ dialog, busy }}
      title={t("subjects.new")}
      submit={t("subjects.create")}
      name=""
      problem={refusal}
      onName={(name) => send("POST", "/api/subjects", { name })}
      onClose={props.onClose}
    />
  );
};

/** Makes a subject and leads to its page. */
export const NewSubject = () => {
  const t = useTexts();
  const [open, setOpen] = useState(false);
  return (
    <>
      <button
        type="button"
        onClick={() => setOpen(true)}
        className={buttonStyle("quiet", "min-h-10 rounded-full")}
      >
        <Plus aria-hidden="true" className="size-4" />
        {t("subjects.new")}
      </button>
      {open && <NewDialog onClose={() => setOpen(false)} />}
    </>
  );
};

const RenameDialog = (props: { subject: SubjectView; onClose: () => void }) => {
  const t = useTexts();
  const router = useRouter();
  const dialog = useOpenDialog();
  const { send, busy, refusal } = useChange({ dialog, onDone: () => router.refresh() });
  return (
    <NameDialog
      {...{ dialog, busy }}
      title={t("subjects.renameTitle")}
      submit={t("subjects.save")}
      name={props.subject.name}
      problem={refusal}
      onName={(name) => send("PATCH", `/api/subjects/${props.subject.id}`, { name })}
      onClose={props.onClose}
    />
  );
};

/** Renames a subject, archives it or takes it out again. The one that everything starts in stays. */
export const SubjectActions = ({ subject }: { subject: SubjectView }) => {
  const t = useTexts();
  const router = useRouter();
  const [renaming, setRenaming] = useState(false);
  const [refusal, setRefusal] = useState<string | null>(null);
  const [busy, start] = useTransition();
  const archive = () =>
    start(async () => {
      const change = { archived: !subject.archived };
      const sent = await sendJson("PATCH", `/api/subjects/${subject.id}`, change);
      setRefusal(sent.ok ? null : refusalText(t, sent));
      router.refresh();
    });
  const Mark = subject.archived ? ArchiveRestore : Archive;
  return (
    <>
      <button
        type="button"
        onClick={() => setRenaming(true)}
        className={buttonStyle("quiet", "-ml-3")}
      >
        <Pencil aria-hidden="true" className="size-4" />
        {t("subjects.rename")}
      </button>
      {!subject.isDefault && (
        <button type="button" disabled={busy} onClick={archive} className={buttonStyle("quiet")}>
          <Mark aria-hidden="true" className="size-4" />
          {t(subject.archived ? "subjects.unarchive" : "subjects.archive")}
        </button>
      )}
      <Alert>{refusal}</Alert>
      {renaming && <RenameDialog subject={subject} onClose={() => setRenaming(false)} />}
    </>
  );
};
