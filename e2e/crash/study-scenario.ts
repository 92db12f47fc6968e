import assert from "node:assert/strict";
import type { ThreadView } from "#lib/schemas/thread.ts";
import { type Place, randomPlaces } from "./places.ts";
import type { Scenario, Student } from "./scenario.ts";
import { readStudy, type StoredStudy } from "./stored-study.ts";

const edits = 50;
const killed = 24;

const kinds = ["oak", "elm", "ash", "fir", "yew", "lime", "plum", "pear", "rowan", "willow"];
const places = ["by the gate", "near the well", "in the yard", "on the hill", "behind the barn"];
/** One sentence for each edit; each differs enough from the others to be quoted. */
const sentences = places.flatMap((place) =>
  kinds.map((kind) => `The ${kind} lamp ${place} glows green.`),
);

const command = (sentence: string): string =>
  `Replace "${sentence}" with "${sentence.replace("green", "amber, and it is warm")}"`;

/** Fifty edits, one to four of them made together. */
const requests = (): string[] => {
  const texts: string[] = [];
  for (let first = 0; first < edits; ) {
    const together = 1 + (texts.length % 4);
    texts.push(
      sentences
        .slice(first, Math.min(first + together, edits))
        .map(command)
        .join("\n"),
    );
    first += together;
  }
  return texts;
};

/**
 * Asks for one change after another, every third before the last one is made, then lets the questions be answered. What was
 * sent to a question is sent again when the product died before it answered: it counts once.
 */
const editingStudent = (): Student => {
  const left = requests();
  const given = new Map<string, unknown>();
  const next = () => {
    const text = left.shift();
    return text === undefined ? { type: "accept" } : { type: "request", text };
  };
  const valueFor = ({ kind, interruptId }: NonNullable<ThreadView["question"]>): unknown => {
    const value = given.get(interruptId) ?? (kind === "study_edit" ? next() : { type: "finalise" });
    given.set(interruptId, value);
    return value;
  };
  return {
    goOn: async ({ id, status, question }, post) => {
      if (status === "done" || question === null) return false;
      const isNew = !given.has(question.interruptId);
      const value = valueFor(question);
      const { interruptId } = question;
      const sent = await post(`/api/threads/${id}/replies`, { interruptId, value });
      if (sent !== null) assert.ok(sent < 300, `a reply was answered with ${sent}`);
      if (sent !== null && isNew && given.size % 3 === 0 && left.length > 0) {
        assert.equal(await post(`/api/edit/${id}`, { request: left.shift() }), 202);
      }
      return true;
    },
  };
};

/** Calls before the first edit: the name, the material, the synthesis. */
const callsBefore = 3;

/** While edits are made: the server in the middle of one and after it, the database after it. */
const fewPlaces = (every: readonly Place[]): Place[] => {
  const editing = every.filter(
    (place) =>
      place.at !== "stage" &&
      place.call >= callsBefore &&
      place.call < callsBefore + requests().length,
  );
  const wanted: readonly ((place: Place) => boolean)[] = [
    ({ at, victim }) => at === "after" && victim === "server",
    ({ at, victim }) => at === "call" && victim === "server",
    ({ at, victim }) => at === "after" && victim === "database",
  ];
  return wanted.flatMap((isWanted) => editing.find(isWanted) ?? []);
};

/** A document that is changed fifty times, with its questions and answers. */
export const studyScenario: Scenario<StoredStudy> = {
  name: "study",
  request: async () => ({
    kind: "study",
    topic: "Lamps of a village",
    text: sentences.join("\n\n"),
    settings: { language: "en" },
  }),
  places: (undisturbed, random) => randomPlaces(undisturbed, random, killed),
  fewest: 20,
  few: fewPlaces,
  check: ({ thread, document, history, questions }) => {
    assert.equal(thread?.status, "done", "the undisturbed run did not end well");
    assert.equal(history.length, edits);
    assert.deepEqual(
      history.map(({ number }) => number),
      Array.from({ length: edits }, (_, index) => index + 1),
    );
    assert.equal(document.revision, edits);
    assert.ok(!document.text.includes("glows green"), "a sentence was not changed");
    assert.ok(questions.length > 0 && questions.every(({ status }) => status === "answered"));
  },
  student: editingStudent,
  read: readStudy,
};
