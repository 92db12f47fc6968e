import { drawnBox, guideNotes, renderedGuide } from "#lib/schemas/guide.ts";
import { changedAnswer, keepAnswer } from "#lib/schemas/quoted-manual.ts";
import { sourceView } from "#lib/schemas/source.ts";
import { settledQuery } from "#lib/schemas/thread.ts";
import { type Operations, zip } from "./operation.ts";

/** Guides. They are begun, replied to and sent screenshots as threads. */
export const guideOperations = {
  getGuide: {
    on: "GET /api/guide/{threadId}",
    summary: "The answer, the steps and where the student stands",
    query: settledQuery,
    tagged: true,
    gives: { 200: { json: renderedGuide } },
  },
  drawBox: {
    on: "PUT /api/guide/{threadId}/steps/{step}/box",
    summary: "Keeps the box that the student drew for a step",
    description: "In fractions of the picture; null takes the box away.",
    takes: { json: drawnBox },
    gives: { 204: null },
  },
  keepGuide: {
    on: "POST /api/guide/{threadId}/note",
    summary: "Keeps what the guide says as a source of its subject",
    gives: { 201: { json: sourceView } },
  },
  guideNotes: {
    on: "GET /api/guide/{threadId}/note",
    summary: "The sources that the guide was saved as",
    description:
      "With what became of its steps there, and the questions and cards that rest on them.",
    gives: { 200: { json: guideNotes } },
  },
  getChangedAnswer: {
    on: "GET /api/guide/{threadId}/changes",
    summary: "What the manual does not say any more of what the answer rests on",
    tagged: true,
    gives: { 200: { json: changedAnswer } },
  },
  keepAnswer: {
    on: "POST /api/guide/{threadId}/changes",
    summary: "Has the answer stay as it is through changes of its manual",
    takes: { json: keepAnswer },
    gives: { 204: null },
  },
  downloadGuide: {
    on: "GET /api/guide/{threadId}/download",
    summary: "The guide in Markdown with its marked screenshots",
    gives: { 200: { bytes: zip } },
  },
} as const satisfies Operations;
