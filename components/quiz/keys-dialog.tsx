"use client";

import { X } from "lucide-react";
import type { RefObject } from "react";
import { buttonStyle } from "../ui/button-style.ts";
import { useTexts } from "../ui/texts.tsx";

const rows = [
  [["1", "2", "3", "4"], "choose"],
  [["T", "F"], "trueFalse"],
  [["↑", "↓"], "upDown"],
  [["Enter"], "enter"],
  [["←", "→"], "sides"],
  [["?"], "help"],
] as const;

/** The keys of the player. */
export const KeysDialog = (props: { dialog: RefObject<HTMLDialogElement | null> }) => {
  const t = useTexts();
  return (
    <dialog ref={props.dialog} aria-labelledby="keys-title" className="dialog">
      <div className="flex items-center justify-between">
        <h2 id="keys-title" className="font-serif text-xl font-medium">
          {t("player.keys.title")}
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
        {rows.map(([keys, meaning]) => (
          <div key={meaning} className="contents">
            <dt className="flex gap-1">
              {keys.map((key) => (
                <kbd key={key}>{key}</kbd>
              ))}
            </dt>
            <dd className="text-ink-soft">{t(`player.keys.${meaning}`)}</dd>
          </div>
        ))}
      </dl>
    </dialog>
  );
};
