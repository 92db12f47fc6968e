"use client";

import { useRef, useState } from "react";
import { SideFields, sidesOf } from "#components/cards/side-fields.tsx";
import { FormDialog, useChange, useOpenDialog } from "#components/ui/dialog.tsx";
import { useTexts } from "#components/ui/texts.tsx";
import type { MadePassageCards, PassageCardsRequest } from "#lib/schemas/passage-card.ts";

/** A card that the student writes of a marked passage: its words are the answer, and the question is asked for. */
export const PassageCardDialog = (props: {
  threadId: string;
  asked: PassageCardsRequest;
  made: MadePassageCards;
  onMade: (asked: PassageCardsRequest, made: MadePassageCards) => void;
  onClose: () => void;
}) => {
  const t = useTexts();
  const dialog = useOpenDialog();
  const { asked, made } = props;
  const [adding, setAdding] = useState(false);
  /** What was made is shown then, and not put away with the dialog. */
  const done = useRef(false);
  const { send, busy, refusal } = useChange<MadePassageCards>({
    dialog,
    onDone: (answer) => {
      done.current = true;
      props.onMade(asked, answer);
    },
  });
  return (
    <FormDialog
      dialog={dialog}
      onClose={() => done.current || props.onClose()}
      busy={busy || adding}
      title={t("cards.list.new")}
      submit={t("cards.list.add")}
      problem={refusal}
      width="form"
      onSubmit={(form) =>
        send("POST", `/api/study/${props.threadId}/passage-cards`, {
          ...asked,
          card: sidesOf(form),
        })
      }
    >
      {made.none !== null && (
        <p className="text-sm text-ink-soft">{t(`workspace.cards.none.${made.none}`)}</p>
      )}
      <SideFields front="" back={made.passage} isNew onBusy={setAdding} />
    </FormDialog>
  );
};
