"use client";

import { useEffect, useState } from "react";
import { buttonStyle } from "#components/ui/button-style.ts";
import { useTexts } from "#components/ui/texts.tsx";
import type { DocumentActions } from "../desk/use-document-actions.ts";

const keyOf = (threadId: string): string => `lectern.garbled.${threadId}`;

/** Offers to repair marks that earlier edits doubled; it may be left, and is not offered again then. */
export const GarbledNotice = (props: {
  threadId: string;
  /** How many lines have such marks. */
  lines: number;
  actions: DocumentActions;
}) => {
  const t = useTexts();
  const { threadId, lines, actions } = props;
  const [open, setOpen] = useState(false);
  useEffect(() => {
    setOpen(lines > 0 && localStorage.getItem(keyOf(threadId)) === null);
  }, [threadId, lines]);
  if (!open) return null;
  const leave = () => {
    localStorage.setItem(keyOf(threadId), "left");
    setOpen(false);
  };
  const repair = async () => {
    if (await actions.repair()) setOpen(false);
  };
  return (
    <div className="kept-typing no-print" role="status">
      <p>
        {t("desk.garbled.found", { count: lines })}
        <span role="alert" className="block text-loss empty:hidden">
          {actions.problemAt("garbled")}
        </span>
      </p>
      <div className="flex flex-wrap gap-2">
        <button
          type="button"
          disabled={actions.busy}
          onClick={() => void repair()}
          className={buttonStyle("primary")}
        >
          {t("desk.garbled.repair")}
        </button>
        <button type="button" onClick={leave} className={buttonStyle("quiet")}>
          {t("desk.garbled.leave")}
        </button>
      </div>
    </div>
  );
};
