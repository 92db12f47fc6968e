import assert from "node:assert/strict";
import { crashNote } from "./crash-note.ts";
import { allPlaces, fewPlaces } from "./places.ts";
import type { Scenario } from "./scenario.ts";
import { readQuiz, type StoredQuiz } from "./stored-quiz.ts";

/** A quiz on a long note; the student only waits for it. */
export const quizScenario: Scenario<StoredQuiz> = {
  name: "quiz",
  request: async () => ({ kind: "quiz", text: crashNote, wanted: 24 }),
  places: allPlaces,
  fewest: 20,
  few: fewPlaces,
  check: ({ thread, questions, corrections }) => {
    assert.equal(thread?.status, "done", "the undisturbed run did not end well");
    assert.ok(questions.length > 0, "the undisturbed quiz has no questions");
    assert.ok(corrections.length > 0, "the undisturbed quiz has no corrections");
  },
  student: () => ({ goOn: async () => false }),
  read: readQuiz,
};
