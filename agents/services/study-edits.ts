import { studyText } from "#agents/study/nodes/ask-student.ts";
import { type Garbled, garbledMarks } from "#lib/editing/garbled-marks.ts";
import type { Stretch } from "#lib/editing/history.ts";
import {
  editParts,
  editsAfter,
  invertPatches,
  moveStretches,
  undoStack,
} from "#lib/editing/history.ts";
import { AppError } from "#lib/errors.ts";
import { newId } from "#lib/ids.ts";
import { makePatch } from "#lib/quotes/make-patch.ts";
import { patchEnd } from "#lib/quotes/patch.ts";
import { placeQuote, QUOTE_LIMIT } from "#lib/quotes/place-quote.ts";
import type {
  DocumentSpan,
  EditDiff,
  EditRequest,
  EditsSince,
  HistoryPage,
  TypingRequest,
} from "#lib/schemas/study.ts";
import type { StudyDocument } from "#lib/study/study-page.ts";
import type {
  EditOutcome,
  EditStore,
  Replacement,
  StoredConflict,
  StoredEdit,
  StudyStore,
} from "#lib/study/study-store.ts";
import type { EnqueueRun, ThreadStore } from "#lib/threads/thread-store.ts";

interface SettleConflictPorts {
  readonly study: StudyStore;
  readonly edits: EditStore;
}

export interface ConflictChoice {
  readonly key: string;
  readonly conflictId: string;
  readonly choice: "note" | "material";
}

/**
 * Settles where notes and material disagree, as the student says. The document speaks as the notes do; the material's
 * sentence comes in as an edit of the student's, and keeping the notes after that undoes it.
 * @throws AppError not_found, conflict_place_gone, edit_conflict
 */
export const settleConflict = async (
  ports: SettleConflictPorts,
  ownerId: string,
  threadId: string,
  asked: ConflictChoice,
): Promise<void> => {
  // Another tab may settle it between two statements; the text then is another one, and all is read again.
  for (let tries = 0; tries < mostTries; tries += 1) {
    if (await settleOnce(ports, ownerId, threadId, asked)) return;
  }
  throw new AppError(
    "edit_conflict",
    `Conflict ${asked.conflictId} is settled elsewhere again and again`,
  );
};

/** Nobody presses so often in two tabs at once. */
const mostTries = 5;

/** @returns false where it was settled elsewhere meanwhile */
const settleOnce = async (
  ports: SettleConflictPorts,
  ownerId: string,
  threadId: string,
  { key, conflictId, choice }: ConflictChoice,
): Promise<boolean> => {
  const { study, edits } = ports;
  const conflict = (await study.conflicts(ownerId, threadId)).find(({ id }) => id === conflictId);
  if (!conflict) throw new AppError("not_found", `There is no conflict ${conflictId}`);
  const history = conflict.settledEdit === null ? [] : await edits.since(ownerId, threadId, 0);
  const standing = undoStack(history).undo.flatMap(({ origin }) => origin);
  const taken = conflict.settledEdit !== null && standing.includes(conflict.settledEdit);
  if (choice === "note") {
    if (taken) {
      const undone = await edits.undoEdit(ownerId, threadId, conflict.settledEdit ?? 0, key);
      numberOf(undone);
    }
    return study.settleConflict(ownerId, threadId, conflict, { choice, edit: null });
  }
  const edit = taken
    ? conflict.settledEdit
    : await takeMaterial(ports, ownerId, threadId, { key, conflict });
  return study.settleConflict(ownerId, threadId, conflict, { choice, edit });
};

/** Puts the material's sentence where the notes' one stands. */
const takeMaterial = async (
  { study, edits }: SettleConflictPorts,
  ownerId: string,
  threadId: string,
  { key, conflict }: { readonly key: string; readonly conflict: StoredConflict },
): Promise<number | null> => {
  const { quote, alternative, subject } = conflict;
  const { text, revision } = await edits.document(ownerId, threadId);
  const { language } = await study.get(ownerId, threadId);
  const reason = studyText(language)("materialTaken", { subject });
  const place = placeIn(text, quote);
  if (alternative === null || place === null) {
    // The sentence may have been put in before the press was known to be settled.
    const made = alternative === null ? null : await madeBefore(edits, ownerId, threadId, reason);
    if (made !== null) return made;
    throw new AppError("conflict_place_gone", `Conflict ${conflict.id} has no place`);
  }
  const newText = isWithin(text, place.end) ? alternative.replace(lastStop, "") : alternative;
  const end = sentenceEnd(text, place, newText);
  const edit = {
    patches: [makePatch(text, place.start, end, newText)],
    similarity: null,
    ...{ reason, oldText: text.slice(place.start, end), newText },
  };
  const batch = { key: `conflict ${key}`, author: "student", kind: "edit" } as const;
  return numberOf(
    await edits.apply(ownerId, threadId, { ...batch, baseRevision: revision, edits: [edit] }),
  );
};

const fullStop = /[.!?…]/;
const lastStop = /[.!?…]$/;
/** In characters: what tells that a sentence goes on. */
const nextWord = 3;

/** Whether the sentence goes on behind a place, as it may once something was added to it. */
const isWithin = (text: string, end: number): boolean =>
  !fullStop.test(text.charAt(end - 1)) &&
  /^(?:[,;:]| \p{Ll}| [–—])/u.test(text.slice(end, end + nextWord));

/** The end of what is replaced: a quote may lack the full stop that the other sentence has, or the other way round. */
const sentenceEnd = (
  text: string,
  { start, end }: { readonly start: number; readonly end: number },
  alternative: string,
): number => {
  const isStop = (at: number) => fullStop.test(text.charAt(at));
  if (fullStop.test(alternative.slice(-1))) return isStop(end) && !isStop(end - 1) ? end + 1 : end;
  return end - 1 > start && isStop(end - 1) ? end - 1 : end;
};

/** Where the sentence stands; of several equal ones the first, which the page shows. */
const placeIn = (text: string, quote: string): { start: number; end: number } | null => {
  const start = quote === "" ? -1 : text.indexOf(quote);
  if (start >= 0) return { start, end: start + quote.length };
  const found = quote.length > QUOTE_LIMIT ? null : placeQuote(text, quote);
  return found?.kind === "placed" ? found : null;
};

/** The standing edit that put this conflict's sentence in. */
const madeBefore = async (
  edits: EditStore,
  ownerId: string,
  threadId: string,
  reason: string,
): Promise<number | null> => {
  const history = await edits.since(ownerId, threadId, 0);
  const standing = undoStack(history).undo.flatMap(({ origin }) => origin);
  const made = history.findLast(
    (edit) => edit.author === "student" && edit.reason === reason && standing.includes(edit.number),
  );
  return made?.number ?? null;
};

/** @throws AppError edit_conflict */
const numberOf = (outcome: EditOutcome): number | null => {
  if (outcome.kind === "applied") return outcome.edits.at(-1)?.number ?? null;
  throw new AppError("edit_conflict", "Later edits changed the sentence of a conflict");
};

/** Edits on a page of the history. */
const historyPageLength = 100;

interface EditCommandPorts {
  readonly study: StudyStore;
  readonly edits: EditStore;
  readonly threads: Pick<ThreadStore, "request">;
  readonly enqueue: EnqueueRun;
}

/** What is asked of the edit agent. */
interface EditAsked {
  readonly text: string;
  /** The blocks that hold the marked words, and the words as they are shown. */
  readonly selection: DocumentSpan | null;
  readonly quote: string | null;
}

interface ClientPatch extends Replacement {
  readonly similarity: number | null;
}

/** What a student and other clients may do to the edited document. */
export const editCommands = (ports: EditCommandPorts) => ({
  read: editReads(ports),
  write: editWrites(ports),
});

const editReads = ({ study, edits }: EditCommandPorts) => {
  return {
    /** The edited document as text. @throws AppError document_not_ready */
    getDocument: async (
      ownerId: string,
      threadId: string,
    ): Promise<StudyDocument & { readonly status: "editing" | "completed" }> => {
      const document = await edits.document(ownerId, threadId);
      const { documentStatus } = await study.get(ownerId, threadId);
      return { ...document, status: documentStatus ?? "editing" };
    },

    editsSince: async (
      ownerId: string,
      threadId: string,
      revision: number,
    ): Promise<EditsSince> => {
      const later = await edits.since(ownerId, threadId, revision);
      return {
        revision: later.at(-1)?.number ?? revision,
        edits: later.map(({ number, patches }) => ({ number, patches: [...patches] })),
      };
    },

    /** How many lines have marks that earlier edits doubled; 0 where there is no document. */
    garbledLines: async (ownerId: string, threadId: string): Promise<number> => {
      const document = await study.document(ownerId, threadId, "synthesised");
      return document === null ? 0 : (await garbled(edits, ownerId, threadId, document)).length;
    },

    /** Edits, newest first: the newest of all, or those before a number. */
    editHistory: async (
      ownerId: string,
      threadId: string,
      before: number | null,
    ): Promise<HistoryPage> => {
      const page = await edits.page(ownerId, threadId, { before, limit: historyPageLength });
      return {
        ...page,
        edits: page.edits.map((edit) => ({ ...edit, createdAt: edit.createdAt.toISOString() })),
      };
    },

    editDiff: async (ownerId: string, threadId: string, number: number): Promise<EditDiff> => {
      const { before, after, patches } = await edits.edit(ownerId, threadId, number);
      return { number, parts: editParts(before, after, patches) };
    },

    /** The document's text at a revision, for a look before a restore. */
    documentAt: edits.textAt,
  };
};

const editWrites = (ports: EditCommandPorts) => {
  const { edits } = ports;
  return {
    /**
     * A request to the edit agent, from the page or any client: answers the thread's open question, starts a
     * finished or stopped thread again, or waits until the present work is done.
     * @throws AppError document_not_ready before there is a document
     */
    requestEdit: async (
      ownerId: string,
      threadId: string,
      { text, selection, quote }: EditAsked,
    ): Promise<void> => {
      // Refuses a thread without a document before anything is stored.
      const document = await edits.document(ownerId, threadId);
      const narrowed = selection && (await narrow(edits, ownerId, threadId, selection, quote));
      if (selection && selection.revision > document.revision) {
        throw new AppError("bad_request", "The selection is of a revision that there never was");
      }
      const request: EditRequest = { type: "request", text, selection: narrowed };
      await ports.threads.request(ownerId, threadId, request, ports.enqueue);
    },

    /** Replaces a text that stands in the document exactly once. @throws AppError patch_stale, bad_request */
    patchDocument: async (
      ownerId: string,
      threadId: string,
      { oldText, newText, similarity }: ClientPatch,
    ): Promise<{ readonly editCount: number }> => {
      const { text, revision } = await edits.document(ownerId, threadId);
      const stale = () => new AppError("patch_stale", `A patch of ${threadId} does not apply`);
      const start = text.indexOf(oldText);
      if (oldText === "" || start === -1 || text.indexOf(oldText, start + 1) !== -1) throw stale();
      const patch = makePatch(text, start, start + oldText.length, newText);
      const edit = { patches: [patch], similarity, reason: "", oldText, newText };
      const outcome = await edits.apply(ownerId, threadId, {
        ...{ key: newId("pat"), baseRevision: revision, author: "client", kind: "edit" },
        edits: [edit],
      });
      if (outcome.kind === "conflict") throw stale();
      return { editCount: outcome.revision };
    },

    /** What the student typed, against the newest revision alone. @throws AppError edit_stale */
    typeIntoDocument: async (
      ownerId: string,
      threadId: string,
      { key, baseRevision, patches }: TypingRequest,
    ): Promise<{ readonly revision: number }> => {
      const [first] = patches;
      const edit = {
        ...{ patches, similarity: null, reason: "" },
        oldText: first?.removed ?? "",
        newText: first?.inserted ?? "",
      };
      const outcome = await edits.apply(ownerId, threadId, {
        ...{ key: `typed ${key}`, baseRevision, author: "student", kind: "typed" },
        edits: [edit],
      });
      if (outcome.kind === "conflict") {
        throw new AppError("edit_stale", `Typed against revision ${baseRevision}`, {
          details: { revision: outcome.revision },
        });
      }
      return { revision: outcome.edits.at(-1)?.number ?? outcome.revision };
    },

    /** `edit`: undoes that one edit wherever it stands; without it, the newest. @throws AppError nothing_to_undo, edit_conflict */
    undoEdit: async (
      ownerId: string,
      threadId: string,
      { key, edit }: { readonly key: string; readonly edit: number | null },
    ): Promise<void> =>
      settled(
        edit === null
          ? await edits.undo(ownerId, threadId, `undo ${key}`)
          : await edits.undoEdit(ownerId, threadId, edit, `undo ${key}`),
      ),

    redoEdit: async (ownerId: string, threadId: string, key: string): Promise<void> =>
      settled(await edits.redo(ownerId, threadId, `redo ${key}`)),

    restoreRevision: async (
      ownerId: string,
      threadId: string,
      { key, revision }: { readonly key: string; readonly revision: number },
    ): Promise<void> => settled(await edits.restore(ownerId, threadId, revision, `restore ${key}`)),

    /** As the notes say, or as the material does. @throws AppError not_found, conflict_place_gone, edit_conflict */
    settleConflict: (ownerId: string, threadId: string, choice: ConflictChoice): Promise<void> =>
      settleConflict(ports, ownerId, threadId, choice),

    /** Repairs the lines whose marks earlier edits doubled, as one edit. @throws AppError document_not_ready, edit_conflict */
    repairMarks: (ownerId: string, threadId: string, key: string): Promise<void> =>
      repairMarks(ports, ownerId, threadId, key),
  };
};

/** Marks that edits of the agent or the rules doubled. The history is read only when there are such marks at all. */
const garbled = async (
  edits: EditStore,
  ownerId: string,
  threadId: string,
  { text, revision }: StudyDocument,
): Promise<Garbled[]> => {
  if (revision === 0 || garbledMarks(text, [{ start: 0, end: text.length }]).length === 0)
    return [];
  const made = await edits.since(ownerId, threadId, 0);
  return garbledMarks(text, brought(made.filter(({ number }) => number <= revision)));
};

/** Where the text stands after `edits`, all from the first one on, that the agent and the rules brought. */
const brought = (edits: readonly StoredEdit[]): Stretch[] =>
  editsAfter(edits, 0).reduce<Stretch[]>((stretches, { author, kind, patches }) => {
    const moved = moveStretches(stretches, [patches]);
    const own = kind === "edit" && (author === "agent" || author === "rules");
    const added = own ? invertPatches(patches) : [];
    return moved
      .concat(added.map((patch) => ({ start: patch.start, end: patchEnd(patch) })))
      .filter(({ start, end }) => start < end);
  }, []);

/** Every line that `garbled` finds, in one edit of the student's; nothing when it finds nothing. */
const repairMarks = async (
  { study, edits }: EditCommandPorts,
  ownerId: string,
  threadId: string,
  key: string,
): Promise<void> => {
  const document = await edits.document(ownerId, threadId);
  const { text, revision } = document;
  const lines = await garbled(edits, ownerId, threadId, document);
  const [first] = lines;
  if (first === undefined) return;
  const { language } = await study.get(ownerId, threadId);
  const edit = {
    patches: lines.map(({ start, oldText, newText }) =>
      makePatch(text, start, start + oldText.length, newText),
    ),
    similarity: null,
    reason: studyText(language)("marksRepaired", { count: lines.length }),
    ...{ oldText: first.oldText, newText: first.newText },
  };
  const batch = { key: `repair ${key}`, author: "student", kind: "edit" } as const;
  settled(
    await edits.apply(ownerId, threadId, { ...batch, baseRevision: revision, edits: [edit] }),
  );
};

/** @throws AppError edit_conflict */
const settled = (outcome: EditOutcome): void => {
  if (outcome.kind === "conflict") {
    throw new AppError("edit_conflict", `Later edits than ${outcome.revision} changed the words`);
  }
};

/** The marked words within the blocks that hold them, or the blocks when they cannot be told apart. */
const narrow = async (
  edits: EditStore,
  ownerId: string,
  threadId: string,
  selection: DocumentSpan,
  quote: string | null,
): Promise<DocumentSpan> => {
  if (quote === null || quote.trim() === "" || quote.length > QUOTE_LIMIT) return selection;
  const text = await edits.textAt(ownerId, threadId, selection.revision);
  const found = placeQuote(text.slice(selection.start, selection.end), quote);
  if (found.kind !== "placed") return selection;
  const { revision, start } = selection;
  return { revision, start: start + found.start, end: start + found.end };
};
