import { aside } from "../../../lib/aside/aside.ts";
import { askEach } from "../../ask-each.ts";
import type { ConceptPorts } from "../../ports.ts";
import { askContext } from "../ask-context.ts";
import type { QuizNode } from "../state.ts";
import { extractConcepts } from "../tasks/extract-concepts.ts";

/**
 * Finds the note's concepts, window by window. The model names places; definitions and code are
 * cut out of the note. Each window's answer is journaled, so that a repeated run pays only for
 * what is missing.
 */
export const parseConcepts =
  (ports: ConceptPorts): QuizNode =>
  async (state, config) => {
    const { threadId, ownerId } = state;
    const { text, language } = await ports.concepts.note(ownerId, threadId);
    const windows = await aside("windowsOf", text, language);
    await ports.reporter.stage(threadId, "parse", windows.length);
    const context = askContext(ports, state, config);
    const outcomes = await askEach(
      windows,
      (window) => ports.ask(extractConcepts, { language, window }, context),
      {
        afterFailure: () => "throw",
        onStep: (done) => ports.reporter.step(threadId, done, windows.length),
      },
    );
    const found = outcomes.flatMap((outcome) => (outcome.ok ? outcome.output.output.concepts : []));
    const concepts = await aside("conceptsOf", text, language, found);
    await ports.concepts.saveConcepts(ownerId, threadId, concepts);
    return { conceptCount: concepts.length };
  };
