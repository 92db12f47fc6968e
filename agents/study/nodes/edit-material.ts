import type { NodeConfig } from "#agents/node.ts";
import type { StudyPorts } from "#agents/ports.ts";
import { completeEditing, lookNow, roundKey } from "#agents/study/editing/edit-round.ts";
import { editQuestion, takeEditReply } from "#agents/study/editing/take-edit-reply.ts";
import { translator } from "#lib/i18n/translator.ts";
import type { Study } from "#lib/study/study-store.ts";
import { runRound } from "../editing/run-round.ts";
import { leadTo, questionAt, type StudyFork, type StudyStateValue } from "../state.ts";
import { askStudent } from "./ask-student.ts";

/**
 * The edit agent: waits for the student, or takes one round of work, and comes back to itself until all is done.
 * Every way through the graph passes here; where nobody is to be asked it leads straight on.
 */
export const editMaterial =
  (ports: StudyPorts): StudyFork =>
  async (state, config) => {
    const update = await takePart(ports, state, config);
    return leadTo(goalOf({ ...state, ...update }), update);
  };

/** The agent goes on until all is done or the student lets the document be as it is. */
const goalOf = ({ lastAction, finished }: StudyStateValue) => {
  if (lastAction !== "complete" && lastAction !== "skip") return "edit_material";
  return finished ? "finish" : "propose_questions";
};

const takePart = async (
  ports: StudyPorts,
  state: StudyStateValue,
  config: NodeConfig,
): Promise<Partial<StudyStateValue>> => {
  const study = await ports.study.get(state.ownerId, state.threadId);
  if (isNewRequest(state, config)) return giveUp(state);
  if (state.needsUserInput && !asks(state)) {
    if (passesThrough(ports, study)) {
      return completeEditing(ports, state, study.language, "skip");
    }
    await ports.reporter.stage(state.threadId, "edit_material");
    return { question: { node: "edit_material", again: false } };
  }
  if (asksToEdit(state)) {
    const reply = askStudent(editQuestion(study.language, state));
    return takeEditReply(ports, state, study, reply);
  }
  if (ports.editing.agent === "off") return refuse(ports, state, study);
  if (state.seen === null) return { seen: await lookNow(ports, state) };
  return runRound(ports, state, study, state.seen, config);
};

/** A request to a thread that was stopped: whatever it was at is over, an open choice too. */
const isNewRequest = (
  { needsUserInput, openChoice }: StudyStateValue,
  { configurable }: NodeConfig,
): boolean => configurable?.newRequest === true && (!needsUserInput || openChoice !== null);

const giveUp = (state: StudyStateValue): Partial<StudyStateValue> => ({
  turn: state.turn + 1,
  needsUserInput: true,
  agentMessage: null,
  openChoice: null,
  selection: null,
  seen: null,
  doubtfulQuote: null,
  // Not null, so that a thread that works alone waits for the request, too.
  lastAction: "message",
});

/**
 * Whether it was decided to ask: in a step of its own, because the settings may be changed while the student writes
 * an answer, which must not be passed over then. A dialogue that was begun goes on.
 */
const asks = (state: StudyStateValue): boolean =>
  questionAt("edit_material", state).asks ||
  (state.lastAction !== null && state.lastAction !== "complete" && state.lastAction !== "skip");

/** Whether the agent puts its question, and does nothing else, when it is entered. */
export const asksToEdit = (state: StudyStateValue): boolean => state.needsUserInput && asks(state);

/** Nobody is asked without a request where the stage is to run alone. */
const passesThrough = ({ editing }: StudyPorts, { settings }: Study): boolean =>
  editing.agent === "off" || settings.stages.edit === "alone";

/** A request that nobody works on is answered, not lost in silence. */
const refuse = async (
  ports: StudyPorts,
  state: StudyStateValue,
  { language }: Study,
): Promise<Partial<StudyStateValue>> => {
  const { ownerId, threadId } = state;
  const text = translator(language, "editing")("off");
  const key = roundKey(state, "off");
  await ports.study.addMessage(ownerId, threadId, { key, author: "program", kind: "report", text });
  return completeEditing(ports, state, language, "skip");
};
