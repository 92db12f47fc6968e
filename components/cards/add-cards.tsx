"use client";

import { ClipboardPaste, FileUp, Plus } from "lucide-react";
import { useRouter } from "next/navigation";
import { useDeferredValue, useMemo, useState } from "react";
import { bothWays, type PastedPairs, readPastedPairs } from "#lib/cards/pasted-pairs.ts";
import type { AddedCards } from "#lib/schemas/card.ts";
import { maxSideCharacters } from "#lib/schemas/card-limits.ts";
import { type SubjectChoice, useSubjectChoice } from "../subjects/use-subject-choice.tsx";
import { buttonStyle } from "../ui/button-style.ts";
import { FormDialog, useChange, useOpenDialog } from "../ui/dialog.tsx";
import { useTexts } from "../ui/texts.tsx";
import { ImportDialog } from "./import-cards.tsx";
import { SideFields, sidesOf } from "./side-fields.tsx";
import { TagField, tagsIn } from "./tag-field.tsx";
import {
  cardsOf,
  PairsLook,
  type TakeDialogProps,
  tagged,
  useTakePairs,
  useTold,
} from "./take-pairs.tsx";

type DialogProps = Omit<TakeDialogProps, "onDone">;

/** A card by hand; the dialog stays open for the next one. */
const NewDialog = ({ choice, onClose }: DialogProps) => {
  const t = useTexts();
  const told = useTold();
  const router = useRouter();
  const dialog = useOpenDialog();
  const [made, setMade] = useState<AddedCards | null>(null);
  const [sent, setSent] = useState(0);
  // The next card is often about the same.
  const [tags, setTags] = useState<readonly string[]>([]);
  const [adding, setAdding] = useState(false);
  const { subjectId, field } = useSubjectChoice(choice);
  const { send, busy, refusal } = useChange<AddedCards>({
    ...{ dialog, stays: true },
    onDone: (answer) => {
      setMade({ ...answer, added: (made?.added ?? 0) + answer.added });
      setSent(sent + 1);
      router.refresh();
    },
  });
  return (
    <FormDialog
      {...{ dialog, onClose }}
      busy={busy || adding}
      title={t("cards.list.new")}
      submit={t("cards.list.add")}
      problem={refusal}
      done={made && told(made)}
      width="form"
      onSubmit={(form) => {
        setTags(tagsIn(form));
        send("POST", "/api/cards", {
          subjectId,
          cards: [{ ...sidesOf(form), tags: tagsIn(form) }],
        });
      }}
    >
      <SideFields key={sent} front="" back="" isNew onBusy={setAdding} />
      <TagField key={`tags ${sent}`} tags={tags} />
      {field}
    </FormDialog>
  );
};

/** What the pasted text becomes, and what is left out of it. */
const PastedLook = ({ pairs, left }: PastedPairs) => {
  const t = useTexts();
  return (
    <PairsLook pairs={pairs}>
      {left.length > 0 && (
        <p className="caption line-clamp-3 wrap-anywhere">
          {t("cards.list.left", { count: left.length })} {left.join(" · ").slice(0, 300)}
        </p>
      )}
    </PairsLook>
  );
};

const readPairs = (text: string, both: boolean): PastedPairs => {
  const pasted = readPastedPairs(text);
  return both ? { ...pasted, pairs: bothWays(pasted.pairs) } : pasted;
};

/** Cards of a table, with a look at them before they are made. */
const PasteDialog = ({ choice, onClose, onDone }: TakeDialogProps) => {
  const t = useTexts();
  const dialog = useOpenDialog();
  const [text, setText] = useState("");
  const { subjectId, field } = useSubjectChoice(choice);
  const { take, busy, problem, progress, setProblem } = useTakePairs({
    ...{ dialog, subjectId, onDone },
  });
  const [both, setBoth] = useState(false);
  const read = useDeferredValue(text);
  const pasted = useMemo(() => readPairs(read, both), [read, both]);
  const submit = (form: FormData) => {
    const { pairs } = readPairs(text, both);
    const long = pairs.find(({ front, back }) =>
      [front, back].some((side) => side.length > maxSideCharacters),
    );
    if (pairs.length === 0) setProblem(t("cards.list.noPairs"));
    else if (long) {
      const front = long.front.slice(0, 60);
      setProblem(t("cards.list.tooLong", { front, most: maxSideCharacters }));
    } else take(tagged(pairs, tagsIn(form)));
  };
  return (
    <FormDialog
      {...{ dialog, busy, problem, onClose }}
      title={t("cards.list.pasteTitle")}
      submit={t("cards.list.addMany", { count: cardsOf(pasted.pairs) })}
      width="text"
      onSubmit={submit}
    >
      <label className="grid gap-2">
        <span className="caption">{t("cards.list.pasteLabel")}</span>
        <textarea
          rows={7}
          spellCheck={false}
          value={text}
          onChange={(event) => setText(event.target.value)}
          placeholder={t("cards.list.pasteExample")}
          className="field font-serif"
        />
      </label>
      <label className="flex min-h-11 items-center gap-3 text-sm">
        <input
          type="checkbox"
          checked={both}
          onChange={(event) => setBoth(event.target.checked)}
          className="size-4 flex-none accent-accent"
        />
        {t("cards.list.bothWays")}
      </label>
      {text.trim() !== "" && <PastedLook {...pasted} />}
      <TagField tags={[]} />
      {field}
      <p role="status" className="text-sm text-ink-soft tabular-nums empty:hidden">
        {progress}
      </p>
    </FormDialog>
  );
};

/** The ways to cards of one's own, and what became of the last one. */
export const AddCards = ({ choice, quiet = false }: { choice: SubjectChoice; quiet?: boolean }) => {
  const t = useTexts();
  const [open, setOpen] = useState<"new" | "paste" | "import" | null>(null);
  const [done, setDone] = useState<string | null>(null);
  const close = () => setOpen(null);
  // Two of them beside each other on a phone, below the first one.
  const icon = `size-4 ${quiet ? "" : "max-sm:hidden"}`;
  const narrow = quiet ? "" : "max-sm:order-1 max-sm:grow max-sm:px-3";
  return (
    <>
      <button
        type="button"
        onClick={() => setOpen("new")}
        className={buttonStyle(quiet ? "quiet" : "primary", quiet ? "" : "max-sm:grow")}
      >
        <Plus aria-hidden="true" className="size-4" />
        {t("cards.list.new")}
      </button>
      <button
        type="button"
        onClick={() => setOpen("paste")}
        className={buttonStyle(quiet ? "quiet" : "secondary", narrow)}
      >
        <ClipboardPaste aria-hidden="true" className={icon} />
        {t("cards.list.paste")}
      </button>
      <button
        type="button"
        onClick={() => setOpen("import")}
        className={buttonStyle(quiet ? "quiet" : "secondary", narrow)}
      >
        <FileUp aria-hidden="true" className={icon} />
        {t("cards.import.open")}
      </button>
      <p role="status" className="order-2 w-full text-sm text-ink-soft empty:hidden">
        {done}
      </p>
      {open === "new" && <NewDialog choice={choice} onClose={close} />}
      {open === "paste" && <PasteDialog choice={choice} onClose={close} onDone={setDone} />}
      {open === "import" && <ImportDialog choice={choice} onClose={close} onDone={setDone} />}
    </>
  );
};
