import type { TextKey } from "#lib/i18n/catalogue.ts";
import type { EditView } from "#lib/schemas/study.ts";

/** What an edit is called: why it was made, else what came or went, else its kind. */
export const editTitle = (edit: EditView, t: (key: TextKey) => string): string => {
  if (edit.reason !== "") return edit.reason;
  if (edit.kind !== "undo" && edit.kind !== "restore") {
    const words = (edit.newPreview || edit.oldPreview).replaceAll(/\s+/g, " ").trim();
    if (words !== "") return words;
  }
  return t(`desk.kinds.${edit.kind}`);
};
