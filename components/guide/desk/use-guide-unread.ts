"use client";

import { useEffect, useState } from "react";
import type { PhoneTab } from "#components/study/desk/use-phone-tab.ts";
import type { RenderedGuide } from "../rendered-guide.ts";
import type { GuidePanel } from "./use-guide-workspace.ts";

/** From this width on both are in sight together; as in the style sheet. */
const wide = "(width >= 60rem)";

/** What happened where the student does not look: a word in the conversation, or another step. */
export const useGuideUnread = (view: RenderedGuide, tab: PhoneTab, panel: GuidePanel) => {
  const last = view.messages.findLast(({ author }) => author !== "student");
  const said = last?.id ?? "";
  const shown = `${view.mode} ${view.current_step_index} ${view.question?.kind ?? ""}`;
  const [heard, setHeard] = useState(said);
  const [seen, setSeen] = useState(shown);
  useEffect(() => {
    const both = matchMedia(wide).matches;
    if (panel === "talk" && (both || tab === "side")) setHeard(said);
    if (both || tab === "document") setSeen(shown);
  }, [said, shown, tab, panel]);
  return { talk: heard !== said, step: seen !== shown };
};
