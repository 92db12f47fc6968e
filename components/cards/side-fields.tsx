"use client";

import { useEffect, useId, useRef } from "react";
import { type CardSides, maxSideCharacters } from "#lib/schemas/card.ts";
import { sendOnKey } from "../hooks/use-shortcuts.ts";
import { useTexts } from "../ui/texts.tsx";

/** The sides in a form; its line ends are those of Windows otherwise. */
export const sidesOf = (form: FormData): CardSides => {
  const side = (name: string) => String(form.get(name)).replaceAll("\r\n", "\n").trim();
  return { front: side("front"), back: side("back") };
};

/** Where the two sides of a card are written; Ctrl or ⌘ and Enter sends the form around. */
export const SideFields = (props: CardSides) => {
  const t = useTexts();
  const id = useId();
  const front = useRef<HTMLTextAreaElement>(null);
  // Also of the next card, while the dialog is open.
  useEffect(() => front.current?.focus(), []);
  return (
    <>
      {(["front", "back"] as const).map((name) => (
        <label key={name} className="grid gap-2">
          <span className="caption">{t(`cards.list.${name}`)}</span>
          <textarea
            name={name}
            required
            rows={3}
            maxLength={maxSideCharacters}
            defaultValue={props[name]}
            ref={name === "front" ? front : undefined}
            aria-describedby={id}
            onKeyDown={(event) =>
              sendOnKey("text", () => event.currentTarget.form?.requestSubmit())(event)
            }
            className="field font-serif text-lg field-sizing-content max-h-[30dvh] min-h-20"
          />
        </label>
      ))}
      <p id={id} className="caption">
        {t("cards.list.hint")}
      </p>
    </>
  );
};
