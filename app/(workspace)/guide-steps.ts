import { texts } from "#app/texts.ts";
import type { StepWay } from "#components/quiz/question-slots.tsx";
import type { StepOfQuestion } from "#lib/guide/guide-note-store.ts";

/** Where a guide shows a step, from 0. */
export const stepAddress = (guideId: string, step: number): string =>
  `/guide/${guideId}#step-${step}`;

/** The ways from questions to the steps that they rest on; where the guide has another answer by now, to the guide alone. */
export const stepWays = async (
  steps: ReadonlyMap<string, StepOfQuestion>,
): Promise<ReadonlyMap<string, StepWay>> => {
  const t = await texts("sources");
  return new Map(
    [...steps].map(
      ([
        questionId,
        {
          guide: { id, title },
          step,
        },
      ]) => [
        questionId,
        step === null
          ? { href: `/guide/${id}`, title: t("guide.from", { title }) }
          : { href: stepAddress(id, step), title: t("guide.step", { number: step + 1, title }) },
      ],
    ),
  );
};
