import { expect } from "vitest";
import type { StudyPorts } from "#agents/ports.ts";
import { answerQuestion, proposeQuestions } from "#agents/study/nodes/propose-questions.ts";
import type { Database } from "#db/client.ts";
import type { ReviewQuestion } from "#lib/study/study-store.ts";
import type { StudyStateValue } from "../state.ts";
import { type NewStudy, newStudy } from "./study-fixture.ts";

/** A document that the test server asks five questions about. */
export const locksDocument = `# Locks

A **mutex** is a lock that one thread holds at a time.

A **semaphore** is a counter with two operations, wait and signal.

A **barrier** is a point that all threads must reach before any goes on.

A **monitor** is an object whose methods exclude each other.

## Deadlock

A deadlock needs a cycle of waiting threads.
`;

/** A thread whose document was just synthesised. */
export const withDocument = async (
  db: Database,
  ports: StudyPorts,
  text: string,
  study: NewStudy = {},
): Promise<StudyStateValue> => {
  const state = await newStudy(db, study);
  await ports.study.saveDocument(state.ownerId, state.threadId, "synthesised", text);
  return state;
};

/** Replaces a text that stands in the document. */
export const edit = async (
  { edits }: StudyPorts,
  { ownerId, threadId }: StudyStateValue,
  removed: string,
  inserted: string,
): Promise<void> => {
  const { text, revision } = await edits.document(ownerId, threadId);
  const patch = { start: text.indexOf(removed), removed, inserted };
  expect(patch.start).toBeGreaterThanOrEqual(0);
  const outcome = await edits.apply(ownerId, threadId, {
    ...{ key: `edit ${revision}`, baseRevision: revision, author: "student", kind: "typed" },
    edits: [
      { patches: [patch], similarity: null, reason: "", oldText: removed, newText: inserted },
    ],
  });
  expect(outcome.kind).toBe("applied");
};

export const propose = async (
  ports: StudyPorts,
  state: StudyStateValue,
  feedback: string | null = null,
): Promise<StudyStateValue> => ({
  ...state,
  ...(await proposeQuestions(ports)({ ...state, questionFeedback: feedback }, {})),
});

export const questionsOf = (
  { study }: StudyPorts,
  { ownerId, threadId }: StudyStateValue,
): Promise<ReviewQuestion[]> => study.questions(ownerId, threadId);

/** Every open question answered as the graph does it: at once, one in each node. */
export const answerAll = async (
  ports: StudyPorts,
  state: StudyStateValue,
  signal?: AbortSignal,
): Promise<void> => {
  const ids = (await questionsOf(ports, state)).map(({ id }) => id);
  await Promise.all(
    ids.map((id) => answerQuestion(ports)({ ...state, questionIds: [id] }, { signal })),
  );
};
