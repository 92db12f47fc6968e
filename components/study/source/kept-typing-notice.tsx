"use client";

import { useEffect, useState } from "react";
import { buttonStyle } from "#components/ui/button-style.ts";
import { useTexts } from "#components/ui/texts.tsx";
import { keepUnsaved, readUnsaved } from "./unsaved-typing.ts";

/** Offers back what was typed before a reload and never stored. */
export const KeptTypingNotice = (props: { threadId: string; onTakeUp: () => void }) => {
  const t = useTexts();
  const { threadId } = props;
  const [kept, setKept] = useState(false);
  useEffect(() => setKept(readUnsaved(threadId) !== null), [threadId]);
  if (!kept) return null;
  return (
    <div className="kept-typing no-print" role="status">
      <p>{t("desk.source.kept")}</p>
      <div className="flex flex-wrap gap-2">
        <button
          type="button"
          onClick={() => {
            setKept(false);
            props.onTakeUp();
          }}
          className={buttonStyle("primary")}
        >
          {t("desk.source.takeUp")}
        </button>
        <button
          type="button"
          onClick={() => {
            keepUnsaved(threadId, null);
            setKept(false);
          }}
          className={buttonStyle("quiet")}
        >
          {t("desk.source.throwAway")}
        </button>
      </div>
    </div>
  );
};
