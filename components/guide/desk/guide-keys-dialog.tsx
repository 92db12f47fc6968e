"use client";

import { type RefObject, useEffect, useState } from "react";
import { KeysDialog } from "#components/ui/keys-dialog.tsx";
import { useTexts } from "#components/ui/texts.tsx";

/** The keys of a guide. */
export const GuideKeysDialog = (props: { dialog: RefObject<HTMLDialogElement | null> }) => {
  const t = useTexts();
  const [command, setCommand] = useState("Ctrl");
  useEffect(() => {
    if (/mac|iphone|ipad/i.test(navigator.userAgent)) setCommand("⌘");
  }, []);
  const arrows = t("guide.keys.arrows");
  return (
    <KeysDialog
      dialog={props.dialog}
      title={t("guide.keys.title")}
      rows={[
        { keys: ["1", "2", "3", "4"], meaning: t("guide.keys.choice") },
        { keys: [command, "V"], meaning: t("guide.keys.paste") },
        { keys: [arrows], meaning: t("guide.keys.box") },
        { keys: ["Shift", arrows], meaning: t("guide.keys.size") },
        { keys: ["Delete"], meaning: t("guide.keys.remove") },
        { keys: ["+", "−", "0"], meaning: t("guide.keys.zoom") },
        { keys: ["Enter"], meaning: t("guide.keys.send") },
        { keys: ["?"], meaning: t("guide.keys.help") },
      ]}
    />
  );
};
