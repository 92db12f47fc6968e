import { expect, test } from "vitest";
import { readModelConfig } from "#lib/ai/model-config.ts";
import { modelStatus } from "#lib/ai/model-setting.ts";
import { readEnv } from "#lib/env.ts";
import { modelsTold } from "./models-told.ts";

const configOf = (settings: Record<string, string>) => readModelConfig(readEnv(settings));

const told = (given: Record<string, string>) =>
  modelsTold(modelStatus(configOf(given)), ["writer", "judge", "embedding"]);

test("nobody is told where no model is set", () => {
  expect(told({})).toBeNull();
  expect(told({ VISION_MODEL: "openai:sees" })).toBeNull();
});

test("a model for vectors alone is told, and a judge alone", () => {
  expect(told({ EMBEDDING_MODEL: "openai:vectors" })).toBe("vectors");
  expect(told({ JUDGE_MODEL: "openai:judge" })).toBe("judge");
});

test("each is named once, also one that does two things", () => {
  expect(told({ MODEL: "openai:writer" })).toBe("writer");
  expect(told({ MODEL: "openai:writer", JUDGE_MODEL: "google:judge" })).toBe("writer, judge");
});
