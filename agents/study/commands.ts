import { artifactFiles } from "#lib/artifacts/artifact-files.ts";
import type { ArtifactSnapshot } from "#lib/artifacts/artifact-snapshot.ts";
import {
  type DownloadPhoto,
  downloadArchive,
  downloadFile,
} from "#lib/artifacts/download-files.ts";
import { createBlockMemory } from "#lib/blocks/block-memory.ts";
import { createPlaceMemory } from "#lib/editing/quote-places.ts";
import { AppError } from "#lib/errors.ts";
import type { StudySettings } from "#lib/schemas/study.ts";
import type { EditStore } from "#lib/study/edit-store.ts";
import type { StudyStore } from "#lib/study/study-store.ts";
import type { EnqueueRun } from "#lib/threads/run-store.ts";
import type { ThreadStore } from "#lib/threads/thread-store.ts";
import type { StudyCommands } from "../runtime-api.ts";
import { editCommands } from "./edit-commands.ts";
import { readStudy } from "./read-study.ts";
import { namedBlocks, type SplitRecord, type StudyRecord, studyView } from "./study-view.ts";

export interface StudyCommandPorts {
  readonly study: StudyStore;
  readonly edits: EditStore;
  readonly threads: Pick<ThreadStore, "get" | "pendingReplies" | "request">;
  readonly enqueue: EnqueueRun;
  readonly newestSettings: (ownerId: string) => Promise<StudySettings | null>;
  /** True when rules do the work of a model. */
  readonly offline: (ownerId: string) => Promise<boolean>;
  readonly documentState: StudyCommands["getDocumentState"];
  readonly artifactSnapshot: (ownerId: string, threadId: string) => Promise<ArtifactSnapshot>;
  readonly artifactPaths: (ownerId: string, threadId: string) => Promise<readonly string[]>;
}

/** What pages and route handlers may ask of a study thread. */
export const studyCommands = (ports: StudyCommandPorts): StudyCommands => {
  const { study } = ports;
  const splitText = createBlockMemory();
  const splitRecord = async ({
    document,
    study: { draft },
  }: StudyRecord): Promise<SplitRecord> => ({
    document: document && (await splitText(document.text)),
    draft: draft && (await splitText(draft.text)),
  });
  const places = createPlaceMemory();
  return {
    ...editCommands(ports),
    ...photoCommands(study),
    getStudy: async (ownerId, threadId, locale) => {
      const record = await readStudy(ports, ownerId, threadId, locale);
      const split = await splitRecord(record);
      return studyView(record, { locale, offline: await ports.offline(ownerId), split, places });
    },
    studyBlocks: async (ownerId, threadId, ids) => {
      // The language is of no matter: errors have no blocks.
      const record = await readStudy(ports, ownerId, threadId, "en");
      const blocks = namedBlocks(record, await splitRecord(record));
      return ids.flatMap((id) => blocks.get(id) ?? []);
    },
    getDocumentState: ports.documentState,
    lastStudySettings: ports.newestSettings,
    changeStudySettings: study.saveSettings,
    ...downloadCommands(ports),
  };
};

const downloadCommands = ({
  study,
  artifactSnapshot,
}: StudyCommandPorts): Pick<StudyCommands, "artifacts" | "downloadFile" | "downloadArchive"> => ({
  artifacts: async (ownerId, threadId) => artifactFiles(await artifactSnapshot(ownerId, threadId)),
  downloadFile: async (ownerId, threadId, name, locale) => {
    const snapshot = await artifactSnapshot(ownerId, threadId);
    const text = downloadFile(snapshot, name, locale);
    if (text === null) throw new AppError("not_found", `Thread ${threadId} has no ${name}`);
    return { title: snapshot.title, text };
  },
  downloadArchive: async (ownerId, threadId, locale) => {
    const snapshot = await artifactSnapshot(ownerId, threadId);
    const photos: DownloadPhoto[] = [];
    for (const { id, mediaType } of await study.uploads(ownerId, threadId)) {
      photos.push({ mediaType, bytes: await study.uploadBytes(ownerId, threadId, id) });
    }
    return { title: snapshot.title, bytes: downloadArchive(snapshot, photos, locale) };
  },
});

const photoCommands = (
  study: StudyStore,
): Pick<StudyCommands, "addUpload" | "removeUpload" | "orderUploads" | "getUpload"> => {
  return {
    addUpload: study.addUpload,
    removeUpload: study.removeUpload,
    orderUploads: study.orderUploads,
    getUpload: async (ownerId, threadId, uploadId) => {
      const found = (await study.uploads(ownerId, threadId)).find(({ id }) => id === uploadId);
      if (!found) throw new AppError("not_found", `There is no picture ${uploadId}`);
      const bytes = await study.uploadBytes(ownerId, threadId, uploadId);
      return { mediaType: found.mediaType, bytes };
    },
  };
};
