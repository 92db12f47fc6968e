"use client";

import type { LucideIcon } from "lucide-react";
import { Tabs } from "radix-ui";
import type { ReactNode } from "react";

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
  const { panels, shown } = props;
  const [first] = panels;
  const alone = panels.length === 1;
  const show = (name: string) => {
    const panel = panels.find((one) => one.name === name);
    if (panel) props.onShow(panel.name);
  };
  return (
    <Tabs.Root value={shown} onValueChange={show} className="workspace-side no-print">
      {alone ? (
        <div className="side-tabs">
          <h2 className="self-center border-0 text-ink font-strong side-tab">{first?.label}</h2>
        </div>
      ) : (
        <Tabs.List aria-label={props.label} className="side-tabs">
          {panels.map(({ name, label, news }) => (
            <Tabs.Trigger key={name} value={name} className="side-tab">
              {label}
              {news != null && name !== shown && <NewsDot words={news} />}
            </Tabs.Trigger>
          ))}
        </Tabs.List>
      )}
      <Tabs.Content
        forceMount
        value={first?.name ?? ""}
        hidden={shown !== first?.name}
        tabIndex={undefined}
        {...(alone ? { role: undefined, "aria-labelledby": undefined } : {})}
        className="flex-1 min-h-0 [&:not([hidden])]:block"
      >
        {props.first}
      </Tabs.Content>
      {shown !== first?.name && (
        <Tabs.Content
          key={shown}
          value={shown}
          tabIndex={undefined}
          className="flex-1 min-h-0 [&:not([hidden])]:block"
        >
          {props.children}
        </Tabs.Content>
      )}
    </Tabs.Root>
  );
};

/** On a phone one of several is in sight, and the others say when something happened in them. */
export const PhoneTabs = <Name extends string>(props: {
  label: string;
  tabs: readonly {
    readonly name: Name;
    readonly label: string;
    readonly icon: LucideIcon;
    readonly news: string | null;
  }[];
  shown: Name;
  onShow: (tab: Name) => void;
}) => (
  <nav
    aria-label={props.label}
    className="hidden max-wide:sticky max-wide:z-30 max-wide:bottom-0 max-wide:grid max-wide:grid-cols-[1fr_1fr] max-wide:mx-[calc(-1_*_var(--workspace-air))] max-wide:pb-[env(safe-area-inset-bottom)] max-wide:border-t max-wide:border-rule max-wide:bg-paper max-wide:[&_button]:grid max-wide:[&_button]:justify-items-center max-wide:[&_button]:gap-0.5 max-wide:[&_button]:min-h-14 max-wide:[&_button]:pt-2 max-wide:[&_button]:pb-1.5 max-wide:[&_button]:text-xs max-wide:[&_button]:text-ink-faint max-wide:[&_button]:[&[aria-current]]:text-accent max-wide:[&_button]:[&[aria-current]]:font-strong no-print"
  >
    {props.tabs.map(({ name, label, icon: Icon, news }) => (
      <button
        key={name}
        type="button"
        aria-current={name === props.shown ? "page" : undefined}
        onClick={() => props.onShow(name)}
      >
        <span className="relative">
          <Icon aria-hidden="true" className="size-5" strokeWidth={1.75} />
          {news !== null && name !== props.shown && <NewsDot words={news} />}
        </span>
        {label}
      </button>
    ))}
  </nav>
);

/** Says that there is something new behind a tab. */
const NewsDot = (props: { words: string }) => (
  <span className="news-dot">
    <span className="sr-only">{props.words}</span>
  </span>
);
