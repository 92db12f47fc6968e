"use client";

import { ClipboardPaste, Plus } from "lucide-react";
import { useRouter } from "next/navigation";
import { useDeferredValue, useMemo, useState, useTransition } from "react";
import { type PastedPairs, readPastedPairs } from "#lib/cards/pasted-pairs.ts";
import {
  type AddedCards,
  type CardSides,
  maxSideCharacters,
  mostCardsAtOnce,
} from "#lib/schemas/card.ts";
import { refusalText, sendJson } from "../hooks/send-json.ts";
import { type SubjectChoice, useSubjectChoice } from "../subjects/use-subject-choice.tsx";
import { buttonStyle } from "../ui/button-style.ts";
import { FormDialog, useChange, useOpenDialog } from "../ui/dialog.tsx";
import { useTexts } from "../ui/texts.tsx";
import { SideFields, sidesOf } from "./side-fields.tsx";

interface DialogProps {
  readonly choice: SubjectChoice;
  readonly onClose: () => void;
}

/** What became of what was added, in words; null for nothing yet. */
const useTold = () => {
  const t = useTexts();
  return ({ added, known }: Pick<AddedCards, "added" | "known">): string =>
    [
      ...(added > 0 || known === 0 ? [t("cards.list.made", { count: added })] : []),
      ...(known > 0 ? [t("cards.list.known", { count: known })] : []),
    ].join(" ");
};

/** A card by hand; the dialog stays open for the next one. */
const NewDialog = ({ choice, onClose }: DialogProps) => {
  const t = useTexts();
  const told = useTold();
  const router = useRouter();
  const dialog = useOpenDialog();
  const [made, setMade] = useState<AddedCards | null>(null);
  const [sent, setSent] = useState(0);
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
      {...{ dialog, busy, onClose }}
      title={t("cards.list.new")}
      submit={t("cards.list.add")}
      problem={refusal}
      done={made && told(made)}
      width="form"
      onSubmit={(form) => send("POST", "/api/cards", { subjectId, cards: [sidesOf(form)] })}
    >
      <SideFields key={sent} front="" back="" />
      {field}
    </FormDialog>
  );
};

/** So many pairs are shown before they are taken. */
const shown = 20;

/** What the pasted text becomes: its first pairs, and what is left out of it. */
const PastedLook = ({ pairs, left }: PastedPairs) => {
  const t = useTexts();
  return (
    <div className="grid min-w-0 gap-2">
      <p role="status" className="text-sm font-medium">
        {t("cards.list.look", { count: pairs.length })}
      </p>
      {pairs.length > 0 && (
        <div className="max-h-[30dvh] overflow-y-auto rounded-field border border-rule">
          <table className="w-full table-fixed text-sm">
            <thead className="caption">
              <tr className="border-b border-rule text-left">
                <th className="px-3 py-1.5 font-normal">{t("cards.list.front")}</th>
                <th className="px-3 py-1.5 font-normal">{t("cards.list.back")}</th>
              </tr>
            </thead>
            <tbody>
              {pairs.slice(0, shown).map(({ front, back }) => (
                <tr key={JSON.stringify([front, back])} className="border-b border-rule align-top">
                  <td className="px-3 py-1.5 font-serif wrap-anywhere">
                    <span className="line-clamp-3">{front}</span>
                  </td>
                  <td className="px-3 py-1.5 font-serif wrap-anywhere">
                    <span className="line-clamp-3">{back}</span>
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
          {pairs.length > shown && (
            <p className="caption px-3 py-1.5">
              {t("cards.list.more", { count: pairs.length - shown })}
            </p>
          )}
        </div>
      )}
      {left.length > 0 && (
        <p className="caption line-clamp-3 wrap-anywhere">
          {t("cards.list.left", { count: left.length })} {left.join(" · ").slice(0, 300)}
        </p>
      )}
    </div>
  );
};

/** Sends any number of pairs, as many at once as a request takes. */
const sendAll = async (subjectId: string | undefined, pairs: readonly CardSides[]) => {
  const all = { added: 0, known: 0 };
  for (let from = 0; from < pairs.length; from += mostCardsAtOnce) {
    const cards = pairs.slice(from, from + mostCardsAtOnce);
    const sent = await sendJson<AddedCards>("POST", "/api/cards", { subjectId, cards });
    if (!sent.ok) return { all, refused: sent };
    all.added += sent.value.added;
    all.known += sent.value.known;
  }
  return { all, refused: null };
};

/** Cards of a table, with a look at them before they are made. */
const PasteDialog = ({
  choice,
  onClose,
  onDone,
}: DialogProps & { onDone: (t: string) => void }) => {
  const t = useTexts();
  const told = useTold();
  const router = useRouter();
  const dialog = useOpenDialog();
  const [text, setText] = useState("");
  const [problem, setProblem] = useState<string | null>(null);
  const [busy, start] = useTransition();
  const { subjectId, field } = useSubjectChoice(choice);
  const read = useDeferredValue(text);
  const pasted = useMemo(() => readPastedPairs(read), [read]);
  const take = () =>
    start(async () => {
      const { pairs } = readPastedPairs(text);
      if (pairs.length === 0) return setProblem(t("cards.list.noPairs"));
      const long = pairs.find(({ front, back }) =>
        [front, back].some((side) => side.length > maxSideCharacters),
      );
      if (long) {
        const front = long.front.slice(0, 60);
        return setProblem(t("cards.list.tooLong", { front, most: maxSideCharacters }));
      }
      const { all, refused } = await sendAll(subjectId, pairs);
      if (refused === null || all.added > 0) router.refresh();
      if (refused !== null) return setProblem(refusalText(t, refused));
      dialog.current?.close();
      onDone(told(all));
    });
  return (
    <FormDialog
      {...{ dialog, busy, problem, onClose }}
      title={t("cards.list.pasteTitle")}
      submit={t("cards.list.addMany", { count: pasted.pairs.length })}
      width="text"
      onSubmit={take}
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
      {text.trim() !== "" && <PastedLook {...pasted} />}
      {field}
    </FormDialog>
  );
};

/** The ways to cards of one's own, and what became of the last one. */
export const AddCards = ({ choice, quiet = false }: { choice: SubjectChoice; quiet?: boolean }) => {
  const t = useTexts();
  const [open, setOpen] = useState<"new" | "paste" | null>(null);
  const [done, setDone] = useState<string | null>(null);
  const close = () => setOpen(null);
  return (
    <>
      <button
        type="button"
        onClick={() => setOpen("new")}
        className={buttonStyle(quiet ? "quiet" : "primary")}
      >
        <Plus aria-hidden="true" className="size-4" />
        {t("cards.list.new")}
      </button>
      <button
        type="button"
        onClick={() => setOpen("paste")}
        className={buttonStyle(quiet ? "quiet" : "secondary")}
      >
        <ClipboardPaste aria-hidden="true" className="size-4" />
        {t("cards.list.paste")}
      </button>
      <p role="status" className="w-full text-sm text-ink-soft empty:hidden">
        {done}
      </p>
      {open === "new" && <NewDialog choice={choice} onClose={close} />}
      {open === "paste" && <PasteDialog choice={choice} onClose={close} onDone={setDone} />}
    </>
  );
};
