"use client";

import { KeysDialog, useOpenDialog } from "#components/ui/dialog.tsx";
import { useTexts } from "#components/ui/texts.tsx";

/** The keys of the workspace; open as long as it is there. */
export const WorkspaceKeysDialog = (props: { onClose: () => void }) => {
  const t = useTexts();
  const dialog = useOpenDialog();
  return (
    <KeysDialog
      dialog={dialog}
      onClose={props.onClose}
      title={t("desk.keys.title")}
      rows={[
        { keys: ["Enter"], meaning: t("desk.keys.send") },
        { keys: ["Ctrl", "Z"], meaning: t("desk.keys.undo") },
        { keys: ["Ctrl", "Shift", "Z"], meaning: t("desk.keys.redo") },
        { keys: ["Esc"], meaning: t("desk.keys.escape") },
        { keys: ["?"], meaning: t("desk.keys.help") },
      ]}
    />
  );
};
