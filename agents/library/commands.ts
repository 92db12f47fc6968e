import { createHash } from "node:crypto";
import { AppError } from "#lib/errors.ts";
import { maxSourceBytes } from "#lib/library/library-limits.ts";
import type { LibraryStore, SamplePack } from "#lib/library/library-store.ts";
import { sourceKindOrThrow } from "#lib/library/source/source-kind.ts";
import type { LibraryCommands } from "../runtime-api.ts";
import { packView } from "./pack-view.ts";

interface LibraryPorts {
  readonly store: LibraryStore;
  /** Packs that come with the product; read once. */
  readonly samples: () => Promise<readonly SamplePack[]>;
}

/** Makes the samples of each owner once in the life of a process. */
const createSampleKeeper = ({ store, samples }: LibraryPorts) => {
  const made = new Map<string, Promise<void>>();
  const make = async (ownerId: string): Promise<void> => {
    for (const sample of await samples()) await store.ensureSample(ownerId, sample);
  };
  const begin = (ownerId: string): Promise<void> => {
    const making = make(ownerId).catch((error) => {
      made.delete(ownerId);
      throw error;
    });
    made.set(ownerId, making);
    return making;
  };
  return (ownerId: string): Promise<void> => made.get(ownerId) ?? begin(ownerId);
};

const refuseUnreadable = (fileName: string, bytes: Uint8Array): void => {
  if (bytes.length > maxSourceBytes) {
    throw new AppError("source_too_large", `${fileName} has ${bytes.length} bytes`, {
      details: { maxBytes: maxSourceBytes },
    });
  }
  if (bytes.length === 0) throw new AppError("source_no_text", `${fileName} is empty`);
  sourceKindOrThrow(bytes, fileName);
};

/** What pages and clients may ask of the library. */
export const libraryCommands = (ports: LibraryPorts): LibraryCommands => {
  const { store } = ports;
  const ensureSamples = createSampleKeeper(ports);
  return {
    getLibrary: async (ownerId, locale) => {
      await ensureSamples(ownerId);
      // Before the packs: what changes between the two is then asked for again.
      const revision = await store.revision(ownerId);
      const packs = await store.packs(ownerId);
      return { packs: packs.map((pack) => packView(pack, locale)), revision };
    },
    libraryRevision: async (ownerId) => {
      await ensureSamples(ownerId);
      return store.revision(ownerId);
    },
    getPack: async (ownerId, packId, locale) => packView(await store.pack(ownerId, packId), locale),
    createPack: store.createPack,
    changePack: store.changePack,
    deletePack: store.deletePack,
    importSource: async (ownerId, packId, { fileName, bytes }) => {
      refuseUnreadable(fileName, bytes);
      const sha256 = createHash("sha256").update(bytes).digest("hex");
      return store.addSource(ownerId, packId, { fileName, bytes, sha256 });
    },
    retrySource: store.retrySource,
    deleteSource: store.deleteSource,
    getSection: store.section,
  };
};
