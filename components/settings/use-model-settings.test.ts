import { expect, test } from "vitest";
import type { ModelTrial } from "#lib/schemas/model-settings.ts";
import { lastTrialRefused } from "./use-model-settings.ts";

const trial = (minute: number, code: string | null): ModelTrial => ({
  ...{ works: code === null, sees: null, ms: null, code, message: null },
  at: `2026-11-01T10:0${minute}:00.000Z`,
});

test("the newest test that tells of a key says whether it is refused", () => {
  const refused = { "openai:a": trial(1, "model_refused_key") };
  const isRefused = (trials: Record<string, ModelTrial>) => lastTrialRefused({ trials }, "openai");
  expect(isRefused({})).toBe(false);
  expect(isRefused(refused)).toBe(true);
  expect(isRefused({ ...refused, "openai:b": trial(0, null) })).toBe(true);
  expect(isRefused({ ...refused, "openai:b": trial(2, null) })).toBe(false);
  // A timeout tells nothing of the key.
  expect(isRefused({ ...refused, "openai:b": trial(2, "model_timeout") })).toBe(true);
  expect(isRefused({ "google:a": trial(1, "model_refused_key") })).toBe(false);
});
