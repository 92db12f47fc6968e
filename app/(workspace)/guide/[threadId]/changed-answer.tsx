import { texts } from "#app/texts.ts";
import type { ChangedAnswerSlot } from "#components/guide/changed-answer.tsx";
import { StaleWords } from "#components/quiz/stale-words.tsx";
import type { ChangedAnswer } from "#lib/schemas/quoted-manual.ts";

/** What the manual does not say any more of what an answer rests on, for its page. */
export const changedAnswerSlot = async (
  answer: string | null,
  { changes }: ChangedAnswer,
): Promise<ChangedAnswerSlot> => {
  const t = await texts("guide");
  const labels = { before: t("changed.before"), after: t("changed.after") };
  return {
    answer,
    changes: changes.map(({ step, change, state, sentences }) => ({
      ...{ step, change },
      words: (
        <StaleWords
          changes={sentences.map((one) => ({ ...one, isCode: false }))}
          labels={{
            ...labels,
            gone: t(state === "not_found" ? "changed.goneSection" : "changed.goneSentence"),
          }}
        />
      ),
    })),
  };
};
