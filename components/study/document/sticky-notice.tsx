import type { ReactNode } from "react";

/** What is to be known of the text below, and what can be done about it; it stays in sight. */
export const StickyNotice = (props: { className?: string; children: ReactNode }) => (
  <div
    role="status"
    className={`sticky top-[calc(var(--bar)+0.75rem)] z-10 grid items-center gap-3 rounded-card border border-accent bg-accent-wash px-5 py-4 shadow-card max-sm:grid-cols-1 sm:grid-cols-[minmax(0,1fr)_auto] print:hidden ${props.className ?? ""}`.trim()}
  >
    {props.children}
  </div>
);
