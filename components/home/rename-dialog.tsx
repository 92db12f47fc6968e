"use client";

import { type RefObject, useId } from "react";
import { buttonStyle } from "../ui/button-style.ts";
import { useTexts } from "../ui/texts.tsx";
import { useChange } from "./use-change.ts";

/** Longest title, as the server takes it. */
const maxTitle = 120;

export const RenameDialog = (props: {
  dialog: RefObject<HTMLDialogElement | null>;
  threadId: string;
  title: string;
  onDone: () => void;
}) => {
  const t = useTexts();
  const id = useId();
  const { send, busy, refusal } = useChange(props);
  const rename = (form: FormData) => {
    const title = String(form.get("title")).trim();
    if (title === props.title) props.dialog.current?.close();
    else send("PATCH", `/api/threads/${props.threadId}`, { title });
  };
  return (
    <dialog ref={props.dialog} aria-labelledby={id} className="dialog">
      <h2 id={id} className="font-serif text-xl font-medium">
        {t("home.actions.rename")}
      </h2>
      <form action={rename} className="mt-5 grid gap-5">
        <label className="grid gap-2">
          <span className="caption">{t("home.actions.renameLabel")}</span>
          <input
            type="text"
            name="title"
            required
            pattern=".*\S.*"
            maxLength={maxTitle}
            defaultValue={props.title}
            className="field font-serif"
          />
        </label>
        <p role="alert" className="text-sm text-loss empty:hidden">
          {refusal}
        </p>
        <div className="flex flex-wrap justify-end gap-2">
          <button
            type="button"
            onClick={() => props.dialog.current?.close()}
            className={buttonStyle("quiet", "min-h-11")}
          >
            {t("shell.cancel")}
          </button>
          <button type="submit" disabled={busy} className={buttonStyle("primary")}>
            {t("home.actions.save")}
          </button>
        </div>
      </form>
    </dialog>
  );
};
