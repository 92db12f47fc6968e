import type { ThreadGraph, ThreadGraphs } from "./engine/run-job.ts";
import { guideGraph } from "./guide/graph.ts";
import type { GuidePorts, QuizPorts, StudyPorts } from "./ports.ts";
import { quizGraph } from "./quiz/graph.ts";
import { studyGraph } from "./study/graph.ts";

/** Nine nodes and two rounds of replacements make fewer than 20 steps. */
const quizSteps = 40;
/** A run goes from one pause to the next: at most from a new answer to the first of its steps. */
const guideSteps = 40;
/** A run goes from one pause to the next: two steps for each round of the edit agent, and all other nodes. */
const studySteps = ({ maxRounds }: StudyPorts["editing"]) => 2 * maxRounds + 40;

/** A graph whose input is its thread, whatever else its nodes are given. */
const threadGraph = (recursionLimit: number, compile: ThreadGraph["compile"]): ThreadGraph => ({
  recursionLimit,
  input: ({ threadId, ownerId }) => ({ threadId, ownerId }),
  compile,
});

/** The product's own graphs, by the kind of thread. */
export const threadGraphs = (
  quiz: Omit<QuizPorts, "reporter">,
  study: Omit<StudyPorts, "reporter">,
  guide: Omit<GuidePorts, "reporter">,
): ThreadGraphs => ({
  quiz: threadGraph(quizSteps, (reporter, saver) => quizGraph({ ...quiz, reporter }, saver)),
  study: threadGraph(studySteps(study.editing), (reporter, saver) =>
    studyGraph({ ...study, reporter }, saver),
  ),
  guide: threadGraph(guideSteps, (reporter, saver) => guideGraph({ ...guide, reporter }, saver)),
});
