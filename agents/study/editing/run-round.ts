import { askContext } from "#agents/node.ts";
import type { StudyPorts } from "#agents/ports.ts";
import { editSection } from "#lib/editing/edit-section.ts";
import type { PlacedEdit } from "#lib/editing/place-edit.ts";
import { type PlacedEdits, placeEdits, settleBatch } from "#lib/editing/place-edits.ts";
import { replaceAll } from "#lib/editing/replace-all.ts";
import { AppError } from "#lib/errors.ts";
import { translator } from "#lib/i18n/translator.ts";
import type { Study } from "#lib/study/study-store.ts";
import type { Seen, StudyNodeConfig, StudyStateValue } from "../state.ts";
import type { EditAction } from "../tasks/edit-actions.ts";
import { completeEditing } from "./complete-editing.ts";
import { type EditRound, readRound } from "./edit-round.ts";
import { failRound } from "./end-round.ts";
import { followRequest } from "./follow-request.ts";
import { nextAction } from "./next-action.ts";
import { editsSoFar, pause } from "./pause.ts";
import { settleEdits } from "./settle-edits.ts";
import { undoEdits } from "./undo-edits.ts";

type Update = Partial<StudyStateValue>;

/**
 * One round of the edit agent: one action of the model, and what follows from it. It may be repeated: what it looks
 * at is fixed, so that the journal knows the answer, and whatever it stores bears the round's key.
 */
export const runRound = async (
  ports: StudyPorts,
  state: StudyStateValue,
  study: Study,
  seen: Seen,
  config: StudyNodeConfig,
): Promise<Update> => {
  if (config.signal?.aborted) throw new AppError("stopped", "stopped between two rounds");
  await ports.reporter.stage(state.threadId, "edit_material");
  if (state.rounds >= ports.editing.maxRounds) return pauseAfterRounds(ports, state, study);
  const round = await readRound(ports, state, study, seen);
  const plain = await followRequest(ports, round);
  if (plain !== null) return plain;
  const action = await askModel(ports, round, config);
  if (action === null) return pauseUnreadable(ports, round);
  return takeAction(ports, round, action);
};

const takeAction = (ports: StudyPorts, round: EditRound, action: EditAction): Promise<Update> => {
  const { state, study, document } = round;
  switch (action.actionType) {
    case "edit": {
      const placed = placeEdits(document, action.edits, round.selection);
      return settleEdits(ports, round, placed, byAgent(action));
    }
    case "replace_all": {
      const placed = oneEdit(document, action.oldText, replaceAll(document, action));
      return settleEdits(ports, round, placed, byAgent(action));
    }
    case "section": {
      const placed = oneEdit(document, action.heading, editSection(document, action));
      return settleEdits(ports, round, placed, byAgent(action));
    }
    case "undo":
      return undoEdits(ports, round, action);
    case "message": {
      const text = action.content.trim();
      return pause(ports, round, {
        author: "agent",
        kind: "question",
        text,
        lastAction: "message",
      });
    }
    case "complete":
      return isCarriedOut(round, action.words)
        ? completeEditing(ports, state, study.language, "complete")
        : goOnInstead(ports, round);
  }
};

const byAgent = ({ continueEditing }: { readonly continueEditing: boolean }) =>
  ({ author: "agent", continueEditing }) as const;

/** An edit that stands alone, checked like a batch. */
const oneEdit = (document: string, quote: string, placed: PlacedEdit): PlacedEdits =>
  placed.kind === "placed"
    ? settleBatch(document, [{ index: 0, quote, edit: placed.edit }], [])
    : settleBatch(document, [], [{ ...placed, index: 0, quote }]);

/**
 * Whether the editing may end: the student's newest words say so, or edits were made for them and nothing failed after
 * the last one.
 */
const isCarriedOut = ({ messages }: EditRound, words: string): boolean => {
  const spoke = messages.findLastIndex(({ author }) => author === "student");
  const outcomes = messages
    .slice(spoke + 1)
    .filter(({ kind }) => kind === "edits" || kind === "edit_error");
  if (outcomes.at(-1)?.kind === "edits") return true;
  if (outcomes.length > 0) return false;
  const text = messages[spoke]?.text ?? "";
  // A sign alone, such as a thumb, is all that the student says.
  if (folded(text) === "") return true;
  const said = folded(words);
  return said !== "" && [text, ...text.split(/[.!?;,\n]/)].some((part) => folded(part) === said);
};

const folded = (text: string): string =>
  text
    .toLowerCase()
    .replaceAll("ё", "е")
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim();

const goOnInstead = (ports: StudyPorts, round: EditRound): Promise<Update> => {
  const text = translator(round.study.language, "editing");
  const reason = text("stillOpen");
  return failRound(ports, round, {
    text: reason,
    detail:
      'The editing was not ended: what the student asked for in the newest block "student" is not carried out, and nothing there says that no more is wanted. Carry it out, or ask the student.',
    giveUp: text("giveUp.action", { count: round.state.failures + 1, reason }),
    doubtfulQuote: null,
  });
};

/** The model's action; null when the queue gives up on answers that nobody can read. */
const askModel = async (
  ports: StudyPorts,
  round: EditRound,
  config: StudyNodeConfig,
): Promise<EditAction | null> => {
  try {
    return await nextAction(ports, round, askContext(ports, round.state, config));
  } catch (thrown) {
    const unreadable = thrown instanceof AppError && thrown.code === "model_reply_invalid";
    if (unreadable && config.configurable?.lastTry) return null;
    throw thrown;
  }
};

const pauseUnreadable = (ports: StudyPorts, round: EditRound): Promise<Update> =>
  pause(ports, round, {
    author: "program",
    kind: "question",
    text: translator(round.study.language, "editing")("unreadable"),
    lastAction: "message",
  });

const pauseAfterRounds = async (
  ports: StudyPorts,
  state: StudyStateValue,
  study: Study,
): Promise<Update> => {
  const text = translator(study.language, "editing");
  const soFar = await editsSoFar(ports, state);
  return pause(
    ports,
    { state },
    {
      author: "program",
      kind: "report",
      text: text("rounds", {
        count: state.rounds,
        done: soFar.count === 0 ? "" : text("done", soFar),
      }),
      lastAction: "message",
    },
  );
};
