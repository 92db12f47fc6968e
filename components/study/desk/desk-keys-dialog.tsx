"use client";

import { type RefObject, useEffect, useState } from "react";
import { KeysDialog } from "../../ui/keys-dialog.tsx";
import { useTexts } from "../../ui/texts.tsx";

/** The keys of the desk. */
export const DeskKeysDialog = (props: { dialog: RefObject<HTMLDialogElement | null> }) => {
  const t = useTexts();
  const [command, setCommand] = useState("Ctrl");
  useEffect(() => {
    if (/mac|iphone|ipad/i.test(navigator.userAgent)) setCommand("⌘");
  }, []);
  return (
    <KeysDialog
      dialog={props.dialog}
      title={t("desk.keys.title")}
      rows={[
        { keys: [command, "Enter"], meaning: t("desk.keys.send") },
        { keys: [command, "Z"], meaning: t("desk.keys.undo") },
        { keys: [command, "Shift", "Z"], meaning: t("desk.keys.redo") },
        { keys: ["Esc"], meaning: t("desk.keys.escape") },
        { keys: ["?"], meaning: t("desk.keys.help") },
      ]}
    />
  );
};
