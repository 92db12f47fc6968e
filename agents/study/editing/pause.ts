import type { StudyPorts } from "#agents/ports.ts";
import { translator } from "#lib/i18n/translator.ts";
import type { StoredMessage } from "#lib/study/study-store.ts";
import type { LastAction, StudyStateValue } from "../state.ts";
import { type EditRound, roundKey } from "./edit-round.ts";

/** Ends a round by waiting for the student, who is told something; it stands in the conversation, too. */
export const pause = async (
  { study }: Pick<StudyPorts, "study">,
  { state }: Pick<EditRound, "state">,
  say: {
    readonly author: "agent" | "program";
    readonly kind: "question" | "report";
    readonly text: string;
    readonly lastAction: LastAction;
  },
): Promise<Partial<StudyStateValue>> => {
  const { author, kind, text } = say;
  await study.addMessage(state.ownerId, state.threadId, {
    key: roundKey(state, kind),
    ...{ author, kind, text },
  });
  return {
    turn: state.turn + 1,
    needsUserInput: true,
    agentMessage: text,
    lastAction: say.lastAction,
    openChoice: null,
    seen: null,
    doubtfulQuote: null,
    next: "on",
  };
};

/** The edits since the student spoke last: how many, in how many steps, and what they did, as a Markdown list. */
export const editsSoFar = async (
  { study }: Pick<StudyPorts, "study">,
  { ownerId, threadId }: Pick<StudyStateValue, "ownerId" | "threadId">,
): Promise<{ count: number; steps: number; list: string }> => {
  const messages = await study.messages(ownerId, threadId, mostMessages);
  const spoke = messages.findLastIndex(({ author }) => author === "student");
  const made = messages.slice(spoke + 1).filter(({ kind }) => kind === "edits");
  return {
    steps: made.length,
    count: made.reduce((sum, { editNumbers }) => sum + editNumbers.length, 0),
    list: made.flatMap(reasonLines).join("\n"),
  };
};

/** More than rounds without the student can make. */
const mostMessages = 250;

const reasonLines = ({ text }: StoredMessage): string[] =>
  text.split("\n").map((line) => (line.startsWith("- ") ? line : `- ${line}`));

/** Several sentences as a Markdown list, one as it is. */
export const sentenceList = (sentences: readonly string[]): string =>
  sentences.length === 1
    ? (sentences[0] ?? "")
    : sentences.map((sentence) => `- ${sentence}`).join("\n");

/** Tells the student what was done and asks what else. `tookBack`: the sentence that says what was undone. */
export const reportEdits = async (
  ports: Pick<StudyPorts, "study">,
  round: Pick<EditRound, "state" | "study">,
  tookBack?: string,
): Promise<Partial<StudyStateValue>> => {
  const soFar = await editsSoFar(ports, round.state);
  // What one step did stands right above; taking edits back makes none.
  const text = translator(round.study.language, "editing");
  const said =
    tookBack === undefined
      ? text(soFar.steps > 1 ? "report" : "reportOne", soFar)
      : soFar.steps > 1
        ? text("reportUndone", soFar)
        : `${tookBack} ${text("askNext")}`;
  return pause(ports, round, { author: "program", kind: "report", text: said, lastAction: "edit" });
};
