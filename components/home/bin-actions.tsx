"use client";

import { Trash2, Undo2 } from "lucide-react";
import { useRouter } from "next/navigation";
import { useRef, useState, useTransition } from "react";
import type { BinnedView } from "#lib/schemas/bin.ts";
import { refusalText, sendJson } from "../hooks/send-json.ts";
import { Alert } from "../ui/alert.tsx";
import { buttonStyle } from "../ui/button-style.ts";
import { RemovalDialog } from "../ui/dialog.tsx";
import { useTexts } from "../ui/texts.tsx";
import { ThreadRemoval } from "./thread-removal.tsx";

/** Takes something out of the bin, or deletes it for good. */
export const BinActions = ({ id, kind, title }: Pick<BinnedView, "id" | "kind" | "title">) => {
  const t = useTexts();
  const router = useRouter();
  const deleting = useRef<HTMLDialogElement>(null);
  const [refusal, setRefusal] = useState<string | null>(null);
  const [removing, setRemoving] = useState(false);
  const [busy, start] = useTransition();
  const url = kind === "source" ? `/api/sources/${id}` : `/api/threads/${id}`;
  const restore = () =>
    start(async () => {
      const sent = await sendJson("PATCH", url, { binned: false });
      setRefusal(sent.ok ? null : refusalText(t, sent));
      router.refresh();
    });
  const words = {
    ...{ title: t("bin.deleteTitle", { title }), body: t("bin.deleteBody") },
    ...{ confirm: t("bin.deleteConfirm"), onDone: () => router.refresh() },
  };
  return (
    <span className="-mr-3 flex flex-none flex-wrap items-center max-sm:-ml-3">
      <button
        type="button"
        disabled={busy}
        onClick={restore}
        aria-label={`${t("bin.restore")}: ${title}`}
        className={buttonStyle("quiet")}
      >
        <Undo2 aria-hidden="true" className="size-4" />
        {t("bin.restore")}
      </button>
      <button
        type="button"
        onClick={() => (kind === "source" ? deleting.current?.showModal() : setRemoving(true))}
        aria-label={`${t("bin.deleteNow")}: ${title}`}
        className={buttonStyle("quiet")}
      >
        <Trash2 aria-hidden="true" className="size-4" />
        {t("bin.deleteNow")}
      </button>
      <Alert>{refusal}</Alert>
      {kind === "source" ? (
        <RemovalDialog dialog={deleting} url={url} {...words} />
      ) : (
        removing && <ThreadRemoval {...{ id, kind, ...words }} onClose={() => setRemoving(false)} />
      )}
    </span>
  );
};
