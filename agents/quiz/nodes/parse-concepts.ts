import { aside } from "../../../lib/aside/aside.ts";
import { conceptsFromNumbers } from "../../../lib/concepts/concepts-from-numbers.ts";
import { noteWindows } from "../../../lib/concepts/note-windows.ts";
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
    const note = await aside("readNote", text, language);
    const windows = noteWindows(note);
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
    const concepts = conceptsFromNumbers(note, found);
    await ports.concepts.saveConcepts(ownerId, threadId, concepts);
    return { conceptCount: concepts.length };
  };
