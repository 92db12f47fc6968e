import { toAppError } from "../../../lib/errors.ts";
import { translator } from "../../../lib/i18n/translator.ts";
import type { StoredEdit } from "../../../lib/study/edit-store.ts";
import type { StudyPorts } from "../../ports.ts";
import type { StudyStateValue } from "../state.ts";
import type { ActionDetails } from "../tasks/edit-actions.ts";
import { type EditRound, roundKey } from "./edit-round.ts";
import { sentenceList } from "./pause.ts";
import { failRound, reportMade } from "./settle-edits.ts";

type EditPorts = Pick<StudyPorts, "study" | "edits">;

/** Why an edit was not taken back: later ones changed the same words, or it does not stand. */
type Refusal = { readonly number: number; readonly why: "conflict" | "gone" };

/**
 * Takes edits back by their numbers, the newest first; each is an edit of its own. One that cannot be taken back keeps none
 * of the others from it, and both are told.
 */
export const undoEdits = async (
  ports: EditPorts,
  round: EditRound,
  { edits: wanted, continueEditing }: ActionDetails<"undo">,
): Promise<Partial<StudyStateValue>> => {
  const { state, study } = round;
  const numbers = [...new Set(wanted)].sort((a, b) => b - a);
  const undone: { number: number; by: StoredEdit }[] = [];
  const refused: Refusal[] = [];
  for (const number of numbers) {
    const turned = await undoEdit(ports, state, number);
    if ("why" in turned) refused.push(turned);
    // A batch is taken back whole by the first of its numbers.
    else if (!undone.some(({ by }) => by.number === turned.number))
      undone.push({ number, by: turned });
  }
  const text = translator(study.language, "editing");
  const sentences = refused.map(({ number, why }) => text(`notUndone.${why}`, { number }));
  const detail = [
    ...undone.map(({ number }) => `Edit ${number} was undone.`),
    ...refused.map(({ number, why }) => `Edit ${number} was not undone: ${reasons[why]}`),
  ].join("\n");
  if (undone.length === 0) {
    const giveUp = { count: state.failures + 1, reason: sentences.join(" ") };
    return failRound(ports, round, {
      ...{ text: sentenceList(sentences), detail, doubtfulQuote: null },
      giveUp: text("giveUp.action", giveUp),
    });
  }
  const done = text("undone", {
    count: undone.length,
    numbers: undone.map(({ number }) => number).join(", "),
  });
  return reportMade(ports, round, continueEditing, {
    ...{ text: sentenceList([done, ...sentences]), detail },
    editNumbers: undone.map(({ by }) => by.number),
  });
};

const reasons: Readonly<Record<Refusal["why"], string>> = {
  conflict:
    "later edits changed the same words. Undo those first, or make an edit that brings the words back.",
  gone: "there is no such edit, or it was undone before.",
};

const undoEdit = async (
  { edits }: EditPorts,
  state: StudyStateValue,
  number: number,
): Promise<StoredEdit | Refusal> => {
  const { ownerId, threadId } = state;
  try {
    const outcome = await edits.undoEdit(
      ownerId,
      threadId,
      number,
      roundKey(state, `undo ${number}`),
    );
    const by = outcome.kind === "applied" ? outcome.edits.at(-1) : undefined;
    return by ?? { number, why: "conflict" };
  } catch (thrown) {
    const { code } = toAppError(thrown);
    if (code !== "not_found" && code !== "nothing_to_undo") throw thrown;
    return { number, why: "gone" };
  }
};
