import { z } from "zod";
import { doubtfulLine, type NotePageView } from "#lib/schemas/study.ts";

const pageDraft = z.object({
  /** What was read, so that a draft of another reading is not taken for this one's. */
  readText: z.string(),
  text: z.string(),
  doubts: z.array(doubtfulLine),
  accepted: z.boolean(),
});

/** A page as the student has left it up to now. */
export type PageDraft = z.infer<typeof pageDraft>;

/** What a page begins with. A page that was reviewed before has no doubts left. */
export const freshDraft = (page: NotePageView): PageDraft => ({
  readText: page.text ?? "",
  text: page.text ?? "",
  doubts: page.reviewed ? [] : page.doubtful,
  accepted: page.reviewed,
});

const keyOf = (page: Pick<NotePageView, "id">): string => `lectern.review.${page.id}`;

/** What this tab kept of a page, else what was read from it. */
export const keptDraft = (page: NotePageView): PageDraft => {
  try {
    const kept = pageDraft.parse(JSON.parse(sessionStorage.getItem(keyOf(page)) ?? "null"));
    return kept.readText === (page.text ?? "") ? kept : freshDraft(page);
  } catch {
    // Nothing was kept, or the storage is forbidden.
    return freshDraft(page);
  }
};

/** Keeps a page for a reload; a full or forbidden storage only means that it does not outlive one. */
export const keepPage = (page: Pick<NotePageView, "id">, draft: PageDraft): void => {
  try {
    sessionStorage.setItem(keyOf(page), JSON.stringify(draft));
  } catch {
    return;
  }
};
