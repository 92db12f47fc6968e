import { askContext, askEach, type NodeConfig } from "#agents/node.ts";
import type { StudyPorts } from "#agents/ports.ts";
import type { StudyNode, StudyStateValue } from "#agents/study/state.ts";
import {
  type SynthesisedMaterial,
  type SynthesiseMaterialInput,
  synthesiseMaterial,
} from "#agents/study/tasks/synthesise-material.ts";
import type { Answer } from "#lib/ai/task.ts";
import { AppError } from "#lib/errors.ts";
import { offload } from "#lib/offload/offload.ts";
import { placeQuote, QUOTE_LIMIT } from "#lib/quotes/place-quote.ts";
import type { SynthesisPart } from "#lib/study/plan-synthesis.ts";
import { writingPresets } from "#lib/study/presets.ts";
import { putBackPictures } from "#lib/study/put-back-pictures.ts";
import { ownNotes } from "#lib/study/study-page.ts";
import type { NewConflict } from "#lib/study/study-store.ts";
import { askForWhole, type Draft, showDraft } from "./generate-material.ts";

/**
 * Material and notes up to this length go into one question, in UTF-16 units: the answer is as long, and many models
 * end an answer after some 8,000 tokens, which is 20,000 characters of Russian.
 */
const wholeLength = 20_000;

export type SynthesisOrder = Omit<SynthesiseMaterialInput, "part" | "soFar">;

/**
 * The material with the notes in it. A long text, and one that did not come whole in one answer and its continuations,
 * is asked for part by part, so that nothing is lost for the sake of an answer's length.
 * @throws AppError model_reply_invalid when a part cannot be had whole
 */
export const synthesiseText = async (
  ports: StudyPorts,
  state: StudyStateValue,
  config: NodeConfig,
  order: SynthesisOrder,
  draft: Draft,
): Promise<SynthesisedMaterial> => {
  const plan = await offload("planSynthesis", order.material, order.notes);
  if (order.material.length + order.notes.length <= wholeLength) {
    try {
      const whole = await askPart(ports, state, config, { ...order, part: null }, draft.onText, 0);
      return whole.output;
    } catch (error) {
      const isCut = error instanceof AppError && error.code === "model_reply_invalid";
      if (!isCut || plan.parts.length === 1) throw error;
      ports.log.warn({ threadId: state.threadId }, "a synthesis in one answer was not to be had");
    }
  }
  return inParts(ports, state, config, order, plan, draft);
};

/** One text or part, whole. @throws AppError model_reply_invalid when it has no end after all */
const askPart = async (
  ports: StudyPorts,
  state: StudyStateValue,
  config: NodeConfig,
  input: Omit<SynthesiseMaterialInput, "soFar">,
  onText: Draft["onText"],
  index: number,
): Promise<Answer<SynthesisedMaterial>> => {
  const answer = await askForWhole((soFar, before) =>
    ports.ask(
      synthesiseMaterial,
      { ...input, soFar },
      { ...askContext(ports, state, config), onText: onText(index, before) },
    ),
  );
  if (!answer.salvaged) return answer;
  throw new AppError("model_reply_invalid", "a synthesis was cut off again and again");
};

const inParts = async (
  ports: StudyPorts,
  state: StudyStateValue,
  config: NodeConfig,
  order: SynthesisOrder,
  { parts, outline }: { readonly parts: readonly SynthesisPart[]; readonly outline: string },
  draft: Draft,
): Promise<SynthesisedMaterial> => {
  const { threadId } = state;
  await ports.reporter.stage(threadId, "synthesise", parts.length);
  const askFor = async (
    part: SynthesisPart,
    index: number,
  ): Promise<Answer<SynthesisedMaterial>> => {
    const { material, notes, share } = part;
    const place = { number: index + 1, of: parts.length, share, outline };
    const input = { ...order, material, notes, part: place };
    const answer = await askPart(ports, state, config, input, draft.onText, index);
    draft.whole(index, answer.output.markdown);
    return answer;
  };
  const [head, ...rest] = parts;
  if (!head) return { markdown: order.material, conflicts: [] };
  const first = await askFor(head, 0);
  // Rules have no limit of length: their first answer is the whole document.
  if (first.basis === "rules") return first.output;
  await ports.reporter.step(threadId, 1, parts.length);
  const others = await askEach(
    rest.map((part, index) => ({ part, index: index + 1 })),
    ({ part, index }) => askFor(part, index),
    {
      afterFailure: () => "throw",
      onStep: (done) => ports.reporter.step(threadId, done + 1, parts.length),
    },
  );
  const outputs = [
    first.output,
    ...others.flatMap((other) => (other.ok ? [other.output.output] : [])),
  ];
  return {
    markdown: `${outputs.map(({ markdown }) => markdown.trim()).join("\n\n")}\n`,
    conflicts: outputs.flatMap(({ conflicts }) => conflicts),
  };
};

/**
 * Makes the document that is edited from then on: the generated material with the student's notes in it, or the
 * material as it is when there are none. Where the two disagreed is listed.
 */
export const synthesise =
  (ports: StudyPorts): StudyNode =>
  async (state, config) => {
    const { threadId, ownerId } = state;
    const study = ports.study;
    // The document is stored last, so that there is one only when all is done; it may have edits by now.
    if (!(await study.document(ownerId, threadId, "synthesised"))) {
      await ports.reporter.stage(threadId, "synthesise");
      const { markdown, conflicts } = await makeDocument(ports, state, config);
      await study.saveConflicts(ownerId, threadId, conflicts.map(placed(markdown)));
      await study.saveDocument(ownerId, threadId, "synthesised", markdown);
    }
    const { documentStatus } = await study.get(ownerId, threadId);
    if (documentStatus === null) await study.setDocumentStatus(ownerId, threadId, "editing");
    return {};
  };

const makeDocument = async (
  ports: StudyPorts,
  state: StudyStateValue,
  config: NodeConfig,
): Promise<SynthesisedMaterial> => {
  const { threadId, ownerId } = state;
  const material = await ports.study.document(ownerId, threadId, "generated");
  if (!material) throw new AppError("internal", `Thread ${threadId} has no generated material`);
  const notes = await ownNotes((role) => ports.study.document(ownerId, threadId, role));
  if (notes === null) return { markdown: material.text, conflicts: [] };
  const { topic, language, settings } = await ports.study.get(ownerId, threadId);
  const presets = writingPresets(settings);
  const draft = showDraft(ports, state, "synthesise");
  try {
    const order = { topic, language, presets, material: material.text, notes };
    const made = await synthesiseText(ports, state, config, order, draft);
    return { ...made, markdown: putBackPictures(made.markdown, notes) };
  } finally {
    await draft.close();
  }
};

/** A conflict with its quote as the document has it; one that cannot be found stays as it was given and has no place. */
const placed =
  (document: string) =>
  (found: SynthesisedMaterial["conflicts"][number]): NewConflict => {
    const conflict = { ...found, alternative: found.alternative.trim() || null };
    if (conflict.quote.length > QUOTE_LIMIT) return conflict;
    const placement = placeQuote(document, conflict.quote);
    return placement.kind === "placed" ? { ...conflict, quote: placement.matched } : conflict;
  };
