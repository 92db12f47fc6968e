"use client";

import { type DialogRef, KeysDialog } from "#components/ui/dialog.tsx";
import { useTexts } from "#components/ui/texts.tsx";

/** The keys of a guide. */
export const GuideKeysDialog = (props: { dialog: DialogRef }) => {
  const t = useTexts();
  const arrows = t("guide.keys.arrows");
  return (
    <KeysDialog
      dialog={props.dialog}
      title={t("guide.keys.title")}
      rows={[
        { keys: ["1", "2", "3", "4"], meaning: t("guide.keys.choice") },
        { keys: ["Ctrl", "V"], meaning: t("guide.keys.paste") },
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
