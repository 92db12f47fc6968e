import { askContext, askEach, type NodeConfig } from "#agents/node.ts";
import type { StudyPorts } from "#agents/ports.ts";
import {
  askedAgain,
  leadTo,
  leadToQuestion,
  questionAt,
  type StudyFork,
  type StudyNode,
  type StudyStateValue,
} from "#agents/study/state.ts";
import { recognisePage } from "#agents/study/tasks/recognise-page.ts";
import type { PromptPicture } from "#lib/ai/task.ts";
import { type AppError, isDatabaseTrouble, toAppError } from "#lib/errors.ts";
import { pageFromReading, pageFromWords, type ReadPage } from "#lib/pictures/read-page.ts";
import type { Language } from "#lib/schemas/language.ts";
import type { StudyReply } from "#lib/schemas/study.ts";
import type { NotePage, UploadInfo } from "#lib/study/study-store.ts";
import { askStudent, studyText } from "./ask-student.ts";

type Ports = Pick<StudyPorts, "study">;
type OfThread = Pick<StudyStateValue, "ownerId" | "threadId">;

/** Whether the student has given a text or photos up to now. */
export const hasNotes = async (
  { study }: Ports,
  { ownerId, threadId }: OfThread,
): Promise<boolean> => {
  const note = await study.document(ownerId, threadId, "note");
  if (note !== null && note.text.trim() !== "") return true;
  return (await study.uploads(ownerId, threadId)).length > 0;
};

/** Photos of which no page is stored, in the student's order. */
export const unreadPhotos = async (
  { study }: Ports,
  { ownerId, threadId }: OfThread,
): Promise<UploadInfo[]> => {
  const uploads = await study.uploads(ownerId, threadId);
  if (uploads.length === 0) return [];
  const read = new Set((await study.pages(ownerId, threadId)).map(({ uploadId }) => uploadId));
  return uploads.filter(({ id }) => !read.has(id));
};

/**
 * Asks for notes when there are none, if the student wants to be asked, and has photos read that are not read yet.
 * Whether it asks is decided in a step of its own: photos may come while the thread waits, and must not make it pass
 * over the answer.
 */
export const awaitNotes =
  (ports: StudyPorts): StudyFork =>
  async (state) => {
    const { threadId, ownerId } = state;
    const { asks, again } = questionAt("await_notes", state);
    const { language, settings } = await ports.study.get(ownerId, threadId);
    if (!asks) {
      const withoutNotes = !(await hasNotes(ports, state));
      return withoutNotes && settings.stages.notes === "ask"
        ? leadToQuestion("await_notes", { withoutNotes })
        : onOrRead(ports, state, withoutNotes);
    }
    await ports.reporter.stage(threadId, "await_notes");
    const reply = askStudent({
      kind: "study_notes",
      ...{ language, again, text: studyText(language)("askNotes") },
    });
    if (reply?.type === "skip") return leadTo("review_notes", { withoutNotes: true });
    if (reply?.type === "notes" && reply.text.trim() !== "") {
      await ports.study.saveDocument(ownerId, threadId, "note", reply.text);
    }
    const given = reply?.type === "notes" && (await hasNotes(ports, state));
    return given ? onOrRead(ports, state, false) : leadTo("await_notes", askedAgain("await_notes"));
  };

const onOrRead = async (ports: StudyPorts, state: StudyStateValue, withoutNotes: boolean) => {
  const isRead = (await unreadPhotos(ports, state)).length === 0;
  return leadTo(isRead ? "review_notes" : "recognise_notes", { withoutNotes });
};

/**
 * Has the student compare what was read with the photos, if they want to be asked; what was read counts as it is
 * otherwise. Leaves the notes as one text: what was pasted first, then the pages in order. Whether it asks is decided
 * in a step of its own: the settings may be changed while the student corrects a page.
 */
export const reviewNotes =
  (ports: StudyPorts): StudyFork =>
  async (state) => {
    const { threadId, ownerId } = state;
    const { asks, again } = questionAt("review_notes", state);
    const pages = await ports.study.pages(ownerId, threadId);
    const { language, settings } = await ports.study.get(ownerId, threadId);
    if (!asks) {
      if (state.withoutNotes) return leadTo("synthesise");
      return settings.stages.notes === "ask" && !pages.every((page) => page.reviewed)
        ? leadToQuestion("review_notes")
        : acceptPages(ports, state, pages);
    }
    await ports.reporter.stage(threadId, "review_notes");
    const reply = askStudent({
      kind: "study_review",
      ...{ language, again, text: studyText(language)("askReview") },
    });
    switch (reply?.type) {
      case "reviewed":
        return acceptPages(ports, state, corrected(pages, reply.pages));
      case "accept":
        return acceptPages(ports, state, pages);
      case "notes":
        return reply.text.trim() === ""
          ? leadTo("review_notes", askedAgain("review_notes"))
          : storeNotes(ports, state, [reply.text]);
      case "skip":
        return storeNotes(ports, state, []);
      default:
        return leadTo("review_notes", askedAgain("review_notes"));
    }
  };

/** The pages as the student left them; one that they did not send stays as it was read. */
const corrected = (
  pages: readonly NotePage[],
  sent: Extract<StudyReply, { type: "reviewed" }>["pages"],
): NotePage[] => {
  const texts = new Map(sent.map(({ id, text }) => [id, text]));
  return pages.map((page) => ({
    ...page,
    reviewedText: texts.get(page.uploadId) ?? textOf(page),
  }));
};

const textOf = (page: NotePage): string => page.reviewedText ?? page.text;

/** Photos that came while the others were read or reviewed are read before anything goes on. */
const acceptPages = async (
  ports: StudyPorts,
  state: StudyStateValue,
  pages: readonly NotePage[],
): ReturnType<StudyFork> => {
  const { study } = ports;
  const { ownerId, threadId } = state;
  const accepted = pages.map((page) => ({ uploadId: page.uploadId, text: textOf(page) }));
  await study.reviewPages(ownerId, threadId, accepted);
  const read = new Set(pages.map(({ uploadId }) => uploadId));
  const uploads = await study.uploads(ownerId, threadId);
  if (uploads.some(({ id }) => !read.has(id))) return leadTo("recognise_notes");
  const texts = accepted.map(({ text }) => text);
  return storeNotes(ports, state, texts);
};

/** Stores pasted text and these texts as what the student's notes say; without photos they are the pasted text itself. */
const storeNotes = async (
  { study }: StudyPorts,
  { ownerId, threadId }: StudyStateValue,
  texts: readonly string[],
): ReturnType<StudyFork> => {
  const note = await study.document(ownerId, threadId, "note");
  const given = texts.map((text) => text.trim()).filter(Boolean);
  const all = [note?.text.trim() ?? "", ...given].filter(Boolean);
  if (given.length > 0) {
    await study.saveDocument(ownerId, threadId, "recognised", all.join("\n\n"));
  }
  return leadTo("synthesise", { withoutNotes: all.length === 0 });
};

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
  config: NodeConfig,
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

const isForTheQueue = (error: AppError, { configurable }: NodeConfig): boolean =>
  error.code === "stopped" ||
  isDatabaseTrouble(error.code) ||
  // A model whose replies stayed unusable answers no better from the beginning, and is paid.
  (error.transient && error.code !== "model_reply_invalid" && configurable?.lastTry !== true);

const readPage = async (
  ports: StudyPorts,
  state: StudyStateValue,
  config: NodeConfig,
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
