import { createHash } from "node:crypto";
import { AppError, type ErrorDetails } from "#lib/errors.ts";
import { errorSentence } from "#lib/i18n/translator.ts";
import { maxSourceBytes } from "#lib/library/library-limits.ts";
import {
  type LibraryStore,
  meaningOfPack,
  type SamplePack,
  type StoredPack,
  type StoredSourceState,
} from "#lib/library/library-store.ts";
import { sourceKindOrThrow } from "#lib/library/source/source-kind.ts";
import type { Language } from "#lib/schemas/language.ts";
import type { LibraryView, PackView, SourceView } from "#lib/schemas/library.ts";

/** The sentence, after the name of the file inside the import that it is about. */
const failureOf = (
  locale: Language,
  fileName: string,
  code: string,
  details: ErrorDetails | null,
): string => {
  const sentence = errorSentence(locale, code, details);
  const file = details?.file;
  return typeof file === "string" && file !== fileName ? `${file}: ${sentence}` : sentence;
};

const sourceView = (source: StoredSourceState, locale: Language): SourceView => {
  const { id, fileName, format, size, status, sections, chunks, total, done } = source;
  const { errorCode: code, errorDetails: details, badFiles } = source;
  return {
    ...{ id, fileName, format, size, status, sections, chunks },
    progress: total === null ? null : { done: Math.min(done, total), total },
    badFiles: badFiles.map(({ file, code: why, details: more }) => ({
      file,
      message: errorSentence(locale, why, more ?? null),
    })),
    error: code === null ? null : { code, message: failureOf(locale, fileName, code, details) },
    updatedAt: source.updatedAt.toISOString(),
  };
};

/** A pack as pages and clients see it. */
const packView = (pack: StoredPack, locale: Language): PackView => {
  const { id, product, titles, language, versions, editions, revision, counts } = pack;
  return {
    ...{ id, product, titles, language, versions, editions, revision },
    title: titles[locale] ?? product,
    sample: pack.sampleName !== null,
    sources: pack.sources.map((source) => sourceView(source, locale)),
    chunks: counts.manual,
    differences: counts.difference,
    meaning: meaningOfPack(pack),
    ready: counts.manual + counts.difference > 0,
    updatedAt: pack.updatedAt.toISOString(),
  };
};

/** A file to import, and its name, which is shown and never opened. */
interface NewSource {
  readonly fileName: string;
  readonly bytes: Uint8Array;
}

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
export const libraryCommands = (ports: LibraryPorts) => {
  const { store } = ports;
  const ensureSamples = createSampleKeeper(ports);
  return {
    /** Every pack, those that come with the product, too; newest first. */
    getLibrary: async (ownerId: string, locale: Language): Promise<LibraryView> => {
      await ensureSamples(ownerId);
      // Before the packs: what changes between the two is then asked for again.
      const revision = await store.revision(ownerId);
      const packs = await store.packs(ownerId);
      return { packs: packs.map((pack) => packView(pack, locale)), revision };
    },

    /** Only the revision, for a conditional GET. */
    libraryRevision: async (ownerId: string): Promise<number> => {
      await ensureSamples(ownerId);
      return store.revision(ownerId);
    },

    getPack: async (ownerId: string, packId: string, locale: Language): Promise<PackView> =>
      packView(await store.pack(ownerId, packId), locale),
    createPack: store.createPack,
    changePack: store.changePack,
    /** With its sources and chunks; guides that used it keep their answers. */
    deletePack: store.deletePack,

    /**
     * Stores a file and begins to import it in the background. One of the same name replaces it, in one transaction at
     * the end of its import. A folder with a `pack.json` changes the pack's description, too.
     * @throws AppError source_too_large, source_not_readable, source_office_file
     */
    importSource: async (
      ownerId: string,
      packId: string,
      { fileName, bytes }: NewSource,
    ): Promise<{ readonly id: string }> => {
      refuseUnreadable(fileName, bytes);
      const sha256 = createHash("sha256").update(bytes).digest("hex");
      return store.addSource(ownerId, packId, { fileName, bytes, sha256 });
    },

    /** Begins a failed import again. */
    retrySource: store.retrySource,
    deleteSource: store.deleteSource,
    /** A chunk with its whole section around it when it is a part. @throws AppError not_found */
    getSection: store.section,
  };
};

export type LibraryCommands = ReturnType<typeof libraryCommands>;
