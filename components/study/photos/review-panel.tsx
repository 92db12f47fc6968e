"use client";

import { useState } from "react";
import { sendJson } from "#components/hooks/send-json.ts";
import { useTexts } from "#components/ui/texts.tsx";
import type { NotePageView } from "#lib/schemas/study.ts";
import { pictureUrl } from "./photo-input.tsx";
import { type AcceptedPage, ReviewWorkspace } from "./review-workspace.tsx";

/** What was read from photos, to be compared with them before it becomes part of the document. */
export const ReviewPanel = (props: {
  threadId: string;
  interruptId: string;
  pages: readonly NotePageView[];
  onSaid: () => void;
}) => {
  const t = useTexts();
  const { threadId, interruptId } = props;
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const accept = async (pages: readonly AcceptedPage[]) => {
    setBusy(true);
    setProblem(null);
    const sent = await sendJson("POST", `/api/threads/${threadId}/replies`, {
      interruptId,
      value: { type: "reviewed", pages },
    });
    setBusy(false);
    // A question that was answered elsewhere is no error: the page catches up.
    if (!sent.ok && sent.code !== "thread_not_waiting") {
      setProblem(sent.message ?? t("shell.unreachable"));
    }
    props.onSaid();
  };
  return (
    <>
      <ReviewWorkspace
        pages={props.pages}
        pictureUrl={(page) => pictureUrl(threadId, page)}
        onAccept={(pages) => void accept(pages)}
        busy={busy}
      />
      <p role="alert" className="mt-3 text-sm text-loss empty:hidden">
        {problem}
      </p>
    </>
  );
};
