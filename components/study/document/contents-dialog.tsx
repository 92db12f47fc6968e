"use client";

import type { RefObject } from "react";
import { useTexts } from "#components/ui/texts.tsx";
import type { BlockView } from "#lib/schemas/study.ts";
import { Outline } from "./outline.tsx";

/** The contents where there is no room for them beside the document. */
export const ContentsDialog = (props: {
  dialog: RefObject<HTMLDialogElement | null>;
  blocks: readonly BlockView[];
  sheet: RefObject<HTMLElement | null>;
  onGo: (start: number) => void;
}) => {
  const t = useTexts();
  const { dialog } = props;
  return (
    <dialog
      ref={dialog}
      aria-label={t("desk.outline")}
      className="dialog contents-dialog"
      onClick={(event) => event.target === dialog.current && dialog.current.close()}
      onKeyDown={(event) => event.key === "Escape" && dialog.current?.close()}
    >
      <Outline
        blocks={props.blocks}
        sheet={props.sheet}
        onGo={(start) => {
          dialog.current?.close();
          props.onGo(start);
        }}
      />
    </dialog>
  );
};
