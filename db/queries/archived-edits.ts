import { textAfter, textBefore } from "#lib/editing/history.ts";
import { brokenArchive } from "#lib/subjects/archive/archive-file.ts";
import type { ArchivedTables } from "#lib/subjects/archive/archive-store.ts";
import type { documents, edits } from "../schema/study.ts";
import { checkStudyText } from "./thread-rows.ts";

type ArchivedDocument = typeof documents.$inferSelect;
type ArchivedEdit = typeof edits.$inferSelect;

/** Characters of all texts that edits made, one after another: so many are gone through in some ten seconds. */
const mostReplayed = 10_000_000_000;

/** The text after an edit, also by those that were taken together in it. @throws Error when one does not fit */
const textAfterEdit = (before: string, edit: ArchivedEdit, base: number): string => {
  const { number, first, steps } = edit;
  const after = textAfter(before, [edit]);
  checkStudyText(after);
  const isAlone = first === null && steps === null && number === base + 1;
  const isRun = first === base + 1 && steps?.length === number - base;
  if (!isAlone && !(isRun && textAfter(before, steps) === after)) {
    throw new Error(`Edit ${number} follows revision ${base}`);
  }
  return after;
};

/** Goes through a document's edits from the first on. @throws Error when they are not its history */
const replay = async (
  document: ArchivedDocument,
  history: readonly ArchivedEdit[],
  turn: (characters: number) => Promise<void>,
): Promise<void> => {
  const { text: kept, snapshotRevision = 0, revision: newest = 0 } = document;
  let text = kept;
  for (const edit of history.filter(({ number }) => number <= snapshotRevision).reverse()) {
    text = textBefore(text, [edit]);
    await turn(text.length);
  }
  let [revision, isKept] = [0, snapshotRevision === 0];
  for (const edit of history) {
    text = textAfterEdit(text, edit, revision);
    revision = edit.number;
    if (revision === snapshotRevision) isKept = text === kept;
    await turn(text.length * (edit.steps?.length ?? 1));
  }
  if (!isKept || revision !== newest) throw new Error("The edits lead to another text");
};

/**
 * Every document has the edits that led to its text: what does not fit would fail wherever it is read.
 * @throws AppError archive_broken
 */
export const checkEdits = async (
  tables: ArchivedTables,
  turn: () => Promise<void>,
): Promise<void> => {
  const histories = Map.groupBy(
    (tables.edits ?? []) as unknown as readonly ArchivedEdit[],
    ({ documentId }) => documentId,
  );
  let replayed = 0;
  const count = async (characters: number) => {
    replayed += characters;
    if (replayed > mostReplayed) throw new Error("There is too much to go through");
    await turn();
  };
  for (const document of (tables.documents ?? []) as unknown as readonly ArchivedDocument[]) {
    const history = (histories.get(document.id) ?? []).sort((a, b) => a.number - b.number);
    try {
      if (history.some(({ threadId }) => threadId !== document.threadId)) {
        throw new Error("An edit is of another thread");
      }
      await replay(document, history, count);
    } catch (cause) {
      throw brokenArchive("the edits of a document do not fit it", cause);
    }
  }
};
