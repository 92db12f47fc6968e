import { placeEdits } from "../../../lib/editing/place-edits.ts";
import { AppError } from "../../../lib/errors.ts";
import { translator } from "../../../lib/i18n/translator.ts";
import type { Study } from "../../../lib/study/study-store.ts";
import type { StudyPorts } from "../../ports.ts";
import { askContext } from "../ask-context.ts";
import type { Seen, StudyNodeConfig, StudyStateValue } from "../state.ts";
import { completeEditing } from "./complete-editing.ts";
import { type EditRound, readRound } from "./edit-round.ts";
import { followRequest } from "./follow-request.ts";
import { type EditAction, nextAction } from "./next-action.ts";
import { editsSoFar, pause } from "./pause.ts";
import { settleEdits } from "./settle-edits.ts";

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
  switch (action.actionType) {
    case "edit": {
      const placed = placeEdits(round.document, action.edits, round.selection);
      const { continueEditing } = action;
      return settleEdits(ports, round, placed, { author: "agent", continueEditing });
    }
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
      return completeEditing(ports, state, study.language, "complete");
  }
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
