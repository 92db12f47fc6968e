import type { ReactNode } from "react";
import type { MessageView } from "#lib/schemas/study.ts";

/** A conversation: what was said scrolls, what stands at its foot stays. */
export const Talk = (props: { label: string; foot: ReactNode; children: ReactNode }) => (
  <section aria-label={props.label} className="flex h-full min-h-0 flex-col">
    <div
      data-talk
      className="grid min-h-0 flex-1 content-start gap-5 overflow-y-auto overscroll-contain p-5"
    >
      {props.children}
    </div>
    {props.foot}
  </section>
);

const panel = "grid gap-3 p-4 border rounded-card bg-surface";

/** The look of what is asked of the student in a conversation, or of work that was halted. */
export const talkPanel = `${panel} border-rule`;
export const failedPanel = `${panel} border-loss-line`;

/** What was done is said quietly; what went wrong has the colour of doubt. */
const looks: Readonly<Partial<Record<MessageView["kind"], string>>> = {
  edit_error: "pl-3 border-l-2 border-doubt-line text-doubt",
  completed: "text-xs leading-[1.55] text-ink-faint",
  stage: "text-xs leading-[1.55] text-ink-faint",
};

const bubble = "justify-self-end max-w-[88%] px-3.5 py-2.5 rounded-card rounded-br-sm";

/** A line of a conversation. The bubble is the student's alone: agent and program reply, too. */
export const TalkMessage = (props: {
  message: Pick<MessageView, "author" | "kind"> & { readonly id?: string };
  /** Whether it waits its turn. */
  queued?: boolean;
  children: ReactNode;
}) => {
  const { message, queued = false } = props;
  const isStudent = message.author === "student";
  const ground = queued
    ? "border border-dashed border-rule-strong text-ink-soft"
    : "bg-accent-wash";
  const look = isStudent ? `${bubble} ${ground}` : (looks[message.kind] ?? "");
  return (
    <li
      data-bubble={isStudent || undefined}
      data-place={message.id === undefined ? undefined : `message-${message.id}`}
      className={`grid min-w-0 justify-items-start gap-1.5 wrap-anywhere ${look}`.trim()}
    >
      {props.children}
    </li>
  );
};
