import {
  Annotation,
  Command,
  INTERRUPT,
  interrupt,
  isInterrupted,
  MemorySaver,
  START,
  StateGraph,
} from "@langchain/langgraph";
import { describe, expect, test } from "vitest";
import type { NotePage, Study, StudyStore } from "#lib/study/study-store.ts";
import type { StudyPorts } from "../ports.ts";
import { studyGraph } from "./graph.ts";

/** Where a node led stood in the state once, in words of its own. */
test.each([
  ["await_notes", "read", "recognise_notes"],
  ["review_notes", "on", "synthesise"],
  ["await_questions", "questions", "propose_questions"],
  ["rest", "edit", "edit_material"],
] as const)("a run of an earlier version goes on after %s with %s", async (node, next, goal) => {
  const saver = new MemorySaver();
  const config = { configurable: { thread_id: "thr_1" } };
  const before = new StateGraph(
    Annotation.Root({ threadId: Annotation<string>, next: Annotation<string> }),
  )
    .addNode(node, () => ({ next }))
    .addNode(goal, () => ({}))
    .addEdge(START, node)
    .addConditionalEdges(node, () => goal, [goal])
    .compile({ checkpointer: saver, interruptBefore: [goal] });
  await before.invoke({ threadId: "thr_1" }, config);
  const state = await studyGraph({} as StudyPorts, saver).getState(config);
  expect(state.next).toEqual([goal]);
  expect(state.values).toEqual({ threadId: "thr_1", next });
});

const state = {
  ...{ threadId: "thr_1", ownerId: "own_1", withoutNotes: true, turn: 3, rounds: 0, failures: 0 },
  ...{ seen: null, doubtfulQuote: null, needsUserInput: true, agentMessage: null },
  ...{ lastAction: null, selection: null, openChoice: null, questionRound: 1 },
  ...{ questionFeedback: null, finished: false, answerRound: 0, questionIds: [] },
};

type Channels = Record<keyof typeof state, typeof Annotation<unknown>>;
const channels = Object.fromEntries(Object.keys(state).map((key) => [key, Annotation<unknown>]));
const StateBefore = Annotation.Root({ ...(channels as Channels), next: Annotation<string> });

/** A study of before, in whose state a word says whether it asks; it stands before a node, or asks something there. */
const leftBefore = (saver: MemorySaver, next: string, node: string, stop: "before" | "asking") =>
  new StateGraph(StateBefore)
    .addNode("way", () => ({ next }))
    .addNode(node, () => {
      interrupt({ kind: "study" });
      return {};
    })
    .addEdge(START, "way")
    .addConditionalEdges("way", () => node, [node as typeof START])
    .compile({ checkpointer: saver, interruptBefore: stop === "before" ? [node as "way"] : [] })
    .invoke(state, { configurable: { thread_id: "thr_1" } });

/** A study that runs alone, so that it asks only where that was decided before. */
const ports = () => {
  const page = { uploadId: "upl_1", text: "Heat", reviewedText: null, reviewed: false } as NotePage;
  const settings = { stages: { notes: "alone", edit: "alone", questions: "alone" } };
  const store: Partial<StudyStore> = {
    get: async () => ({ language: "en", settings, documentStatus: "editing" }) as Study,
    document: async () => null,
    uploads: async () => [],
    pages: async () => [page],
    questions: async () => [],
    reviewPages: async () => {},
    saveDocument: async () => ({}) as never,
    addMessage: async () => {},
    setDocumentStatus: async () => {},
  };
  const reporter = { stage: async () => {}, step: async () => {}, notice: async () => {} };
  const editing = { agent: "on", readBy: "rules", steps: 1, maxRounds: 12 };
  return { study: store, reporter, editing } as unknown as StudyPorts;
};

/** Goes on with a study of before, up to what it would make next. */
const goOn = async (saver: MemorySaver, reply: Command<unknown, Record<string, never>> | null) => {
  const graph = studyGraph(ports(), saver);
  const config = { configurable: { thread_id: "thr_1" } };
  const result = await graph.invoke(reply as Command<unknown, Record<string, never>, never>, {
    ...config,
    interruptBefore: ["synthesise", "propose_questions", "finish"],
  });
  const asked = isInterrupted<{ kind?: string; text: string }>(result) ? result[INTERRUPT] : [];
  return { asked: asked[0]?.value, ...(await graph.getState(config)) };
};

describe("a study of before, in whose state a word said whether it asks,", () => {
  test.each([
    ["ask", "await_notes", "study_notes", /^(?!That does not answer)/],
    ["again", "await_notes", "study_notes", /^That does not answer/],
    ["ask", "review_notes", "study_review", /^(?!That does not answer)/],
    ["again", "review_notes", "study_review", /^That does not answer/],
    ["ask", "edit_material", "study_edit", /^(?!That does not answer)/],
    ["again", "edit_material", "study_edit", /^That does not answer/],
    ["ask", "await_questions", "study_questions", /^(?!That does not answer)/],
    ["again", "await_questions", "study_questions", /^That does not answer/],
    ["on", "rest", "study_done", /^(?!That does not answer)/],
    ["again", "rest", "study_done", /^That does not answer/],
  ])("asks after %s at %s", async (next, node, kind, text) => {
    const saver = new MemorySaver();
    await leftBefore(saver, next, node, "before");
    const { asked } = await goOn(saver, null);
    expect(asked).toMatchObject({ kind, text: expect.stringMatching(text) });
  });

  test.each([
    ["on", "await_notes", "synthesise"],
    ["read", "review_notes", "synthesise"],
    ["on", "edit_material", "propose_questions"],
    ["questions", "await_questions", "finish"],
  ])("does not ask after %s at %s", async (next, node, goal) => {
    const saver = new MemorySaver();
    await leftBefore(saver, next, node, "before");
    expect((await goOn(saver, null)).next).toEqual([goal]);
  });

  test.each([
    ["ask", "await_notes", { type: "notes", text: "" }, "await_notes"],
    ["again", "await_notes", { type: "skip" }, "synthesise"],
    ["ask", "review_notes", { type: "accept" }, "synthesise"],
    ["ask", "edit_material", { type: "accept" }, "propose_questions"],
    ["again", "edit_material", { type: "finalise" }, "edit_material"],
    ["ask", "await_questions", { type: "finalise" }, "finish"],
    ["on", "rest", { type: "finalise" }, "rest"],
  ])("takes a reply after %s in %s", async (next, node, reply, goal) => {
    const saver = new MemorySaver();
    const waiting = await leftBefore(saver, next, node, "asking");
    const id = (isInterrupted(waiting) && waiting[INTERRUPT][0]?.id) || "";
    const after = await goOn(saver, new Command({ resume: { [id]: reply } }));
    const question = goal === node ? { node, again: true } : null;
    expect(after.next).toEqual([goal]);
    expect(after.values).toMatchObject({ next, question });
  });
});

test("what a node returns is checked against the state", async () => {
  const graph = studyGraph({} as StudyPorts, new MemorySaver());
  const config = { configurable: { thread_id: "thr_1" } };
  await expect(graph.updateState(config, { turn: "first" }, "prepare_input")).rejects.toThrow();
  await graph.updateState(config, { turn: 1 }, "prepare_input");
  expect((await graph.getState(config)).values).toEqual({ turn: 1 });
});
