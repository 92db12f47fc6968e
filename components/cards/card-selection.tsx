"use client";

import { FolderInput, Pause, Play, Tags, Trash2, X } from "lucide-react";
import { useRouter } from "next/navigation";
import {
  createContext,
  type KeyboardEvent,
  type ReactNode,
  useContext,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
  useSyncExternalStore,
  useTransition,
} from "react";
import type { ChangeCardsRequest, ChangedCards } from "#lib/schemas/card.ts";
import { tagKey } from "#lib/text/card-tags.ts";
import { refusalText, sendJson } from "../hooks/send-json.ts";
import { type SubjectChoice, useSubjectChoice } from "../subjects/use-subject-choice.tsx";
import { Alert } from "../ui/alert.tsx";
import { buttonStyle } from "../ui/button-style.ts";
import { FormDialog, useOpenDialog } from "../ui/dialog.tsx";
import { useTexts } from "../ui/texts.tsx";
import { TagField, tagsIn } from "./tag-field.tsx";

/** What of a listed card decides what can be done with several. */
export interface SelectableCard {
  readonly id: string;
  readonly tags: readonly string[];
  readonly suspended: boolean;
  /** Of the student's own, so that it can be moved and deleted. */
  readonly own: boolean;
}

type Change = Omit<ChangeCardsRequest, "cardIds">;

const none: ReadonlySet<string> = new Set();

/** The chosen cards. Each card asks for itself, so that a hundred of a page are not drawn anew when one is chosen. */
const newSelection = () => {
  type Toggle = (id: string, isRange: boolean) => void;
  let ids = none;
  let toggle: Toggle = () => undefined;
  const listeners = new Set<() => void>();
  return {
    toggle: (...pressed: Parameters<Toggle>) => toggle(...pressed),
    /** Who knows the list says what a press does. */
    onToggle: (does: Toggle) => {
      toggle = does;
    },
    ids: () => ids,
    choose: (chosen: Iterable<string>) => {
      ids = new Set(chosen);
      for (const listener of listeners) listener();
    },
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
};

const Selection = createContext(newSelection());

/** Chooses a card; with Shift all between it and the one before. It shows where a mouse or the focus is, and once one is chosen. */
export const SelectCard = ({ id, name }: { id: string; name: string }) => {
  const t = useTexts();
  const selection = useContext(Selection);
  const isChosen = useSyncExternalStore(
    selection.subscribe,
    () => selection.ids().has(id),
    () => false,
  );
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: keys are for the checkbox
    <label
      // Some browsers do not pass on to the checkbox what is clicked with a key held.
      onClick={(event) => {
        if (!event.shiftKey || event.target !== event.currentTarget) return;
        event.preventDefault();
        selection.toggle(id, true);
      }}
      className="grid min-h-9 min-w-9 cursor-pointer place-items-center rounded-lg pointer-coarse:min-h-11 pointer-coarse:min-w-11 hover:bg-surface-2 pointer-fine:opacity-0 pointer-fine:group-hover/card:opacity-100 pointer-fine:group-focus-within/card:opacity-100 group-data-[selecting]/cards:opacity-100 select-none"
    >
      <input
        type="checkbox"
        checked={isChosen}
        // What changes is heard of where the keys that are held are known.
        onChange={() => {}}
        onClick={(event) => selection.toggle(id, event.shiftKey)}
        aria-label={t("cards.list.some.select", { name })}
        title={t("cards.list.some.selectTitle")}
        className="size-4 accent-accent"
      />
    </label>
  );
};

interface DialogProps {
  readonly chosen: readonly SelectableCard[];
  readonly busy: boolean;
  readonly refusal: string | null;
  readonly onSend: (change: Change) => void;
  readonly onClose: () => void;
}

/** How many of the chosen cards have each tag, the most frequent first. */
const tagsOf = (chosen: readonly SelectableCard[]) => {
  const grouped = Map.groupBy(
    chosen.flatMap(({ tags }) => tags),
    tagKey,
  );
  return [...grouped.values()]
    .flatMap(([tag, ...others]) => (tag === undefined ? [] : [{ tag, cards: others.length + 1 }]))
    .toSorted((a, b) => b.cards - a.cards);
};

const TagsDialog = ({ chosen, onSend, ...props }: DialogProps) => {
  const t = useTexts();
  const dialog = useOpenDialog();
  const there = tagsOf(chosen);
  return (
    <FormDialog
      {...{ dialog, busy: props.busy, problem: props.refusal, onClose: props.onClose }}
      title={t("cards.list.some.tagsTitle", { count: chosen.length })}
      submit={t("cards.list.save")}
      width="form"
      onSubmit={(form) =>
        onSend({ addTags: tagsIn(form), removeTags: form.getAll("remove").map(String) })
      }
    >
      <TagField tags={[]} label={t("cards.list.some.addTags")} />
      {there.length > 0 && (
        <fieldset className="min-w-0">
          <legend className="caption mb-2">{t("cards.list.some.removeTags")}</legend>
          <div className="flex max-h-48 flex-wrap gap-1.5 overflow-y-auto p-0.5">
            {there.map(({ tag, cards }) => (
              <label
                key={tag}
                className="flex min-w-0 max-w-full cursor-pointer items-center gap-2 rounded-lg border border-rule px-2.5 py-1 text-sm pointer-coarse:min-h-11 has-checked:border-loss-line has-checked:text-loss has-checked:line-through has-[input:focus-visible]:outline-2 has-[input:focus-visible]:outline-offset-1 has-[input:focus-visible]:outline-accent"
              >
                <input type="checkbox" name="remove" value={tag} className="sr-only" />
                <bdi className="truncate">{tag}</bdi>
                <span className="caption flex-none">
                  <span aria-hidden="true">{cards}</span>
                  <span className="sr-only">
                    {t("cards.list.tags.cardsWith", { count: cards })}
                  </span>
                </span>
              </label>
            ))}
          </div>
        </fieldset>
      )}
    </FormDialog>
  );
};

/** Which of the chosen are not reached, as they are of a quiz. */
const OfQuiz = (props: {
  chosen: readonly SelectableCard[];
  does: "moveOfQuiz" | "deleteOfQuiz";
}) => {
  const t = useTexts();
  const count = props.chosen.filter(({ own }) => !own).length;
  if (count === 0) return null;
  return <p className="text-sm text-ink-soft">{t(`cards.list.some.${props.does}`, { count })}</p>;
};

const MoveDialog = ({
  chosen,
  onSend,
  choice,
  ...props
}: DialogProps & { choice: SubjectChoice }) => {
  const t = useTexts();
  const dialog = useOpenDialog();
  const { subjectId, field } = useSubjectChoice(choice);
  return (
    <FormDialog
      {...{ dialog, busy: props.busy, problem: props.refusal, onClose: props.onClose }}
      title={t("cards.list.some.moveTitle", { count: chosen.filter(({ own }) => own).length })}
      submit={t("cards.list.some.move")}
      onSubmit={() => onSend({ subjectId })}
    >
      {field}
      <OfQuiz chosen={chosen} does="moveOfQuiz" />
    </FormDialog>
  );
};

const DeleteDialog = ({ chosen, onSend, ...props }: DialogProps) => {
  const t = useTexts();
  const dialog = useOpenDialog();
  const count = chosen.filter(({ own }) => own).length;
  return (
    <FormDialog
      {...{ dialog, busy: props.busy, problem: props.refusal, onClose: props.onClose }}
      title={t("cards.list.some.deleteTitle", { count })}
      submit={t("cards.list.deleteConfirm")}
      danger
      onSubmit={() => onSend({ deleted: true })}
    >
      <p className="text-sm text-ink-soft">{t("cards.list.some.deleteBody", { count })}</p>
      <OfQuiz chosen={chosen} does="deleteOfQuiz" />
    </FormDialog>
  );
};

/** Which of the listed cards are chosen. A card that is not listed any more is not. */
const useChosen = (cards: readonly SelectableCard[]) => {
  const [selection] = useState(newSelection);
  const ids = useSyncExternalStore(selection.subscribe, selection.ids, () => none);
  const last = useRef<string>(undefined);
  const list = useRef<HTMLDivElement>(null);
  const chosen = cards.filter(({ id }) => ids.has(id));
  const toggle = (id: string, isRange: boolean) => {
    const places = [last.current, id].map((one) => cards.findIndex((card) => card.id === one));
    const [from, to] = [Math.min(...places), Math.max(...places)];
    const reached =
      isRange && from !== -1 ? cards.slice(from, to + 1).map((card) => card.id) : [id];
    last.current = id;
    const others = chosen.map((card) => card.id).filter((one) => !reached.includes(one));
    selection.choose(ids.has(id) ? others : [...others, ...reached]);
  };
  const chooseAll = () => selection.choose(cards.map(({ id }) => id));
  const leave = () => {
    selection.choose([]);
    // Where the last one was chosen, the keys go on.
    const box = (of: string) => list.current?.querySelector<HTMLElement>(`${of} input`);
    (box(`[data-card="${last.current}"]`) ?? box("[data-card]"))?.focus();
  };
  return { list, chosen, selection, toggle, chooseAll, leave };
};

/** Sends what becomes of the chosen cards, and tells what became of them. */
const useChangeOf = (chosen: readonly SelectableCard[], onDone: () => void) => {
  const t = useTexts();
  const router = useRouter();
  const [refusal, setRefusal] = useState<string | null>(null);
  const [told, setTold] = useState("");
  const [busy, start] = useTransition();
  const send = (change: Change) =>
    start(async () => {
      setRefusal(null);
      setTold("");
      const cardIds = chosen.map(({ id }) => id);
      const sent = await sendJson<ChangedCards>("PATCH", "/api/cards", { cardIds, ...change });
      // Also after a refusal: what is listed may be gone.
      router.refresh();
      if (!sent.ok) {
        setRefusal(refusalText(t, sent));
        return;
      }
      onDone();
      setTold(outcome(t, change, sent.value));
    });
  const forgive = () => setRefusal(null);
  const forget = () => {
    forgive();
    setTold("");
  };
  return { send, busy, refusal, told, forgive, forget };
};

/** What was done, and to which of the chosen it was not. */
const outcome = (
  t: ReturnType<typeof useTexts>,
  { deleted, subjectId }: Change,
  { changed, ofQuiz, known, full }: ChangedCards,
): string => {
  const does = deleted ? "deleted" : subjectId === undefined ? "changed" : "moved";
  return [
    t(`cards.list.some.${does}`, { count: changed }),
    ...(full > 0 ? [t("cards.list.some.full", { count: full })] : []),
    ...(known > 0 ? [t("cards.list.some.known", { count: known })] : []),
    ...(ofQuiz > 0 ? [t("cards.list.some.ofQuiz", { count: ofQuiz })] : []),
  ].join(" ");
};

type Act = "tags" | "move" | "delete";

/** What can be done with the chosen cards: what all can be done to, and what is for some of them. */
const Acts = (props: {
  chosen: readonly SelectableCard[];
  moves: boolean;
  busy: boolean;
  onSend: (change: Change) => void;
  onOpen: (act: Act) => void;
}) => {
  const t = useTexts();
  const { chosen, onSend, onOpen } = props;
  const own = chosen.some((card) => card.own);
  const act = (does: () => void, label: string, Mark: typeof Pause) => (
    <button
      type="button"
      disabled={props.busy}
      onClick={does}
      title={label}
      className={buttonStyle("quiet", "max-sm:px-2.5")}
    >
      <Mark aria-hidden="true" className="size-4" />
      <span className="max-sm:sr-only">{label}</span>
    </button>
  );
  return (
    <>
      {act(() => onOpen("tags"), t("cards.list.tags.label"), Tags)}
      {chosen.some((card) => !card.suspended) &&
        act(() => onSend({ suspended: true }), t("cards.list.suspend"), Pause)}
      {chosen.some((card) => card.suspended) &&
        act(() => onSend({ suspended: false }), t("cards.list.resume"), Play)}
      {own && props.moves && act(() => onOpen("move"), t("cards.list.some.move"), FolderInput)}
      {own && act(() => onOpen("delete"), t("cards.list.some.delete"), Trash2)}
    </>
  );
};

/** Listed cards of which several can be chosen, and what is done with those; nothing of it is seen until one is. */
export const CardSelection = (props: {
  cards: readonly SelectableCard[];
  choice: SubjectChoice;
  children: ReactNode;
}) => {
  const t = useTexts();
  const { cards } = props;
  const { subjects, chosen: current } = props.choice;
  // To where most of what is listed is not yet.
  const choice = { subjects, chosen: subjects.find((one) => one.id !== current)?.id };
  const { list, chosen, selection, toggle, chooseAll, leave: leaveAll } = useChosen(cards);
  const [open, setOpen] = useState<Act | null>(null);
  const bar = useRef<HTMLElement>(null);
  const { send, busy, refusal, told, forgive, forget } = useChangeOf(chosen, () => {
    // Closed by itself, as a dialog that is only taken away gives the focus to nobody.
    document.querySelector<HTMLDialogElement>("dialog[open]")?.close();
    setOpen(null);
  });
  // The button that was pressed may be gone with its cards.
  useEffect(() => {
    if (told !== "") bar.current?.focus();
  }, [told]);
  const anew = (choose: () => void) => {
    forget();
    choose();
  };
  const all = () => anew(chooseAll);
  const leave = () => anew(leaveAll);
  useLayoutEffect(() => selection.onToggle((...pressed) => anew(() => toggle(...pressed))));
  const onKey = (event: KeyboardEvent) => {
    if (chosen.length === 0 || document.querySelector("dialog[open]") !== null) return;
    const isAll = (event.ctrlKey || event.metaKey) && event.code === "KeyA";
    const isOfBox = event.target instanceof HTMLInputElement && event.target.type === "checkbox";
    const isOn = event.key === "Enter" && isOfBox;
    if (!isAll && !isOn && event.key !== "Escape") return;
    event.preventDefault();
    if (isAll) all();
    else if (isOn) bar.current?.querySelector("button")?.focus();
    else leave();
  };
  const close = () => {
    setOpen(null);
    forgive();
  };
  const openAct = (act: Act) => {
    forget();
    setOpen(act);
  };
  const dialog = { chosen, busy, refusal, onSend: send, onClose: close };
  const isAny = chosen.length > 0;
  const count = isAny ? t("cards.list.some.count", { count: chosen.length }) : "";
  const says = [told, count].filter((part) => part !== "").join(" ");
  return (
    <Selection value={selection}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the keys are of the checkboxes and buttons inside */}
      <div
        ref={list}
        onKeyDown={onKey}
        data-selecting={isAny ? "" : undefined}
        className="group/cards"
      >
        {props.children}
        <p role="status" className="sr-only">
          {says}
        </p>
        {says !== "" && (
          <section
            ref={bar}
            tabIndex={-1}
            aria-label={t("cards.list.some.title")}
            className="sticky bottom-3 z-20 mt-3 flex flex-wrap items-center gap-1 rounded-2xl border border-rule bg-surface py-2 pr-2 pl-5 shadow-card sm:-mx-5 print:hidden"
          >
            <p className="mr-auto min-w-0 py-1.5 text-sm">
              {says}{" "}
              {isAny && chosen.length < cards.length && (
                <button type="button" onClick={all} className="link ml-2 pointer-coarse:min-h-11">
                  {t("cards.list.some.all", { count: cards.length })}
                </button>
              )}
            </p>
            <div className="flex flex-wrap items-center">
              {isAny && (
                <Acts
                  {...{ chosen, busy, onSend: send, onOpen: openAct }}
                  moves={subjects.length > 1}
                />
              )}
              <button
                type="button"
                onClick={leave}
                aria-label={t("cards.list.some.clear")}
                title={t("cards.list.some.clear")}
                className={buttonStyle("quiet", "px-2.5")}
              >
                <X aria-hidden="true" className="size-4" />
              </button>
            </div>
            {open === null && <Alert className="basis-full">{refusal}</Alert>}
          </section>
        )}
        {open === "tags" && <TagsDialog {...dialog} />}
        {open === "move" && <MoveDialog {...dialog} choice={choice} />}
        {open === "delete" && <DeleteDialog {...dialog} />}
      </div>
    </Selection>
  );
};
