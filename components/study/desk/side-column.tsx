"use client";

import { type KeyboardEvent, type ReactNode, useId, useRef } from "react";
import { useTexts } from "../../ui/texts.tsx";

export type SidePanel = "talk" | "notes" | "history";

/** What lies beside the document, one at a time. The conversation stays as it was left. */
export const SideColumn = (props: {
  panels: readonly SidePanel[];
  shown: SidePanel;
  /** Panels in which something is new. */
  news: boolean;
  onShow: (panel: SidePanel) => void;
  talk: ReactNode;
  /** The panel that is shown, when it is not the conversation. */
  children: ReactNode;
}) => {
  const t = useTexts();
  const id = useId();
  const tabs = useRef<HTMLDivElement>(null);
  const { panels, shown } = props;
  const alone = panels.length === 1;
  const step = (event: KeyboardEvent) => {
    const by = event.key === "ArrowRight" ? 1 : event.key === "ArrowLeft" ? -1 : 0;
    const next = panels[(panels.indexOf(shown) + by + panels.length) % panels.length];
    if (by === 0 || next === undefined) return;
    event.preventDefault();
    props.onShow(next);
    tabs.current?.querySelector<HTMLElement>(`[data-panel="${next}"]`)?.focus();
  };
  return (
    <div className="desk-side no-print">
      {alone ? (
        <div className="side-tabs">
          <h2 className="side-tab side-alone">{t("desk.side.talk")}</h2>
        </div>
      ) : (
        <div
          ref={tabs}
          role="tablist"
          aria-label={t("desk.side.label")}
          className="side-tabs"
          onKeyDown={step}
        >
          {panels.map((panel) => (
            <button
              key={panel}
              type="button"
              role="tab"
              id={`${id}-${panel}-tab`}
              data-panel={panel}
              aria-controls={`${id}-${panel}`}
              aria-selected={panel === shown}
              tabIndex={panel === shown ? 0 : -1}
              onClick={() => props.onShow(panel)}
              className="side-tab"
            >
              {t(`desk.side.${panel}`)}
              {panel === "talk" && shown !== "talk" && props.news && <NewsDot />}
            </button>
          ))}
        </div>
      )}
      <div
        {...(alone ? {} : { role: "tabpanel", "aria-labelledby": `${id}-talk-tab` })}
        id={`${id}-talk`}
        hidden={shown !== "talk"}
        className="side-panel"
      >
        {props.talk}
      </div>
      {shown !== "talk" && (
        <div
          role="tabpanel"
          id={`${id}-${shown}`}
          aria-labelledby={`${id}-${shown}-tab`}
          className="side-panel"
        >
          {props.children}
        </div>
      )}
    </div>
  );
};

/** Says that there is something new behind a tab. */
export const NewsDot = () => {
  const t = useTexts();
  return (
    <span className="news-dot">
      <span className="sr-only">{t("desk.news")}</span>
    </span>
  );
};
