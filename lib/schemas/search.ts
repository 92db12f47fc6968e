import { z } from "zod";
import { threadKind, withoutNul } from "./thread.ts";

/** What a passage is to its thread or source. */
const textPart = z.enum(["title", "document", "note", "question", "answer", "guide", "message"]);
export type TextPart = z.infer<typeof textPart>;

/** The kinds in which results are shown, in their order; questions stand with their answers. */
export const resultKind = z.enum([
  "titles",
  "documents",
  "notes",
  "questions",
  "guides",
  "messages",
]);
export type ResultKind = z.infer<typeof resultKind>;

/** Longer ones are cut: nobody types so many words. */
export const longestQuery = 200;

/** Query of `GET /api/search`. */
export const searchQuery = z.object({ q: withoutNul(z.string().max(longestQuery)).default("") });

const foundPassage = z.object({
  /** Of the thread or source that it stands in. */
  id: z.string(),
  kind: z.union([threadKind, z.literal("source")]),
  title: z.string(),
  part: textPart,
  /** The address of the passage on its page; where the page has no such place, of the page. */
  href: z.string(),
  /** The passage as it reads, or what stands around its first word that was found; `marked` are the words that were found. */
  pieces: z.array(z.object({ text: z.string(), marked: z.boolean() })),
});
export type FoundPassage = z.infer<typeof foundPassage>;

/** Answer to `GET /api/search`. */
export const searchResults = z.object({
  query: z.string(),
  /** The query with slips of the keyboard put right, where it was searched for so; else null. */
  corrected: z.string().nullable(),
  /** Kinds without results are left out. */
  groups: z.array(
    z.object({
      kind: resultKind,
      /** Whether there are others of the kind, which are not listed. */
      more: z.boolean(),
      passages: z.array(foundPassage),
    }),
  ),
});
export type SearchResults = z.infer<typeof searchResults>;
