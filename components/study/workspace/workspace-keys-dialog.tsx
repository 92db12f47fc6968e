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
      title={t("workspace.keys.title")}
      rows={[
        { keys: ["Enter"], meaning: t("workspace.keys.send") },
        { keys: ["Ctrl", "Z"], meaning: t("workspace.keys.undo") },
        { keys: ["Ctrl", "Shift", "Z"], meaning: t("workspace.keys.redo") },
        { keys: ["Esc"], meaning: t("workspace.keys.escape") },
        { keys: ["?"], meaning: t("workspace.keys.help") },
      ]}
    />
  );
};
