"use client";

import { useEffect, useState } from "react";
import type { NotePageView } from "#lib/schemas/study.ts";
import { freshDraft, keepPage, keptDraft, type PageDraft } from "./page-draft.ts";

/** A page that was read, with its draft. */
export interface DraftedPage {
  readonly page: NotePageView;
  readonly draft: PageDraft;
}

/** Every page as the student has left it, kept in this tab; null until that was looked up. */
export const useReviewDrafts = (pages: readonly NotePageView[]) => {
  const [drafts, setDrafts] = useState<Readonly<Record<string, PageDraft>> | null>(null);
  // A page comes with its text, and with another one when it is read anew.
  const readings = pages.map(({ id, text }) => `${id} ${text ?? ""}`).join("\n");
  // biome-ignore lint/correctness/useExhaustiveDependencies: the readings are what matters of the pages, which are new objects with every poll
  useEffect(() => {
    setDrafts((known) =>
      Object.fromEntries(
        pages.map((page) => {
          const present = known?.[page.id];
          return [page.id, present?.readText === (page.text ?? "") ? present : keptDraft(page)];
        }),
      ),
    );
  }, [readings]);
  const change = (page: NotePageView, part: Partial<PageDraft>): void =>
    setDrafts((known) => {
      const draft = { ...(known?.[page.id] ?? freshDraft(page)), ...part };
      keepPage(page, draft);
      return { ...known, [page.id]: draft };
    });
  const drafted = drafts
    ? pages.map((page): DraftedPage => ({ page, draft: drafts[page.id] ?? freshDraft(page) }))
    : null;
  return { drafted, change };
};
