import { describe, expect, it } from "vitest";
import { newId, sha256 } from "#lib/ids.ts";
import { brokenThreads, checkTables } from "./archived-tables.ts";

type Row = Record<string, unknown>;

const [subjectId, quizId, studyId] = [newId("sub"), newId("thr"), newId("thr")];
const [documentId, questionId] = [newId("doc"), newId("qst")];
const createdAt = "2026-11-01T10:00:00.000Z";

const thread = (id: string, kind: string): Row => ({
  ...{ id, kind, subjectId, title: "Cells", locale: "en", status: "done", createdAt },
  actedAt: createdAt,
});

const textOf = (text: string): Row => ({ text, sha256: sha256(text), createdAt });

const edit = (number: number, start: number, removed: string, inserted: string): Row => ({
  ...{ id: newId("edt"), threadId: studyId, documentId, number, key: `k${number}#0` },
  ...{ kind: "typed", author: "student", patches: [{ start, removed, inserted }] },
  ...{ reason: "", oldPreview: removed, newPreview: inserted, createdAt },
});

const attempt = (round: number): Row => ({
  ...{ questionId, threadId: quizId, round, answer: "B", correct: false, score: 0, createdAt },
});

const memory = {
  ...{ stability: 2.3, difficulty: 5, scheduledDays: 2, learningSteps: 0, reps: 1, lapses: 0 },
  ...{ state: "review", lastReview: createdAt },
};

/** A quiz in its second round, and a document: "ab" is its text of revision 2, which a third edit made "ac". */
const tablesOf = () => ({
  subjects: [{ id: subjectId, name: "Biology", createdAt }] as Row[],
  threads: [thread(quizId, "quiz"), thread(studyId, "study")],
  quizzes: [
    {
      ...{ threadId: quizId, language: "en", status: "ready", round: 2, createdAt },
      settings: { wanted: null, mix: { multipleChoice: 70, trueFalse: 20, other: 10 } },
    },
  ] as Row[],
  studies: [
    {
      ...{ threadId: studyId, topic: "Cells", language: "en", documentStatus: "editing" },
      settings: { stages: { notes: "ask", edit: "ask", questions: "ask" } },
      createdAt,
    },
  ] as Row[],
  questions: [
    {
      ...{ id: questionId, threadId: quizId, ordinal: 0, round: 0, type: "free_recall" },
      ...{ stem: "What?", answer: "A", accepted: [], explanation: "", difficulty: "easy" },
      ...{ evidence: { quote: "a", start: 0, end: 1 }, state: "kept", createdAt },
    },
  ] as Row[],
  attempts: [attempt(1)],
  documents: [
    { id: newId("doc"), threadId: quizId, role: "note", ...textOf("Cells.") },
    {
      ...{ id: documentId, threadId: studyId, role: "synthesised", ...textOf("ab") },
      ...{ revision: 3, snapshotRevision: 2 },
    },
  ] as Row[],
  edits: [edit(1, 0, "", "x"), edit(2, 0, "x", "a"), edit(3, 1, "b", "c")],
  cards: [
    { ...{ id: questionId, questionId, due: createdAt, memory, reviews: 1, createdAt } },
  ] as Row[],
});
type Tables = ReturnType<typeof tablesOf>;

const checked = (change: (tables: Tables) => void) => {
  const tables = tablesOf();
  change(tables);
  return checkTables(tables);
};

const first = (rows: Row[]): Row => rows[0] ?? {};
const document = ({ documents }: Tables): Row => documents[1] ?? {};

it("takes what fits", async () => {
  const { edits } = await checked(() => {});
  expect(edits).toHaveLength(3);
});

it("takes edits that were taken together", async () => {
  const taken = await checked(({ edits }) => {
    const steps = edits.slice(0, 2).map(({ key, patches }) => ({ key, patches }));
    edits.splice(0, 2, { ...edit(2, 0, "", "a"), first: 1, steps });
  });
  expect(taken.edits).toHaveLength(2);
});

it("takes a failure that it does not know for one of its own", async () => {
  const taken = await checked(({ threads }) => {
    Object.assign(threads[0] ?? {}, { errorCode: "of_tomorrow" });
  });
  expect(taken.threads?.map(({ errorCode }) => errorCode)).toEqual(["internal", null]);
});

it("takes cards of a file that knows no tags, and of a stranger's tags those that are some", async () => {
  const tagged = async (given: Row) =>
    (await checked(({ cards }) => Object.assign(first(cards), given))).cards?.[0]?.tags;
  expect(await tagged({})).toBeUndefined();
  const strange = ["Ünd", "ünd", "\u202e<b>", "a,b", "x".repeat(10_240), " "];
  expect(await tagged({ tags: strange })).toEqual(["Ünd", "<b>"]);
  await expect(tagged({ tags: [1] })).rejects.toMatchObject({ code: "archive_broken" });
});

it("names the threads for which nobody could take the others in", async () => {
  const brokenIn = async (change: (tables: Tables) => void) => {
    const tables = tablesOf();
    change(tables);
    return [...(await brokenThreads(tables))];
  };
  expect(await brokenIn(() => {})).toEqual([]);
  expect(await brokenIn(({ edits }) => edits.pop())).toEqual([studyId]);
  expect(await brokenIn(({ quizzes }) => Object.assign(first(quizzes), { round: 3 }))).toEqual([
    quizId,
  ]);
  const note = { text: "Another text." };
  expect(await brokenIn(({ documents }) => Object.assign(first(documents), note))).toEqual([
    quizId,
  ]);
});

describe("refuses", () => {
  const cases: Readonly<Record<string, (tables: Tables) => void>> = {
    "an edit that does not fit its text": ({ edits }) => {
      Object.assign(edits[2] ?? {}, edit(3, 1, "d", "c"));
    },
    "an edit that did not make the text": ({ edits }) => {
      Object.assign(edits[1] ?? {}, edit(2, 0, "x", "y"));
    },
    "an edit out of the text": ({ edits }) => {
      Object.assign(edits[2] ?? {}, edit(3, 9, "", "c"));
    },
    "an edit that is missing": ({ edits }) => {
      edits.splice(0, 1);
    },
    "the newest edit that is missing": ({ edits }) => {
      edits.pop();
    },
    "an edit more": ({ edits }) => {
      edits.push(edit(4, 0, "", "y"));
    },
    "an edit of another thread": ({ edits }) => {
      first(edits).threadId = quizId;
    },
    "edits that make a text of any length": ({ edits }) => {
      Object.assign(edits[2] ?? {}, edit(3, 1, "b", "c".repeat(1_000_001)));
    },
    "half a letter": (tables) => {
      Object.assign(document(tables), textOf("😀"));
      tables.edits = [edit(1, 0, "", "a"), edit(2, 0, "a", ""), edit(3, 1, "", "c")];
    },
    "steps that come to something else": ({ edits }) => {
      const steps = edits.slice(0, 2).map(({ key }) => ({ key, patches: [] }));
      edits.splice(0, 2, { ...edit(2, 0, "", "a"), first: 1, steps });
    },
    "steps that are missing": ({ edits }) => {
      edits.splice(0, 2, { ...edit(2, 0, "", "a"), first: 1, steps: [] });
    },
    "a text in the midst of a run": (tables) => {
      const steps = tables.edits.slice(0, 2).map(({ key, patches }) => ({ key, patches }));
      tables.edits.splice(0, 2, { ...edit(2, 0, "", "a"), first: 1, steps });
      Object.assign(document(tables), { ...textOf("xb"), snapshotRevision: 1 });
    },
    "a stability of nothing": ({ cards }) => {
      first(cards).memory = { ...memory, stability: 0 };
    },
    "a stability beyond all time": ({ cards }) => {
      first(cards).memory = { ...memory, stability: 1e300 };
    },
    "a difficulty that there is not": ({ cards }) => {
      first(cards).memory = { ...memory, difficulty: -5 };
    },
    "half a lapse": ({ cards }) => {
      first(cards).memory = { ...memory, lapses: 0.5 };
    },
    "days before now": ({ cards }) => {
      first(cards).memory = { ...memory, scheduledDays: -1 };
    },
    "a review that is still to come": ({ cards }) => {
      first(cards).memory = { ...memory, lastReview: "2199-01-01T00:00:00.000Z" };
    },
    "a time of long ago": ({ cards }) => {
      first(cards).due = "0001-01-01T00:00:00.000Z";
    },
    "a time that never comes": ({ cards }) => {
      first(cards).due = "9999-01-01T00:00:00.000Z";
    },
    "rounds without end": ({ quizzes }) => {
      first(quizzes).round = 2_147_483_647;
    },
    "a round before the first": ({ quizzes, attempts }) => {
      first(quizzes).round = 0;
      attempts.pop();
    },
    "a round that nobody played up to": ({ quizzes }) => {
      first(quizzes).round = 3;
    },
    "an answer in a round to come": ({ attempts }) => {
      attempts.push(attempt(3));
    },
    "an answer before the first round": ({ attempts }) => {
      attempts.push(attempt(0));
    },
    "an answer in no quiz": ({ attempts }) => {
      first(attempts).threadId = studyId;
    },
  };

  it.each(Object.entries(cases))("%s", async (_name, change) => {
    await expect(checked(change)).rejects.toMatchObject({ code: "archive_broken" });
  });
});
