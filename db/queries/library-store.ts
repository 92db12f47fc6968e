import type { LibraryStore } from "#lib/library/library-store.ts";
import type { Database } from "../client.ts";
import {
  changePack,
  createPack,
  deletePack,
  libraryRevision,
  readPack,
  readPacks,
} from "./library-packs.ts";
import { ensureSample } from "./library-samples.ts";
import { readSection } from "./library-sections.ts";
import { addSource, deleteSource, retrySource } from "./library-sources.ts";

/**
 * The library in the database.
 * @param modelId the embedding model that is configured, of which the state of the vectors is told
 */
export const libraryStore = (db: Database, modelId: string | null = null): LibraryStore => ({
  ensureSample: (ownerId, sample) => ensureSample(db, ownerId, sample),
  packs: (ownerId) => readPacks(db, ownerId, { only: null, modelId }),
  revision: (ownerId) => libraryRevision(db, ownerId),
  pack: (ownerId, packId) => readPack(db, ownerId, packId, modelId),
  createPack: (ownerId, pack) => createPack(db, ownerId, pack),
  changePack: (ownerId, packId, pack) => changePack(db, ownerId, packId, pack),
  deletePack: (ownerId, packId) => deletePack(db, ownerId, packId),
  addSource: (ownerId, packId, source) => addSource(db, ownerId, packId, source),
  retrySource: (ownerId, packId, sourceId) => retrySource(db, ownerId, packId, sourceId),
  deleteSource: (ownerId, packId, sourceId) => deleteSource(db, ownerId, packId, sourceId),
  section: (ownerId, packId, chunkId) => readSection(db, ownerId, packId, chunkId),
});
