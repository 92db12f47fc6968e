"use client";

import { Segments } from "#components/ui/segments.tsx";
import { useTexts } from "#components/ui/texts.tsx";
import type { StudyStages } from "#lib/schemas/study.ts";
import { type StagePreset, stagePreset, stagesOf } from "./use-study-draft.ts";

const presets: readonly StagePreset[] = ["guided", "autonomous"];
const stages = ["notes", "edit", "questions"] as const;

/** Where the work waits for the student: a preset for all stages, or each on its own. */
export const StageFields = (props: {
  stages: StudyStages;
  onChange: (stages: StudyStages) => void;
}) => {
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
          <label key={stage} className="check">
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
