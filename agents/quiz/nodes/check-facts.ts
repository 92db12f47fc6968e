import type { QuizNote } from "../../../lib/concepts/concept-store.ts";
import { mergeVerdicts, unchecked, type Verdict } from "../../../lib/concepts/merge-verdicts.ts";
import { shownCode } from "../../../lib/concepts/note-windows.ts";
import { type AppError, isDatabaseTrouble } from "../../../lib/errors.ts";
import type { Concept, QuizView } from "../../../lib/schemas/quiz.ts";
import { type AfterFailure, askEach } from "../../ask-each.ts";
import type { ConceptPorts } from "../../ports.ts";
import { askContext } from "../ask-context.ts";
import type { QuizNode, QuizNodeConfig, QuizStateValue } from "../state.ts";
import { checkFacts as task } from "../tasks/check-facts.ts";

/** So many concepts a checker weighs at once without growing careless. */
const batchSize = 8;
/**
 * Has the concepts checked, in batches, and merges the verdicts by id. A batch that could not be
 * checked leaves its concepts as the note has them, `unchecked`; so does a missing model.
 * @throws AppError when the queue will try again or the student stopped
 */
export const checkFacts =
  (ports: ConceptPorts): QuizNode =>
  async (state, config) => {
    const { threadId, ownerId } = state;
    const note = await ports.concepts.note(ownerId, threadId);
    const stored = await ports.concepts.concepts(ownerId, threadId);
    const concepts = stored.map((concept) => asInNote(concept, note));
    const offline = ports.modelIds.judge === "rules";
    const verdicts = offline ? [] : await askForVerdicts(ports, state, config, note, concepts);
    const merged = mergeVerdicts(concepts, verdicts, note);
    if (merged.minor.length > 0) {
      ports.log.info({ threadId, changes: merged.minor }, "definitions reworded by the fact-check");
    }
    const allVerified = merged.concepts.every(({ status }) => status === "verified");
    await ports.concepts.saveVerdict(ownerId, threadId, {
      concepts: merged.concepts,
      corrections: merged.corrections,
      check: offline ? null : { patches: [], unchecked: [], doubts: [] },
      factCheck: offline ? "offline" : howChecked(merged.concepts),
      fromCache: false,
    });
    return { allVerified };
  };

/** What a repeated run starts from is the same as the first time, whatever was stored since. */
const asInNote = (concept: Concept, note: QuizNote): Concept =>
  unchecked({
    ...concept,
    code: concept.codeSpan && note.text.slice(concept.codeSpan.start, concept.codeSpan.end),
  });

const askForVerdicts = async (
  ports: ConceptPorts,
  state: QuizStateValue,
  config: QuizNodeConfig,
  { language }: QuizNote,
  concepts: readonly Concept[],
): Promise<Verdict[]> => {
  const batches = inBatches(concepts);
  await ports.reporter.stage(state.threadId, "fact_check", batches.length);
  const context = askContext(ports, state, config);
  const lastTry = config.configurable?.lastTry ?? false;
  const outcomes = await askEach(
    batches,
    (batch) => ports.ask(task, { language, concepts: batch }, context),
    {
      afterFailure: (error) => afterFailure(error, lastTry),
      onStep: (done) => ports.reporter.step(state.threadId, done, batches.length),
    },
  );
  return outcomes.flatMap((outcome) => {
    if (outcome.ok) return outcome.output.output.verdicts;
    const { code } = outcome.error;
    ports.log.warn({ threadId: state.threadId, code }, "a batch of concepts stays unchecked");
    return [];
  });
};

const inBatches = (concepts: readonly Concept[]) =>
  Array.from({ length: Math.ceil(concepts.length / batchSize) }, (_, index) =>
    concepts
      .slice(index * batchSize, (index + 1) * batchSize)
      .map(({ id, term, definition, code, codeLanguage }) => ({
        id,
        term,
        definition,
        code: code === null ? null : shownCode(code),
        codeLanguage,
      })),
  );

/**
 * Whether a failed batch means "not checked" or "not now". A reply that stays malformed after the
 * re-asks will not get better by asking once more; what may pass is tried again as long as the
 * queue does. Where no answer can be had at all, the other batches are not asked either. Faults of
 * our own are never taken for the model's.
 */
const afterFailure = ({ code, transient }: AppError, lastTry: boolean): AfterFailure => {
  if (code === "stopped" || code === "internal" || isDatabaseTrouble(code)) return "throw";
  if (code === "model_reply_invalid" || code === "model_context_exceeded") return "go_on";
  return !transient || lastTry ? "skip_rest" : "throw";
};

const howChecked = (concepts: readonly Concept[]): NonNullable<QuizView["factCheck"]> => {
  const verified = concepts.filter(({ status }) => status === "verified").length;
  if (verified === concepts.length) return "checked";
  return verified > 0 ? "partly" : "failed";
};
