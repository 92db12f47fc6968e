"use client";

import { X } from "lucide-react";
import { type KeyboardEvent, useEffect, useId, useRef, useState } from "react";
import type { UsedTags } from "#lib/schemas/card.ts";
import {
  distinctTags,
  maxTagCharacters,
  mostTagsOfCard,
  tagKey,
  tagsOfCell,
} from "#lib/text/card-tags.ts";
import { sendJson } from "../hooks/send-json.ts";
import { useTexts } from "../ui/texts.tsx";

/** The tags in a form, the one that is just being typed with them. */
export const tagsIn = (form: FormData): string[] => JSON.parse(String(form.get("tags") ?? "[]"));

/** So many tags are offered at once. */
const mostOffered = 8;

/** The tags of all cards; asked for when a hand goes to the field. */
const useKnownTags = () => {
  const [known, setKnown] = useState<UsedTags["tags"]>([]);
  const asked = useRef<AbortController>(undefined);
  useEffect(() => () => asked.current?.abort(), []);
  const ask = async () => {
    if (asked.current !== undefined) return;
    const controller = new AbortController();
    asked.current = controller;
    const url = "/api/card-tags";
    const sent = await sendJson<UsedTags>("GET", url, undefined, controller.signal);
    // Without them tags can still be typed.
    if (sent.ok && !controller.signal.aborted) setKnown(sent.value.tags);
  };
  return { known, ask };
};

/** Whether a tag, a level of it or a word of it begins so. */
const beginsWith = (tag: string, typed: string): boolean =>
  typed === "" ||
  tagKey(tag).startsWith(typed) ||
  tagKey(tag)
    .split(/::|[^\p{L}\p{N}]/u)
    .some((word) => word.startsWith(typed));

const Chip = ({ tag, onRemove }: { tag: string; onRemove: () => void }) => {
  const t = useTexts();
  return (
    <li className="flex min-w-0 max-w-full items-center rounded-lg bg-surface-2 pl-2.5 text-sm">
      <bdi className="truncate">{tag}</bdi>
      <button
        type="button"
        onClick={onRemove}
        aria-label={t("cards.list.tags.remove", { tag })}
        className="grid size-8 flex-none place-items-center rounded-lg text-ink-soft pointer-coarse:size-11 hover:text-ink"
      >
        <X aria-hidden="true" className="size-3.5" />
      </button>
    </li>
  );
};

/** What can be chosen instead of typed on, in one line. */
const Offered = (props: {
  id: string;
  tags: UsedTags["tags"];
  at: number;
  onChoose: (tag: string) => void;
}) => {
  const t = useTexts();
  return (
    <div
      role="listbox"
      id={props.id}
      aria-label={t("cards.list.tags.known")}
      className="flex min-w-0 gap-1.5 overflow-x-auto py-0.5 [scrollbar-width:none]"
    >
      {props.tags.map(({ tag, cards }, index) => (
        // biome-ignore lint/a11y/useFocusableInteractive: the field has the focus
        // biome-ignore lint/a11y/useKeyWithClickEvents: the field has the keys
        <div
          key={tag}
          id={`${props.id}-${index}`}
          role="option"
          aria-selected={index === props.at}
          // The field keeps the focus.
          onPointerDown={(event) => event.preventDefault()}
          onClick={() => props.onChoose(tag)}
          className="flex max-w-60 flex-none cursor-pointer items-center gap-2 rounded-lg border border-rule px-2.5 py-1 text-sm pointer-coarse:min-h-11 aria-selected:border-accent aria-selected:bg-surface-2"
        >
          <bdi className="truncate">{tag}</bdi>
          <span className="caption flex-none">
            <span aria-hidden="true">{cards}</span>
            <span className="sr-only">{t("cards.list.tags.cardsWith", { count: cards })}</span>
          </span>
        </div>
      ))}
    </div>
  );
};

/** The tags of a card: typed, with those that there are already offered, and taken off again. */
export const TagField = (props: { tags: readonly string[]; label?: string }) => {
  const t = useTexts();
  const id = useId();
  const [tags, setTags] = useState(props.tags);
  const [typed, setTyped] = useState("");
  const [at, setAt] = useState(-1);
  const [open, setOpen] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const { known, ask } = useKnownTags();
  const isFull = tags.length >= mostTagsOfCard;
  const has = new Set(tags.map(tagKey));
  const wanted = tagKey(typed);
  const fitting = isFull
    ? []
    : known
        .filter(({ tag }) => !has.has(tagKey(tag)) && beginsWith(tag, wanted))
        .slice(0, mostOffered);
  const offered = open ? fitting : [];
  const chosen = offered[at];
  const close = () => {
    setAt(-1);
    setOpen(false);
  };
  const add = (more: readonly string[]) => {
    setTags((before) => distinctTags([...before, ...more]).slice(0, mostTagsOfCard));
    setTyped("");
    close();
  };
  const remove = (index: number) => {
    setTags((before) => before.filter((_, place) => place !== index));
    field.current?.focus();
  };
  const move = (by: 1 | -1) => {
    setOpen(true);
    // One place more, at which nothing is chosen and what is typed counts.
    const places = fitting.length + 1;
    setAt(((at + 1 + by + places) % places) - 1);
  };
  const isChoosing = offered.length > 0;
  /** What a key does here; undefined where it does what it does in any field. */
  const actOf = (key: string): (() => void) | undefined => {
    switch (key) {
      case "ArrowDown":
        return () => move(1);
      case "ArrowUp":
        return () => move(-1);
      case "Enter":
        return () => add([chosen?.tag ?? typed]);
      case "Escape":
        // Else it closes the dialog around.
        return isChoosing ? close : undefined;
      case "Backspace":
        return typed === "" && tags.length > 0 ? () => remove(tags.length - 1) : undefined;
      default:
        return undefined;
    }
  };
  const onKey = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.nativeEvent.isComposing) return;
    if (event.key === "Enter" && (event.ctrlKey || event.metaKey)) {
      return event.currentTarget.form?.requestSubmit();
    }
    const act = actOf(event.key);
    if (act === undefined) return;
    event.preventDefault();
    act();
  };
  useEffect(() => {
    document.getElementById(`${id}-list-${at}`)?.scrollIntoView({ block: "nearest" });
  }, [id, at]);
  return (
    <div className="grid min-w-0 grid-cols-1 gap-2">
      <label htmlFor={id} className="caption">
        {props.label ?? t("cards.list.tags.label")}
      </label>
      <ul className="field flex flex-wrap items-center gap-1.5 px-1.5 py-1.25 has-[input:focus-visible]:outline-2 has-[input:focus-visible]:outline-offset-1 has-[input:focus-visible]:outline-accent">
        {tags.map((tag, index) => (
          <Chip key={tag} tag={tag} onRemove={() => remove(index)} />
        ))}
        <li className="min-w-32 flex-1">
          <input
            ref={field}
            id={id}
            role="combobox"
            aria-autocomplete="list"
            aria-expanded={isChoosing}
            aria-controls={isChoosing ? `${id}-list` : undefined}
            aria-activedescendant={chosen === undefined ? undefined : `${id}-list-${at}`}
            aria-describedby={`${id}-hint`}
            autoComplete="off"
            spellCheck={false}
            enterKeyHint="enter"
            maxLength={maxTagCharacters}
            disabled={isFull}
            value={typed}
            onFocus={() => void ask()}
            onBlur={() => add([typed])}
            onChange={({ target: { value } }) => {
              const [last = "", ...before] = tagsOfCell(value).reverse();
              if (before.length > 0) add(before.reverse());
              setTyped(last);
              setAt(-1);
              setOpen(last.trim() !== "");
            }}
            onPaste={(event) => {
              // A field of one line would make one tag of several lines, and cut it.
              const pasted = tagsOfCell(event.clipboardData.getData("text/plain"));
              if (pasted.length < 2) return;
              event.preventDefault();
              add([typed, ...pasted]);
            }}
            onKeyDown={onKey}
            className="min-h-8 w-full bg-transparent px-2 outline-none pointer-coarse:min-h-11"
          />
        </li>
      </ul>
      <input type="hidden" name="tags" value={JSON.stringify(distinctTags([...tags, typed]))} />
      <div className="flex min-h-9 items-center pointer-coarse:min-h-12">
        {isChoosing && (
          <Offered
            id={`${id}-list`}
            tags={offered}
            at={at}
            onChoose={(tag) => {
              add([tag]);
              field.current?.focus();
            }}
          />
        )}
        <p id={`${id}-hint`} className={isChoosing ? "sr-only" : "caption"}>
          {t(isFull ? "cards.list.tags.full" : "cards.list.tags.hint", { most: mostTagsOfCard })}
        </p>
      </div>
    </div>
  );
};
