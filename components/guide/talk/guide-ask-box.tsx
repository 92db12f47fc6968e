"use client";

import { Composer } from "#components/ui/composer.tsx";
import { useTexts } from "#components/ui/texts.tsx";
import { maxGuideText } from "#lib/guide/guide-limits.ts";
import type { ThreadView } from "#lib/schemas/thread.ts";
import type { GuideTalk } from "./use-guide-talk.ts";

/** Why nothing can be asked. */
const placeholders = {
  running: "placeholderBusy",
  waiting: "placeholderBusy",
  stopped: "placeholderHalted",
  failed: "placeholderHalted",
  done: "placeholderDone",
} as const satisfies Record<ThreadView["status"], string>;

/** Where the student asks about the step, or says in their own words what they did. */
export const GuideAskBox = (props: {
  thread: ThreadView;
  talk: GuideTalk;
  /** Where the manual was silent, the box is for other words. */
  otherwise?: boolean;
}) => {
  const t = useTexts();
  const { thread, talk, otherwise = false } = props;
  const open = thread.question !== null;
  const over = thread.status === "done" && !open;
  const asked = t(otherwise ? "guide.answer.otherWords" : "guide.talk.ask");
  const hint = t(`guide.talk.${open ? "placeholder" : placeholders[thread.status]}`);
  return (
    <Composer
      keptAs={`lectern.guide.${thread.id}${otherwise ? ".words" : ""}`}
      label={asked}
      placeholder={open && otherwise ? asked : hint}
      maxLength={maxGuideText}
      open={!over}
      mayBeSent={open}
      busy={talk.busy}
      send={t("guide.talk.send")}
      sending={t("guide.talk.sending")}
      onSend={talk.ask}
    />
  );
};
