import { expect, test } from "vitest";
import { readNote } from "#lib/notes/read-note.ts";
import { alignNotes } from "#lib/subjects/note-changes.ts";
import { restingQuestions } from "./resting-questions.ts";

const first = "The heart pumps blood.";
const second = "A vein leads blood back.";
const former = `${first}\n\n${second}`;
/** In the quiz's note the source stands behind another one. */
const start = 40;

const resting = (quotes: readonly string[]) => {
  const places = quotes.map((quote) => ({
    ...{ quote, start: start + former.indexOf(quote) },
    end: start + former.indexOf(quote) + quote.length,
  }));
  const [place = { quote: "", start: 0, end: 0 }] = places;
  const evidence = { ...place, end: places.at(-1)?.end ?? 0, places };
  return {
    ...{ id: "quiz", title: "The heart", former, start },
    present: null,
    questions: [{ id: "q", stem: "What?", cardId: "c", isAnswered: true, evidence }],
  };
};

const placesIn = (quotes: readonly string[], present: string) => {
  const aligned = alignNotes(readNote(former, "en"), readNote(present, "en"));
  return restingQuestions(resting(quotes), present === former ? null : aligned).map(({ at }) => at);
};

test("a question stands where its passage begins in the source as it is", () => {
  expect(restingQuestions(resting([second]), null)).toEqual([
    {
      ...{ id: "q", stem: "What?", cardId: "c", isAnswered: true },
      ...{ quizId: "quiz", quizTitle: "The heart" },
      at: former.indexOf(second),
      places: [{ start: former.indexOf(second), end: former.length }],
    },
  ]);
  const above = `Written above.\n\n${former}`;
  expect(placesIn([second], above)).toEqual([above.indexOf(second)]);
  const reworded = former.replace("leads blood back", "returns the blood");
  expect(placesIn([second], reworded)).toEqual([former.indexOf(second)]);
});

test("a question of a chosen part stands where the part does in its source", () => {
  const present = { text: former, pieces: [{ start: 0, end: former.length, at: 500 }] };
  const [found] = restingQuestions({ ...resting([second]), present }, null);
  expect(found?.at).toBe(500 + former.indexOf(second));
});

test("all that is left of a passage is told, so that a list is found at each of its items", () => {
  const present = `Above.\n\n${former.replace("pumps blood", "pumps the blood")}`;
  const aligned = alignNotes(readNote(former, "en"), readNote(present, "en"));
  const [question] = restingQuestions(resting([first, second]), aligned);
  const words = question?.places.map(({ start: from, end }) => present.slice(from, end));
  expect(words).toEqual(["The heart pumps the blood.", second]);
});

test("what is gone stands nowhere, and a passage of several places at the first that is left", () => {
  expect(placesIn([second], first)).toEqual([]);
  expect(placesIn([first, second], second)).toEqual([0]);
});

test("neither what rests on nothing nor what rests on another source is told", () => {
  expect(restingQuestions(resting([]), null)).toEqual([]);
  const quiz = resting([first]);
  const elsewhere = { quote: "Else.", start: 0, end: 5 };
  const questions = quiz.questions.map((one) => ({ ...one, evidence: elsewhere }));
  expect(restingQuestions({ ...quiz, questions }, null)).toEqual([]);
});
