"use client";

import { useCallback, useEffect, useState } from "react";
import { buttonStyle } from "#components/ui/button-style.ts";
import { useTexts } from "#components/ui/texts.tsx";
import { type OpenedSource, openSource } from "./open-source.ts";
import { SourceEditor } from "./source-editor.tsx";
import type { SaveState } from "./typing-link.ts";

/** The document to type into, as soon as its text is here. */
export const SourcePane = (props: {
  threadId: string;
  newest: number;
  language: string;
  /** Offset of the passage at which the student was reading. */
  from: number;
  /** The student wants to leave: it closes as soon as all is stored. */
  closing: boolean;
  onSaved: () => void;
  onState: (save: SaveState, refusal: string | null) => void;
  onClosed: (at: number) => void;
}) => {
  const t = useTexts();
  const { threadId } = props;
  const [source, setSource] = useState<OpenedSource | "failed" | null>(null);
  const open = useCallback(async () => {
    setSource(null);
    setSource((await openSource(threadId)) ?? "failed");
  }, [threadId]);
  useEffect(() => void open(), [open]);
  if (source === null) return <p className="caption breathe">{t("desk.loading")}</p>;
  if (source === "failed") {
    return (
      <div className="grid justify-items-start gap-3">
        <p role="alert" className="text-sm text-loss">
          {t("shell.unreachable")}
        </p>
        <button type="button" onClick={() => void open()} className={buttonStyle("secondary")}>
          {t("desk.again")}
        </button>
      </div>
    );
  }
  return (
    <div className="source">
      <p className="caption">{t("desk.source.hint")}</p>
      <SourceEditor {...props} source={source} />
    </div>
  );
};
