"use client";

import { type ReactNode, useEffect } from "react";
import type { ThreadView } from "#lib/schemas/thread.ts";
import { SubjectLink } from "../subjects/subject-link.tsx";
import { useTexts } from "./texts.tsx";

/**
 * The bar over a workspace: what it is about, what happens in it, what can be done. On a phone its words scroll away
 * with the page; beside the conversation only the title is left, for those who hear the page. The tab bears it, too.
 */
export const TitleBar = (props: {
  title: string;
  subject: ThreadView["subject"];
  /** Whether a phone shows the title larger below. */
  repeated?: boolean;
  status: ReactNode;
  children: ReactNode;
}) => {
  const t = useTexts();
  const full = `${props.title} · ${t("shell.product")}`;
  useEffect(() => {
    document.title = full;
  }, [full]);
  return (
    <div
      data-title-bar
      className="sticky top-0 z-30 -mx-(--workspace-air) flex min-h-(--bar) items-center gap-x-5 gap-y-1 border-b border-rule bg-paper px-(--workspace-air) max-wide:contents print:hidden"
    >
      {/* What stands beside it gives way first. The room below is for descenders, which the clamp cuts off. */}
      <h1
        title={props.title}
        className={`line-clamp-2 min-w-0 flex-[1_0_min(14rem,36%)] pb-0.5 font-serif text-base wrap-anywhere leading-tight font-medium max-wide:block max-wide:flex-none max-wide:pt-1 max-wide:leading-[inherit] max-wide:group-data-[tab=side]/workspace:sr-only ${props.repeated ? "max-wide:sr-only" : ""}`.trim()}
      >
        {props.title}
      </h1>
      {/* On a phone the subject stands beside what happens: a line of its own would push the work out of sight. */}
      <div className="flex min-w-0 items-center gap-x-3 text-end wide:flex-col wide:items-end max-wide:flex-wrap max-wide:min-h-9 max-wide:py-1.5 max-wide:text-start max-wide:has-[>:only-child]:hidden max-wide:group-data-[tab=side]/workspace:hidden">
        <SubjectLink subject={props.subject} className="leading-tight" />
        {props.status}
      </div>
      {props.children}
    </div>
  );
};
