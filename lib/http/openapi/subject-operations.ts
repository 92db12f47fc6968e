import { binView } from "#lib/schemas/bin.ts";
import { countedCards } from "#lib/schemas/card.ts";
import {
  addSourceRequest,
  changeSourceRequest,
  deleteSourceQuery,
  documentChangeAnswer,
  restoreSourceRequest,
  settleDocumentRequest,
  sourceList,
  sourceTextRequest,
  sourceVersions,
  sourceView,
  wholeSource,
} from "#lib/schemas/source.ts";
import {
  archiveContents,
  changeSubjectRequest,
  createSubjectRequest,
  deleteSubjectQuery,
  subjectList,
  subjectView,
  takenSubject,
} from "#lib/schemas/subject.ts";
import { type Operations, zip } from "./operation.ts";

/** Subjects, the sources in them, and the bin. */
export const subjectOperations = {
  listSubjects: {
    on: "GET /api/subjects",
    summary: "All subjects, archived ones last",
    gives: { 200: { json: subjectList } },
  },
  createSubject: {
    on: "POST /api/subjects",
    summary: "Makes a subject",
    takes: { json: createSubjectRequest },
    gives: { 201: { json: subjectView } },
  },
  getSubject: {
    on: "GET /api/subjects/{subjectId}",
    summary: "One subject",
    gives: { 200: { json: subjectView } },
  },
  changeSubject: {
    on: "PATCH /api/subjects/{subjectId}",
    summary: "Renames a subject, sets the day of its exam, archives it or brings it back",
    takes: { json: changeSubjectRequest },
    gives: { 200: { json: subjectView } },
  },
  deleteSubject: {
    on: "DELETE /api/subjects/{subjectId}",
    summary: "Deletes a subject; what it holds goes to another one, or into the bin",
    description:
      "With the bin, the cards of the subject are kept in the one that everything starts in. With `cards=delete` they are deleted; those of a quiz come back when it is taken out of the bin.",
    query: deleteSubjectQuery,
    gives: { 204: null },
  },
  countCardsOfSubject: {
    on: "GET /api/subjects/{subjectId}/cards",
    summary: "How many cards a subject has",
    gives: { 200: { json: countedCards } },
  },
  downloadSubject: {
    on: "GET /api/subjects/{subjectId}/archive",
    summary: "A subject with all that it holds, for another Lectern",
    gives: { 200: { bytes: zip } },
  },
  getArchiveContents: {
    on: "GET /api/subjects/{subjectId}/archive/contents",
    summary: "What would not be in that file",
    gives: { 200: { json: archiveContents } },
  },
  importSubject: {
    on: "POST /api/subject-archives",
    summary: "Makes a subject of such a file",
    description: "200 where the same file was imported before, which changes nothing.",
    takes: { bytes: zip },
    gives: { 201: { json: takenSubject }, 200: { json: takenSubject } },
  },
  listSources: {
    on: "GET /api/subjects/{subjectId}/sources",
    summary: "What things are made from in a subject, newest first",
    gives: { 200: { json: sourceList } },
  },
  addSource: {
    on: "POST /api/subjects/{subjectId}/sources",
    summary: "Puts a text into a subject; the same text twice is one source",
    takes: { json: addSourceRequest },
    gives: { 201: { json: sourceView } },
  },
  getSource: {
    on: "GET /api/sources/{subjectSourceId}",
    summary: "A source with its text, and where the pages of its files begin in it",
    gives: { 200: { json: wholeSource } },
  },
  changeSource: {
    on: "PATCH /api/sources/{subjectSourceId}",
    summary: "Renames a source, puts it into the bin or takes it out",
    description:
      "204 when it went into the bin, else the source. With `made` what was made from it goes there, too, while the cards of its quizzes stay.",
    takes: { json: changeSourceRequest },
    gives: { 200: { json: wholeSource }, 204: null },
  },
  deleteSource: {
    on: "DELETE /api/sources/{subjectSourceId}",
    summary: "Deletes a source permanently; what was made from it keeps its text",
    description: "With `?made=bin` that goes into the bin, while the cards of its quizzes stay.",
    query: deleteSourceQuery,
    gives: { 204: null },
  },
  editSource: {
    on: "PUT /api/sources/{subjectSourceId}/text",
    summary: "Gives a source another text",
    takes: { json: sourceTextRequest },
    gives: { 200: { json: wholeSource } },
  },
  listSourceRevisions: {
    on: "GET /api/sources/{subjectSourceId}/revisions",
    summary: "The texts that a source had, newest first, and what was changed in each",
    gives: { 200: { json: sourceVersions } },
  },
  restoreSource: {
    on: "POST /api/sources/{subjectSourceId}/revisions",
    summary: "Gives a source an earlier text of its own once more, as a new one",
    takes: { json: restoreSourceRequest },
    gives: { 200: { json: wholeSource } },
  },
  getDocumentChange: {
    on: "GET /api/sources/{subjectSourceId}/document",
    summary: "What was changed in the document that a source was taken from",
    gives: { 200: { json: documentChangeAnswer } },
  },
  settleDocumentChange: {
    on: "POST /api/sources/{subjectSourceId}/document",
    summary: "Gives a source what was changed in its document, or leaves it as it is",
    takes: { json: settleDocumentRequest },
    gives: { 200: { json: wholeSource } },
  },
  listBin: {
    on: "GET /api/bin",
    summary: "What was deleted less than 30 days ago, newest first",
    gives: { 200: { json: binView } },
  },
} as const satisfies Operations;
