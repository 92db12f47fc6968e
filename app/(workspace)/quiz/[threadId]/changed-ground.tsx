import { texts } from "#app/texts.ts";
import type { CorrectionLabels } from "#components/quiz/correction-note.tsx";
import { questionName } from "#components/quiz/question-name.ts";
import { SettleEvidence } from "#components/quiz/settle-evidence.tsx";
import { StaleWords } from "#components/quiz/stale-words.tsx";
import type { ChangedEvidence } from "#lib/schemas/quoted-manual.ts";
import type { ChangedManuals } from "./quiz-head.tsx";

/** What stands below words that a correction of a quiz quotes, where their manual says something else by now. */
export const changedGrounds = async (
  quizId: string,
  { changes, canCheck }: ChangedEvidence,
): Promise<CorrectionLabels["evidence"]["changed"]> => {
  const t = await texts("report");
  const labels = {
    ...{ before: t("changed.before"), after: t("changed.after") },
    gone: t("changed.goneSentence"),
  };
  return ({ quote, at }) => {
    if (at?.in !== "manual") return null;
    const { packId, chunkId } = at;
    const found = changes.find(
      (one) => one.quote === quote && one.chunkId === chunkId && one.packId === packId,
    );
    if (found === undefined) return null;
    const { state, change } = found;
    if (state === "manual_gone")
      return {
        ...{ isGone: true, saysElse: false },
        note: <p className="text-doubt">{t("changed.manual_gone")}</p>,
      };
    const sentences = found.sentences.map((one) => ({ ...one, isCode: false }));
    const note = (
      <section
        aria-label={t(`changed.${state}`)}
        className="mt-2 grid min-w-0 grid-cols-1 gap-3 border-l-2 border-dashed border-doubt-line pl-4"
      >
        <p className="font-medium text-doubt">{t(`changed.${state}`)}</p>
        {state === "changed" && <StaleWords changes={sentences} labels={labels} />}
        <SettleEvidence {...{ quizId, change, canCheck }} name={questionName(quote)} />
      </section>
    );
    return { isGone: state === "not_found", saysElse: true, note };
  };
};

/** The same with of how many quotations that is so; a manual that is not here is none. */
export const changedManuals = async (
  quizId: string,
  evidence: ChangedEvidence,
): Promise<ChangedManuals> => ({
  count: evidence.changes.filter(({ state }) => state !== "manual_gone").length,
  changed: await changedGrounds(quizId, evidence),
});
