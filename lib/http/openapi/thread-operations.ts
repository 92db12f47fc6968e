import { z } from "zod";
import { countedCards } from "#lib/schemas/card.ts";
import {
  createGuideRequest,
  guideReply,
  screenshotView,
  sentScreenshot,
} from "#lib/schemas/guide.ts";
import { noteFileView, notePageRequest } from "#lib/schemas/note-file.ts";
import { searchQuery, searchResults } from "#lib/schemas/search.ts";
import { studyReply } from "#lib/schemas/study.ts";
import { artifactList, settledQuery, threadList, threadView } from "#lib/schemas/thread.ts";
import {
  changeThreadRequest,
  createQuizRequest,
  createStudyRequest,
  createThreadRequest,
  deleteThreadQuery,
  listThreadsQuery,
  orderUploadsRequest,
  replyRequest,
  uploadView,
} from "#lib/schemas/thread-requests.ts";
import { markdown, type Operations, pictures, zip } from "./operation.ts";

/** A note may come as a file beside the fields. */
const file = z.file().optional();

const quizForm = createQuizRequest
  .pick({ kind: true, text: true, title: true, subjectId: true, wanted: true, mix: true })
  .extend({ file });
const studyForm = createStudyRequest
  .omit({ sourceIds: true, sourceParts: true })
  .extend({ file, photos: z.array(z.file()).optional() });

/** Threads of every kind, and what notes are read from. */
export const threadOperations = {
  createThread: {
    on: "POST /api/threads",
    summary: "Begins a quiz, a study document or a guide",
    description:
      "The work goes on in the background: poll the thread. In a form, `kind` comes before `photos`.",
    takes: {
      json: createThreadRequest,
      form: z.discriminatedUnion("kind", [quizForm, studyForm, createGuideRequest]),
    },
    example: { kind: "quiz", text: "A graph is a set of vertices joined by edges." },
    gives: { 202: { json: threadView } },
  },
  listThreads: {
    on: "GET /api/threads",
    summary: "Threads, what was worked on last first",
    description: "What belongs to an archived subject is listed when that is named or searched in.",
    query: listThreadsQuery,
    gives: { 200: { json: threadList } },
  },
  getThread: {
    on: "GET /api/threads/{threadId}",
    summary: "How a thread stands, what it asks, what it cost",
    description: "The one to poll: with `If-None-Match` it is 304 while nothing changed.",
    query: settledQuery,
    tagged: true,
    gives: { 200: { json: threadView } },
  },
  changeThread: {
    on: "PATCH /api/threads/{threadId}",
    summary: "Renames or moves a thread, puts it into the bin or takes it out",
    description: "204 when it went into the bin, else the thread.",
    takes: { json: changeThreadRequest },
    gives: { 200: { json: threadView }, 204: null },
  },
  deleteThread: {
    on: "DELETE /api/threads/{threadId}",
    summary: "Deletes a thread permanently",
    description:
      "Without `cards`, those of a quiz go with it, and those of a document stay, which are one’s own.",
    query: deleteThreadQuery,
    gives: { 204: null },
  },
  replyToThread: {
    on: "POST /api/threads/{threadId}/replies",
    summary: "Answers the question of a waiting thread",
    description:
      "`interruptId` is that of the thread’s `question`, so that the same reply twice is one. Which `value` fits depends on the question’s `kind`.",
    takes: { json: replyRequest.extend({ value: z.union([studyReply, guideReply]) }) },
    gives: { 202: { json: threadView } },
  },
  stopThread: {
    on: "POST /api/threads/{threadId}/stop",
    summary: "Stops the run within a second",
    gives: { 202: { json: threadView } },
  },
  retryThread: {
    on: "POST /api/threads/{threadId}/retry",
    summary: "Goes on from the last finished step of a failed or stopped thread",
    gives: { 202: { json: threadView } },
  },
  countCardsOfThread: {
    on: "GET /api/threads/{threadId}/cards",
    summary: "How many cards a quiz or a document has",
    gives: { 200: { json: countedCards } },
  },
  keepCardsOfThread: {
    on: "POST /api/threads/{threadId}/cards",
    summary: "Makes them cards of one’s own, which stay",
    gives: { 204: null },
  },
  addUpload: {
    on: "POST /api/threads/{threadId}/uploads",
    summary: "Adds a photo of notes, until they are read",
    description: "The same photo twice is one.",
    takes: { form: z.object({ file: z.file() }) },
    gives: { 201: { json: uploadView } },
  },
  orderUploads: {
    on: "PATCH /api/threads/{threadId}/uploads",
    summary: "Puts the photos in order",
    takes: { json: orderUploadsRequest },
    gives: { 204: null },
  },
  getUpload: {
    on: "GET /api/threads/{threadId}/uploads/{uploadId}",
    summary: "A photo",
    gives: { 200: { bytes: pictures } },
  },
  deleteUpload: {
    on: "DELETE /api/threads/{threadId}/uploads/{uploadId}",
    summary: "Removes a photo, until the notes are read",
    gives: { 204: null },
  },
  addScreenshot: {
    on: "POST /api/threads/{threadId}/screenshots",
    summary: "Sends a guide a picture of the screen",
    description:
      "200 and `repeated` where it is the newest one again, which is not looked at twice.",
    takes: {
      form: z.object({
        file: z.file(),
        /** Pixels of the picture for each CSS pixel. */
        device_pixel_ratio: screenshotView.shape.devicePixelRatio.default(1),
      }),
    },
    gives: { 201: { json: sentScreenshot }, 200: { json: sentScreenshot } },
  },
  getScreenshot: {
    on: "GET /api/threads/{threadId}/screenshots/{screenshotId}",
    summary: "A screenshot",
    gives: { 200: { bytes: pictures } },
  },
  downloadStudy: {
    on: "GET /api/threads/{threadId}/download",
    summary: "A study document with everything that belongs to it",
    gives: { 200: { bytes: zip } },
  },
  downloadStudyFile: {
    on: "GET /api/threads/{threadId}/download/{name}",
    summary: "The document, the notes, or the questions with their answers",
    gives: { 200: { bytes: [markdown] } },
  },
  downloadStudyDocx: {
    on: "GET /api/threads/{threadId}/download/docx",
    summary: "The document as a Word file",
    gives: {
      200: {
        bytes: ["application/vnd.openxmlformats-officedocument.wordprocessingml.document"],
      },
    },
  },
  listArtifacts: {
    on: "GET /api/threads/{threadId}/artifacts",
    summary: "The files of a study document, for other programs",
    gives: { 200: { json: artifactList } },
  },
  getArtifact: {
    on: "GET /api/threads/{threadId}/artifacts/{path}",
    summary: "One of these files",
    gives: { 200: { bytes: [markdown, "application/json"] } },
  },
  zipArtifacts: {
    on: "GET /api/threads/{threadId}/artifacts/zip",
    summary: "All of these files",
    gives: { 200: { bytes: zip } },
  },
  readNoteFile: {
    on: "POST /api/note-files",
    summary: "Reads a file of notes into parts of Markdown",
    description:
      "The body is the file, with its `Content-Length`. Nothing of it is kept but the pictures that its text shows, as `![…](picture:{sha256})`: those that no note takes are deleted a day later.",
    query: z.object({ name: z.string() }),
    takes: { bytes: ["application/octet-stream"] },
    gives: { 200: { json: noteFileView } },
  },
  readNotePage: {
    on: "POST /api/note-pages",
    summary: "Reads a page of the public internet into parts of Markdown",
    description:
      "At most 10 MB and 20 s. Nothing of it is kept but the pictures that its text shows, as of a file: up to 60, 30 MB and 20 s in all.",
    takes: { json: notePageRequest },
    gives: { 200: { json: noteFileView } },
  },
  search: {
    on: "GET /api/search",
    summary: "Passages of all threads and sources with these words",
    query: searchQuery,
    gives: { 200: { json: searchResults } },
  },
} as const satisfies Operations;
