"use client";

import { Pencil, Trash2 } from "lucide-react";
import { useRouter } from "next/navigation";
import { useRef, useTransition } from "react";
import { buttonStyle } from "../ui/button-style.ts";
import { useTexts } from "../ui/texts.tsx";
import { DeleteDialog } from "./delete-dialog.tsx";
import { RenameDialog } from "./rename-dialog.tsx";

/** Rename and delete of one thread. */
export const ThreadActions = (props: { threadId: string; title: string }) => {
  const t = useTexts();
  const router = useRouter();
  const renaming = useRef<HTMLDialogElement>(null);
  const deleting = useRef<HTMLDialogElement>(null);
  const [, startRefresh] = useTransition();
  const changed = () => startRefresh(() => router.refresh());
  const look = buttonStyle("quiet", "row-action px-2.5");
  return (
    <>
      <button
        type="button"
        onClick={() => renaming.current?.showModal()}
        aria-label={`${t("home.actions.rename")}: ${props.title}`}
        title={t("home.actions.rename")}
        className={look}
      >
        <Pencil aria-hidden="true" className="size-4" />
      </button>
      <button
        type="button"
        onClick={() => deleting.current?.showModal()}
        aria-label={`${t("home.actions.delete")}: ${props.title}`}
        title={t("home.actions.delete")}
        className={look}
      >
        <Trash2 aria-hidden="true" className="size-4" />
      </button>
      <RenameDialog dialog={renaming} {...props} onDone={changed} />
      <DeleteDialog dialog={deleting} {...props} onDone={changed} />
    </>
  );
};
