"use client";

import { Archive, ArchiveRestore, CalendarDays, Pencil, Plus, Trash2 } from "lucide-react";
import { useRouter } from "next/navigation";
import { useState, useTransition } from "react";
import type { SubjectView } from "#lib/schemas/subject.ts";
import { KeepCards, useCardCount } from "../cards/keep-cards.tsx";
import { refusalText, sendJson } from "../hooks/send-json.ts";
import { Alert } from "../ui/alert.tsx";
import { buttonStyle } from "../ui/button-style.ts";
import { FormDialog, useChange, useOpenDialog } from "../ui/dialog.tsx";
import { Select } from "../ui/form-fields.tsx";
import { useTexts } from "../ui/texts.tsx";
import { DownloadSubject } from "./subject-archives.tsx";

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
        className={buttonStyle("quiet", "min-h-10 flex-none rounded-full")}
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

/** The day of a subject's exam: set, moved or removed. */
const ExamDialog = (props: { subject: SubjectView; onClose: () => void }) => {
  const t = useTexts();
  const router = useRouter();
  const dialog = useOpenDialog();
  const { send, busy, refusal } = useChange({ dialog, onDone: () => router.refresh() });
  const { id, examOn } = props.subject;
  const save = (day: string | null) => send("PATCH", `/api/subjects/${id}`, { examOn: day });
  return (
    <FormDialog
      {...{ dialog, busy }}
      title={t("subjects.exam.title")}
      submit={t("subjects.save")}
      problem={refusal}
      onSubmit={(form) => save(String(form.get("day")))}
      onClose={props.onClose}
    >
      <label className="grid gap-2">
        <span className="caption">{t("subjects.exam.label")}</span>
        <input
          type="date"
          name="day"
          required
          // Its own day wherever the browser is, in the form that the field takes.
          min={new Date().toLocaleDateString("sv-SE")}
          max="9999-12-31"
          defaultValue={examOn ?? ""}
          className="field"
        />
      </label>
      <p className="caption">{t("subjects.exam.hint")}</p>
      {examOn !== null && (
        <button
          type="button"
          disabled={busy}
          onClick={() => save(null)}
          className={buttonStyle("quiet", "-ml-3 justify-self-start")}
        >
          {t("subjects.exam.remove")}
        </button>
      )}
    </FormDialog>
  );
};

/** Where the bin is chosen among the subjects. */
const toBin = "";

/** Asks where the things of a subject go, and whether its cards stay, and deletes it. */
const DeleteDialog = (props: SubjectActionProps & { onClose: () => void }) => {
  const t = useTexts();
  const router = useRouter();
  const dialog = useOpenDialog();
  const [to, setTo] = useState(toBin);
  const { subject } = props;
  const cards = useCardCount(`/api/subjects/${subject.id}/cards`);
  // Whoever presses on without a look loses nothing.
  const [keeps, setKeeps] = useState(true);
  const { send, busy, refusal } = useChange({
    dialog,
    onDone: () => router.replace(to === toBin ? "/" : `/subject/${to}`),
  });
  const stay = subject.archived ? "subjects.cardsStayArchived" : "subjects.cardsStay";
  const query = to === toBin ? `?cards=${keeps ? "keep" : "delete"}` : `?to=${to}`;
  return (
    <FormDialog
      {...{ dialog, busy }}
      title={t("subjects.deleteTitle", { name: subject.name })}
      submit={t("subjects.delete")}
      problem={refusal}
      onSubmit={() => send("DELETE", `/api/subjects/${subject.id}${query}`)}
      onClose={props.onClose}
    >
      <Select
        label={t("subjects.deleteContents")}
        value={to}
        options={[
          { value: toBin, label: t("subjects.toBin") },
          ...props.others.map(({ id, name }) => ({
            value: id,
            label: t("subjects.moveTo", { name }),
          })),
        ]}
        onChange={setTo}
      />
      {cards > 0 && to === toBin && (
        <div className="grid gap-1">
          <KeepCards count={cards} keeps={keeps} onChange={setKeeps} />
          <p role="status" className={keeps ? "caption" : "text-sm text-loss"}>
            {t(keeps ? stay : "subjects.cardsGo")}
          </p>
        </div>
      )}
      {cards > 0 && to !== toBin && (
        <p className="caption">{t("subjects.cardsMove", { count: cards })}</p>
      )}
    </FormDialog>
  );
};

interface SubjectActionProps {
  readonly subject: SubjectView;
  /** Where its things may be moved. */
  readonly others: readonly Pick<SubjectView, "id" | "name">[];
}

/** Renames a subject, sets the day of its exam, archives it, takes it out again or deletes it. The one that everything starts in stays. */
export const SubjectActions = ({ subject, others }: SubjectActionProps) => {
  const t = useTexts();
  const router = useRouter();
  const [renaming, setRenaming] = useState(false);
  const [setting, setSetting] = useState(false);
  const [deleting, setDeleting] = useState(false);
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
      <button type="button" onClick={() => setRenaming(true)} className={buttonStyle("quiet")}>
        <Pencil aria-hidden="true" className="size-4" />
        {t("subjects.rename")}
      </button>
      <button type="button" onClick={() => setSetting(true)} className={buttonStyle("quiet")}>
        <CalendarDays aria-hidden="true" className="size-4" />
        {t("subjects.exam.date")}
      </button>
      <DownloadSubject subject={subject} />
      {!subject.isDefault && (
        <>
          <button type="button" disabled={busy} onClick={archive} className={buttonStyle("quiet")}>
            <Mark aria-hidden="true" className="size-4" />
            {t(subject.archived ? "subjects.unarchive" : "subjects.archive")}
          </button>
          <button type="button" onClick={() => setDeleting(true)} className={buttonStyle("quiet")}>
            <Trash2 aria-hidden="true" className="size-4" />
            {t("subjects.delete")}
          </button>
        </>
      )}
      <Alert className="ml-3">{refusal}</Alert>
      {renaming && <RenameDialog subject={subject} onClose={() => setRenaming(false)} />}
      {setting && <ExamDialog subject={subject} onClose={() => setSetting(false)} />}
      {deleting && <DeleteDialog {...{ subject, others }} onClose={() => setDeleting(false)} />}
    </>
  );
};
