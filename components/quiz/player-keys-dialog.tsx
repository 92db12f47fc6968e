"use client";

import type { RefObject } from "react";
import { KeysDialog } from "../ui/keys-dialog.tsx";
import { useTexts } from "../ui/texts.tsx";

const rows = [
  [["1", "2", "3", "4"], "choose"],
  [["T", "F"], "trueFalse"],
  [["1", "2", "3"], "grade"],
  [["↑", "↓"], "upDown"],
  [["Enter"], "enter"],
  [["←", "→"], "sides"],
  [["?"], "help"],
] as const;

/** The keys of the player. */
export const PlayerKeysDialog = (props: { dialog: RefObject<HTMLDialogElement | null> }) => {
  const t = useTexts();
  return (
    <KeysDialog
      dialog={props.dialog}
      title={t("player.keys.title")}
      rows={rows.map(([keys, meaning]) => ({ keys, meaning: t(`player.keys.${meaning}`) }))}
    />
  );
};
