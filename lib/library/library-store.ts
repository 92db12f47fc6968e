import type { PackDescription, SectionView } from "../schemas/library.ts";
import type { NewChunk } from "./new-chunk.ts";
import type { StoredPack } from "./stored-pack.ts";

/** A pack that comes with the product. */
export interface SamplePack {
  readonly name: string;
  /** Of its contents: other contents replace what an owner has of it. */
  readonly hash: string;
  readonly description: PackDescription;
  /** What it is shown to be made of. */
  readonly files: readonly { readonly fileName: string; readonly chunks: readonly NewChunk[] }[];
}

/** A file as it is stored for the import. */
export interface StoredSource {
  readonly fileName: string;
  readonly bytes: Uint8Array;
  readonly sha256: string;
}

/** An owner's packs and their files. Everything but reads raises the library's revision. */
export interface LibraryStore {
  /** Makes a sample, renews it when its contents changed, and leaves one alone that the owner deleted. */
  readonly ensureSample: (ownerId: string, sample: SamplePack) => Promise<void>;
  /** Newest first. */
  readonly packs: (ownerId: string) => Promise<StoredPack[]>;
  readonly revision: (ownerId: string) => Promise<number>;
  /** @throws AppError not_found */
  readonly pack: (ownerId: string, packId: string) => Promise<StoredPack>;
  /** @throws AppError too_many_packs */
  readonly createPack: (ownerId: string, pack: PackDescription) => Promise<{ readonly id: string }>;
  /** @throws AppError not_found */
  readonly changePack: (ownerId: string, packId: string, pack: PackDescription) => Promise<void>;
  /** A sample is hidden instead, and its chunks go. @throws AppError not_found */
  readonly deletePack: (ownerId: string, packId: string) => Promise<void>;
  /**
   * Stores a file to be imported. One of the same name goes on being searched until the import is done; an import of
   * it that runs is given up.
   * @throws AppError not_found, too_many_sources
   */
  readonly addSource: (
    ownerId: string,
    packId: string,
    source: StoredSource,
  ) => Promise<{ readonly id: string }>;
  /** @throws AppError not_found, source_not_failed */
  readonly retrySource: (ownerId: string, packId: string, sourceId: string) => Promise<void>;
  /** What is not there need not be deleted. @throws AppError not_found when the pack is not */
  readonly deleteSource: (ownerId: string, packId: string, sourceId: string) => Promise<void>;
  /** @throws AppError not_found */
  readonly section: (ownerId: string, packId: string, chunkId: string) => Promise<SectionView>;
}
