import type { AddSourceRequest, SourcePlace, SourceView } from "#lib/schemas/source.ts";

/** A source as it is stored. */
export type StoredSource = Omit<SourceView, "createdAt"> & { readonly createdAt: Date };

/** Sources of subjects, as their owner may see them; every call throws `not_found` for another's. */
export interface SourceStore {
  /** Newest first. */
  readonly list: (ownerId: string, subjectId: string) => Promise<StoredSource[]>;
  /** What a thread was made from, in the order of its note; nothing of another's. */
  readonly ofThread: (ownerId: string, threadId: string) => Promise<StoredSource[]>;
  readonly get: (
    ownerId: string,
    sourceId: string,
  ) => Promise<StoredSource & { readonly text: string; readonly places: readonly SourcePlace[] }>;
  /** Puts a text into a subject; one that lies there already is that source. Returns its id. */
  readonly add: (ownerId: string, subjectId: string, note: AddSourceRequest) => Promise<string>;
  /** Another title; since when it lies in the bin, null to take it out. */
  readonly change: (
    ownerId: string,
    sourceId: string,
    change: { readonly title?: string | undefined; readonly binnedAt?: Date | null | undefined },
  ) => Promise<void>;
  /** Another text. What rests on the former one keeps that, and its pages. */
  readonly edit: (ownerId: string, sourceId: string, text: string) => Promise<void>;
  /** What rests on it keeps its own text, and goes on naming its pages. */
  readonly remove: (ownerId: string, sourceId: string) => Promise<void>;
}
