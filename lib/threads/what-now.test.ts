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

const ids = (list: readonly { thread: ListedThread }[]) => list.map(({ thread }) => thread.id);

test("what was left half done last goes on at its place", () => {
  const now = whatNow(
    [
      listed("new", "not_started"),
      listed("finished", "played"),
      listed("written", "draft", {
        ...{ kind: "study", status: "waiting", asks: "study_edit", lastEdit: 12 },
      }),
      listed("played", "playing"),
    ],
    { due: 14, reviewedAt: null },
  );
  expect(now.goOn).toMatchObject({ thread: { id: "written" }, ask: null });
  expect(now.goOn).toHaveProperty("href", "/study/written#edit-12");
  expect(now.due).toBe(14);
  expect(ids(now.waiting)).toEqual(["played", "new"]);
});

test.each([
  ["playing", {}],
  ["retrying", {}],
  ["in_steps", { kind: "guide", status: "waiting", asks: "guide_action" }],
  ["draft", { kind: "study", status: "waiting", asks: "study_edit", lastEdit: 1 }],
  ["waiting", { kind: "study", status: "waiting", asks: "study_choice" }],
] as const)("what is %s goes on before cards and before what was never opened", (state, more) => {
  const threads = [listed("new", "not_started"), listed("half", state, more)];
  expect(whatNow(threads, { due: 3, reviewedAt: null }).goOn).toHaveProperty("thread.id", "half");
});

test("where nothing is half done the cards come first, then what was never opened", () => {
  const written = { kind: "study", status: "waiting", asks: "study_edit", lastEdit: 0 } as const;
  const threads = [listed("written", "draft", written), listed("new", "not_started")];
  const now = whatNow(threads, { due: 3, reviewedAt: null });
  expect(now).toMatchObject({ goOn: "review", due: 0 });
  expect(ids(now.waiting)).toEqual(["new"]);
  expect(whatNow(threads, none).goOn).toHaveProperty("thread.id", "written");
});

test("what is being made is nothing to go on with, unless there is nothing else", () => {
  const running = listed("running", "running", { status: "running" });
  expect(whatNow([running, listed("played", "playing")], none)).toMatchObject({
    ...{ goOn: { thread: { id: "played" } }, waiting: [] },
  });
  expect(whatNow([running], none).goOn).toHaveProperty("thread.id", "running");
});

test("what asks and what is half done waits before what is new, and what failed comes last", () => {
  const study = { kind: "study", status: "waiting" } as const;
  const now = whatNow(
    [
      listed("last", "in_steps", { kind: "guide", status: "waiting", asks: "guide_action" }),
      listed("broken", "failed", { kind: "study", status: "failed" }),
      listed("new", "not_started"),
      listed("asks", "waiting", { ...study, asks: "study_choice" }),
      listed("open", "draft", { ...study, asks: "study_edit" }),
      listed("half", "playing"),
      listed("given up", "stopped", { status: "stopped" }),
      listed("worked", "in_steps", { kind: "guide", status: "waiting", asks: "guide_confirm" }),
    ],
    none,
  );
  expect(now.goOn).toHaveProperty("href", "/guide/last");
  expect(now.waiting.map(({ thread, ask }) => [thread.id, ask])).toEqual([
    ["asks", "study_choice"],
    ["half", null],
    ["worked", "guide_confirm"],
    ["new", null],
    ["broken", null],
  ]);
  expect(now.waiting[0]?.href).toBe("/study/asks#conversation");
  // Where it is tried again.
  expect(now.waiting.at(-1)?.href).toBe("/study/broken#conversation");
});

test("no fold hides a single row, or what is half done", () => {
  const many = (state: ThreadStanding["state"], count: number) =>
    Array.from({ length: count }, (_, at) => listed(`${state} ${at}`, state));
  const fresh = (count: number) => whatNow([...many("playing", 1), ...many("failed", count)], none);
  expect(fresh(4)).toMatchObject({ waiting: { length: 4 }, folded: [] });
  expect(fresh(5)).toMatchObject({ waiting: { length: 5 }, folded: [] });
  expect(fresh(6)).toMatchObject({ waiting: { length: 4 }, folded: { length: 2 } });
  const half = whatNow([...many("failed", 3), ...many("playing", 7)], none);
  expect(half).toMatchObject({ waiting: { length: 6 }, folded: { length: 3 } });
  expect(ids(half.folded)).toEqual(["failed 0", "failed 1", "failed 2"]);
});

test("a review goes on when nothing was worked on since, and as long as cards are due", () => {
  const threads = [listed("quiz", "playing", { actedAt: at(5) })];
  expect(whatNow(threads, { due: 3, reviewedAt: at(6) })).toMatchObject({ goOn: "review", due: 0 });
  const since = whatNow(threads, { due: 3, reviewedAt: at(4) });
  expect(since).toMatchObject({ goOn: { thread: { id: "quiz" } }, due: 3 });
  expect(whatNow(threads, { due: 0, reviewedAt: at(6) }).goOn).not.toBe("review");
  const nothing = { waiting: [], folded: [] };
  expect(whatNow([], { due: 3, reviewedAt: null })).toEqual({ goOn: "review", due: 0, ...nothing });
  expect(whatNow([], none)).toEqual({ goOn: null, due: 0, ...nothing });
});
