"use client";

import { useEffect } from "react";
import { useTexts } from "#components/ui/texts.tsx";

/** The document is named while its page is open; the tab takes the name over. */
export const usePageTitle = (title: string): void => {
  const t = useTexts();
  const full = `${title} · ${t("shell.product")}`;
  useEffect(() => {
    document.title = full;
  }, [full]);
};
