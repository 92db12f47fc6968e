"use client";

import { Globe } from "lucide-react";
import { useId, useRef, useState } from "react";
import { sendOnKey } from "../hooks/use-shortcuts.ts";
import { buttonStyle } from "../ui/button-style.ts";
import { Dialog, useOpenDialog } from "../ui/dialog.tsx";
import { useTexts } from "../ui/texts.tsx";

/** Asks for an address. It may stand inside of a form, so it is none itself. */
const AddressDialog = (props: { onAddress: (address: string) => void; onClose: () => void }) => {
  const t = useTexts();
  const id = useId();
  const dialog = useOpenDialog();
  const field = useRef<HTMLInputElement>(null);
  const send = () => {
    const address = field.current?.value.trim() ?? "";
    if (address === "") return field.current?.focus();
    // What is behind an open dialog cannot be given the focus.
    dialog.current?.close();
    props.onAddress(address);
  };
  return (
    <Dialog dialog={dialog} title={t("noteFiles.webTitle")} closes onClose={props.onClose}>
      <label className="mt-4 grid gap-2">
        <span className="caption">{t("noteFiles.address")}</span>
        <input
          ref={field}
          type="text"
          inputMode="url"
          autoComplete="off"
          spellCheck={false}
          placeholder="https://"
          maxLength={4_000}
          aria-describedby={id}
          onKeyDown={sendOnKey("line", send)}
          className="field"
        />
      </label>
      <p id={id} className="caption mt-2">
        {t("noteFiles.webHint")}
      </p>
      <div className="mt-6 flex justify-end">
        <button type="button" onClick={send} className={buttonStyle("primary")}>
          {t("noteFiles.webRead")}
        </button>
      </div>
    </Dialog>
  );
};

/** Takes a page of the web by its address. */
export const WebPageButton = (props: { onAddress: (address: string) => void }) => {
  const t = useTexts();
  const [open, setOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)} className={buttonStyle("quiet")}>
        <Globe aria-hidden="true" className="size-4" />
        {t("noteFiles.web")}
      </button>
      {open && <AddressDialog onAddress={props.onAddress} onClose={() => setOpen(false)} />}
    </>
  );
};
