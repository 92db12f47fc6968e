"use client";

import { Pause, Pencil, Play, Tags, Trash2 } from "lucide-react";
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
import { TagField, tagsIn } from "./tag-field.tsx";

const EditDialog = (props: {
  id: string;
  sides: CardSides;
  tags: readonly string[];
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
      onSubmit={(form) =>
        send("PATCH", `/api/cards/${props.id}`, { ...sidesOf(form), tags: tagsIn(form), subjectId })
      }
      onClose={props.onClose}
    >
      <SideFields {...props.sides} isNew={false} onBusy={setAdding} />
      <TagField tags={props.tags} />
      {field}
    </FormDialog>
  );
};

/** The tags of a question's card, whose words are changed in its quiz. */
const TagsDialog = (props: {
  id: string;
  tags: readonly string[];
  onDone: () => void;
  onClose: () => void;
}) => {
  const t = useTexts();
  const dialog = useOpenDialog();
  const { send, busy, refusal } = useChange({ dialog, onDone: props.onDone });
  return (
    <FormDialog
      {...{ dialog, busy }}
      title={t("cards.list.tags.edit")}
      submit={t("cards.list.save")}
      problem={refusal}
      width="form"
      onSubmit={(form) => send("PATCH", `/api/cards/${props.id}`, { tags: tagsIn(form) })}
      onClose={props.onClose}
    >
      <TagField tags={props.tags} />
    </FormDialog>
  );
};

/** What was pressed goes with its card: the focus goes to the next one, or the one before, or the head of the list. */
const focusBeside = (id: string) => {
  const row = document.querySelector(`[data-card="${CSS.escape(id)}"]`);
  const beside = row?.nextElementSibling ?? row?.previousElementSibling;
  const target =
    beside?.querySelector<HTMLElement>("button") ??
    document.querySelector<HTMLElement>("main h1[tabindex]");
  target?.focus();
};

/** What can be done with a card: any is tagged, suspended or resumed, one of the student's own edited and deleted, too. */
export const CardActions = (props: {
  id: string;
  /** As the card is called in the names of the buttons. */
  name: string;
  suspended: boolean;
  /** Null of a question. */
  sides: CardSides | null;
  tags: readonly string[];
  choice: SubjectChoice;
}) => {
  const t = useTexts();
  const router = useRouter();
  const { id, name, suspended, sides, tags, choice } = props;
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
      {sides === null && (
        <>
          <button
            type="button"
            onClick={() => setEditing(true)}
            aria-label={`${t("cards.list.tags.edit")}: ${name}`}
            title={t("cards.list.tags.edit")}
            className={look}
          >
            <Tags aria-hidden="true" className="size-4" />
          </button>
          {editing && (
            <TagsDialog {...{ id, tags }} onDone={changed} onClose={() => setEditing(false)} />
          )}
        </>
      )}
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
            onDone={() => {
              focusBeside(id);
              changed();
            }}
          />
          {editing && (
            <EditDialog
              {...{ id, sides, tags, choice }}
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
