import { expect, test } from "vitest";
import type { ListedThread, ThreadStanding } from "#lib/schemas/thread.ts";
import { whatNow } from "./what-now.ts";

/** The hours of a week that is over; a higher number is later. */
const at = (hour: number): string => new Date(Date.UTC(2026, 0, 5, hour)).toISOString();

const listed = (
  id: string,
  state: ThreadStanding["state"],
  more: Partial<Omit<ListedThread, "question">> & { asks?: string } = {},
): ListedThread => {
  const { asks, ...rest } = more;
  return {
    ...{ id, kind: "quiz", title: id, subject: { id: "sub", name: "" }, status: "done" },
    ...{ stage: null, progress: null, notice: null, error: null, models: [], revision: 1 },
    ...{ cost: { calls: 0, inputTokens: 0, outputTokens: 0, usd: null }, activeMs: 0 },
    ...{ runningSince: null, createdAt: at(0), updatedAt: at(0), actedAt: at(1), lastEdit: null },
    question:
      asks === undefined
        ? null
        : { interruptId: "i", kind: asks, text: "?", choices: [], open: false, rests: false },
    standing: { state, count: null },
    ...rest,
  };
};

const none = { due: 0, reviewedAt: null };

test("what was worked on last and is not finished goes on at its place", () => {
  const now = whatNow(
    [
      listed("finished", "played"),
      listed("written", "draft", {
        ...{ kind: "study", status: "waiting", asks: "study_edit", lastEdit: 12 },
      }),
      listed("played", "playing"),
    ],
    none,
  );
  expect(now.goOn).toMatchObject({ thread: { id: "written" }, ask: null });
  expect(now.goOn).toHaveProperty("href", "/study/written#edit-12");
  expect(now.waiting.map(({ thread }) => thread.id)).toEqual(["played"]);
});

test("what is being made is nothing to go on with, unless there is nothing else", () => {
  const running = listed("running", "running", { status: "running" });
  expect(whatNow([running, listed("played", "playing")], none)).toMatchObject({
    ...{ goOn: { thread: { id: "played" } }, waiting: [] },
  });
  expect(whatNow([running], none).goOn).toHaveProperty("thread.id", "running");
});

test("what asks something, failed, is half done or was never begun waits; a draft does not", () => {
  const study = { kind: "study", status: "waiting" } as const;
  const now = whatNow(
    [
      listed("last", "in_steps", { kind: "guide", status: "waiting", asks: "guide_action" }),
      listed("asks", "waiting", { ...study, asks: "study_choice" }),
      listed("open", "draft", { ...study, asks: "study_edit" }),
      listed("half", "playing"),
      listed("worked", "in_steps", { kind: "guide", status: "waiting", asks: "guide_confirm" }),
      listed("broken", "failed", { status: "failed" }),
      listed("new", "not_started"),
      listed("given up", "stopped", { status: "stopped" }),
    ],
    none,
  );
  expect(now.goOn).toHaveProperty("href", "/guide/last");
  expect(now.waiting.map(({ thread, ask }) => [thread.id, ask])).toEqual([
    ["asks", "study_choice"],
    ["half", null],
    ["worked", "guide_confirm"],
    ["broken", null],
    ["new", null],
  ]);
  expect(now.waiting[0]?.href).toBe("/study/asks#conversation");
});

test("a review goes on when nothing was worked on since, and as long as cards are due", () => {
  const threads = [listed("quiz", "playing", { actedAt: at(5) })];
  expect(whatNow(threads, { due: 3, reviewedAt: at(6) })).toMatchObject({ goOn: "review", due: 0 });
  const since = whatNow(threads, { due: 3, reviewedAt: at(4) });
  expect(since).toMatchObject({ goOn: { thread: { id: "quiz" } }, due: 3 });
  expect(whatNow(threads, { due: 0, reviewedAt: at(6) }).goOn).not.toBe("review");
  expect(whatNow([], { due: 3, reviewedAt: null })).toEqual({ goOn: null, due: 3, waiting: [] });
});
