"use client";

import { Suspense } from "react";
import { useTexts } from "#components/ui/texts.tsx";
import { Conversation } from "../talk/conversation.tsx";
import { HistoryPanel, OwnNotesPanel } from "./on-demand.tsx";
import { SideColumn, type SidePanel } from "./side-column.tsx";
import type { Desk } from "./use-desk.ts";

/** The conversation, the student's notes and the history, beside the document. */
export const DeskBeside = (props: { desk: Desk }) => {
  const t = useTexts();
  const { desk } = props;
  const { view } = desk;
  const hasNotes = view.note !== null || view.pages.length > 0;
  const panels: SidePanel[] = [
    "talk",
    ...(hasNotes ? (["notes"] as const) : []),
    ...(view.document === null ? [] : (["history"] as const)),
  ];
  const shown = panels.includes(desk.panel) ? desk.panel : "talk";
  return (
    <SideColumn
      panels={panels}
      shown={shown}
      news={desk.news.talk}
      onShow={desk.show}
      talk={
        <Conversation
          view={view}
          htmlOf={desk.htmlOf}
          actions={desk.actions}
          marked={desk.marked}
          onUnmark={desk.unmark}
          onShowPlace={desk.showPlace}
          onShowEdit={desk.showEdit}
          onReview={() => desk.setTab("document")}
          onSaid={desk.said}
        />
      }
    >
      <Suspense fallback={<p className="side-text caption breathe">{t("desk.loading")}</p>}>
        {shown === "notes" && (
          <OwnNotesPanel
            threadId={view.thread.id}
            language={view.language}
            note={view.note}
            pages={view.pages}
            cited={desk.cited}
          />
        )}
        {shown === "history" && view.document !== null && (
          <HistoryPanel
            threadId={view.thread.id}
            revision={view.document.revision}
            looked={desk.version}
            actions={desk.actions}
            onDiff={desk.setDiff}
            onLight={desk.looks.light}
            onLook={desk.lookAt}
          />
        )}
      </Suspense>
    </SideColumn>
  );
};
