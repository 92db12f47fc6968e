"use client";

import type { ReactNode } from "react";
import { SideColumn as Column } from "#components/ui/side-column.tsx";
import { useTexts } from "#components/ui/texts.tsx";

export type SidePanel = "talk" | "notes" | "history";

/** What lies beside the document, one at a time. The conversation stays as it was left. */
export const SideColumn = (props: {
  panels: readonly SidePanel[];
  shown: SidePanel;
  /** Whether something is new in the conversation. */
  news: boolean;
  onShow: (panel: SidePanel) => void;
  talk: ReactNode;
  /** The panel that is shown, when it is not the conversation. */
  children: ReactNode;
}) => {
  const t = useTexts();
  const { panels, shown, onShow, talk, children } = props;
  return (
    <Column
      {...{ shown, onShow, children }}
      label={t("desk.side.label")}
      panels={panels.map((name) => ({
        name,
        label: t(`desk.side.${name}`),
        news: name === "talk" && props.news ? t("desk.news") : null,
      }))}
      first={talk}
    />
  );
};
