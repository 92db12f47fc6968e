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

/**
 * A workspace: its text scrolls with the page, and what lies beside it has a column of its own. On a phone one of the
 * two is in sight, which `data-tab` names. `workspace.css` has what it wants of the whole page.
 */
export const workspaceLook =
  "workspace group/workspace px-(--workspace-air) pb-24 max-wide:pb-0 print:block print:p-0";

/** What scrolls in a panel beside the text. */
export const besideText = "h-full p-5 overflow-y-auto overscroll-contain";

const tabsLook = "flex min-h-16 flex-none gap-1 border-b border-rule px-3 max-wide:min-h-12";

// The column begins at the window's edge: the ring of the focus stands inside.
const tabLook =
  "relative px-2 border-b-2 border-transparent text-sm leading-[1.6] text-ink-faint -outline-offset-4 hover:text-ink aria-selected:border-accent aria-selected:text-ink aria-selected:font-strong";

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
    <Tabs.Root
      value={shown}
      onValueChange={show}
      data-beside
      className="flex min-h-0 flex-col max-wide:-mx-(--workspace-air) max-wide:flex-1 max-wide:group-data-[tab=document]/workspace:hidden wide:fixed wide:inset-y-0 wide:right-0 wide:z-20 wide:w-(--side) wide:border-l wide:border-rule wide:bg-paper print:hidden"
    >
      {alone ? (
        <div className={tabsLook}>
          <h2 className="relative self-center px-2 text-sm leading-[1.6] font-strong text-ink">
            {first?.label}
          </h2>
        </div>
      ) : (
        <Tabs.List aria-label={props.label} className={tabsLook}>
          {panels.map(({ name, label, news }) => (
            <Tabs.Trigger key={name} value={name} className={tabLook}>
              {label}
              {news != null && name !== shown && (
                <NewsDot words={news} className="top-4.5 -right-0.5" />
              )}
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
    className="sticky bottom-0 z-30 -mx-(--workspace-air) grid grid-cols-2 border-t border-rule bg-paper pb-[env(safe-area-inset-bottom)] wide:hidden print:hidden"
  >
    {props.tabs.map(({ name, label, icon: Icon, news }) => (
      <button
        key={name}
        type="button"
        aria-current={name === props.shown ? "page" : undefined}
        className="grid min-h-14 justify-items-center gap-0.5 pt-2 pb-1.5 text-xs text-ink-faint aria-[current]:font-strong aria-[current]:text-accent"
        onClick={() => props.onShow(name)}
      >
        <span className="relative">
          <Icon aria-hidden="true" className="size-5" strokeWidth={1.75} />
          {news !== null && name !== props.shown && (
            <NewsDot words={news} className="-top-0.5 -right-2" />
          )}
        </span>
        {label}
      </button>
    ))}
  </nav>
);

/** Says that there is something new behind a tab. */
const NewsDot = (props: { words: string; className: string }) => (
  <span className={`absolute size-2 rounded-full bg-accent ${props.className}`}>
    <span className="sr-only">{props.words}</span>
  </span>
);
