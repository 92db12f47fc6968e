"use client";

import { useId } from "react";
import { Segments } from "#components/ui/form-fields.tsx";
import { useTexts } from "#components/ui/texts.tsx";
import type { Language } from "#lib/schemas/language.ts";
import { type PackDescription, versionShape } from "#lib/schemas/library.ts";

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
  ".md,.markdown,.html,.htm,.pdf,.docx,.pptx,.odt,.odp,.epub,.json,.zip,text/markdown,text/html,application/pdf,application/json,application/zip";

/** What is wrong with a description, as a sentence; null when nothing is. */
export const useDraftProblem = () => {
  const t = useTexts();
  return (draft: PackDraft): string | null => {
    if (draft.product.trim() === "") return t("library.form.errors.product");
    const wrong = wrongVersion(draft);
    return wrong === null ? null : t("library.form.errors.versions", { name: wrong });
  };
};

/** What a manual is about: the program, the manual's language, and the versions and editions there are. */
export const PackFields = (props: {
  draft: PackDraft;
  onChange: (part: Partial<PackDraft>) => void;
}) => {
  const t = useTexts();
  const id = useId();
  const { draft, onChange } = props;
  return (
    <div className="grid gap-5">
      <label className="grid gap-1.5">
        <span className="caption">{t("library.form.product")}</span>
        <input
          value={draft.product}
          onChange={(event) => onChange({ product: event.target.value })}
          maxLength={120}
          placeholder={t("library.form.productPlaceholder")}
          className="field"
        />
      </label>
      <Segments
        legend={t("library.form.language")}
        name={`${id}-language`}
        value={draft.language}
        options={(["en", "ru"] as const).map((value) => ({
          value,
          label: t(`library.form.languages.${value}`),
        }))}
        onChange={(value) => onChange({ language: value === "ru" ? "ru" : "en" })}
      />
      {(["versions", "editions"] as const).map((field) => (
        <div key={field} className="grid gap-1.5">
          <label htmlFor={`${id}-${field}`} className="caption">
            {t(`library.form.${field}`)}
          </label>
          <input
            id={`${id}-${field}`}
            value={draft[field]}
            onChange={(event) => onChange({ [field]: event.target.value })}
            maxLength={1_000}
            aria-describedby={`${id}-${field}-hint`}
            placeholder={t(`library.form.${field}Placeholder`)}
            className="field"
          />
          <p id={`${id}-${field}-hint`} className="caption">
            {t(`library.form.${field}Hint`)}
          </p>
        </div>
      ))}
    </div>
  );
};
