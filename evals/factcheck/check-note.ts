import type { ConceptPorts } from "../../agents/ports.ts";
import { analyseContent } from "../../agents/quiz/nodes/analyse-content.ts";
import { checkFacts } from "../../agents/quiz/nodes/check-facts.ts";
import { parseConcepts } from "../../agents/quiz/nodes/parse-concepts.ts";
import { afterAnalysis, afterParse } from "../../agents/quiz/routes.ts";
import type { QuizStateValue } from "../../agents/quiz/state.ts";
import { systemClock } from "../../lib/clock.ts";
import { noteLanguage } from "../../lib/concepts/note-language.ts";
import { sha256 } from "../../lib/ids.ts";
import { type Concept, type Correction, defaultMix } from "../../lib/schemas/quiz.ts";
import { memoryConceptStore } from "./memory-concept-store.ts";

export interface CheckedNote {
  /** False when the note was too short to be taken apart, so that nothing was checked. */
  readonly takenApart: boolean;
  readonly concepts: readonly Concept[];
  readonly corrections: readonly Correction[];
}

/** Takes a note through the product's own nodes up to the report. */
export const checkNote = async (
  text: string,
  model: Pick<ConceptPorts, "ask" | "modelIds">,
): Promise<CheckedNote> => {
  const concepts = memoryConceptStore({
    ownerId: "evaluation",
    text,
    sha256: sha256(text),
    language: noteLanguage(text),
    settings: { wanted: null, mix: defaultMix },
  });
  const ports: ConceptPorts = { ...silentPorts, ...model, concepts };
  const start = startOf(text);
  const analysed = { ...start, ...(await analyseContent(ports)(start, lastTry)) };
  const parsed =
    afterAnalysis(analysed) === "look_up_cache"
      ? { ...analysed, ...(await parseConcepts(ports)(analysed, lastTry)) }
      : analysed;
  const takenApart = parsed.conceptCount > 0 && afterParse(parsed) === "fact_check";
  if (takenApart) await checkFacts(ports)(parsed, lastTry);
  return {
    takenApart,
    concepts: await concepts.concepts(start.ownerId, start.threadId),
    corrections: await concepts.corrections(start.ownerId, start.threadId),
  };
};

/** No queue tries again here. */
const lastTry = { configurable: { lastTry: true } };

const silentPorts: Pick<ConceptPorts, "clock" | "log" | "reporter"> = {
  clock: systemClock,
  log: { info: () => {}, warn: () => {} },
  reporter: { stage: async () => {}, step: async () => {}, notice: async () => {} },
};

const startOf = (text: string): QuizStateValue => ({
  threadId: sha256(text),
  ownerId: "evaluation",
  language: noteLanguage(text),
  contentType: "theory",
  complexity: "moderate",
  strategy: "standard",
  cacheHit: false,
  conceptCount: 0,
  allVerified: false,
  wanted: 0,
  round: 0,
  missing: 0,
});
