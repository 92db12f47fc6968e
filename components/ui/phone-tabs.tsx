"use client";

import type { LucideIcon } from "lucide-react";
import { NewsDot } from "./side-column.tsx";

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
  <nav aria-label={props.label} className="phone-tabs no-print">
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
