import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { newId } from "#lib/ids.ts";
import { guideEnding } from "#lib/schemas/guide.ts";
import { defaultMix } from "#lib/schemas/quiz.ts";
import { type ThreadPhase, type ThreadStanding, threadPhase } from "#lib/schemas/thread.ts";
import { maxSubjects } from "#lib/subjects/subject-store.ts";
import { threadStanding } from "#lib/threads/thread-standing.ts";
import { questions } from "../schema/quiz.ts";
import { subjects as subjectRows } from "../schema/subjects.ts";
import { threads as threadRows } from "../schema/threads.ts";
import { testDatabase } from "../testing/test-database.ts";
import { answerStore } from "./questions.ts";
import { insertQuiz } from "./quizzes.ts";
import { subjectForNew, subjectStore } from "./subjects.ts";
import { insertThread, threadStore } from "./threads.ts";

const { db } = testDatabase();
const subjects = subjectStore(db);
const threads = threadStore(db);

const begin = async (ownerId: string, title: string, subjectId?: string) =>
  (await insertThread(db, { ownerId, kind: "quiz", title, subjectId })).threadId;

const titlesOf = async (ownerId: string, asked: { subjectId?: string; search?: string } = {}) =>
  (await threads.list(ownerId, { search: "", limit: 50, ...asked })).map(({ title }) => title);

describe("what is begun", () => {
  it("belongs to one subject without a name, until there is another", async () => {
    const owner = newId("own");
    expect(await subjects.list(owner)).toEqual([]);
    expect(await subjects.current(owner)).toBeNull();
    const ids = await Promise.all([
      begin(owner, "one"),
      begin(owner, "two"),
      begin(owner, "three"),
    ]);
    const [only, ...more] = await subjects.list(owner);
    expect(only).toMatchObject({ name: null, isDefault: true, archived: false, threads: 3 });
    expect(more).toEqual([]);
    for (const id of ids) {
      expect((await threads.get(owner, id)).subject).toEqual({ id: only?.id, name: null });
    }
  });

  it("belongs to the subject that is named, and then what follows to the same", async () => {
    const owner = newId("own");
    await begin(owner, "first");
    const physics = await subjects.create(owner, "Physics");
    await begin(owner, "waves", physics);
    await begin(owner, "light");
    expect(await titlesOf(owner, { subjectId: physics })).toEqual(["light", "waves"]);
    expect(await subjects.current(owner)).toBe(physics);
  });

  it("does not go on in a subject that was archived", async () => {
    const owner = newId("own");
    await begin(owner, "first");
    const physics = await subjects.create(owner, "Physics");
    await begin(owner, "waves", physics);
    await subjects.change(owner, physics, { archived: true });
    await begin(owner, "second");
    expect(await titlesOf(owner, { subjectId: physics })).toEqual(["waves"]);
  });
});

describe("a subject", () => {
  it("is listed by name, the one that everything starts in first and archived ones last", async () => {
    const owner = newId("own");
    const old = await subjects.create(owner, "Anatomy");
    for (const name of ["physics", "Biology"]) await subjects.create(owner, name);
    await subjects.change(owner, old, { archived: true });
    const listed = await subjects.list(owner);
    expect(listed.map(({ name }) => name)).toEqual([null, "Biology", "physics", "Anatomy"]);
    await subjects.change(owner, listed[0]?.id ?? "", { name: "Zoology" });
    expect((await subjects.list(owner))[0]).toMatchObject({ name: "Zoology", isDefault: true });
  });

  it("that is archived takes its threads off the list, but not out of a search", async () => {
    const owner = newId("own");
    const physics = await subjects.create(owner, "Physics");
    await begin(owner, "waves", physics);
    await subjects.change(owner, physics, { archived: true });
    expect(await titlesOf(owner)).toEqual([]);
    expect(await titlesOf(owner, { search: "wav" })).toEqual(["waves"]);
    expect(await titlesOf(owner, { subjectId: physics })).toEqual(["waves"]);
    await subjects.change(owner, physics, { archived: false });
    expect(await titlesOf(owner)).toEqual(["waves"]);
  });

  it("that everything starts in can be named, and not archived", async () => {
    const owner = newId("own");
    const id = await subjectForNew(db, owner);
    await expect(subjects.change(owner, id, { archived: true })).rejects.toMatchObject({
      code: "default_subject",
    });
    expect(await subjects.get(owner, id)).toMatchObject({ archived: false });
  });

  it("is refused when there are too many, however many are asked for at once", async () => {
    const owner = newId("own");
    const rows = Array.from({ length: maxSubjects - 2 }, (_, index) => ({
      ...{ id: newId("sub"), ownerId: owner, name: `Subject ${index}` },
    }));
    await db.insert(subjectRows).values(rows);
    const asked = await Promise.allSettled([1, 2, 3].map(() => subjects.create(owner, "More")));
    const refused = asked.flatMap((one) => (one.status === "rejected" ? [one.reason] : []));
    expect(refused).toMatchObject([1, 2].map(() => ({ code: "too_many_subjects" })));
    expect(await subjects.list(owner)).toHaveLength(maxSubjects);
  });
});

describe("a thread", () => {
  it("moves to another subject, which whoever looks at it sees", async () => {
    const owner = newId("own");
    const id = await begin(owner, "waves");
    const before = await threads.revision(owner, id);
    const physics = await subjects.create(owner, "Physics");
    await threads.change(owner, id, { subjectId: physics });
    expect((await threads.get(owner, id)).subject).toEqual({ id: physics, name: "Physics" });
    expect((await threads.get(owner, id)).title).toBe("waves");
    expect(await threads.revision(owner, id)).toBe(before + 1);
  });

  it("neither begins in nor moves to another's subject", async () => {
    const [owner, other] = [newId("own"), newId("own")];
    const theirs = await subjects.create(other, "Theirs");
    const id = await begin(owner, "waves");
    await expect(begin(owner, "light", theirs)).rejects.toMatchObject({ code: "not_found" });
    await expect(
      threads.change(owner, id, { title: "taken", subjectId: theirs }),
    ).rejects.toMatchObject({ code: "not_found" });
    expect(await titlesOf(owner)).toEqual(["waves"]);
    expect((await subjects.get(other, theirs)).threads).toBe(0);
  });
});

describe("the filter by progress", () => {
  /** What a reader is told, by the phase that the filter has for it. */
  const phases: Readonly<Record<ThreadStanding["state"], ThreadPhase>> = {
    ...{ running: "open", waiting: "open", not_started: "open", playing: "open", retrying: "open" },
    ...{ draft: "open", in_steps: "open", left: "open" },
    ...{ done: "over", played: "over", answered: "over", unanswered: "over", solved: "over" },
    ...{ unsolved: "over", failed: "halted", stopped: "halted" },
  };
  const statuses = ["running", "waiting", "done", "failed", "stopped"] as const;
  const asked = [null, ...guideEnding.options, "guide_steps", "guide_version", "guide_action"];

  /** A finished quiz of three questions, answered like this: in each round right, wrong, or not graded yet. */
  const newQuiz = async (owner: string, rounds: readonly (boolean | null)[][]) => {
    const threadId = await begin(owner, JSON.stringify(rounds));
    const settings = { wanted: null, mix: defaultMix };
    const quiz = { threadId, ownerId: owner, text: "A stack.", fileName: null, settings };
    await db.transaction((tx) => insertQuiz(tx, quiz));
    const ids = [newId("q"), newId("q"), newId("q")];
    await db.insert(questions).values(
      ids.map((id, ordinal) => ({
        ...{ id, ownerId: owner, threadId, ordinal, round: 0, type: "fill_in" as const },
        ...{ stem: "?", options: null, answer: "a", accepted: [], explanation: "" },
        ...{ difficulty: "easy" as const, evidence: { quote: "A", start: 0, end: 1 } },
        state: "kept" as const,
      })),
    );
    const answers = answerStore(db);
    for (const [index, round] of rounds.entries()) {
      if (index > 0) await answers.beginRound(owner, threadId, index);
      for (const [place, correct] of round.entries()) {
        await answers.recordAttempt(owner, threadId, {
          ...{ questionId: ids[place] ?? "", round: index + 1, answer: "a", reason: null },
          ...{ correct, score: correct === null ? null : Number(correct) },
        });
      }
    }
    await db.update(threadRows).set({ status: "done" }).where(eq(threadRows.id, threadId));
  };

  /** One of every kind in every state, with every question that makes another one of it. */
  const inEveryState = (["quiz", "study", "guide"] as const).flatMap((kind) =>
    statuses.flatMap((status) =>
      (kind === "guide" ? asked : kind === "study" ? [null, "study_edit"] : [null]).map(
        (question) => ({ kind, status, question }),
      ),
    ),
  );

  it("finds of every state what the list calls by it, and all of it", async () => {
    const owner = newId("own");
    for (const { kind, status, question } of inEveryState) {
      const { threadId } = await insertThread(db, { ownerId: owner, kind, title: "made" });
      const put = { interruptId: "i", text: "", choices: [], open: false, rests: false };
      await db
        .update(threadRows)
        .set({ status, question: question === null ? null : { ...put, kind: question } })
        .where(eq(threadRows.id, threadId));
    }
    await newQuiz(owner, []);
    await newQuiz(owner, [[true]]);
    await newQuiz(owner, [[true, false, null]]);
    await newQuiz(owner, [[true, true, true]]);
    await newQuiz(owner, [[true, false, false]]);
    await newQuiz(owner, [[true, false, false], []]);
    await newQuiz(owner, [[true, false, true], [false]]);
    const all = await threads.list(owner, { search: "", limit: 200 });
    const seen = new Set(all.map((row) => threadStanding(row).state));
    expect([...seen].sort()).toEqual(Object.keys(phases).sort());
    for (const phase of threadPhase.options) {
      const found = await threads.list(owner, { search: "", limit: 200, phase });
      const meant = all.filter((row) => phases[threadStanding(row).state] === phase);
      expect(found.map(({ id }) => id)).toEqual(meant.map(({ id }) => id));
    }
  });

  it("goes together with the kind", async () => {
    const owner = newId("own");
    for (const kind of ["quiz", "study"] as const) {
      await insertThread(db, { ownerId: owner, kind, title: kind });
    }
    const found = await threads.list(owner, { search: "", limit: 9, kind: "study", phase: "open" });
    expect(found.map(({ title }) => title)).toEqual(["study"]);
  });
});
