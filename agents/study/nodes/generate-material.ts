import { ownNotes } from "../../../lib/study/own-notes.ts";
import { writingPresets } from "../../../lib/study/presets.ts";
import type { StudyPorts } from "../../ports.ts";
import { askContext } from "../ask-context.ts";
import { showDraft } from "../show-draft.ts";
import type { StudyNode, StudyNodeConfig, StudyStateValue } from "../state.ts";
import { writeMaterial } from "../tasks/write-material.ts";

/** Writes the full teaching text on the topic; it grows on the page while it is written. */
export const generateMaterial =
  (ports: StudyPorts): StudyNode =>
  async (state, config) => {
    const { threadId, ownerId } = state;
    if (await ports.study.document(ownerId, threadId, "generated")) return {};
    await ports.reporter.stage(threadId, "generate_material");
    const markdown = await askForMaterial(ports, state, config);
    await ports.study.saveDocument(ownerId, threadId, "generated", markdown);
    return {};
  };

const askForMaterial = async (
  ports: StudyPorts,
  state: StudyStateValue,
  config: StudyNodeConfig,
): Promise<string> => {
  const { threadId, ownerId } = state;
  const { topic, language, settings } = await ports.study.get(ownerId, threadId);
  const notes = await ownNotes((role) => ports.study.document(ownerId, threadId, role));
  const draft = showDraft(ports, state, "generate_material");
  try {
    const { output } = await ports.ask(
      writeMaterial,
      { topic, language, notes, presets: writingPresets(settings) },
      { ...askContext(ports, state, config), onText: draft.onText(0) },
    );
    return output.markdown;
  } finally {
    await draft.close();
  }
};
