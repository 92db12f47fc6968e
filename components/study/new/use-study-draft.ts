"use client";

import { useKeptDraft } from "#components/hooks/use-session-storage.ts";
import type { StudySettings } from "#lib/schemas/study.ts";
import { autonomousStages, guidedStages } from "#lib/study/stage-presets.ts";

/** What the student has put together so far; photos do not outlive a reload. */
export interface StudyDraft {
  readonly topic: string;
  readonly text: string;
  readonly fileName: string | null;
  readonly settings: StudySettings;
}

export type StagePreset = "guided" | "autonomous" | "own";

/** The preset that a choice of stages amounts to. */
export const stagePreset = ({ stages }: Pick<StudySettings, "stages">): StagePreset => {
  const modes = new Set(Object.values(stages));
  if (modes.size > 1) return "own";
  return modes.has("ask") ? "guided" : "autonomous";
};

/** The stages of a preset; those of "own" stay as they are. */
export const stagesOf = (preset: StagePreset, present: StudySettings["stages"]) => {
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
    { topic: "", text: "", fileName: null, settings },
    typed,
  );
