"use client";

import { useId } from "react";
import { Segments } from "../ui/segments.tsx";
import { useTexts } from "../ui/texts.tsx";
import type { PackDraft } from "./pack-draft.ts";

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
          className="field font-serif"
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
