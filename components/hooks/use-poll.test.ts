import { expect, test, vi } from "vitest";
import type { Changed } from "./send-json.ts";
import { LatestAnswer, pauseAfterDeed, whileVisible } from "./use-poll.ts";

interface Question {
  readonly etag: string | null;
  readonly signal: AbortSignal;
  readonly settled: boolean;
  readonly answer: (found: Changed<string> | null) => void;
}

const setUp = (prepare: (view: string) => Promise<boolean> = async () => true) => {
  const questions: Question[] = [];
  const shown: string[] = [];
  const ask = (etag: string | null, signal: AbortSignal, settled: boolean) =>
    new Promise<Changed<string> | null>((answer) =>
      questions.push({ etag, signal, settled, answer }),
    );
  const answers = new LatestAnswer<string>({ ask, prepare, show: (view) => shown.push(view) });
  const question = (index: number): Question => {
    const found = questions[index];
    if (found === undefined) throw new Error(`Question ${index} was not asked.`);
    return found;
  };
  return { answers, question, questions, shown };
};

const found = (value: string): Changed<string> => ({ value, etag: `"${value}"` });

test("an older answer that comes after a newer one is dropped, and its question given up", async () => {
  const { answers, question, shown } = setUp();
  const [older, newer] = [answers.poll(), answers.poll()];
  question(1).answer(found("2"));
  expect(await newer).toBe(true);
  expect(question(0).signal.aborted).toBe(true);
  question(0).answer(found("1"));
  expect(await older).toBe(true);
  expect(shown).toEqual(["2"]);
  void answers.poll();
  expect(question(2).etag).toBe('"2"');
});

test("an older answer that is ready only after a newer one is dropped", async () => {
  const slow = Promise.withResolvers<boolean>();
  const { answers, question, shown } = setUp(async (view) => (view === "1" ? slow.promise : true));
  const [older, newer] = [answers.poll(), answers.poll()];
  question(0).answer(found("1"));
  question(1).answer(found("2"));
  await newer;
  slow.resolve(true);
  expect(await older).toBe(true);
  expect(shown).toEqual(["2"]);
});

test("answers in the order of their questions are all shown: many questions hold none back", async () => {
  const { answers, question, shown } = setUp();
  const asked = [answers.poll(), answers.poll(), answers.poll()];
  for (const [index, value] of ["1", "2", "3"].entries()) {
    question(index).answer(found(value));
    await asked[index];
  }
  expect(shown).toEqual(["1", "2", "3"]);
});

test("a view that did not change is not shown again, and an older one does not follow it", async () => {
  const { answers, question, shown } = setUp();
  const [older, newer] = [answers.poll(), answers.poll()];
  question(1).answer({ value: null, etag: null });
  await newer;
  question(0).answer(found("1"));
  await older;
  expect(shown).toEqual([]);
});

test.each([
  ["the server did not answer", null],
  ["what the view needs did not come", found("broken")],
])("%s: the question failed, and the next one asks for the same", async (_, answer) => {
  const { answers, question, shown } = setUp(async (view) => view !== "broken");
  const failed = answers.poll();
  question(0).answer(answer);
  expect(await failed).toBe(false);
  expect(shown).toEqual([]);
  void answers.poll();
  expect(question(1).etag).toBeNull();
});

test("a later question that failed does not keep an earlier answer from being shown", async () => {
  const { answers, question, shown } = setUp();
  const [earlier, later] = [answers.poll(), answers.poll()];
  question(1).answer(null);
  expect(await later).toBe(false);
  question(0).answer(found("1"));
  expect(await earlier).toBe(true);
  expect(shown).toEqual(["1"]);
});

test("an earlier question that failed after a later answer is no failure", async () => {
  const { answers, question } = setUp();
  const [earlier, later] = [answers.poll(), answers.poll()];
  question(1).answer(found("2"));
  await later;
  question(0).answer(null);
  expect(await earlier).toBe(true);
});

test("when it is closed, questions are given up and nothing is shown", async () => {
  const { answers, question, shown } = setUp();
  const open = answers.poll();
  answers.close();
  expect(question(0).signal.aborted).toBe(true);
  question(0).answer(found("1"));
  await open;
  expect(shown).toEqual([]);
});

test("whoever follows asks no second question beside an open one, and shares its answer", async () => {
  const { answers, question, questions, shown } = setUp();
  const asked = answers.poll(true);
  const followed = answers.follow(true);
  expect(questions.map(({ settled }) => settled)).toEqual([true]);
  question(0).answer(found("1"));
  expect(await Promise.all([asked, followed])).toEqual([true, true]);
  expect(shown).toEqual(["1"]);
  void answers.follow();
  expect(questions.map(({ settled }) => settled)).toEqual([true, false]);
});

test("whoever follows waits for the latest question, not for one that it overtook", async () => {
  const { answers, question, questions } = setUp();
  void answers.poll();
  const newer = answers.poll();
  question(0).answer(found("1"));
  const followed = answers.follow();
  question(1).answer(null);
  expect(await newer).toBe(false);
  expect(await followed).toBe(false);
  expect(questions).toHaveLength(2);
});

test("what a change answered stays: the answer to a question that was asked before it is dropped", async () => {
  const { answers, question, shown } = setUp();
  const asked = answers.poll();
  answers.put("changed");
  expect(question(0).signal.aborted).toBe(true);
  question(0).answer(found("older"));
  expect(await asked).toBe(true);
  expect(shown).toEqual(["changed"]);
  void answers.poll();
  question(1).answer(found("newer"));
  await answers.follow();
  expect(shown).toEqual(["changed", "newer"]);
});

/** When a page asks that asks for the first time right after the deed, and each answer comes at once. */
const questionTimes = (usualMs: number, untilMs: number): number[] => {
  const times = [0];
  for (let now = 0; now < untilMs; ) {
    now += pauseAfterDeed(now, usualMs);
    times.push(now);
  }
  return times;
};

test.each([1_000, 10_000])(
  "what was done is seen at once, or late by a quarter of what it took: each %i ms as a rule",
  (usual) => {
    const times = questionTimes(usual, 60_000);
    for (let doneAt = 0; doneAt < 60_000; doneAt += 7) {
      const seenAt = times.find((time) => time >= doneAt) ?? Number.POSITIVE_INFINITY;
      expect(seenAt - doneAt).toBeLessThanOrEqual(Math.max(40, doneAt / 4));
      expect(seenAt - doneAt).toBeLessThanOrEqual(usual);
    }
  },
);

test("the quick questions are few, and a page that nobody touches asks as usual", () => {
  expect(questionTimes(1_000, 4_000).length).toBeLessThan(25);
  expect(pauseAfterDeed(Number.POSITIVE_INFINITY, 1_000)).toBe(1_000);
  expect(pauseAfterDeed(60_000, 10_000)).toBe(10_000);
});

test("what is asked again and again ends where it will never help, also when the page is looked at anew", async () => {
  vi.useFakeTimers();
  const page = Object.assign(new EventTarget(), { hidden: false });
  vi.stubGlobal("document", page);
  try {
    let asked = 0;
    const end = whileVisible(async () => {
      asked += 1;
      return asked < 3 ? 10 : null;
    }, 10);
    await vi.advanceTimersByTimeAsync(1_000);
    expect(asked).toBe(3);
    page.dispatchEvent(new Event("visibilitychange"));
    await vi.advanceTimersByTimeAsync(1_000);
    expect(asked).toBe(3);
    end();
  } finally {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  }
});
