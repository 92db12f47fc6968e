"use client";

import { useEffect, useRef, useState } from "react";
import { useTexts } from "#components/ui/texts.tsx";
import type { GuideWorkspaceState } from "./use-guide-workspace.ts";

/** A student who writes is not torn away; nor is one who looks at the picture or reads beside. */
const keepsFocus = (element: Element | null): boolean =>
  element?.closest("textarea, input, dialog, .desk-side, .screen-area") != null;

/**
 * A new step or another phase: its heading takes the focus, and with it comes into sight; those whose focus stays
 * where it is are told.
 */
export const useStageFocus = ({ phase, view }: GuideWorkspaceState) => {
  const t = useTexts();
  const heading = useRef<HTMLHeadingElement>(null);
  const [told, setTold] = useState("");
  const index = view.current_step_index;
  const total = view.steps.length;
  const key = phase === "steps" || phase === "review" ? `${phase} ${index}` : phase;
  const before = useRef(key);
  const words =
    index === null || total === 0 || (phase !== "steps" && phase !== "review")
      ? t(`guide.phases.${phase}`)
      : t("guide.step.position", { number: Math.min(index + 1, total), total });
  const latest = useRef(words);
  latest.current = words;
  useEffect(() => {
    if (before.current === key) return;
    before.current = key;
    if (keepsFocus(document.activeElement)) return setTold(latest.current);
    heading.current?.focus({ preventScroll: true });
    window.scrollTo({ top: 0 });
  }, [key]);
  return { heading, told };
};
