"use client";

import { useState } from "react";
import type { PackView } from "#lib/schemas/library.ts";
import { sendJson } from "../api/send-json.ts";
import { useTexts } from "../ui/texts.tsx";
import { PackDialog } from "./pack-dialog.tsx";
import { describedBy, draftOf } from "./pack-draft.ts";
import { PackFields } from "./pack-fields.tsx";
import { useDraftProblem } from "./use-draft-problem.ts";

/** Changes what a pack is about. */
export const EditDialog = (props: {
  pack: PackView;
  onChanged: () => void;
  onClose: () => void;
}) => {
  const t = useTexts();
  const { pack } = props;
  const [draft, setDraft] = useState(() => draftOf(pack));
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const problemOf = useDraftProblem();
  const save = async () => {
    const wrong = problemOf(draft);
    setProblem(wrong);
    if (wrong !== null) return;
    setBusy(true);
    const sent = await sendJson("PATCH", `/api/library/${pack.id}`, describedBy(draft, pack));
    setBusy(false);
    if (!sent.ok) return setProblem(sent.message ?? t("shell.unreachable"));
    props.onChanged();
    props.onClose();
  };
  return (
    <PackDialog
      title={t("library.form.editTitle", { title: pack.title })}
      submit={t("library.form.save")}
      busy={busy}
      problem={problem}
      onSubmit={() => void save()}
      onClose={props.onClose}
    >
      <PackFields draft={draft} onChange={(part) => setDraft({ ...draft, ...part })} />
    </PackDialog>
  );
};
