import { describe, expect, test } from "vitest";
import { modelStatus as modelStatusSchema } from "#lib/schemas/model-settings.ts";
import { readEnv } from "../env.ts";
import { parseModelName } from "../schemas/model-providers.ts";
import { readModelConfig } from "./model-config.ts";
import { modelStatus } from "./model-setting.ts";
import { createModels } from "./models.ts";

const configOf = (settings: Record<string, string>) => readModelConfig(readEnv(settings));

describe("provider:model", () => {
  test.each([
    ["openai:gpt-5", { provider: "openai", model: "gpt-5" }],
    ["ollama:qwen3:8b", { provider: "ollama", model: "qwen3:8b" }],
    ["compatible:org/model", { provider: "compatible", model: "org/model" }],
    [" Anthropic : claude ", { provider: "anthropic", model: "claude" }],
  ])("%s is understood", (value, expected) => {
    expect(parseModelName(value)).toEqual(expected);
  });

  test.each(["gpt-5", "openai:", ":gpt", "azure:gpt", "", "openai"])("%j is not", (value) => {
    expect(parseModelName(value)).toBeNull();
  });
});

const keys = {
  OPENAI_API_KEY: "sk-openai",
  ANTHROPIC_API_KEY: "sk-anthropic",
  GOOGLE_GENERATIVE_AI_API_KEY: "sk-google",
  COMPATIBLE_BASE_URL: "http://ann:pass-word@127.0.0.1:1/v1",
  COMPATIBLE_API_KEY: "sk-compatible",
};

describe("models", () => {
  test.each(["openai", "anthropic", "google", "ollama", "compatible"])("%s writes", (provider) => {
    const models = createModels(configOf({ ...keys, MODEL: `${provider}:some-model` }));
    const writer = models.language("writer");
    expect(writer?.id).toBe(`${provider}:some-model`);
    expect(writer?.model).toMatchObject({ modelId: "some-model", specificationVersion: "v4" });
  });

  test.each(["openai", "google", "ollama", "compatible"])("%s embeds", (provider) => {
    const models = createModels(configOf({ ...keys, EMBEDDING_MODEL: `${provider}:vectors` }));
    expect(models.embedding()).toMatchObject({
      id: `${provider}:vectors`,
      model: { modelId: "vectors" },
    });
  });

  test("judge and vision fall back to the writer, embedding does not", () => {
    const models = createModels(configOf({ ...keys, MODEL: "openai:gpt" }));
    expect(models.language("judge")?.id).toBe("openai:gpt");
    expect(models.language("vision")?.id).toBe("openai:gpt");
    expect(models.embedding()).toBeNull();
    expect(models.idOf("judge")).toBe("openai:gpt");
    expect(models.idOf("embedding")).toBe("rules");
  });

  test("nothing set means rules", () => {
    const models = createModels(configOf({}));
    expect(models.language("writer")).toBeNull();
    expect(models.idOf("writer")).toBe("rules");
  });

  test("a judge alone leaves the writer to the rules", () => {
    const models = createModels(configOf({ ...keys, JUDGE_MODEL: "openai:gpt" }));
    expect(models.idOf("judge")).toBe("openai:gpt");
    expect(models.language("writer")).toBeNull();
  });

  test.each([
    [{ MODEL: "openai:gpt" }, "MODEL", "OPENAI_API_KEY"],
    [{ MODEL: "compatible:x" }, "MODEL", "COMPATIBLE_BASE_URL"],
    [{ MODEL: "nonsense" }, "MODEL", "MODEL"],
    [{ MODEL: "compatible:x", COMPATIBLE_BASE_URL: "nonsense" }, "MODEL", "COMPATIBLE_BASE_URL"],
    [{ MODEL: "compatible:x", COMPATIBLE_BASE_URL: "file:///x" }, "MODEL", "COMPATIBLE_BASE_URL"],
    [{ MODEL: "ollama:x", OLLAMA_BASE_URL: "localhost" }, "MODEL", "OLLAMA_BASE_URL"],
  ])("%j cannot be used and says what is missing", (settings, setting, missing) => {
    const models = createModels(configOf(settings));
    expect(() => models.language("judge")).toThrow(
      expect.objectContaining({ code: "model_not_configured", details: { setting, missing } }),
    );
  });
});

describe("model status", () => {
  const states = (settings: Record<string, string>) =>
    Object.fromEntries(
      modelStatus(configOf(settings)).roles.map(({ role, state }) => [role, state]),
    );

  test("nothing set is offline", () => {
    expect(modelStatus(configOf({})).offline).toBe(true);
    expect(states({})).toEqual({
      writer: "not_set",
      judge: "not_set",
      vision: "not_set",
      embedding: "not_set",
    });
  });

  test.each([
    [{ JUDGE_MODEL: "openai:gpt" }, false],
    [{ MODEL: "openai:gpt" }, false],
    [{ EMBEDDING_MODEL: "openai:vectors" }, true],
    [{ VISION_MODEL: "openai:gpt" }, true],
  ])("%j: offline is %s, as far as texts and facts go", (settings, offline) => {
    expect(modelStatus(configOf({ ...keys, ...settings })).offline).toBe(offline);
  });

  test("says for each role what is ready and what is missing", () => {
    expect(
      states({
        MODEL: "openai:gpt",
        OPENAI_API_KEY: "k",
        VISION_MODEL: "google:gemini",
        EMBEDDING_MODEL: "anthropic:none",
      }),
    ).toEqual({
      writer: "ready",
      judge: "falls_back_to_writer",
      vision: "key_missing",
      embedding: "wrong",
    });
  });

  test("knows whose price is known, and holds no secret", () => {
    const env = readEnv({
      ...keys,
      MODEL: "compatible:x",
      JUDGE_MODEL: "openai:gpt",
      MODEL_PRICES: '{"compatible:x":{"input":1,"output":2}}',
    });
    const status = modelStatus(readModelConfig(env));
    expect(modelStatusSchema.parse(status)).toEqual(status);
    expect(status.roles.map(({ priced }) => priced)).toEqual([true, false, true, false]);
    expect(JSON.stringify(status)).not.toMatch(/sk-|pass-word|127\.0\.0\.1/);
  });
});

test("redact knows a secret as a body of JSON, a query or a header quotes it", () => {
  const { redact } = createModels(
    configOf({
      COMPATIBLE_API_KEY: 'ab/cd+"ef',
      OLLAMA_BASE_URL: "http://me:pass%2Fword@desk/v1",
    }),
  );
  const quoted = [
    'ab/cd+"ef',
    String.raw`ab/cd+\"ef`,
    String.raw`ab\/cd+\"ef`,
    "ab%2Fcd%2B%22ef",
    `Basic ${btoa("me:pass/word")}`,
  ];
  expect(redact(quoted.join(" "))).toBe("*** *** *** *** Basic ***");
});

test("redact takes every configured secret out of a text", () => {
  const { redact } = createModels(configOf(keys));
  expect(redact("sk-openai sk-anthropic sk-google sk-compatible pass-word")).toBe(
    "*** *** *** *** ***",
  );
  expect(redact("plain")).toBe("plain");
});
