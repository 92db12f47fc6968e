import type { StudyPorts } from "#agents/ports.ts";
import { toAppError } from "#lib/errors.ts";
import { translator } from "#lib/i18n/translator.ts";
import type { StoredEdit } from "#lib/study/edit-store.ts";
import type { StudyStateValue } from "../state.ts";
import type { ActionDetails } from "../tasks/edit-actions.ts";
import { type EditRound, madeTogether, roundKey } from "./edit-round.ts";
import { failRound, removedDetail, reportMade } from "./end-round.ts";
import { sentenceList } from "./pause.ts";

type EditPorts = Pick<StudyPorts, "study" | "edits">;

/**
 * Why an edit was not taken back: later ones changed the same words, it does not stand, or others of its answer, which go
 * with it, were not named.
 */
type Refusal = {
  readonly number: number;
  readonly why: "conflict" | "gone" | "together";
  readonly others: string;
};

interface Undone {
  readonly numbers: readonly number[];
  readonly by: StoredEdit;
}

/**
 * Takes edits back by their numbers, the newest first, each answer of the model by an edit of its own. One that cannot be
 * taken back keeps none of the others from it, and both are told.
 */
export const undoEdits = async (
  ports: EditPorts,
  round: EditRound,
  { edits: wanted, continueEditing }: ActionDetails<"undo">,
): Promise<Partial<StudyStateValue>> => {
  const { state, study } = round;
  const undone: Undone[] = [];
  const refused: Refusal[] = [];
  for (const numbers of answersOf(round, wanted)) {
    const unnamed = numbers.filter((number) => !wanted.includes(number));
    const number = numbers.findLast((one) => wanted.includes(one)) ?? 0;
    const turned: Undone | Refusal =
      unnamed.length > 0
        ? { number, why: "together", others: unnamed.join(", ") }
        : await undoAnswer(ports, state, numbers);
    if ("why" in turned) refused.push(turned);
    else undone.push(turned);
  }
  const text = translator(study.language, "editing");
  const sentences = refused.map(({ number, why, others }) =>
    text(`notUndone.${why}`, { number, others }),
  );
  const detail = [...undone.map(undoneDetail), ...refused.map(refusedDetail)].join("\n");
  if (undone.length === 0) {
    const giveUp = { count: state.failures + 1, reason: sentences.join(" ") };
    return failRound(ports, round, {
      ...{ text: sentenceList(sentences), detail, doubtfulQuote: null },
      giveUp: text("giveUp.action", giveUp),
    });
  }
  const numbers = undone.flatMap((one) => one.numbers).sort((a, b) => a - b);
  const done = text("undone", { count: numbers.length, numbers: numbers.join(", ") });
  const made = {
    ...{ text: sentenceList([done, ...sentences]), detail },
    editNumbers: undone.map(({ by }) => by.number),
  };
  return reportMade(ports, round, continueEditing, made, done);
};

/** The numbers with all that were made in the same answer, the newest first. */
const answersOf = (round: EditRound, wanted: readonly number[]): (readonly number[])[] => {
  const answers = new Map<number, readonly number[]>();
  for (const number of wanted) {
    const together = madeTogether(round.edits, number);
    answers.set(together.at(-1) ?? number, together);
  }
  return [...answers].sort(([a], [b]) => b - a).map(([, numbers]) => numbers);
};

const undoneDetail = ({ numbers, by }: Undone): string =>
  `${numbers.length === 1 ? "Edit" : "Edits"} ${numbers.join(", ")} ${
    numbers.length === 1 ? "was" : "were"
  } undone.${removedDetail(by.patches)}`;

const refusedDetail = ({ number, why, others }: Refusal): string => {
  switch (why) {
    case "together":
      return `Edit ${number} was made in one answer with ${others} and is undone only with it. Name all of them, or bring the words back by an edit.`;
    case "conflict":
      return `Edit ${number} was not undone: later edits changed the same words. Undo those first, or make an edit that brings the words back.`;
    case "gone":
      return `Edit ${number} was not undone: there is no such edit, or it was undone before.`;
  }
};

const undoAnswer = async (
  { edits }: EditPorts,
  state: StudyStateValue,
  numbers: readonly number[],
): Promise<Undone | Refusal> => {
  const { ownerId, threadId } = state;
  const number = numbers.at(-1) ?? 0;
  const key = roundKey(state, `undo ${number}`);
  try {
    const outcome = await edits.undoEdit(ownerId, threadId, number, key);
    const by = outcome.kind === "applied" ? outcome.edits.at(-1) : undefined;
    return by === undefined ? { number, why: "conflict", others: "" } : { numbers, by };
  } catch (thrown) {
    const { code } = toAppError(thrown);
    if (code !== "not_found" && code !== "nothing_to_undo") throw thrown;
    return { number, why: "gone", others: "" };
  }
};
