import type { StudyPorts } from "#agents/ports.ts";
import type { askStudent } from "#agents/study/nodes/ask-student.ts";
import {
  askedAgain,
  type OpenChoice,
  questionAt,
  type StudyStateValue,
} from "#agents/study/state.ts";
import { checkEdit } from "#lib/editing/check-edit.ts";
import { translator } from "#lib/i18n/translator.ts";
import { readChoice } from "#lib/rules/read-edit-request.ts";
import type { Language } from "#lib/schemas/language.ts";
import type { EditRequest, StudyReply } from "#lib/schemas/study.ts";
import type { Study } from "#lib/study/study-store.ts";
import { completeEditing, lookNow, pause, roundKey } from "./edit-round.ts";
import { failEdits, makeEdits } from "./settle-edits.ts";

type Question = Parameters<typeof askStudent>[0];

/** What is put to the student when the agent waits: the places of an ambiguous quote, or what to change. */
export const editQuestion = (language: Language, state: StudyStateValue): Question => {
  const { openChoice, agentMessage } = state;
  const text = agentMessage ?? translator(language, "editing")("ask");
  const question = { language, text, again: questionAt("edit_material", state).again };
  return openChoice === null
    ? { kind: "study_edit", ...question, open: true }
    : { kind: "study_choice", ...question, choices: placeChoices(language, openChoice) };
};

const placeChoices = (language: Language, { places, asks }: OpenChoice): Question["choices"] => {
  const text = translator(language, "editing");
  if (asks === "removal") {
    return [
      { id: "1", label: text("removal.do") },
      { id: "none", label: text("removal.keep") },
    ];
  }
  // First what is about all of them: it is not to be looked for below a long list.
  return [
    ...(isOneOf(asks) ? [] : [{ id: "all", label: text("all", { count: places.length }) }]),
    { id: "none", label: text("none") },
    ...places.flatMap(({ label }, index) =>
      label === null ? [] : [{ id: String(index + 1), label }],
    ),
  ];
};

/** Of what may be meant all together is not. */
const isOneOf = (asks: OpenChoice["asks"]): boolean => asks === "nearest" || asks === "meant";

/** The edits that a choice stands for: none for "none", null for no choice at all. */
const chosenEdits = ({ places, others, asks }: OpenChoice, choice: string) => {
  if (choice === "none") return [];
  if (choice === "all" && !isOneOf(asks)) {
    const [first] = places;
    if (first === undefined) return null;
    const patches = places.flatMap(({ edit }) => edit.patches);
    return [...others, { ...first.edit, patches }];
  }
  const place = /^\d+$/.test(choice) ? places[Number(choice) - 1] : undefined;
  return place === undefined ? null : [...others, place.edit];
};

/**
 * Hands a request to the edit agent from wherever else in the graph it was made: it joins the conversation and
 * the document is open again. It takes a turn of its own, so that its message has a key of its own.
 */
export const applyRequest = async (
  { study }: Pick<StudyPorts, "study">,
  { ownerId, threadId, turn }: Pick<StudyStateValue, "ownerId" | "threadId" | "turn">,
  { text, selection }: EditRequest,
): Promise<Partial<StudyStateValue>> => {
  await study.addMessage(ownerId, threadId, {
    key: `request:${turn}:taken`,
    author: "student",
    kind: "request",
    text,
  });
  await study.setDocumentStatus(ownerId, threadId, "editing");
  return {
    turn: turn + 1,
    selection,
    needsUserInput: false,
    agentMessage: null,
    lastAction: null,
    openChoice: null,
    rounds: 0,
    failures: 0,
    seen: null,
    doubtfulQuote: null,
  };
};

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
      // Whether much is to be deleted, or which words are meant, is not asked of all places.
      const isOfAll = (state.openChoice?.asks ?? "place") === "place";
      if (choice === "none" || (choice === "all" && isOfAll)) {
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
      return askedAgain("edit_material");
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
  if (!edits || !openChoice) return askedAgain("edit_material");
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
    changed: [],
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
