import type { StudyPorts } from "#agents/ports.ts";
import { checkEdit } from "#lib/editing/check-edit.ts";
import { readChoice } from "#lib/editing/commands/read-choice.ts";
import { translator } from "#lib/i18n/translator.ts";
import type { StudyReply } from "#lib/schemas/study.ts";
import type { Study } from "#lib/study/study-store.ts";
import { applyRequest } from "../apply-request.ts";
import type { OpenChoice, StudyStateValue } from "../state.ts";
import { completeEditing } from "./complete-editing.ts";
import { chosenEdits } from "./edit-question.ts";
import { lookNow, roundKey } from "./edit-round.ts";
import { pause } from "./pause.ts";
import { failEdits, makeEdits } from "./settle-edits.ts";

type EditPorts = Pick<StudyPorts, "study" | "edits">;
type Update = Partial<StudyStateValue>;

/** What the student's answer leads to; one that does not fit is asked for again. */
export const takeEditReply = async (
  ports: EditPorts,
  state: StudyStateValue,
  study: Study,
  reply: StudyReply | null,
): Promise<Update> => {
  switch (reply?.type) {
    case "request": {
      const choice = state.openChoice && readChoice(reply.text);
      // Whether much is to be deleted is not asked of all places.
      if (choice === "none" || (choice === "all" && state.openChoice?.asks !== "removal")) {
        return takeChoice(ports, state, study, choice, reply.text);
      }
      // Looked at here already, which saves the pass that only looks.
      return { ...(await applyRequest(ports, state, reply)), seen: await lookNow(ports, state) };
    }
    case "accept":
    case "skip":
      return completeEditing(ports, state, study.language, "skip");
    case "choice":
      return takeChoice(ports, state, study, reply.choice);
    default:
      return { next: "again" };
  }
};

const takeChoice = async (
  ports: EditPorts,
  state: StudyStateValue,
  study: Study,
  choice: string,
  /** The student's own words for it. */
  said?: string,
): Promise<Update> => {
  const { openChoice, ownerId, threadId } = state;
  const edits = openChoice && chosenEdits(openChoice, choice);
  if (!edits || !openChoice) return { next: "again" };
  await ports.study.addMessage(ownerId, threadId, {
    key: roundKey(state, "chosen"),
    ...{ author: "student", kind: "reply", text: said ?? choiceText(study, openChoice, choice) },
  });
  const told = { ...state, rounds: 0, failures: 0 };
  if (edits.length === 0) {
    const text = translator(study.language, "editing")("nothingDone");
    const question = { author: "program", kind: "question", text, lastAction: "message" } as const;
    return pause(ports, { state: told }, question);
  }
  const { revision } = openChoice;
  const document = await ports.edits.textAt(ownerId, threadId, revision);
  const round = {
    state: told,
    study,
    document,
    revision,
    messages: [],
    edits: [],
    selection: null,
  };
  const breakages = checkEdit(
    document,
    edits.flatMap(({ patches }) => patches),
  );
  const failure = { kind: "breaks", index: 0, quote: openChoice.quote, breakages } as const;
  return {
    rounds: 0,
    failures: 0,
    ...(breakages.length === 0
      ? await makeEdits(ports, round, edits, {
          ...openChoice,
          confirmed: openChoice.asks === "removal",
        })
      : await failEdits(ports, round, { failures: [failure], fitting: [] }, openChoice)),
  };
};

const choiceText = ({ language }: Study, { places, asks }: OpenChoice, choice: string): string => {
  const text = translator(language, "editing");
  if (asks === "removal") return text(choice === "none" ? "removal.keep" : "removal.do");
  if (choice === "none") return text("none");
  if (choice === "all") return text("all", { count: places.length });
  return text("chosen", { place: places[Number(choice) - 1]?.label ?? choice });
};
