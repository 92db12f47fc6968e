import type { ErrorCode, ErrorDetails } from "#lib/errors.ts";
import type {
  EmbeddingTrouble,
  ImportStatus,
  MeaningView,
  PackDescription,
  SectionView,
  SourceFormat,
} from "#lib/schemas/library.ts";
import type { NewChunk } from "./new-chunk.ts";
import type { BadFile, ImportPlace, SourceBatch } from "./source/read-source.ts";

/** A file that this worker imports. */
export interface ImportClaim {
  readonly ownerId: string;
  readonly packId: string;
  readonly sourceId: string;
  readonly fileName: string;
  /** In bytes. */
  readonly size: number;
  readonly claimedBy: string;
  /** Of the chunks that it makes. */
  readonly generation: number;
  /** What an earlier claim of the same import has stored. */
  readonly from: ImportPlace;
}

/**
 * Imports in the database. Every write checks the claim: once another worker took the import over, or the file was
 * replaced or deleted, it does nothing and answers false.
 */
export interface ImportStore {
  /**
   * Takes the file that waits longest, or one whose worker is silent or dead; null when there is none.
   * @param isDead tells of another worker by its name
   */
  readonly claim: (
    worker: string,
    isDead: (worker: string) => boolean,
  ) => Promise<ImportClaim | null>;
  /** Says that the worker is still at it. */
  readonly renew: (claim: ImportClaim) => Promise<boolean>;
  /** The file, piece by piece. */
  readonly bytes: (claim: ImportClaim) => AsyncIterable<Uint8Array>;
  readonly begin: (
    claim: ImportClaim,
    found: { readonly format: SourceFormat; readonly total: number },
  ) => Promise<boolean>;
  /** Stores a batch in one transaction. @throws AppError source_too_long */
  readonly save: (claim: ImportClaim, batch: SourceBatch) => Promise<boolean>;
  /** Puts the new chunks in the place of the old ones, in one transaction. */
  readonly finish: (claim: ImportClaim, description: PackDescription | null) => Promise<boolean>;
  /** Drops what was stored of it; the file is kept for another try. */
  readonly fail: (
    claim: ImportClaim,
    error: { readonly code: ErrorCode; readonly details: ErrorDetails },
  ) => Promise<boolean>;
  /**
   * Counts that the reader ended at the file without a reason, and gives the import back, or fails it with
   * `source_reader_ended` when that was the second time.
   */
  readonly readerEnded: (
    claim: ImportClaim,
    error: { readonly details: ErrorDetails },
  ) => Promise<boolean>;
  /** Gives the import back, to be gone on with. */
  readonly release: (claim: ImportClaim) => Promise<void>;
}

/** A file whose chunks this worker gives their vectors. */
export interface EmbeddingClaim {
  readonly ownerId: string;
  readonly packId: string;
  readonly sourceId: string;
  readonly generation: number;
  readonly claimedBy: string;
  readonly modelId: string;
  /** True when some chunks have vectors of the model already. */
  readonly begun: boolean;
}

export interface ChunkWithVector {
  readonly chunkId: string;
  readonly vector: readonly number[];
}

/** Which chunks of a file are wanted next. */
export interface EmbeddingPart {
  readonly limit: number;
  /** How long the model's vectors are: those of another length count as missing. Null when that is not known. */
  readonly dimensions: number | null;
  /** Ids of chunks that cannot be embedded. */
  readonly except: readonly string[];
}

/**
 * The vectors of chunks in the database. What is written for a claim that is another's by now, or for a file that was
 * replaced or deleted, is dropped, and the answer is false.
 */
/** An owner with imported files. */
export interface EmbeddedOwner {
  readonly ownerId: string;
  /** Of the owner's model settings. */
  readonly revision: number;
  /** The models of which files have vectors throughout; null among them where one has not. */
  readonly models: readonly (string | null)[];
}

export interface ChunkVectorStore {
  /** Owners with imported files, first whose file waits longest. */
  readonly waiting: () => Promise<EmbeddedOwner[]>;
  /** Takes an imported file of the owner of which chunks have no vector of the model yet; null when there is none. */
  readonly claim: (
    ownerId: string,
    worker: string,
    modelId: string,
    isDead: (worker: string) => boolean,
  ) => Promise<EmbeddingClaim | null>;
  /** Says that the worker is still at it. */
  readonly renew: (claim: EmbeddingClaim) => Promise<boolean>;
  /** The next chunks without a vector, in the manual's order. */
  readonly next: (
    claim: EmbeddingClaim,
    part: EmbeddingPart,
  ) => Promise<{ readonly chunkId: string; readonly text: string }[]>;
  /** Vectors of one length; they replace what there is of the model. */
  readonly save: (claim: EmbeddingClaim, chunks: readonly ChunkWithVector[]) => Promise<boolean>;
  /** Every chunk that can have one has its vector. */
  readonly finish: (claim: EmbeddingClaim) => Promise<boolean>;
  /** Gives the file back and keeps why, for the reader of the library. */
  readonly fail: (claim: EmbeddingClaim, code: ErrorCode) => Promise<boolean>;
  /** Gives the file back, to be gone on with. */
  readonly release: (claim: EmbeddingClaim) => Promise<boolean>;
}

export interface StoredSourceState {
  readonly id: string;
  readonly packId: string;
  readonly fileName: string;
  readonly format: SourceFormat | null;
  readonly size: number;
  readonly status: ImportStatus;
  readonly done: number;
  readonly total: number | null;
  readonly sections: number;
  readonly chunks: number;
  readonly badFiles: readonly BadFile[];
  readonly errorCode: ErrorCode | null;
  readonly errorDetails: ErrorDetails | null;
  /** The embedding model of which every chunk that is searched has its vector. */
  readonly embeddedBy: string | null;
  readonly updatedAt: Date;
}

/** How far the vectors of a pack are. */
interface StoredMeaning {
  readonly modelId: string;
  /** Pieces that are searched and have a vector of the model. */
  readonly done: number;
  /** Why the owner's next vectors could not be had, when they were asked for last. */
  readonly error: ErrorCode | null;
}

/** A pack with the state of its files. */
export interface StoredPack extends PackDescription {
  readonly id: string;
  readonly sampleName: string | null;
  readonly revision: number;
  readonly updatedAt: Date;
  readonly sources: readonly StoredSourceState[];
  /** Pieces that can be searched, by kind. */
  readonly counts: { readonly manual: number; readonly difference: number };
  /** Null where no embedding model is configured. */
  readonly meaning: StoredMeaning | null;
}

/** What is not named here passes by itself, or with the server that gives the vectors. */
const troubles: Partial<Readonly<Record<ErrorCode, EmbeddingTrouble>>> = {
  model_rate_limited: "busy",
  model_refused_key: "key",
  model_refused_request: "refused",
  model_context_exceeded: "refused",
  model_reply_invalid: "unusable",
  model_not_configured: "setting",
};

/** How far search by meaning is for a pack, as its card says it. */
export const meaningOfPack = ({
  meaning,
  counts,
  sources,
}: Pick<StoredPack, "meaning" | "counts" | "sources">): MeaningView | null => {
  const total = counts.manual + counts.difference;
  if (meaning === null || total === 0) return null;
  const { done, error, modelId } = meaning;
  const isReady = sources.every((file) => file.chunks === 0 || file.embeddedBy === modelId);
  if (isReady) return { state: "ready", done, total, because: null };
  if (error === null) return { state: "preparing", done, total, because: null };
  return { state: "waiting", done, total, because: troubles[error] ?? "away" };
};

/** A pack that comes with the product. */
export interface SamplePack {
  readonly name: string;
  /** Of its contents: other contents replace what an owner has of it. */
  readonly hash: string;
  readonly description: PackDescription;
  /** What it is shown to be made of. */
  readonly files: readonly { readonly fileName: string; readonly chunks: readonly NewChunk[] }[];
}

/** A file to import. */
export interface NewSource {
  /** Shown, and never opened. */
  readonly fileName: string;
  /** Its bytes as they arrive: it is never whole in memory. */
  readonly pieces: AsyncIterable<Uint8Array> | Iterable<Uint8Array>;
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
   * Stores a file to be imported, piece by piece. One of the same name goes on being searched until the import is done;
   * an import of it that runs is given up once the whole file is there.
   * @throws AppError not_found, too_many_sources, and what reading the pieces throws
   */
  readonly addSource: (
    ownerId: string,
    packId: string,
    source: NewSource,
  ) => Promise<{ readonly id: string }>;
  /** @throws AppError not_found, source_not_failed */
  readonly retrySource: (ownerId: string, packId: string, sourceId: string) => Promise<void>;
  /** What is not there need not be deleted. @throws AppError not_found when the pack is not */
  readonly deleteSource: (ownerId: string, packId: string, sourceId: string) => Promise<void>;
  /** @throws AppError not_found */
  readonly section: (ownerId: string, packId: string, chunkId: string) => Promise<SectionView>;
}
