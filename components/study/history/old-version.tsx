"use client";

import { useEffect, useRef, useState } from "react";
import { getIfChanged } from "#components/hooks/send-json.ts";
import { Alert } from "#components/ui/alert.tsx";
import { buttonStyle } from "#components/ui/button-style.ts";
import { useTexts } from "#components/ui/texts.tsx";
import type { BlockView } from "#lib/schemas/study.ts";
import { DocumentPane } from "../document/document-pane.tsx";
import { draftRows } from "../document/document-rows.ts";
import { StickyNotice } from "../document/sticky-notice.tsx";
import type { DocumentActions } from "../workspace/use-document-actions.ts";

type RenderedBlock = BlockView & { readonly html: string };

/** The document as it was, with the way back to it and the way back from it. */
export const OldVersion = (props: {
  threadId: string;
  revision: number;
  language: string;
  actions: DocumentActions;
  onClose: () => void;
}) => {
  const t = useTexts();
  const { threadId, revision, actions } = props;
  const blocks = useVersion(threadId, revision);
  const panelRef = useRef<HTMLElement>(null);
  const restore = async () => {
    if (await actions.restore(revision)) props.onClose();
  };
  const html = new Map(Array.isArray(blocks) ? blocks.map((block) => [block.id, block.html]) : []);
  return (
    <>
      <StickyNotice className="mb-8">
        <p className="font-medium">
          {revision === 0 ? t("workspace.versionFirst") : t("workspace.versionTitle", { revision })}
        </p>
        <div className="flex flex-wrap gap-2">
          <button
            type="button"
            disabled={actions.busy}
            onClick={() => void restore()}
            className={buttonStyle("primary")}
          >
            {t("workspace.restore")}
          </button>
          <button type="button" onClick={props.onClose} className={buttonStyle("secondary")}>
            {t("workspace.backToPresent")}
          </button>
        </div>
        <Alert>{actions.problemAt(`version ${revision}`)}</Alert>
      </StickyNotice>
      {blocks === null && <p className="caption animate-pulse">{t("workspace.loading")}</p>}
      {blocks === "failed" && <p className="text-sm text-loss">{t("shell.unreachable")}</p>}
      {Array.isArray(blocks) && (
        <div className="print:hidden">
          <DocumentPane
            rows={draftRows(blocks)}
            language={props.language}
            htmlOf={(id) => html.get(id) ?? null}
            noteOf={null}
            panelRef={panelRef}
            growing={false}
          />
        </div>
      )}
    </>
  );
};

const useVersion = (threadId: string, revision: number): RenderedBlock[] | "failed" | null => {
  const [blocks, setBlocks] = useState<RenderedBlock[] | "failed" | null>(null);
  useEffect(() => {
    let left = false;
    const load = async () => {
      setBlocks(null);
      const url = `/api/study/${threadId}/revisions/${revision}/blocks`;
      const answer = await getIfChanged<{ blocks: RenderedBlock[] }>(url, null);
      if (!left) setBlocks(answer?.value?.blocks ?? "failed");
    };
    void load();
    return () => {
      left = true;
    };
  }, [threadId, revision]);
  return blocks;
};
