import { z } from "zod";
import { language } from "./language.ts";
import { withoutNul } from "./thread.ts";

/** A version such as "12" or "12.0.5": numbers with dots. */
export const versionShape = /^\d{1,6}(\.\d{1,6}){0,3}$/u;

/** A version such as "12" or "12.0.5": numbers with dots. A version without its last numbers is the newest of them. */
export const versionName = z.string().trim().regex(versionShape);

const name = withoutNul(z.string().trim().min(1).max(80));

/** What a guide pack is about; `pack.json` of an imported folder has this form, too. */
export const packDescription = z.object({
  product: withoutNul(z.string().trim().min(1).max(120)),
  /** The pack's name in the interface's languages; the product's name where it is absent. */
  titles: z.object({ en: name.optional(), ru: name.optional() }).default({}),
  /** The language of the manual. */
  language: language.default("en"),
  /** Oldest first. Empty when versions make no difference. */
  versions: z.array(versionName).max(60).default([]),
  /** Smallest first. Empty when there is one edition only. */
  editions: z.array(name).max(20).default([]),
});
export type PackDescription = z.infer<typeof packDescription>;

const otherNames = z
  .array(withoutNul(z.string().trim().min(1).max(200)))
  .max(20)
  .default([]);

/** What a version or an edition has and another has not. */
export const difference = z.object({
  feature: withoutNul(z.string().trim().min(1).max(200)),
  /** Other words for the feature, as questions name it. */
  also: otherNames,
  fact: withoutNul(z.string().trim().min(1).max(2_000)),
  /** The version that the source describes, where it does not say since when: it bars no other one. */
  listed_for: versionName.nullable().default(null),
  /** The version that it came with; null when it was always there, or nobody says. */
  since: versionName.nullable().default(null),
  /** The last version of which it is true; null when it still is. */
  until: versionName.nullable().default(null),
  /** With a limit the editions for which it holds, without one those that have the feature; empty for all. */
  editions: z.array(name).max(20).default([]),
  /** What ends it there: a number such as "8 tracks", or "not supported"; null when nothing does. */
  limit: withoutNul(z.string().trim().max(200)).nullable().default(null),
  /** Where it is written: an address or a title. */
  source: withoutNul(z.string().trim().min(1).max(500)),
  /** What speaks against it: sources that say something else, or that are weak. */
  doubt: withoutNul(z.string().trim().max(500)).nullable().default(null),
  /** The words in Russian where the rest is in another language, so that questions in Russian find it. */
  ru: z
    .object({
      feature: withoutNul(z.string().trim().min(1).max(200)),
      also: otherNames,
      fact: withoutNul(z.string().trim().min(1).max(2_000)),
      limit: withoutNul(z.string().trim().max(200)).nullable().default(null),
      doubt: withoutNul(z.string().trim().max(500)).nullable().default(null),
    })
    .nullable()
    .default(null),
});
export type Difference = z.infer<typeof difference>;

/** A difference as it lies in the database, also of a pack from before it had all of these fields. */
export const storedDifference = difference.nullable();

const sourceFormat = z.enum([
  ...["markdown", "html", "pdf", "chunks", "differences"],
  ...["docx", "pptx", "odf", "epub"],
] as const);
export type SourceFormat = z.infer<typeof sourceFormat>;

const importStatus = z.enum(["waiting", "importing", "ready", "failed"]);
export type ImportStatus = z.infer<typeof importStatus>;

/** A file inside an import that could not be read, and why, in the reader's language. */
const badFile = z.object({ file: z.string(), message: z.string() });

/** One imported file of a pack. */
const manualFileView = z.object({
  id: z.string(),
  fileName: z.string(),
  format: sourceFormat.nullable(),
  size: z.number().int(),
  status: importStatus,
  /** Files or pages that were read; null before they were counted. */
  progress: z.object({ done: z.number().int(), total: z.number().int() }).nullable(),
  /** Sections and chunks that can be searched now; of the import before while a new one runs. */
  sections: z.number().int(),
  chunks: z.number().int(),
  badFiles: z.array(badFile),
  error: z.object({ code: z.string(), message: z.string() }).nullable(),
  updatedAt: z.string(),
});
export type ManualFileView = z.infer<typeof manualFileView>;

/** What is to be done about an embedding model that gives no vectors. */
const embeddingTrouble = z.enum(["away", "busy", "key", "refused", "unusable", "setting"]);
export type EmbeddingTrouble = z.infer<typeof embeddingTrouble>;

/** How far search by meaning is for a pack. Until it is ready, what has no vector yet is found by its words. */
const meaningView = z.object({
  state: z.enum(["preparing", "waiting", "ready"]),
  /** Chunks that can be found by their meaning, and all that can be searched. */
  done: z.number().int(),
  total: z.number().int(),
  /** Why it waits; null when it does not. */
  because: embeddingTrouble.nullable(),
});
export type MeaningView = z.infer<typeof meaningView>;

export const packView = z.object({
  id: z.string(),
  /** In the reader's language. */
  title: z.string(),
  ...packDescription.shape,
  /** True for the pack that comes with the product. */
  sample: z.boolean(),
  sources: z.array(manualFileView),
  /** Chunks of manuals and of differences that can be searched. */
  chunks: z.number().int(),
  differences: z.number().int(),
  /** Null where no embedding model is configured, and while there is nothing to search. */
  meaning: meaningView.nullable(),
  /** True once there is something to search. */
  ready: z.boolean(),
  revision: z.number().int(),
  updatedAt: z.string(),
});
export type PackView = z.infer<typeof packView>;

export const libraryView = z.object({
  packs: z.array(packView),
  /** Rises with every visible change of any pack; the ETag. */
  revision: z.number().int(),
});
export type LibraryView = z.infer<typeof libraryView>;

/** A piece of a manual as the page shows it. */
export const sectionView = z.object({
  chunkId: z.string(),
  kind: z.enum(["manual", "difference"]),
  title: z.string(),
  /** From the manual's title down to the section above. */
  headingPath: z.array(z.string()),
  /** Address inside the manual, such as `menus/file.html#export`; null when it has none. */
  address: z.string().nullable(),
  /** Page of a PDF, from 1. */
  page: z.number().int().nullable(),
  /** Markdown. */
  text: z.string(),
  fileName: z.string(),
  /** Where a difference is written, and what speaks against it; null for a manual. */
  difference: difference.nullable(),
});
export type SectionView = z.infer<typeof sectionView>;

/** A section with its text as sanitised HTML. */
export const renderedSection = sectionView.extend({ html: z.string() });

/** Answer to what makes a pack, or begins an import into it: the id of the pack or of the file. */
export const madeInLibrary = z.object({ id: z.string() });
