import { askContext, type NodeConfig } from "#agents/node.ts";
import type { GraphPorts, StudyPorts } from "#agents/ports.ts";
import type { StudyNode, StudyStateValue } from "#agents/study/state.ts";
import { writeMaterial } from "#agents/study/tasks/write-material.ts";
import type { Answer } from "#lib/ai/task.ts";
import { AppError } from "#lib/errors.ts";
import type { Language } from "#lib/schemas/language.ts";
import { writingPresets } from "#lib/study/presets.ts";
import { ownNotes } from "#lib/study/study-page.ts";
import type { StudyStore } from "#lib/study/study-store.ts";
import { growingText, joinParts, type TextSoFar, textSoFar } from "#lib/study/text-so-far.ts";
import { studyText } from "./ask-student.ts";
import { unreadPhotos } from "./recognise-notes.ts";

/** What an answer's growing JSON says so far, kept for the page until the answer is there. */
export interface Draft {
  /** For `AskContext.onText`: shows the growing Markdown of answer `index`, after what it goes on with. */
  readonly onText: (index: number, before?: string) => (reply: string) => void;
  /** The answer `index` is whole. */
  readonly whole: (index: number, markdown: string) => void;
  /**
   * Waits until nothing is being written any more; to be called before the text is stored, because a late draft would
   * outlive it.
   */
  readonly close: () => Promise<void>;
}

/**
 * Shows text on the page while one or several answers grow. Answers are shown in their order, up to the first that is
 * not whole. One write at a time; what grew meanwhile is written with the next. `ask` tells of growth at
 * most twice a second.
 */
export const showDraft = (
  { study, log }: Pick<GraphPorts, "log"> & { readonly study: Pick<StudyStore, "saveDraft"> },
  { ownerId, threadId }: Pick<StudyStateValue, "ownerId" | "threadId">,
  stage: string,
): Draft => {
  const parts: { text: string; whole: boolean }[] = [];
  let shown = "";
  let closed = false;
  let busy = false;
  let writing: Promise<void> = Promise.resolve();

  const visible = (): string => {
    const until = parts.findIndex((part) => !part.whole);
    const inOrder = until === -1 ? parts : parts.slice(0, until + 1);
    return inOrder
      .map(({ text }) => text)
      .join("\n\n")
      .trim();
  };
  const write = async (): Promise<void> => {
    busy = true;
    try {
      for (let text = visible(); !closed && text !== "" && text !== shown; text = visible()) {
        shown = text;
        await study.saveDraft(ownerId, threadId, { stage, text });
      }
    } finally {
      busy = false;
    }
  };
  const grow = (index: number, part: { text: string; whole: boolean }): void => {
    if (closed) return;
    for (let at = parts.length; at < index; at += 1) parts[at] = { text: "", whole: false };
    parts[index] = part;
    if (busy) return;
    // Without it the text comes at once when it is whole; nothing is lost.
    writing = write().catch((error) => log.warn({ threadId, error }, "a draft was not shown"));
  };
  return {
    onText:
      (index, before = "") =>
      (reply) => {
        const grown = growingText(reply);
        grow(index, { text: before === "" ? grown : `${before.trim()}\n\n${grown}`, whole: false });
      },
    whole: (index, markdown) => grow(index, { text: markdown.trim(), whole: true }),
    close: async () => {
      closed = true;
      await writing;
    },
  };
};

/** Answers that one text may take: some 40,000 tokens at the shortest limit that is common. */
export const mostAnswers = 6;

/**
 * A text that may be longer than one answer of the model: while an answer comes cut off, the rest is asked for. Each
 * answer is a call of its own, so that none is paid twice. What the last answer says beside its Markdown is kept.
 *
 * @returns the text; `salvaged` when it still has no end, and stops after its last whole block
 * @throws AppError whatever `ask` throws, but no model_reply_invalid once there is something to keep
 */
export const askForWhole = async <Output extends { readonly markdown: string }>(
  ask: (soFar: TextSoFar | null, before: string) => Promise<Answer<Output>>,
): Promise<Answer<Output>> => {
  let answer = await ask(null, "");
  for (let asked = 1; answer.salvaged && asked < mostAnswers; asked += 1) {
    const { markdown } = answer.output;
    try {
      const next = await ask(textSoFar(markdown, asked + 1 === mostAnswers), markdown);
      const whole = joinParts(markdown, next.output.markdown);
      answer = { ...next, output: { ...next.output, markdown: `${whole}\n` } };
    } catch (error) {
      if (error instanceof AppError && error.code === "model_reply_invalid") return answer;
      throw error;
    }
  }
  return answer;
};

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
  config: NodeConfig,
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
