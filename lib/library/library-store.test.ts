import { expect, test } from "vitest";
import type { ErrorCode } from "#lib/errors.ts";
import { meaningOfPack, type StoredSourceState } from "./library-store.ts";

const file = (embeddedBy: string | null, chunks = 4): StoredSourceState => ({
  ...{ id: "s", packId: "p", fileName: "m.md", format: "markdown", size: 1, status: "ready" },
  ...{ done: 1, total: 1, sections: chunks, chunks, badFiles: [], errorCode: null },
  ...{ errorDetails: null, embeddedBy, updatedAt: new Date(0) },
});

const packWith = (sources: StoredSourceState[], error: ErrorCode | null = null) => ({
  ...{ sources, counts: { manual: 7, difference: 1 } },
  meaning: { modelId: "here:now", done: 3, error },
});

test("nothing is said without a model, and of a pack in which there is nothing", () => {
  expect(meaningOfPack({ ...packWith([file(null)]), meaning: null })).toBe(null);
  const empty = { ...packWith([]), counts: { manual: 0, difference: 0 } };
  expect(meaningOfPack(empty)).toBe(null);
});

test("a pack is ready when each of its files is, by the model that is configured now", () => {
  expect(meaningOfPack(packWith([file("here:now"), file("here:now")]))?.state).toBe("ready");
  expect(meaningOfPack(packWith([file("here:now"), file(null, 0)]))?.state).toBe("ready");
  const once = packWith([file("here:now"), file("here:before")]);
  expect(meaningOfPack(once)).toEqual({ state: "preparing", done: 3, total: 8, because: null });
});

test("a pack that is ready does not wait for what others wait for", () => {
  const ready = packWith([file("here:now")], "model_unavailable");
  expect(meaningOfPack(ready)).toMatchObject({ state: "ready", because: null });
});

test.each<[ErrorCode, string]>([
  ["model_unavailable", "away"],
  ["model_timeout", "away"],
  ["model_rate_limited", "busy"],
  ["model_refused_key", "key"],
  ["model_refused_request", "refused"],
  ["model_reply_invalid", "unusable"],
  ["model_not_configured", "setting"],
])("after %s it waits, and says that it is %s", (error, because) => {
  expect(meaningOfPack(packWith([file(null)], error))).toMatchObject({ state: "waiting", because });
});
