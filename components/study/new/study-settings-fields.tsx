"use client";

import { useId } from "react";
import type { StudySettings } from "#lib/schemas/study.ts";
import { Segments } from "../../ui/segments.tsx";
import { useTexts } from "../../ui/texts.tsx";
import { StageFields } from "./stage-fields.tsx";

const choices = {
  level: ["school", "undergraduate", "graduate"],
  style: ["academic", "plain", "conversational"],
  depth: ["brief", "standard", "exhaustive"],
  audience: ["self", "classmates", "examiner"],
} as const satisfies Partial<{ [Field in keyof StudySettings]: readonly StudySettings[Field][] }>;

/** How the document should be written: three choices in view, the rest behind a fold. */
export const StudySettingsFields = (props: {
  settings: StudySettings;
  onChange: (part: Partial<StudySettings>) => void;
}) => {
  const t = useTexts();
  const id = useId();
  const { settings, onChange } = props;
  const segments = (field: keyof typeof choices) => (
    <Segments
      legend={t(`studyNew.${field}`)}
      name={field}
      value={settings[field]}
      options={choices[field].map((value) => ({ value, label: labelOf(t, field, value) }))}
      onChange={(value) => onChange({ [field]: value })}
    />
  );
  return (
    <section aria-label={t("studyNew.settings")} className="grid gap-6">
      <div className="flex flex-wrap gap-x-10 gap-y-6">
        {segments("level")}
        {segments("style")}
        {segments("depth")}
      </div>
      <details className="fold">
        <summary>{t("studyNew.more")}</summary>
        <div className="grid gap-6 pt-5">
          <div className="flex flex-wrap gap-x-10 gap-y-6">
            {segments("audience")}
            <Segments
              legend={t("studyNew.language")}
              name="language"
              value={settings.language ?? "auto"}
              options={(["auto", "en", "ru"] as const).map((value) => ({
                value,
                label: t(`studyNew.languages.${value}`),
              }))}
              onChange={(value) =>
                onChange({ language: value === "en" || value === "ru" ? value : null })
              }
            />
          </div>
          <StageFields stages={settings.stages} onChange={(stages) => onChange({ stages })} />
          <div className="grid gap-2">
            <label htmlFor={`${id}-subject`} className="caption">
              {t("studyNew.subject")}
            </label>
            <input
              id={`${id}-subject`}
              value={settings.subject ?? ""}
              onChange={(event) => onChange({ subject: event.target.value || null })}
              maxLength={120}
              placeholder={t("studyNew.subjectPlaceholder")}
              className="field max-w-md"
            />
          </div>
          <div className="grid gap-2">
            <label htmlFor={`${id}-wishes`} className="caption">
              {t("studyNew.instructions")}
            </label>
            <textarea
              id={`${id}-wishes`}
              value={settings.instructions}
              onChange={(event) => onChange({ instructions: event.target.value })}
              maxLength={2_000}
              rows={3}
              placeholder={t("studyNew.instructionsPlaceholder")}
              className="field max-w-2xl"
            />
          </div>
        </div>
      </details>
    </section>
  );
};

type Choice = { [Field in keyof typeof choices]: (typeof choices)[Field][number] };

const labelOf = <Field extends keyof Choice>(
  t: ReturnType<typeof useTexts>,
  field: Field,
  value: Choice[Field],
): string => {
  const labels: { [Key in keyof Choice]: (value: Choice[Key]) => string } = {
    level: (level) => t(`studyNew.levels.${level}`),
    style: (style) => t(`studyNew.styles.${style}`),
    depth: (depth) => t(`studyNew.depths.${depth}`),
    audience: (audience) => t(`studyNew.audiences.${audience}`),
  };
  return labels[field](value);
};
