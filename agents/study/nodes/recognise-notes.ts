import { askContext, askEach } from "#agents/node.ts";
import type { StudyPorts } from "#agents/ports.ts";
import type { PromptPicture } from "#lib/ai/task.ts";
import { type AppError, isDatabaseTrouble, toAppError } from "#lib/errors.ts";
import { pageFromReading } from "#lib/pictures/page-from-reading.ts";
import { pageFromWords } from "#lib/pictures/page-from-words.ts";
import type { ReadPage } from "#lib/pictures/read-page.ts";
import type { Language } from "#lib/schemas/language.ts";
import type { NotePage, UploadInfo } from "#lib/study/study-store.ts";
import { unreadPhotos } from "../given-notes.ts";
import type { StudyNode, StudyNodeConfig, StudyStateValue } from "../state.ts";
import { recognisePage } from "../tasks/recognise-page.ts";

/**
 * Reads the student's photos, if need be while the material is written, each page by itself and stored as soon as it is
 * read, so that a run that is taken up again reads only the rest. A page that cannot be read stays empty, with the reason, and is typed in by hand.
 */
export const recogniseNotes =
  (ports: StudyPorts): StudyNode =>
  async (state, config) => {
    const { threadId, ownerId } = state;
    if (state.withoutNotes) return {};
    const unread = await unreadPhotos(ports, state);
    if (unread.length === 0) return {};
    const { language } = await ports.study.get(ownerId, threadId);
    const total = (await ports.study.uploads(ownerId, threadId)).length;
    const before = total - unread.length;
    const material = () => ports.study.document(ownerId, threadId, "generated");
    await ports.reporter.stage(
      threadId,
      (await material()) ? "recognise_notes" : "write_and_read",
      total,
    );
    await ports.reporter.step(threadId, before, total);
    try {
      await askEach(unread, (upload) => storePage(ports, state, config, { upload, language }), {
        afterFailure: () => "throw",
        onStep: (done) => ports.reporter.step(threadId, before + done, total),
      });
    } catch (thrown) {
      const error = toAppError(thrown);
      if (!error.transient || error.code === "stopped" || (await material())) throw error;
      // What is being written beside would be broken off; the photos are read after it.
      ports.log.warn(
        { threadId, code: error.code },
        "photos are read when the material is written",
      );
    }
    if (!(await material())) await ports.reporter.stage(threadId, "generate_material");
    return {};
  };

interface Order {
  readonly upload: UploadInfo;
  readonly language: Language;
}

/**
 * Reads a page and stores it, or why it could not be read. What may go away by itself is left to the queue while that
 * still tries.
 */
const storePage = async (
  ports: StudyPorts,
  state: StudyStateValue,
  config: StudyNodeConfig,
  order: Order,
): Promise<void> => {
  const { threadId, ownerId } = state;
  const { id: uploadId, ordinal } = order.upload;
  const save = (read: Pick<NotePage, "text" | "doubtful" | "basis" | "errorCode">) =>
    ports.study.savePage(ownerId, threadId, { uploadId, ordinal, ...read });
  let read: ReadPage & Pick<NotePage, "basis">;
  try {
    read = await readPage(ports, state, config, order);
  } catch (thrown) {
    const error = toAppError(thrown);
    if (isForTheQueue(error, config)) throw error;
    // The student took the photo away meanwhile.
    if (error.code === "not_found") return;
    ports.log.warn({ threadId, uploadId, code: error.code }, "a page could not be read");
    return save({ text: "", doubtful: [], basis: "failed", errorCode: error.code });
  }
  return save({ ...read, doubtful: [...read.doubtful], errorCode: null });
};

const isForTheQueue = (error: AppError, { configurable }: StudyNodeConfig): boolean =>
  error.code === "stopped" ||
  isDatabaseTrouble(error.code) ||
  (error.transient && configurable?.lastTry !== true);

const readPage = async (
  ports: StudyPorts,
  state: StudyStateValue,
  config: StudyNodeConfig,
  { upload, language }: Order,
): Promise<ReadPage & Pick<NotePage, "basis">> => {
  const { threadId, ownerId } = state;
  const { sha256, mediaType, id } = upload;
  const picture: PromptPicture = { sha256, mediaType };
  const bytes = () => ports.study.uploadBytes(ownerId, threadId, id);
  const recognise = async () => {
    const words = await ports.textReader.read({ bytes: await bytes(), sha256 }, config.signal);
    return { ...pageFromWords(words, language), basis: "ocr" as const };
  };
  try {
    const context = { ...askContext(ports, state, config), picture: bytes };
    const { output, basis } = await ports.ask(recognisePage, { picture, language }, context);
    if (basis === "rules") return await recognise();
    return { ...pageFromReading(output, language), basis };
  } catch (thrown) {
    const error = toAppError(thrown);
    // So answers a model that takes no pictures; its owner gets what can be read without one.
    if (error.code !== "model_refused_request") throw error;
    ports.log.warn({ threadId, uploadId: id }, "the model refuses a page, it is read without one");
    return recognise().catch(() => Promise.reject(error));
  }
};
