"use client";

import { useEffect, useRef, useState } from "react";
import { KeysDialog } from "#components/ui/keys-dialog.tsx";
import { useTexts } from "#components/ui/texts.tsx";

/** The keys of the desk; open as long as it is there. */
export const DeskKeysDialog = (props: { onClose: () => void }) => {
  const t = useTexts();
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => dialog.current?.showModal(), []);
  const [command, setCommand] = useState("Ctrl");
  useEffect(() => {
    if (/mac|iphone|ipad/i.test(navigator.userAgent)) setCommand("⌘");
  }, []);
  return (
    <KeysDialog
      dialog={dialog}
      onClose={props.onClose}
      title={t("desk.keys.title")}
      rows={[
        { keys: ["Enter"], meaning: t("desk.keys.send") },
        { keys: [command, "Z"], meaning: t("desk.keys.undo") },
        { keys: [command, "Shift", "Z"], meaning: t("desk.keys.redo") },
        { keys: ["Esc"], meaning: t("desk.keys.escape") },
        { keys: ["?"], meaning: t("desk.keys.help") },
      ]}
    />
  );
};
