"use client";

import { Segments } from "../ui/segments.tsx";
import { useTexts } from "../ui/texts.tsx";
import type { MixName } from "./use-note-draft.ts";

const numbers = [null, 5, 10, 20, 30] as const;
const mixes: readonly MixName[] = ["balanced", "choice", "recall"];

/** How many questions, and of which kinds. */
export const NoteSettings = (props: {
  wanted: number | null;
  mix: MixName;
  onWanted: (wanted: number | null) => void;
  onMix: (mix: MixName) => void;
}) => {
  const t = useTexts();
  return (
    <div className="flex flex-wrap gap-x-12 gap-y-6">
      <Segments
        legend={t("create.questions")}
        name="wanted"
        value={String(props.wanted)}
        options={numbers.map((number) => ({
          value: String(number),
          label: number === null ? t("create.automatic") : String(number),
        }))}
        onChange={(value) => props.onWanted(value === "null" ? null : Number(value))}
      />
      <Segments
        legend={t("create.mix")}
        name="mix"
        value={props.mix}
        options={mixes.map((mix) => ({ value: mix, label: t(`create.mixes.${mix}`) }))}
        hint={t(`create.mixHints.${props.mix}`)}
        onChange={(value) => props.onMix(mixes.find((mix) => mix === value) ?? "balanced")}
      />
    </div>
  );
};
