"use client";

import type { ReactNode } from "react";
import { useTexts } from "../ui/texts.tsx";

/** The passage of the note that an answer rests on. */
export const PassageFigure = (props: {
  /** Whether the note says something else there. */
  isPatched: boolean;
  children: ReactNode;
  className?: string;
}) => {
  const t = useTexts();
  return (
    <figure
      className={`grid min-w-0 grid-cols-1 gap-1 border-l-2 border-rule-strong/50 pl-4 ${props.className ?? ""}`}
    >
      <figcaption className="caption">
        {t(props.isPatched ? "player.passageCorrected" : "player.passage")}
      </figcaption>
      {props.children}
    </figure>
  );
};
