import type { StudyPorts } from "#agents/ports.ts";
import { AppError } from "#lib/errors.ts";
import { placeQuote, QUOTE_LIMIT } from "#lib/quotes/place-quote.ts";
import { ownNotes } from "#lib/study/own-notes.ts";
import { writingPresets } from "#lib/study/presets.ts";
import type { NewConflict } from "#lib/study/study-store.ts";
import { showDraft } from "../show-draft.ts";
import type { StudyNode, StudyNodeConfig, StudyStateValue } from "../state.ts";
import { synthesiseText } from "../synthesise-text.ts";
import type { SynthesisedMaterial } from "../tasks/synthesise-material.ts";

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
  config: StudyNodeConfig,
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
    return await synthesiseText(ports, state, config, order, draft);
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
