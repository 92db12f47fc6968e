import type { StudyPorts } from "#agents/ports.ts";
import type { StudyReply } from "#lib/schemas/study.ts";
import type { NotePage } from "#lib/study/study-store.ts";
import { askStudent } from "../ask-student.ts";
import type { StudyNode, StudyStateValue } from "../state.ts";
import { questionText } from "../study-text.ts";

/**
 * Has the student compare what was read with the photos, if they want to be asked; what was read counts as it is
 * otherwise. Leaves the notes as one text: what was pasted first, then the pages in order. Whether it asks is decided
 * in a step of its own: the settings may be changed while the student corrects a page.
 */
export const reviewNotes =
  (ports: StudyPorts): StudyNode =>
  async (state) => {
    const { threadId, ownerId, next } = state;
    const pages = await ports.study.pages(ownerId, threadId);
    const { language, settings } = await ports.study.get(ownerId, threadId);
    if (next !== "ask" && next !== "again") {
      if (state.withoutNotes) return { next: "on" };
      const asks = settings.stages.notes === "ask" && !pages.every((page) => page.reviewed);
      return asks ? { next: "ask" } : acceptPages(ports, state, pages);
    }
    await ports.reporter.stage(threadId, "review_notes");
    const reply = askStudent({
      kind: "study_review",
      text: questionText(language, "askReview", next),
    });
    switch (reply?.type) {
      case "reviewed":
        return acceptPages(ports, state, corrected(pages, reply.pages));
      case "accept":
        return acceptPages(ports, state, pages);
      case "notes":
        return reply.text.trim() === ""
          ? { next: "again" }
          : storeNotes(ports, state, [reply.text]);
      case "skip":
        return storeNotes(ports, state, []);
      default:
        return { next: "again" };
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
): Promise<Partial<StudyStateValue>> => {
  const { study } = ports;
  const { ownerId, threadId } = state;
  const accepted = pages.map((page) => ({ uploadId: page.uploadId, text: textOf(page) }));
  await study.reviewPages(ownerId, threadId, accepted);
  const read = new Set(pages.map(({ uploadId }) => uploadId));
  const uploads = await study.uploads(ownerId, threadId);
  if (uploads.some(({ id }) => !read.has(id))) return { next: "read" };
  const texts = accepted.map(({ text }) => text);
  return storeNotes(ports, state, texts);
};

/** Stores pasted text and these texts as what the student's notes say; without photos they are the pasted text itself. */
const storeNotes = async (
  { study }: StudyPorts,
  { ownerId, threadId }: StudyStateValue,
  texts: readonly string[],
): Promise<Partial<StudyStateValue>> => {
  const note = await study.document(ownerId, threadId, "note");
  const given = texts.map((text) => text.trim()).filter(Boolean);
  const all = [note?.text.trim() ?? "", ...given].filter(Boolean);
  if (given.length > 0) {
    await study.saveDocument(ownerId, threadId, "recognised", all.join("\n\n"));
  }
  return { withoutNotes: all.length === 0, next: "on" };
};
