import { readFileSync } from "node:fs";
import postgres from "postgres";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { student } from "#agents/testing/student.ts";
import { startEmbeddedDatabase } from "#db/embedded/start-embedded-database.ts";
import { migrate } from "#db/migrate.ts";
import { newDataDir } from "#db/testing/new-data-dir.ts";
import { createOn } from "#db/testing/start-database.ts";
import { readEnv } from "#lib/env.ts";
import { localOwner } from "#lib/owner.ts";
import type { ThreadView } from "#lib/schemas/thread.ts";
import { canonicalArchive } from "#lib/subjects/testing/canonical-archive.ts";
import { createRuntime, type Runtime } from "./runtime.ts";
import { untilThread } from "./testing/until-thread.ts";

/**
 * A Lectern on what an older one stored, by `pg_dump --inserts`, when its process was killed while a model was asked: with
 * the first migration alone, with 0017, 0035, 0043, 0044 and 0046. Without a model, so that what was begun goes on by rules. The dumps
 * stay as they are.
 */
const lecternOn = async (dump: string) => {
  const given = readEnv().DATABASE_URL;
  const database = given
    ? await createOn(given)
    : await startEmbeddedDatabase({ dataDir: newDataDir() });
  const client = postgres(database.url, { max: 1, onnotice: () => {} });
  const file = new URL(`../db/testing/data-of-${dump}.sql`, import.meta.url);
  await client.unsafe(readFileSync(file, "utf8"));
  await client.end();
  await migrate(database.url);
  const env = readEnv({ LOG_LEVEL: "silent" });
  const runtime = await createRuntime({ databaseUrl: database.url, env, worker: true });
  return { runtime, stop: () => runtime.close().finally(database.stop) };
};

const of = (runtime: Runtime) => runtime.for(student(localOwner));

/** What a thread came to, by its title, once its run has ended. */
const settled = async (runtime: Runtime, title: string): Promise<ThreadView> => {
  const threads = await of(runtime).threads.read.listThreads({
    search: title,
    limit: 9,
    locale: "en",
  });
  const id = threads.find((thread) => thread.title === title)?.id ?? "";
  return untilThread(
    () => of(runtime).threads.read.getThread(id, "en"),
    ({ status }) => status !== "running",
  );
};

const outcome = ({ status, question, error }: ThreadView) => ({
  status,
  question: question?.kind ?? null,
  error,
});

/** Waits until nothing is at work. */
const allSettled = async (runtime: Runtime): Promise<void> => {
  const { read } = of(runtime).threads;
  for (const { id } of await read.listThreads({ search: "", limit: 99, locale: "en" }))
    await untilThread(
      () => read.getThread(id, "en"),
      ({ status }) => status !== "running",
    );
};

/** Its tests follow one another on one Lectern: to begin one takes longer than most of them. */
describe.each(["0000", "0014", "0017", "0035", "0043", "0044", "0046"])(
  "of migration %s",
  (dump) => {
    let lectern: Awaited<ReturnType<typeof lecternOn>>;
    let runtime: Runtime;
    beforeAll(async () => {
      lectern = await lecternOn(dump);
      runtime = lectern.runtime;
    }, 180_000);
    afterAll(() => lectern.stop());

    if (dump === "0000")
      test("a quiz that was made is played, one that was being made goes on", async () => {
        const made = await settled(runtime, "A quiz that was made");
        const { questions } = await of(runtime).quiz.read.getQuiz(made.id, "en");
        expect(questions.filter(({ attempt }) => attempt !== null)).toHaveLength(1);
        const open = questions.find(({ attempt }) => attempt === null);
        await of(runtime).quiz.write.answerQuestion(made.id, {
          questionId: open?.id ?? "",
          answer: open?.options?.[0] ?? "cell",
        });

        const begun = await settled(runtime, "A quiz that was being made");
        expect(outcome(begun)).toEqual({ status: "done", question: null, error: null });
        expect(
          (await of(runtime).quiz.read.getQuiz(begun.id, "en")).questions.length,
        ).toBeGreaterThan(0);
      }, 180_000);

    if (["0017", "0035", "0043", "0044", "0046"].includes(dump))
      describe("runs", () => {
        test.each([
          ["A quiz that was being made", "done", null],
          ["A document that was being written", "waiting", "study_edit"],
          ["A guide that was being made", "waiting", "guide_steps"],
        ])(
          "%s goes on",
          async (title, status, question) => {
            expect(outcome(await settled(runtime, title))).toEqual({
              status,
              question,
              error: null,
            });
          },
          180_000,
        );

        test("what waits takes a reply", async () => {
          const reply = async (title: string, value: unknown) => {
            const { id, question } = await settled(runtime, title);
            const interruptId = question?.interruptId ?? "";
            await of(runtime).threads.write.reply(id, { interruptId, value });
            return untilThread(
              () => of(runtime).threads.read.getThread(id, "en"),
              (now) => now.question !== null && now.question.interruptId !== interruptId,
            );
          };
          const study = await reply("A document that waits", { type: "accept" });
          expect(study.question?.kind).toBe("study_questions");
          const guide = await reply("A guide that waits", {
            type: "choice",
            choice: "step_by_step",
          });
          expect(guide.question?.kind).toBe("guide_action");
        }, 180_000);
      });

    if (dump === "0035")
      test("cards come back, and what was said of a question holds", async () => {
        const { id } = await settled(runtime, "A quiz that was made");
        const { complaints, questions } = await of(runtime).quiz.read.getQuiz(id, "en");
        const [complaint] = complaints;
        expect(complaint).toMatchObject({ words: "Two of the options are right.", leftOut: true });
        const back = { questionId: complaint?.questionId ?? "", leftOut: false };
        expect(questions.map((one) => one.id)).toContain(back.questionId);

        const { cards, quiz, subjects } = of(runtime);
        expect(await subjects.read.listSubjects("en")).toMatchObject([{ examOn: "2030-06-01" }]);
        const { total } = await cards.read.cardsWaiting("UTC");
        expect(total).toBe(4);
        await quiz.write.complain(id, back);
        expect((await cards.read.cardsWaiting("UTC")).total).toBe(total + 1);
      }, 180_000);

    if (dump === "0043")
      test("cards have tags, pictures and weights of their own, a correction its evidence", async () => {
        const { cards, quiz, study } = of(runtime);
        expect(await cards.read.usedTags()).toEqual({
          tags: [
            { tag: "week 1", cards: 2 },
            { tag: "botany", cards: 1 },
          ],
        });
        expect(await cards.read.cardFit()).toMatchObject({ answers: 2, fitted: { answers: 400 } });
        const { id } = await settled(runtime, "A quiz that was being made");
        const [correction] = (await quiz.read.getQuiz(id, "en")).corrections;
        expect(correction).toMatchObject({ evidence: { certainty: "sure", place: "Lecture 4" } });

        const document = await settled(runtime, "A document that waits");
        const { text } = await study.read.getDocument(document.id);
        const picture = /picture:([0-9a-f]{64})/.exec(text)?.[1] ?? "";
        expect(await cards.read.cardPicture(picture)).toMatchObject({ mediaType: "image/webp" });
      }, 180_000);

    if (dump === "0044")
      test("own words for a correction stand in the note, whose first text comes back", async () => {
        const { quiz, subjects } = of(runtime);
        const { id } = await settled(runtime, "A quiz that was being made");
        const [correction] = (await quiz.read.getQuiz(id, "en")).corrections;
        const own = correction?.own ?? "";
        expect(own).toMatch(/lets the first one out first/);
        const { sources } = await quiz.read.correctionsTaken(id);
        const sourceId = sources[0]?.id ?? "";
        expect((await subjects.read.getSource(sourceId)).text).toContain(own);
        const versions = await subjects.read.sourceVersions(sourceId);
        expect(versions.map(({ revision }) => revision)).toEqual([1, 0]);
        await subjects.write.restoreSource(sourceId, 0);
        expect((await subjects.read.getSource(sourceId)).text).toContain(correction?.original);
      }, 180_000);

    if (dump === "0046")
      test("cards lead to their passages, and a source takes its document's change over", async () => {
        const { id } = await settled(runtime, "A document that waits");
        const { cards, study, subjects } = of(runtime);
        const { text } = await study.read.getDocument(id);
        const passages = (await cards.read.passageCards(id)).cards;
        expect(passages.map(({ changed }) => changed)).toEqual([false, false, true, false]);
        expect(passages.map(({ start, end }) => text.slice(start, end))[0]).toMatch(
          /\*\*Queue\*\*/,
        );

        const [change] = await subjects.read.sourcesBehind(id);
        const { sourceId = "" } = change ?? {};
        expect(change?.changes[0]?.after).toContain("hands out at both");
        await subjects.write.settleDocument(sourceId, {
          change: change?.change ?? "",
          take: true,
        });
        expect((await subjects.read.getSource(sourceId)).text).toContain("hands out at both");
        expect(await subjects.read.sourcesBehind(id)).toEqual([]);
      }, 180_000);

    test("the subject is taken away and comes out again as it went in", async () => {
      await allSettled(runtime);
      const { read, write } = of(runtime).subjects;
      const [{ id, threads } = { id: "", threads: 0 }] = await read.listSubjects("en");
      expect(threads).toBeGreaterThan(1);
      // One without a name gets one where it is taken in.
      await write.changeSubject(id, { name: "Of before" });
      // Notes of before become sources in the background.
      await expect.poll(() => read.listSources(id)).not.toEqual([]);
      expect(await read.archiveContents(id)).toEqual({ leftOut: [] });
      const file = await read.archiveSubject(id);
      const taken = await write.takeSubject(file, "en");
      expect(taken).toMatchObject({ known: false, leftOut: [], subject: { threads } });
      await allSettled(runtime);
      const again = await read.archiveSubject(taken.subject.id);
      expect(await canonicalArchive(again)).toEqual(await canonicalArchive(file));
    }, 180_000);
  },
);
