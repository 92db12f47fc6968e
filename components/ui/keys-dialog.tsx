"use client";

import { X } from "lucide-react";
import type { RefObject } from "react";
import { buttonStyle } from "./button-style.ts";
import { useTexts } from "./texts.tsx";

/** The keys of a page and what each does. */
export const KeysDialog = (props: {
  dialog: RefObject<HTMLDialogElement | null>;
  title: string;
  onClose?: () => void;
  rows: readonly { readonly keys: readonly string[]; readonly meaning: string }[];
}) => {
  const t = useTexts();
  return (
    <dialog
      ref={props.dialog}
      aria-labelledby="keys-title"
      className="dialog"
      onClose={props.onClose}
    >
      <div className="flex items-center justify-between">
        <h2 id="keys-title" className="font-serif text-xl font-medium">
          {props.title}
        </h2>
        <button
          type="button"
          aria-label={t("shell.close")}
          onClick={() => props.dialog.current?.close()}
          className={buttonStyle("quiet", "-mr-2")}
        >
          <X aria-hidden="true" className="size-5" />
        </button>
      </div>
      <dl className="mt-5 grid grid-cols-[auto_1fr] items-center gap-x-6 gap-y-3 text-sm">
        {props.rows.map(({ keys, meaning }) => (
          <div key={meaning} className="contents">
            <dt className="flex gap-1">
              {keys.map((key) => (
                <kbd key={key}>{key}</kbd>
              ))}
            </dt>
            <dd className="text-ink-soft">{meaning}</dd>
          </div>
        ))}
      </dl>
    </dialog>
  );
};
