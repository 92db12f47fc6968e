"use client";

import { Pencil, SquarePen } from "lucide-react";
import { useRouter } from "next/navigation";
import { useState } from "react";
import type { SourceView } from "#lib/schemas/source.ts";
import type { StudySettings } from "#lib/schemas/study.ts";
import { Alert } from "../ui/alert.tsx";
import { buttonStyle } from "../ui/button-style.ts";
import { FormDialog, useChange, useOpenDialog } from "../ui/dialog.tsx";
import { useTexts } from "../ui/texts.tsx";
import { DeleteSource, MakeButtons } from "./source-list.tsx";
import { useMakeFromParts } from "./use-make-from-parts.tsx";

/** Longest title, as the server takes it. */
const maxTitle = 120;

const RenameDialog = (props: { source: SourceView; onClose: () => void }) => {
  const t = useTexts();
  const router = useRouter();
  const dialog = useOpenDialog();
  const { id, title } = props.source;
  const { send, busy, refusal } = useChange({ dialog, onDone: () => router.refresh() });
  return (
    <FormDialog
      {...{ dialog, busy }}
      title={t("sources.renameTitle")}
      submit={t("sources.save")}
      problem={refusal}
      onSubmit={(form) =>
        send("PATCH", `/api/sources/${id}`, { title: String(form.get("title")).trim() })
      }
      onClose={props.onClose}
    >
      <label className="grid gap-2">
        <span className="caption">{t("sources.name")}</span>
        <input
          type="text"
          name="title"
          required
          pattern=".*\S.*"
          maxLength={maxTitle}
          defaultValue={title.slice(0, maxTitle)}
          className="field font-serif"
        />
      </label>
    </FormDialog>
  );
};

/** The text of a source in a field. What was made from it keeps the former one. */
const EditDialog = (props: { source: SourceView; text: string; onClose: () => void }) => {
  const t = useTexts();
  const router = useRouter();
  const dialog = useOpenDialog();
  const { id, threads } = props.source;
  const { send, busy, refusal } = useChange({ dialog, onDone: () => router.refresh() });
  return (
    <FormDialog
      {...{ dialog, busy }}
      title={t("sources.editTitle")}
      submit={t("sources.save")}
      problem={refusal}
      width="text"
      noValidate
      // A form turns line ends into those of Windows: each would be a change.
      onSubmit={(form) =>
        send("PUT", `/api/sources/${id}/text`, {
          text: String(form.get("text")).replaceAll("\r\n", "\n"),
        })
      }
      onClose={props.onClose}
    >
      <label className="grid gap-2">
        <span className="caption">{t("sources.text")}</span>
        <textarea
          name="text"
          spellCheck={false}
          defaultValue={props.text}
          className="field min-h-[50dvh] resize-y font-serif"
        />
      </label>
      {threads > 0 && <p className="caption">{t("sources.editKept", { count: threads })}</p>}
    </FormDialog>
  );
};

/** What can be done with a source on its own page. */
export const SourceActions = (props: {
  source: SourceView;
  text: string;
  settings: StudySettings;
  /** How large a note may be. */
  maxBytes: number;
}) => {
  const t = useTexts();
  const router = useRouter();
  const [renaming, setRenaming] = useState(false);
  const [editing, setEditing] = useState(false);
  const { source } = props;
  const making = useMakeFromParts(props.settings, props.maxBytes);
  return (
    <div className="-ml-2.5 flex flex-wrap items-center gap-x-1">
      <MakeButtons from={[source]} making={making} />
      <button
        type="button"
        onClick={() => setEditing(true)}
        className={buttonStyle("quiet", "px-2.5")}
      >
        <SquarePen aria-hidden="true" className="size-4" />
        {t("sources.edit")}
      </button>
      <button
        type="button"
        onClick={() => setRenaming(true)}
        aria-label={`${t("sources.rename")}: ${source.title}`}
        title={t("sources.rename")}
        className={buttonStyle("quiet", "px-2.5")}
      >
        <Pencil aria-hidden="true" className="size-4" />
      </button>
      <DeleteSource source={source} onDone={() => router.replace(`/subject/${source.subjectId}`)} />
      <Alert>{making.refusal}</Alert>
      {making.chooser}
      {editing && (
        <EditDialog source={source} text={props.text} onClose={() => setEditing(false)} />
      )}
      {renaming && <RenameDialog source={source} onClose={() => setRenaming(false)} />}
    </div>
  );
};
