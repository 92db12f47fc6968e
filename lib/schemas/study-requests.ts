import { z } from "zod";
import { maxDocumentCharacters, maxRequestCharacters } from "../study/study-limits.ts";
import { documentSpan, patch } from "./study.ts";

/** Blocks that one request may ask for; rendering them takes a second at the worst. */
const maxBlocks = 500;

/** Body of `POST /api/study/{id}/blocks`. */
export const blocksRequest = z.object({ ids: z.array(z.string().max(100)).max(maxBlocks) });

/** Chosen by the client, so that a request that is sent again is done once. */
const key = z.string().min(1).max(100);

const revision = z.coerce.number().int().min(0).max(2_147_483_647);

/** Body of `POST /api/study/{id}/undo`; `edit` is the number of one that need not be the newest. */
export const undoRequest = z.object({ key, edit: revision.nullable().default(null) });

/** Body of `POST /api/study/{id}/redo`. */
export const redoRequest = z.object({ key });

/** Body of `POST /api/study/{id}/restore`. */
export const restoreRequest = z.object({ key, revision });

/** Body of `POST /api/study/{id}/conflicts/{conflict}`. */
export const conflictRequest = z.object({ key, choice: z.enum(["note", "material"]) });

/** Body of `POST /api/study/{id}/repair`. */
export const repairRequest = z.object({ key });

/** Body of `POST /api/study/{id}/typing`: all patches against the text of `baseRevision`. */
export const typingRequest = z.object({
  key,
  baseRevision: revision,
  patches: z
    .array(
      patch.extend({
        removed: z.string().max(maxDocumentCharacters),
        inserted: z.string().max(maxDocumentCharacters),
      }),
    )
    .min(1)
    .max(10_000),
});

/** Query of `GET /api/study/{id}/edits`. */
export const editsQuery = z.object({ since: revision.default(0) });

/** Query of `GET /api/study/{id}/history`: edits before this one, or the newest. */
export const historyQuery = z.object({ before: revision.nullable().default(null) });

/** Body of `POST /api/edit/{id}`; `quote` are the words that were marked, as the page shows them. */
export const editRequestBody = z.object({
  request: z.string().trim().min(1).max(maxRequestCharacters),
  selection: documentSpan.nullable().default(null),
  quote: z.string().max(maxDocumentCharacters).nullable().default(null),
});

/** Body of `POST /api/edit/{id}/patch`. Snake case, because existing clients speak it. */
export const documentPatchRequest = z.object({
  old_text: z.string().max(maxDocumentCharacters),
  new_text: z.string().max(maxDocumentCharacters),
  edit_metadata: z
    .object({
      similarity: z.number().min(0).max(1).nullable().default(null),
      /** When the client made it. The history has the time of its storing. */
      timestamp: z
        .union([z.string().max(100), z.number()])
        .nullable()
        .optional(),
    })
    .nullable()
    .default(null),
});

/** Body of `PATCH /api/study/{id}/settings`: the settings that change. */
export const settingsChange = z.record(z.string(), z.json());
