import type { useTexts } from "#components/ui/texts.tsx";
import type { HistoryEdit } from "#lib/schemas/study.ts";

const oneLine = (words: string): string => words.replaceAll(/\s+/g, " ").trim();

/** What an edit is called: why it was made, else what came or went, else its kind. */
export const editTitle = (edit: HistoryEdit, t: ReturnType<typeof useTexts>): string => {
  if (edit.reason !== "") return edit.reason;
  if (edit.kind !== "undo" && edit.kind !== "restore") {
    const [came, went] = [oneLine(edit.newPreview), oneLine(edit.oldPreview)];
    if (came !== "") return came;
    if (went !== "") return t("desk.removed", { words: went });
  }
  return t(`desk.kinds.${edit.kind}`);
};
