"use client";

import { BookOpen, MessagesSquare } from "lucide-react";
import { useTexts } from "../../ui/texts.tsx";
import { NewsDot } from "./side-column.tsx";

export type PhoneTab = "document" | "side";

const tabs = [
  { tab: "document", icon: BookOpen },
  { tab: "side", icon: MessagesSquare },
] as const;

/** On a phone one of the two is in sight, and the other says when something happened in it. */
export const PhoneTabs = (props: {
  shown: PhoneTab;
  news: PhoneTab | null;
  onShow: (tab: PhoneTab) => void;
}) => {
  const t = useTexts();
  return (
    <nav aria-label={t("desk.views.label")} className="phone-tabs no-print">
      {tabs.map(({ tab, icon: Icon }) => (
        <button
          key={tab}
          type="button"
          aria-current={tab === props.shown ? "page" : undefined}
          onClick={() => props.onShow(tab)}
        >
          <span className="relative">
            <Icon aria-hidden="true" className="size-5" strokeWidth={1.75} />
            {props.news === tab && tab !== props.shown && <NewsDot />}
          </span>
          {t(`desk.views.${tab}`)}
        </button>
      ))}
    </nav>
  );
};
