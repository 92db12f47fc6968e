"use client";

import { usePathname } from "next/navigation";
import { Dialog, useCommandKey, useOpenDialog } from "../ui/dialog.tsx";
import { useTexts } from "../ui/texts.tsx";
import { keyLists, keysAt } from "./key-lists.ts";

/** All keys of the product, those of this page first; Ctrl is the command key where there is one. */
export const KeysDialog = (props: { onClose: () => void }) => {
  const t = useTexts();
  const dialog = useOpenDialog();
  const command = useCommandKey();
  const pathname = usePathname();
  const name = (key: string): string => {
    if (key === "Ctrl") return command;
    return key === "arrows" ? t("keys.arrows") : key;
  };
  return (
    <Dialog dialog={dialog} title={t("keys.title")} closes onClose={props.onClose}>
      {keysAt(pathname).map((page) => (
        <section key={page} className="mt-6">
          <h3 className="caption">{t(`keys.pages.${page}`)}</h3>
          <dl className="mt-3 grid grid-cols-[minmax(7rem,auto)_1fr] items-center gap-x-6 gap-y-3 text-sm">
            {keyLists[page].map(({ keys, meaning }) => (
              <div key={meaning} className="contents">
                <dt className="flex flex-wrap gap-1">
                  {keys.map((key) => (
                    <kbd key={key}>{name(key)}</kbd>
                  ))}
                </dt>
                <dd className="text-ink-soft">{t(`keys.meanings.${meaning}`)}</dd>
              </div>
            ))}
          </dl>
        </section>
      ))}
    </Dialog>
  );
};
