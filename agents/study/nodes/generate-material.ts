import { askContext } from "#agents/node.ts";
import type { StudyPorts } from "#agents/ports.ts";
import type { Language } from "#lib/schemas/language.ts";
import { ownNotes } from "#lib/study/own-notes.ts";
import { writingPresets } from "#lib/study/presets.ts";
import { askForWhole, mostAnswers } from "../ask-for-whole.ts";
import { unreadPhotos } from "../given-notes.ts";
import { showDraft } from "../show-draft.ts";
import type { StudyNode, StudyNodeConfig, StudyStateValue } from "../state.ts";
import { studyText } from "../study-text.ts";
import { writeMaterial } from "../tasks/write-material.ts";

/** Writes the full teaching text on the topic; it grows on the page while it is written. */
export const generateMaterial =
  (ports: StudyPorts): StudyNode =>
  async (state, config) => {
    const { threadId, ownerId } = state;
    if (await ports.study.document(ownerId, threadId, "generated")) return {};
    // Photos that are read meanwhile have a stage for both.
    if ((await unreadPhotos(ports, state)).length === 0) {
      await ports.reporter.stage(threadId, "generate_material");
    }
    const markdown = await askForMaterial(ports, state, config);
    await ports.study.saveDocument(ownerId, threadId, "generated", markdown);
    await showReading(ports, state);
    return {};
  };

/** The photos that are still being read are what the student waits for from now on. */
const showReading = async (ports: StudyPorts, state: StudyStateValue): Promise<void> => {
  const { threadId, ownerId } = state;
  const unread = await unreadPhotos(ports, state);
  if (unread.length === 0) return;
  const total = (await ports.study.uploads(ownerId, threadId)).length;
  await ports.reporter.stage(threadId, "recognise_notes", total);
  await ports.reporter.step(threadId, total - unread.length, total);
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
    const { output, salvaged } = await askForWhole((soFar, before) =>
      ports.ask(
        writeMaterial,
        { topic, language, notes, presets: writingPresets(settings), soFar },
        { ...askContext(ports, state, config), onText: draft.onText(0, before) },
      ),
    );
    if (salvaged) await sayThatItIsCut(ports, state, language);
    return output.markdown;
  } finally {
    await draft.close();
  }
};

/** What was written is worth keeping, but nobody should take it for the whole. */
const sayThatItIsCut = (
  { study }: StudyPorts,
  { ownerId, threadId }: StudyStateValue,
  language: Language,
): Promise<void> =>
  study.addMessage(ownerId, threadId, {
    ...{ key: "material without an end", author: "program", kind: "report" },
    text: studyText(language)("withoutEnd", { count: mostAnswers }),
  });
