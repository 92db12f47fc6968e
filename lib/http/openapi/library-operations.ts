import { z } from "zod";
import {
  libraryView,
  madeInLibrary,
  packDescription,
  packView,
  renderedSection,
} from "#lib/schemas/library.ts";
import { notePageRequest } from "#lib/schemas/note-file.ts";
import type { Operations } from "./operation.ts";

/** Manuals, which guides answer from. */
export const libraryOperations = {
  getLibrary: {
    on: "GET /api/library",
    summary: "All packs with their files, and how far their imports are",
    tagged: true,
    gives: { 200: { json: libraryView } },
  },
  createPack: {
    on: "POST /api/library",
    summary: "Makes a pack for files to be imported into",
    takes: { json: packDescription },
    gives: { 201: { json: madeInLibrary } },
  },
  getPack: {
    on: "GET /api/library/{packId}",
    summary: "One pack",
    tagged: true,
    gives: { 200: { json: packView } },
  },
  changePack: {
    on: "PATCH /api/library/{packId}",
    summary: "Describes a pack anew",
    takes: { json: packDescription },
    gives: { 200: { json: packView } },
  },
  deletePack: {
    on: "DELETE /api/library/{packId}",
    summary: "Deletes a pack; guides keep their answers",
    gives: { 204: null },
  },
  importSource: {
    on: "POST /api/library/{packId}/sources",
    summary: "Begins to import a file; one of the same name is replaced",
    description: "As `file` of a form, or as the body with `?name=`.",
    query: z.object({ name: z.string().optional() }),
    takes: { form: z.object({ file: z.file() }), bytes: ["application/octet-stream"] },
    gives: { 202: { json: madeInLibrary } },
  },
  importPage: {
    on: "POST /api/library/{packId}/pages",
    summary: "Begins to import a page of the public internet",
    takes: { json: notePageRequest },
    gives: { 202: { json: madeInLibrary } },
  },
  deleteImport: {
    on: "DELETE /api/library/{packId}/sources/{sourceId}",
    summary: "Deletes a file and what was read from it",
    gives: { 204: null },
  },
  retryImport: {
    on: "POST /api/library/{packId}/sources/{sourceId}/retry",
    summary: "Begins a failed import again",
    gives: { 204: null },
  },
  getSection: {
    on: "GET /api/library/{packId}/sections/{chunkId}",
    summary: "A section of a manual, as Markdown and as sanitised HTML",
    gives: { 200: { json: renderedSection } },
  },
} as const satisfies Operations;
