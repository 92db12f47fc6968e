import {
  Annotation,
  Command,
  END,
  INTERRUPT,
  interrupt,
  isInterrupted,
  MemorySaver,
  START,
  StateGraph,
} from "@langchain/langgraph";
import { beforeEach, describe, expect, test } from "vitest";
import type { Guide, GuideStore, StepChange, StoredStep } from "#lib/guide/guide-store.ts";
import type { GuidePorts } from "../ports.ts";
import { guideGraph } from "./graph.ts";

const waysOf = async (node: string): Promise<string[]> => {
  const { edges } = await guideGraph({} as GuidePorts, new MemorySaver()).getGraphAsync({});
  return edges.filter(({ source }) => source === node).map(({ target }) => target);
};

/** As ARCHITECTURE.md draws it. */
test.each([
  [START, ["detect_user_intent"]],
  ["detect_user_intent", ["check_version", END]],
  ["check_version", ["wait_for_version_choice", "retrieve_from_vectorstore"]],
  ["wait_for_version_choice", ["wait_for_version_choice", "retrieve_from_vectorstore", "rest"]],
  ["retrieve_from_vectorstore", ["generate_full_answer"]],
  ["generate_full_answer", ["search_again", "wait_for_user_step_choice", "rest"]],
  ["wait_for_user_step_choice", ["wait_for_user_step_choice", "step_agent_start", "rest", END]],
  ["step_agent_start", ["detect_interaction_type"]],
  ["detect_interaction_type", ["analyze_screenshot_for_button", "wait_user_action"]],
  ["analyze_screenshot_for_button", ["optional_validate_step", "wait_user_action"]],
  [
    "wait_user_action",
    [
      ...["wait_user_action", "analyze_screenshot_for_button", "optional_validate_step"],
      ...["next_step_or_finish", "step_agent_start", "rest"],
    ],
  ],
  [
    "optional_validate_step",
    ["next_step_or_finish", "wait_user_action", "analyze_screenshot_for_button"],
  ],
  ["next_step_or_finish", ["detect_interaction_type", "final_confirmation"]],
  [
    "final_confirmation",
    ["final_confirmation", "fallback_review_steps", "step_agent_start", "rest"],
  ],
  [
    "fallback_review_steps",
    ["fallback_review_steps", "step_agent_start", "retrieve_from_vectorstore", "rest"],
  ],
  [
    "rest",
    [
      ...["rest", "detect_user_intent", "retrieve_from_vectorstore", "generate_full_answer"],
      ...["step_agent_start", "fallback_review_steps"],
    ],
  ],
])("the ways from %s", async (node, goals) => {
  expect((await waysOf(node)).sort()).toEqual([...goals].sort());
});

const step: StoredStep = {
  ...{ text: "Click Render.", chunkId: "chk_1", warning: null, state: "open" },
  ...{ ordinal: 0, requiresClick: false, box: null, drawn: false, screenshotId: "shot" },
  check: { done: "no", explanation: "It is open.", screenshotId: "shot", basis: "rules" },
};

const guide = { language: "en", pack: null, question: "How do I export?" } as Guide;

let became: StepChange[];
beforeEach(() => {
  became = [];
});

/** A guide with three steps, at whose first one a look said that it is not done. */
const ports = () => {
  const store: Partial<GuideStore> = {
    get: async () => guide,
    steps: async () => [step, { ...step, ordinal: 1, check: null }, { ...step, ordinal: 2 }],
    newestScreenshot: async () => ({ id: "shot" }) as never,
    saveStep: async (_owner, _thread, _index, change) => void became.push(change),
    saveProgress: async () => {},
    addMessage: async () => {},
  };
  const reporter = { stage: async () => {}, step: async () => {}, notice: async () => {} };
  return { guide: store as GuideStore, reporter } as unknown as GuidePorts;
};

const config = { configurable: { thread_id: "thr_1" } };

const state = {
  ...{ threadId: "thr_1", ownerId: "own_1", turn: 3, round: 1, index: 0, total: 3 },
  ...{ mode: "steps", resumeAt: 0, reviewAt: 0, tried: [], lookedAt: "shot", chunkIds: null },
};

const StateBefore = Annotation.Root({
  ...{ threadId: Annotation<string>, ownerId: Annotation<string>, turn: Annotation<number> },
  ...{ round: Annotation<number>, index: Annotation<number>, total: Annotation<number> },
  ...{ mode: Annotation<string>, resumeAt: Annotation<number>, reviewAt: Annotation<number> },
  ...{ tried: Annotation<string[]>, lookedAt: Annotation<string>, click: Annotation<boolean> },
  ...{ chunkIds: Annotation<string[] | null>, next: Annotation<string> },
});

/** A guide of before, in whose state a word says where it was led; it stands before a node, or asks something there. */
const leftBefore = (saver: MemorySaver, next: string, node: string, stop: "before" | "asking") =>
  new StateGraph(StateBefore)
    .addNode("way", () => ({ next, click: true }))
    .addNode(node, () => {
      interrupt({ kind: "guide" });
      return {};
    })
    .addEdge(START, "way")
    .addConditionalEdges("way", () => node, [node as typeof START])
    .compile({ checkpointer: saver, interruptBefore: stop === "before" ? [node as "way"] : [] })
    .invoke(state, config);

const questionOf = (result: unknown) => {
  if (!isInterrupted<{ kind: string; text: string }>(result)) throw new Error("nothing is asked");
  const [question] = result[INTERRUPT];
  return { id: question?.id ?? "", ...question?.value };
};

describe("a guide of before, whose ways were words in its state,", () => {
  test.each([
    ["force", "optional_validate_step", [{ state: "done" }], "guide_action", "Step 2"],
    ["check", "optional_validate_step", [], "guide_action", "It is open."],
    ["skip", "next_step_or_finish", [{ state: "skipped" }], "guide_action", "Step 2"],
    ["on", "next_step_or_finish", [{ state: "done" }], "guide_action", "Step 2"],
    ["again", "wait_user_action", [], "guide_action", "does not answer"],
    ["stay", "wait_user_action", [], "guide_action", "It is open."],
    ["review", "fallback_review_steps", [], "guide_review", "Step 1"],
    ["guide_solved", "rest", [], "guide_solved", ""],
    ["guide_nothing", "rest", [], "guide_nothing", "export"],
  ])("goes on after %s before %s", async (next, node, steps, kind, words) => {
    const saver = new MemorySaver();
    await leftBefore(saver, next, node, "before");
    const asked = questionOf(await guideGraph(ports(), saver).invoke(null, config));
    expect(asked).toMatchObject({ kind, text: expect.stringContaining(words) });
    expect(became).toEqual(steps);
  });

  test.each([
    ["again", "wait_user_action", "skip", "guide_action", 1],
    ["on", "wait_user_action", "cancel", "guide_left", 0],
    ["steps", "wait_for_user_step_choice", "done", "guide_enough", 0],
    ["stay", "final_confirmation", "yes", "guide_solved", 0],
    ["review", "fallback_review_steps", "yes", "guide_review", 0],
    ["guide_left", "rest", "step_by_step", "guide_action", 0],
    ["guide_solved", "rest", "no", "guide_review", 0],
  ])("takes a reply after %s in %s", async (next, node, choice, kind, index) => {
    const saver = new MemorySaver();
    const { id } = questionOf(await leftBefore(saver, next, node, "asking"));
    const graph = guideGraph(ports(), saver);
    const reply = new Command<unknown, Record<string, never>, never>({
      resume: { [id]: { type: "choice", choice } },
    });
    expect(questionOf(await graph.invoke(reply, config))).toMatchObject({ kind });
    expect((await graph.getState(config)).values).toMatchObject({ index, turn: 4 });
  });

  test("rests as it ended last, not as it once did", async () => {
    const saver = new MemorySaver();
    await leftBefore(saver, "guide_left", "rest", "before");
    const graph = guideGraph(ports(), saver);
    const replies = ["step_by_step", "skip", "cancel"];
    let asked = questionOf(await graph.invoke(null, config));
    for (const choice of replies) {
      const resume = { [asked.id]: { type: "choice", choice } };
      const reply = new Command<unknown, Record<string, never>, never>({ resume });
      asked = questionOf(await graph.invoke(reply, config));
    }
    expect(asked).toMatchObject({ kind: "guide_left", text: expect.stringContaining("step 2") });
    expect((await graph.getState(config)).values).toMatchObject({ ending: "guide_left" });
  });
});
