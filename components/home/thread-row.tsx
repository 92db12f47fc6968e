import Link from "next/link";
import type { ReactNode } from "react";
import type { ThreadStanding } from "#lib/schemas/thread.ts";

/**
 * One piece of work in the list: its title, what it is, how it stands, and what can be done with it. On a phone that is
 * beside the lower lines, so that the title has all of the width.
 */
export const ThreadRow = (props: {
  href: string;
  title: string;
  kind: string;
  /** What it belongs to, where that is not clear. */
  subject: string | null;
  state: ThreadStanding["state"];
  stateLabel: string;
  when: string;
  dateTime: string;
  children: ReactNode;
}) => (
  <li className="group relative grid items-center gap-4 border-b border-rule sm:grid-cols-[minmax(0,1fr)_auto]">
    <Link href={props.href} className="min-w-0 pt-3 pb-1 outline-offset-0 sm:py-4">
      <span
        title={props.title}
        className="line-clamp-3 font-serif text-lg font-medium group-hover:text-accent"
      >
        {props.title}
      </span>
      <span className="caption flex flex-wrap content-start items-center gap-x-3 max-sm:min-h-11 max-sm:pr-24">
        <span className="inline-flex flex-wrap gap-x-3">
          <StateMark state={props.state} label={props.stateLabel} />
          <time dateTime={props.dateTime}>{props.when}</time>
        </span>
        <span className="inline-flex min-w-0 gap-x-3">
          <span>{props.kind}</span>
          {props.subject !== null && <span className="truncate">{props.subject}</span>}
        </span>
      </span>
    </Link>
    <div className="flex flex-none items-center max-sm:absolute max-sm:right-0 max-sm:bottom-1">
      {props.children}
    </div>
  </li>
);

const calls = { dot: "bg-accent", text: "text-accent" };
const open = { dot: "bg-transparent border border-accent", text: "" };
const over = { dot: "bg-transparent border border-rule-strong", text: "" };
const halted = { dot: "bg-rule-strong", text: "" };

const looks: Readonly<Record<ThreadStanding["state"], { dot: string; text: string }>> = {
  running: { dot: "bg-accent animate-pulse", text: "text-accent" },
  waiting: calls,
  failed: { dot: "bg-loss", text: "text-loss" },
  ...{ draft: open, not_started: open, playing: open, retrying: open, in_steps: open },
  ...{ done: over, played: over, answered: over, solved: over },
  ...{ stopped: halted, left: halted, unanswered: halted, unsolved: halted },
};

const StateMark = (props: { state: ThreadStanding["state"]; label: string }) => (
  <span className={`inline-flex items-center gap-1.5 ${looks[props.state].text}`}>
    <span aria-hidden="true" className={`size-1.5 rounded-full ${looks[props.state].dot}`} />
    {props.label}
  </span>
);
