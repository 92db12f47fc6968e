import { addedCards } from "#lib/schemas/card.ts";
import {
  madePassageCards,
  passageCards,
  passageCardsRequest,
  undonePassageCards,
  undoPassageCardsRequest,
} from "#lib/schemas/passage-card.ts";
import {
  blocksAtRevision,
  blocksRequest,
  conflictRequest,
  documentAtRevision,
  documentPatchRequest,
  documentState,
  editDiff,
  editRequestBody,
  editsQuery,
  editsSince,
  historyPage,
  historyQuery,
  noteChanges,
  patchedDocument,
  redoRequest,
  renderedBlocks,
  repairRequest,
  restoreRequest,
  studySettings,
  studyView,
  typedRevision,
  typingRequest,
  undoRequest,
} from "#lib/schemas/study.ts";
import { settledQuery, threadView } from "#lib/schemas/thread.ts";
import type { Operations } from "./operation.ts";

/** Study documents and their edits. A request with a `key` may be sent again: it is done once. */
export const studyOperations = {
  getDocument: {
    on: "GET /api/document/{threadId}",
    summary: "The text of a study document",
    description: "Also at `/document/{threadId}`, for clients that speak the older paths.",
    tagged: true,
    gives: { 200: { json: documentState } },
  },
  patchDocument: {
    on: "POST /api/edit/{threadId}/patch",
    summary: "Replaces a text that stands in the document exactly once",
    description:
      "Else it is 409 `patch_stale`, and nothing changes. Also at `/edit/{threadId}/patch`.",
    takes: { json: documentPatchRequest },
    gives: { 200: { json: patchedDocument } },
  },
  requestEdit: {
    on: "POST /api/edit/{threadId}",
    summary: "Asks the edit agent for a change",
    description: "It waits while other work is done. Also at `/edit/{threadId}`.",
    takes: { json: editRequestBody },
    gives: { 202: { json: threadView } },
  },
  getStudy: {
    on: "GET /api/study/{threadId}",
    summary: "Everything that the page of a study document shows",
    query: settledQuery,
    tagged: true,
    gives: { 200: { json: studyView } },
  },
  renderBlocks: {
    on: "POST /api/study/{threadId}/blocks",
    summary: "Blocks of a study document as sanitised HTML",
    description: "An id that is not in the thread any more is left out.",
    takes: { json: blocksRequest },
    gives: { 200: { json: renderedBlocks } },
  },
  changeStudySettings: {
    on: "PATCH /api/study/{threadId}/settings",
    summary: "Changes the settings that are named",
    takes: { json: studySettings },
    gives: { 200: { json: studySettings } },
  },
  typeIntoDocument: {
    on: "POST /api/study/{threadId}/typing",
    summary: "Stores what was typed into the source",
    takes: { json: typingRequest },
    gives: { 200: { json: typedRevision } },
  },
  undoEdit: {
    on: "POST /api/study/{threadId}/undo",
    summary: "Takes back the newest edit, or the one that is named",
    takes: { json: undoRequest },
    gives: { 204: null },
  },
  redoEdit: {
    on: "POST /api/study/{threadId}/redo",
    summary: "Brings again what was taken back last",
    takes: { json: redoRequest },
    gives: { 204: null },
  },
  restoreRevision: {
    on: "POST /api/study/{threadId}/restore",
    summary: "Makes the text of an earlier revision the present one",
    takes: { json: restoreRequest },
    gives: { 204: null },
  },
  settleConflict: {
    on: "POST /api/study/{threadId}/conflicts/{conflictId}",
    summary: "Settles where notes and material disagree",
    takes: { json: conflictRequest },
    gives: { 204: null },
  },
  repairMarks: {
    on: "POST /api/study/{threadId}/repair",
    summary: "Repairs marks that earlier edits doubled",
    takes: { json: repairRequest },
    gives: { 204: null },
  },
  addCardsOfDocument: {
    on: "POST /api/study/{threadId}/cards",
    summary: "Makes cards of the document’s answered questions",
    description:
      "Of those that are cards already, or are asked in the subject, none is made again.",
    gives: { 201: { json: addedCards } },
  },
  getPassageCards: {
    on: "GET /api/study/{threadId}/passage-cards",
    summary: "The cards that were made of the document’s passages, where their words stand now",
    gives: { 200: { json: passageCards } },
  },
  makePassageCards: {
    on: "POST /api/study/{threadId}/passage-cards",
    summary: "Makes cards of a marked passage",
    description:
      "By rules: terms with their meanings, and sentences with a gap; what is marked in part is taken whole. With `card`, that one instead. Of a pair that the subject has no card is made; its card leads to the passage, too. Without cards `none` says what the passage is.",
    takes: { json: passageCardsRequest },
    gives: { 201: { json: madePassageCards } },
  },
  undoPassageCards: {
    on: "POST /api/study/{threadId}/passage-cards/undo",
    summary: "Takes back what was made of a passage",
    description: "What was reviewed or changed since stays.",
    takes: { json: undoPassageCardsRequest },
    gives: { 200: { json: undonePassageCards } },
  },
  listEdits: {
    on: "GET /api/study/{threadId}/edits",
    summary: "The edits after a revision, oldest first, with their patches",
    query: editsQuery,
    gives: { 200: { json: editsSince } },
  },
  getEditDiff: {
    on: "GET /api/study/{threadId}/edits/{number}/diff",
    summary: "The words before and after one edit",
    gives: { 200: { json: editDiff } },
  },
  getHistory: {
    on: "GET /api/study/{threadId}/history",
    summary: "Edits, newest first, a hundred at a time",
    query: historyQuery,
    gives: { 200: { json: historyPage } },
  },
  getRevision: {
    on: "GET /api/study/{threadId}/revisions/{number}",
    summary: "The document as it was at a revision",
    gives: { 200: { json: documentAtRevision } },
  },
  renderRevision: {
    on: "GET /api/study/{threadId}/revisions/{number}/blocks",
    summary: "The same as blocks of sanitised HTML",
    gives: { 200: { json: blocksAtRevision } },
  },
  getNoteChanges: {
    on: "GET /api/study/{threadId}/note-changes",
    summary: "What was changed in the notes since the document was made of them",
    gives: { 200: { json: noteChanges } },
  },
} as const satisfies Operations;
