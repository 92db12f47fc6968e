import { AppError, type ErrorDetails } from "#lib/errors.ts";
import { errorSentence } from "#lib/i18n/translator.ts";
import { maxSourceBytes } from "#lib/library/library-limits.ts";
import {
  type LibraryStore,
  meaningOfPack,
  type NewSource,
  type SamplePack,
  type StoredPack,
  type StoredSourceState,
} from "#lib/library/library-store.ts";
import { sourceKindOrThrow } from "#lib/library/source/source-kind.ts";
import type { Language } from "#lib/schemas/language.ts";
import type { LibraryView, ManualFileView, PackView } from "#lib/schemas/library.ts";
import type { FetchPage } from "#lib/web/fetch-page.ts";
import { noText, placeOf } from "./note-files.ts";

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

const manualFileView = (source: StoredSourceState, locale: Language): ManualFileView => {
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
    sources: pack.sources.map((source) => manualFileView(source, locale)),
    chunks: counts.manual,
    differences: counts.difference,
    meaning: meaningOfPack(pack),
    ready: counts.manual + counts.difference > 0,
    updatedAt: pack.updatedAt.toISOString(),
  };
};

interface LibraryPorts {
  readonly store: LibraryStore;
  /** Packs that come with the product; read once. */
  readonly samples: () => Promise<readonly SamplePack[]>;
  readonly fetchPage: FetchPage;
}

/** Makes the samples of each owner once in the life of a process. */
const createSampleKeeper = ({ store, samples }: Pick<LibraryPorts, "store" | "samples">) => {
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

/** As much of a file is looked at before the first piece of it is stored. */
const headBytes = 32_768;

/**
 * The pieces of a file that can be imported; its beginning tells what it is.
 * @throws AppError source_no_text, source_too_large, source_not_readable, source_office_file
 */
async function* readablePieces({ fileName, pieces }: NewSource): AsyncGenerator<Uint8Array> {
  let head = new Uint8Array();
  let isRead = false;
  let size = 0;
  for await (const piece of pieces) {
    size += piece.length;
    if (size > maxSourceBytes) {
      throw new AppError("source_too_large", `${fileName} has over ${maxSourceBytes} bytes`, {
        details: { maxBytes: maxSourceBytes },
      });
    }
    if (isRead) {
      yield piece;
      continue;
    }
    head = Uint8Array.from(Buffer.concat([head, piece]));
    if (head.length < headBytes) continue;
    sourceKindOrThrow(head, fileName);
    isRead = true;
    yield head;
  }
  if (size === 0) throw new AppError("source_no_text", `${fileName} is empty`);
  if (isRead) return;
  sourceKindOrThrow(head, fileName);
  yield head;
}

/** What pages and clients may ask of the library. */
export const libraryCommands = (ports: LibraryPorts) => ({
  read: libraryReads(ports),
  write: libraryWrites(ports),
});

const libraryReads = (ports: LibraryPorts) => {
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
    /** A chunk with its whole section around it when it is a part. @throws AppError not_found */
    getSection: store.section,
  };
};

const libraryWrites = ({ store, fetchPage }: LibraryPorts) => {
  const importSource = (
    ownerId: string,
    packId: string,
    source: NewSource,
  ): Promise<{ readonly id: string }> =>
    store.addSource(ownerId, packId, { ...source, pieces: readablePieces(source) });
  return {
    createPack: store.createPack,
    changePack: store.changePack,
    /** With its sources and chunks; guides that used it keep their answers. */
    deletePack: store.deletePack,

    /**
     * Stores a file while it arrives and begins to import it in the background. One of the same name replaces it, in one
     * transaction at the end of its import. A folder with a `pack.json` changes the pack's description, too.
     * @throws AppError source_no_text, source_too_large, source_not_readable, source_office_file
     */
    importSource,

    /**
     * Fetches a page of the web and imports it as a file whose name is its address: the same one again takes its place.
     * @throws AppError not_found, page_no_text, and what `FetchPage` and `importSource` throw
     */
    importPage: async (ownerId: string, packId: string, address: string) => {
      // Nobody is asked for the sake of a pack that is not there.
      await store.pack(ownerId, packId);
      const page = await fetchPage(address);
      if (page.bytes.length === 0) throw noText();
      const source = { fileName: placeOf(page.address), pieces: [page.bytes] };
      return importSource(ownerId, packId, source);
    },

    /** Begins a failed import again. */
    retrySource: store.retrySource,
    deleteSource: store.deleteSource,
  };
};
