"use client";

import { BookOpen, MessagesSquare } from "lucide-react";
import { PhoneTabs as Tabs } from "#components/ui/phone-tabs.tsx";
import { useTexts } from "#components/ui/texts.tsx";

export type PhoneTab = "document" | "side";

const icons = { document: BookOpen, side: MessagesSquare } as const;

/** On a phone one of the two is in sight, and the other says when something happened in it. */
export const PhoneTabs = (props: {
  shown: PhoneTab;
  news: PhoneTab | null;
  onShow: (tab: PhoneTab) => void;
}) => {
  const t = useTexts();
  const tabs = (["document", "side"] as const).map((name) => ({
    name,
    label: t(`desk.views.${name}`),
    icon: icons[name],
    news: props.news === name ? t("desk.news") : null,
  }));
  return (
    <Tabs label={t("desk.views.label")} tabs={tabs} shown={props.shown} onShow={props.onShow} />
  );
};
