import { versionShape } from "#lib/library/version-shape.ts";
import type { Language } from "#lib/schemas/language.ts";
import type { PackDescription } from "#lib/schemas/library.ts";

/** A pack's description as it is typed: lists with commas between. */
export interface PackDraft {
  readonly product: string;
  readonly language: Language;
  readonly versions: string;
  readonly editions: string;
}

const listed = (text: string): string[] => [
  ...new Set(
    text
      .split(/[,;\n]/u)
      .map((part) => part.trim())
      .filter(Boolean),
  ),
];

export const draftOf = (pack: PackDescription): PackDraft => ({
  product: pack.product,
  language: pack.language,
  versions: pack.versions.join(", "),
  editions: pack.editions.join(", "),
});

/** The first name among the versions that is none; null when all are. */
export const wrongVersion = (draft: PackDraft): string | null =>
  listed(draft.versions).find((name) => !versionShape.test(name)) ?? null;

/** The description that was typed; other names of the pack are kept as long as its product is. */
export const describedBy = (draft: PackDraft, before: PackDescription | null): PackDescription => ({
  product: draft.product.trim(),
  titles: before !== null && before.product === draft.product.trim() ? before.titles : {},
  language: draft.language,
  versions: listed(draft.versions),
  editions: listed(draft.editions),
});

/** Words of a file's name that say what it is, not what it is about. */
const plain =
  /\b(?:user|reference|manual|guide|docs?|documentation|handbook|html|pdf|help|en|ru)\b/giu;

/** What a file is probably about, by its name: "gimp-2.10-manual.zip" is about Gimp. */
export const productOfFile = (fileName: string): string => {
  const words = fileName
    .replace(/\.[^.]+$/u, "")
    .replace(/[_\-.+]+/gu, " ")
    .replace(plain, " ")
    .replace(/\bv?\d[\d ]*\b/gu, " ")
    .replace(/\s+/gu, " ")
    .trim();
  return words.charAt(0).toUpperCase() + words.slice(1, 120);
};

/** What a manual may come as; the server looks into the files themselves. */
export const manualFiles =
  ".md,.markdown,.html,.htm,.pdf,.json,.zip,text/markdown,text/html,application/pdf,application/json,application/zip";
