"use client";

import { useTexts } from "../ui/texts.tsx";
import { type PackDraft, wrongVersion } from "./pack-draft.ts";

/** What is wrong with a description, as a sentence; null when nothing is. */
export const useDraftProblem = () => {
  const t = useTexts();
  return (draft: PackDraft): string | null => {
    if (draft.product.trim() === "") return t("library.form.errors.product");
    const wrong = wrongVersion(draft);
    return wrong === null ? null : t("library.form.errors.versions", { name: wrong });
  };
};
