"use client";

import { Pause, Pencil, Play, Trash2 } from "lucide-react";
import { useRouter } from "next/navigation";
import { useRef, useState, useTransition } from "react";
import type { CardSides } from "#lib/schemas/card.ts";
import { refusalText, sendJson } from "../hooks/send-json.ts";
import { type SubjectChoice, useSubjectChoice } from "../subjects/use-subject-choice.tsx";
import { Alert } from "../ui/alert.tsx";
import { buttonStyle } from "../ui/button-style.ts";
import { FormDialog, RemovalDialog, useChange, useOpenDialog } from "../ui/dialog.tsx";
import { useTexts } from "../ui/texts.tsx";
import { SideFields, sidesOf } from "./side-fields.tsx";

const EditDialog = (props: {
  id: string;
  sides: CardSides;
  choice: SubjectChoice;
  onDone: () => void;
  onClose: () => void;
}) => {
  const t = useTexts();
  const dialog = useOpenDialog();
  const { send, busy, refusal } = useChange({ dialog, onDone: props.onDone });
  const [adding, setAdding] = useState(false);
  const { subjectId, field } = useSubjectChoice(props.choice);
  return (
    <FormDialog
      dialog={dialog}
      busy={busy || adding}
      title={t("cards.list.edit")}
      submit={t("cards.list.save")}
      problem={refusal}
      width="form"
      onSubmit={(form) => send("PATCH", `/api/cards/${props.id}`, { ...sidesOf(form), subjectId })}
      onClose={props.onClose}
    >
      <SideFields {...props.sides} onBusy={setAdding} />
      {field}
    </FormDialog>
  );
};

/** What can be done with a card: any is suspended or resumed, one of the student's own edited and deleted, too. */
export const CardActions = (props: {
  id: string;
  /** As the card is called in the names of the buttons. */
  name: string;
  suspended: boolean;
  /** Null of a question. */
  sides: CardSides | null;
  choice: SubjectChoice;
}) => {
  const t = useTexts();
  const router = useRouter();
  const { id, name, suspended, sides, choice } = props;
  const deleting = useRef<HTMLDialogElement>(null);
  const [editing, setEditing] = useState(false);
  const [refusal, setRefusal] = useState<string | null>(null);
  const [busy, start] = useTransition();
  const changed = () => start(() => router.refresh());
  const suspend = () =>
    start(async () => {
      const sent = await sendJson("PATCH", `/api/cards/${id}`, { suspended: !suspended });
      setRefusal(sent.ok ? null : refusalText(t, sent));
      router.refresh();
    });
  const look = buttonStyle("quiet", "px-2.5");
  const Mark = suspended ? Play : Pause;
  const suspendLabel = t(suspended ? "cards.list.resume" : "cards.list.suspend");
  return (
    <>
      <button
        type="button"
        disabled={busy}
        onClick={suspend}
        aria-label={`${suspendLabel}: ${name}`}
        title={suspendLabel}
        className={look}
      >
        <Mark aria-hidden="true" className="size-4" />
      </button>
      {sides !== null && (
        <>
          <button
            type="button"
            onClick={() => setEditing(true)}
            aria-label={`${t("cards.list.edit")}: ${name}`}
            title={t("cards.list.edit")}
            className={look}
          >
            <Pencil aria-hidden="true" className="size-4" />
          </button>
          <button
            type="button"
            onClick={() => deleting.current?.showModal()}
            aria-label={`${t("cards.list.delete")}: ${name}`}
            title={t("cards.list.delete")}
            className={look}
          >
            <Trash2 aria-hidden="true" className="size-4" />
          </button>
          <RemovalDialog
            dialog={deleting}
            url={`/api/cards/${id}`}
            title={t("cards.list.deleteTitle", { name })}
            body={t("cards.list.deleteBody")}
            confirm={t("cards.list.deleteConfirm")}
            onDone={changed}
          />
          {editing && (
            <EditDialog
              {...{ id, sides, choice }}
              onDone={changed}
              onClose={() => setEditing(false)}
            />
          )}
        </>
      )}
      <Alert>{refusal}</Alert>
    </>
  );
};
