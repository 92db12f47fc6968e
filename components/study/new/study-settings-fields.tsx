"use client";

import { type ReactNode, useId } from "react";
import { useKeptDraft } from "#components/hooks/use-session-storage.ts";
import { Segments } from "#components/ui/form-fields.tsx";
import { useTexts } from "#components/ui/texts.tsx";
import type { NoteMark } from "#lib/schemas/source.ts";
import { autonomousStages, guidedStages } from "#lib/schemas/stage-presets.ts";
import type { StudySettings, StudyStages } from "#lib/schemas/study.ts";
import { noteLanguage } from "#lib/text/note-language.ts";

/** What the student has put together so far; photos do not outlive a reload. */
export interface StudyDraft {
  readonly topic: string;
  readonly text: string;
  readonly fileName: string | null;
  /** The parts of files that the text was put together from. */
  readonly marks: readonly NoteMark[];
  readonly settings: StudySettings;
}

type StagePreset = "guided" | "autonomous" | "own";

/** The preset that a choice of stages amounts to. */
const stagePreset = ({ stages }: Pick<StudySettings, "stages">): StagePreset => {
  const modes = new Set(Object.values(stages));
  if (modes.size > 1) return "own";
  return modes.has("ask") ? "guided" : "autonomous";
};

/** The stages of a preset; those of "own" stay as they are. */
const stagesOf = (preset: StagePreset, present: StudySettings["stages"]) => {
  if (preset === "own") return present;
  return preset === "guided" ? guidedStages : autonomousStages;
};

/** `settings` are those of the student's last document. */
export const useStudyDraft = (
  settings: StudySettings,
  typed: (kept: Partial<StudyDraft>) => Partial<StudyDraft>,
) =>
  useKeptDraft<StudyDraft>(
    "lectern.study-draft",
    { topic: "", text: "", fileName: null, marks: [], settings },
    typed,
  );

const presets: readonly StagePreset[] = ["guided", "autonomous"];
const stages = ["notes", "edit", "questions"] as const;

/** Where the work waits for the student: a preset for all stages, or each on its own. */
const StageFields = (props: { stages: StudyStages; onChange: (stages: StudyStages) => void }) => {
  const t = useTexts();
  const preset = stagePreset({ stages: props.stages });
  const shown = preset === "own" ? [...presets, preset] : presets;
  return (
    <div className="grid gap-3">
      <Segments
        legend={t("studyNew.stages")}
        name="stages"
        value={preset}
        options={shown.map((value) => ({ value, label: t(`studyNew.stagePresets.${value}`) }))}
        hint={t(`studyNew.stagePresetHints.${preset}`)}
        onChange={(value) => {
          const chosen = shown.find((one) => one === value) ?? "guided";
          props.onChange(stagesOf(chosen, props.stages));
        }}
      />
      <div className="flex flex-wrap gap-x-6 gap-y-2">
        {stages.map((stage) => (
          <label
            key={stage}
            className="inline-flex items-center gap-2.5 min-h-9 text-sm text-ink-soft pointer-coarse:min-h-11 [&_input]:w-4.25 [&_input]:h-4.25 [&_input]:accent-accent"
          >
            <input
              type="checkbox"
              checked={props.stages[stage] === "ask"}
              onChange={(event) =>
                props.onChange({ ...props.stages, [stage]: event.target.checked ? "ask" : "alone" })
              }
            />
            {t(`studyNew.stage.${stage}`)}
          </label>
        ))}
      </div>
    </div>
  );
};

const choices = {
  level: ["school", "undergraduate", "graduate"],
  style: ["academic", "plain", "conversational"],
  depth: ["brief", "standard", "exhaustive"],
  audience: ["self", "classmates", "examiner"],
} as const satisfies Partial<{ [Field in keyof StudySettings]: readonly StudySettings[Field][] }>;

/**
 * How the document should be written: four choices in view, the rest in a sentence that opens them. What only a model
 * can follow is not offered without one.
 */
export const StudySettingsFields = (props: {
  settings: StudySettings;
  topic: string;
  offline: boolean;
  onChange: (part: Partial<StudySettings>) => void;
  /** What is chosen beside the language. */
  children: ReactNode;
}) => {
  const t = useTexts();
  const id = useId();
  const { settings, offline, onChange } = props;
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
        {!offline && segments("level")}
        {!offline && segments("style")}
        {!offline && segments("depth")}
        <LanguageField language={settings.language} topic={props.topic} onChange={onChange} />
        {props.children}
      </div>
      {offline && <p className="caption max-w-[60ch]">{t("studyNew.needsModel")}</p>}
      <details className="fold">
        <summary>
          <span className="whitespace-nowrap">{t("studyNew.more")}</span>{" "}
          <FoldedSettings settings={settings} offline={offline} />
        </summary>
        <div className="grid gap-6 pt-5">
          {!offline && segments("audience")}
          <StageFields stages={settings.stages} onChange={(stages) => onChange({ stages })} />
          {!offline && (
            <>
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
            </>
          )}
        </div>
      </details>
    </section>
  );
};

/** The language that the document will have; where the topic decides, the page says which. */
const LanguageField = (props: {
  language: StudySettings["language"];
  topic: string;
  onChange: (part: Partial<StudySettings>) => void;
}) => {
  const t = useTexts();
  const topic = /\p{L}/u.test(props.topic) ? noteLanguage(props.topic) : "none";
  return (
    <Segments
      legend={t("studyNew.language")}
      name="language"
      value={props.language ?? "auto"}
      options={[
        { value: "auto", label: t("studyNew.languages.auto", { topic }) },
        { value: "en", label: t("studyNew.languages.en") },
        { value: "ru", label: t("studyNew.languages.ru") },
      ]}
      onChange={(value) =>
        props.onChange({ language: value === "en" || value === "ru" ? value : null })
      }
    />
  );
};

/** What is set behind the fold, so that nothing is used that is not seen. */
const FoldedSettings = (props: { settings: StudySettings; offline: boolean }) => {
  const t = useTexts();
  const { settings } = props;
  const stages = t(`studyNew.folded.stages.${stagePreset(settings)}`);
  const words = props.offline
    ? [stages]
    : [
        t(`studyNew.folded.audiences.${settings.audience}`),
        stages,
        ...(settings.subject ? [t("studyNew.folded.subject", { subject: settings.subject })] : []),
        ...(settings.instructions ? [t("studyNew.folded.instructions")] : []),
      ];
  return <span className="caption">{words.join(" · ")}</span>;
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
