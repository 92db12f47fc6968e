"use client";

import { type KeyboardEvent, type ReactNode, useId, useRef } from "react";

interface Panel<Name extends string> {
  readonly name: Name;
  readonly label: string;
  /** Something in it is new; the words say so to those who cannot see the dot. */
  readonly news?: string | null;
}

/** What lies beside the text, one at a time. The first panel stays as it was left. */
export const SideColumn = <Name extends string>(props: {
  label: string;
  /** At least one. */
  panels: readonly Panel<Name>[];
  shown: Name;
  onShow: (panel: Name) => void;
  first: ReactNode;
  /** The panel that is shown, when it is not the first. */
  children: ReactNode;
}) => {
  const id = useId();
  const tabs = useRef<HTMLDivElement>(null);
  const { panels, shown } = props;
  const names = panels.map(({ name }) => name);
  const [first] = panels;
  const step = (event: KeyboardEvent) => {
    const by = event.key === "ArrowRight" ? 1 : event.key === "ArrowLeft" ? -1 : 0;
    const next = names[(names.indexOf(shown) + by + names.length) % names.length];
    if (by === 0 || next === undefined) return;
    event.preventDefault();
    props.onShow(next);
    tabs.current?.querySelector<HTMLElement>(`[data-panel="${next}"]`)?.focus();
  };
  const alone = panels.length === 1;
  return (
    <div className="desk-side no-print">
      {alone ? (
        <div className="side-tabs">
          <h2 className="side-tab side-alone">{first?.label}</h2>
        </div>
      ) : (
        <div
          ref={tabs}
          role="tablist"
          aria-label={props.label}
          className="side-tabs"
          onKeyDown={step}
        >
          {panels.map(({ name, label, news }) => (
            <button
              key={name}
              type="button"
              role="tab"
              id={`${id}-${name}-tab`}
              data-panel={name}
              aria-controls={`${id}-${name}`}
              aria-selected={name === shown}
              tabIndex={name === shown ? 0 : -1}
              onClick={() => props.onShow(name)}
              className="side-tab"
            >
              {label}
              {news != null && name !== shown && <NewsDot words={news} />}
            </button>
          ))}
        </div>
      )}
      <div
        {...(alone ? {} : { role: "tabpanel", "aria-labelledby": `${id}-${first?.name}-tab` })}
        id={`${id}-${first?.name}`}
        hidden={shown !== first?.name}
        className="side-panel"
      >
        {props.first}
      </div>
      {shown !== first?.name && (
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
export const NewsDot = (props: { words: string }) => (
  <span className="news-dot">
    <span className="sr-only">{props.words}</span>
  </span>
);
