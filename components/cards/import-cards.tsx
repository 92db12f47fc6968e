"use client";

import { FileUp } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import type { NewCard } from "#lib/schemas/card.ts";
import type { CardFileView } from "#lib/schemas/card-file.ts";
import { refusalText, sendFile } from "../hooks/send-json.ts";
import { useSubjectChoice } from "../subjects/use-subject-choice.tsx";
import { buttonStyle } from "../ui/button-style.ts";
import { FormDialog, useOpenDialog } from "../ui/dialog.tsx";
import { FileButton } from "../ui/file-drop.tsx";
import { useTexts } from "../ui/texts.tsx";
import { TagField, tagsIn } from "./tag-field.tsx";
import { cardsOf, PairsLook, type TakeDialogProps, tagged, useTakePairs } from "./take-pairs.tsx";

const accepted = ".apkg,.colpkg,.csv,.tsv,.txt,text/csv,text/tab-separated-values,text/plain";

/** What stands in a file that was chosen; the last one counts. */
const useCardFile = (onRefused: (why: string | null) => void) => {
  const t = useTexts();
  const [reading, setReading] = useState<string | null>(null);
  const [read, setRead] = useState<(CardFileView & { readonly file: File }) | null>(null);
  const asked = useRef<AbortController>(undefined);
  useEffect(() => () => asked.current?.abort(), []);
  const choose = async (file: File) => {
    asked.current?.abort();
    const controller = new AbortController();
    asked.current = controller;
    onRefused(null);
    setRead(null);
    setReading(file.name);
    const address = `/api/card-files?name=${encodeURIComponent(file.name)}`;
    const sent = await sendFile<CardFileView>(address, file, controller.signal);
    if (controller.signal.aborted) return;
    setReading(null);
    if (sent.ok) setRead({ ...sent.value, file });
    else onRefused(refusalText(t, sent));
  };
  return { reading, read, choose };
};

/** Cards of a file from Anki or of a table, with a look at them before they are made. */
export const ImportDialog = ({ choice, onClose, onDone }: TakeDialogProps) => {
  const t = useTexts();
  const dialog = useOpenDialog();
  const { subjectId, field } = useSubjectChoice(choice);
  const [sent, setSent] = useState<{ done: number; all: number } | null>(null);
  const prepare = async (pairs: readonly NewCard[], signal: AbortSignal) => {
    if (read === null) return { ok: true, value: { pairs, told: null } } as const;
    const { sendPictures } = await import("./send-pictures.ts");
    const made = await sendPictures(read.file, pairs, {
      ...{ signal, onSent: (done, all) => setSent({ done, all }) },
    });
    setSent(null);
    if (!made.ok) return made;
    const { missing } = made.value;
    const told =
      missing > 0 && !signal.aborted ? t("cards.import.noPictures", { count: missing }) : null;
    return { ok: true, value: { pairs: made.value.pairs, told } } as const;
  };
  const { take, busy, problem, progress, setProblem } = useTakePairs({
    ...{ dialog, subjectId, onDone, prepare },
  });
  const { reading, read, choose } = useCardFile(setProblem);
  const lines = read && [
    ...(read.pictures > 0 ? [t("cards.import.pictures", { count: read.pictures })] : []),
    ...(read.covered > 0 ? [t("cards.import.covered", { count: read.covered })] : []),
    ...(read.damaged > 0 ? [t("cards.import.damaged", { count: read.damaged })] : []),
    ...(read.left > 0 ? [t("cards.import.left", { count: read.left })] : []),
    ...(read.columns > 0 ? [t("cards.import.columns", { count: read.columns })] : []),
    ...(read.tagsLeft > 0 ? [t("cards.list.tags.left", { count: read.tagsLeft })] : []),
    t("cards.import.anew"),
  ];
  return (
    <FormDialog
      {...{ dialog, problem, onClose }}
      busy={busy || reading !== null}
      title={t("cards.import.title")}
      submit={t("cards.list.addMany", { count: cardsOf(read?.cards ?? []) })}
      width="text"
      onSubmit={(form) =>
        read === null ? setProblem(t("cards.import.none")) : take(tagged(read.cards, tagsIn(form)))
      }
    >
      <div className="grid gap-2">
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
          <FileButton
            accept={accepted}
            data={{ "data-cards": "file" }}
            disabled={busy}
            describedBy="card-file-hint"
            className={buttonStyle("secondary")}
            onFiles={([file]) => file && void choose(file)}
          >
            <FileUp aria-hidden="true" className="size-4" />
            {t(read === null ? "cards.import.choose" : "cards.import.another")}
          </FileButton>
          <p role="status" className="min-w-0 text-sm text-ink-soft wrap-anywhere empty:hidden">
            {reading === null ? read?.fileName : t("cards.import.reading", { name: reading })}
          </p>
        </div>
        <p id="card-file-hint" className="caption">
          {t("cards.import.hint")}
        </p>
      </div>
      {read !== null && (
        <PairsLook pairs={read.cards}>
          <ul className="caption grid gap-1">
            {lines?.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        </PairsLook>
      )}
      <TagField tags={[]} />
      {field}
      <p role="status" className="text-sm text-ink-soft tabular-nums empty:hidden">
        {sent ? t("cards.import.sending", sent) : progress}
      </p>
    </FormDialog>
  );
};
