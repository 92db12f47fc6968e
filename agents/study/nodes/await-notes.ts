import type { StudyPorts } from "#agents/ports.ts";
import { askStudent } from "../ask-student.ts";
import { hasNotes, unreadPhotos } from "../given-notes.ts";
import type { StudyNode, StudyStateValue } from "../state.ts";
import { questionText } from "../study-text.ts";

/**
 * Asks for notes when there are none, if the student wants to be asked, and has photos read that are not read yet.
 * Whether it asks is decided in a step of its own: photos may come while the thread waits, and must not make it pass
 * over the answer.
 */
export const awaitNotes =
  (ports: StudyPorts): StudyNode =>
  async (state) => {
    const { threadId, ownerId, next } = state;
    const { language, settings } = await ports.study.get(ownerId, threadId);
    if (next !== "ask" && next !== "again") {
      const withoutNotes = !(await hasNotes(ports, state));
      const asks = withoutNotes && settings.stages.notes === "ask";
      return { withoutNotes, next: asks ? "ask" : await onOrRead(ports, state) };
    }
    await ports.reporter.stage(threadId, "await_notes");
    const reply = askStudent({
      kind: "study_notes",
      text: questionText(language, "askNotes", next),
    });
    if (reply?.type === "skip") return { withoutNotes: true, next: "on" };
    if (reply?.type === "notes" && reply.text.trim() !== "") {
      await ports.study.saveDocument(ownerId, threadId, "note", reply.text);
    }
    const given = reply?.type === "notes" && (await hasNotes(ports, state));
    return given ? { withoutNotes: false, next: await onOrRead(ports, state) } : { next: "again" };
  };

const onOrRead = async (ports: StudyPorts, state: StudyStateValue): Promise<"on" | "read"> =>
  (await unreadPhotos(ports, state)).length === 0 ? "on" : "read";
