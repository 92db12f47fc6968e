"use client";

import { useEffect, useState } from "react";
import type { StudyView } from "#lib/schemas/study.ts";
import type { PhoneTab } from "./use-phone-tab.ts";
import type { SidePanel } from "./use-workspace.ts";

/** From this width on document and conversation are in sight together; as in the style sheet. */
export const wide = "(width >= 60rem)";

/** What happened where the student does not look: a word in the conversation, or an edit of the document. */
export const useUnread = (view: StudyView, tab: PhoneTab, panel: SidePanel) => {
  const said = `${view.messages.at(-1)?.id ?? ""} ${view.thread.question?.interruptId ?? ""}`;
  const made = `${view.document?.revision ?? ""} ${view.draft?.stage ?? ""}`;
  const [heard, setHeard] = useState(said);
  const [seen, setSeen] = useState(made);
  useEffect(() => {
    const both = matchMedia(wide).matches;
    if (panel === "talk" && (both || tab === "side")) setHeard(said);
    if (both || tab === "document") setSeen(made);
  }, [said, made, tab, panel]);
  return { talk: heard !== said, document: seen !== made };
};
