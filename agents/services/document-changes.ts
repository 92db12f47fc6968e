import type { OriginStore, StoredOrigin, TakenChange } from "#lib/editing/document-part.ts";
import { AppError } from "#lib/errors.ts";
import { sha256 } from "#lib/ids.ts";
import { offloadForPage } from "#lib/offload/offload.ts";
import type { DocumentChange, SettleDocument } from "#lib/schemas/source.ts";
import { changedLines, changeExcerpts } from "#lib/subjects/source-history.ts";
import type { SourceStore } from "#lib/subjects/source-store.ts";
import { newestAnswers } from "./newest-answers.ts";

interface DocumentChangePorts {
  readonly origins: OriginStore;
  readonly sources: Pick<SourceStore, "get">;
}

/** A change that is offered. */
interface Offered extends TakenChange {
  readonly origin: StoredOrigin;
  /** The document's revision that it is of. */
  readonly revision: number;
  /** Names what the document says. */
  readonly name: string;
  readonly changes: DocumentChange["changes"];
}

/** Documents that were looked at last: a page is read anew with every answer, and its document is the same. */
const mostLookedAt = 50;

/** Of a document from which more was taken, the newest are told. */
const mostTold = 20;

/** What became of all that was taken from one revision of a document. */
const createLooking = ({ open }: Pick<OriginStore, "open">) => {
  const newest = newestAnswers<Offered[]>(mostLookedAt);
  const lookAt = async (ownerId: string, origins: readonly StoredOrigin[]): Promise<Offered[]> => {
    const [first] = origins;
    const document = first ? await open(ownerId, first.threadId, first.revision) : null;
    if (document === null) return [];
    const parts = origins.map(({ text, revision, place }) => ({ text, revision, place }));
    const found = await offloadForPage("takenChanges", document, parts);
    return origins.flatMap((origin, at) => offered(origin, document.revision, found[at] ?? null));
  };
  return (ownerId: string, origins: readonly StoredOrigin[]): Promise<Offered[]> =>
    newest([ownerId, origins], () => lookAt(ownerId, origins));
};

const offered = (origin: StoredOrigin, revision: number, change: TakenChange | null): Offered[] => {
  if (change === null) return [];
  const name = sha256(change.said ?? "");
  if (name === origin.leftSha256) return [];
  const { following } = change;
  const changes =
    following === null
      ? []
      : changeExcerpts(origin.text, changedLines(origin.text, following.text));
  // Empty lines alone are no change of what is said.
  if (following !== null && changes.length === 0) return [];
  return [{ ...change, origin, revision, name, changes }];
};

const viewOf = ({ origin, name, changes, following }: Offered): DocumentChange => ({
  sourceId: origin.sourceId,
  sourceTitle: origin.sourceTitle,
  document: { threadId: origin.threadId, title: origin.title },
  change: name,
  changes,
  lost: [...(following?.lost ?? [])],
  returned: [...(following?.returned ?? [])],
});

/** Tells of sources that were taken from a document which was edited since, and has them follow it. */
export const documentChangeCommands = ({ origins, sources }: DocumentChangePorts) => {
  const lookAt = createLooking(origins);
  const offeredOf = async (ownerId: string, found: readonly StoredOrigin[]): Promise<Offered[]> => {
    const taken = Map.groupBy(found, ({ threadId, revision }) => `${threadId} ${revision}`);
    const told: Offered[] = [];
    for (const some of taken.values()) {
      if (told.length >= mostTold) break;
      told.push(...(await lookAt(ownerId, some.slice(0, mostTold))));
    }
    return told.slice(0, mostTold);
  };
  const ofSource = async (ownerId: string, sourceId: string): Promise<Offered | null> => {
    await sources.get(ownerId, sourceId);
    const [found] = await offeredOf(ownerId, await origins.ofSources(ownerId, [sourceId]));
    return found ?? null;
  };
  return {
    read: {
      /**
       * What was changed in the documents that these sources were taken from. Computed from their edits, and only where the
       * revision of a document tells that it was edited. Nothing of another's.
       */
      documentChanges: async (
        ownerId: string,
        sourceIds: readonly string[],
      ): Promise<DocumentChange[]> =>
        (await offeredOf(ownerId, await origins.ofSources(ownerId, sourceIds))).map(viewOf),

      /** The same of one source; null where nothing was changed. @throws AppError not_found */
      documentChange: async (ownerId: string, sourceId: string): Promise<DocumentChange | null> => {
        const found = await ofSource(ownerId, sourceId);
        return found && viewOf(found);
      },

      /** The sources that were taken from a document and do not have what was changed there. Nothing of another's. */
      sourcesBehind: async (ownerId: string, threadId: string): Promise<DocumentChange[]> =>
        (await offeredOf(ownerId, await origins.ofDocument(ownerId, threadId))).map(viewOf),
    },
    write: {
      /**
       * Gives a source what was changed in its document, or leaves it as it is until the next change there. The same press again
       * changes nothing.
       * @throws AppError not_found, document_changed when another change was seen, source_known, note_too_large
       */
      settleDocument: async (
        ownerId: string,
        sourceId: string,
        { change: seen, take }: SettleDocument,
      ): Promise<void> => {
        const found = await ofSource(ownerId, sourceId);
        if (found === null) return;
        const { origin, name, following, revision, place } = found;
        const changed = () => new AppError("document_changed", `${sourceId} is settled otherwise`);
        if (name !== seen || (take && following === null)) throw changed();
        const settled =
          take && following !== null
            ? { text: following.text, revision, place }
            : { leftSha256: name };
        if (!(await origins.settle(ownerId, origin, settled))) throw changed();
      },
    },
  };
};
