import { describe, expect, test } from "vitest";
import { runRates } from "./estimate-run.ts";

const prices = {
  "openai:small": { input: 1, output: 2 },
  "openai:large": { input: 10, output: 20 },
};

describe("what a run takes for each character of its note", () => {
  test("is that of the last runs of its kind, the longer ones counting for more", () => {
    const past = [
      { characters: 1_000, inputTokens: 9_000, outputTokens: 1_000 },
      { characters: 9_000, inputTokens: 11_000, outputTokens: 3_000 },
    ];
    expect(runRates("study", past, ["openai:small"], prices)).toEqual({
      inputTokens: 2,
      outputTokens: 0.4,
      usd: (2 + 2 * 0.4) / 1_000_000,
    });
  });

  test("is the usual one where no quiz was made yet: 60,000 characters in and 16,000 out", () => {
    const rates = runRates("quiz", [], ["openai:small"], prices);
    expect(9_000 * rates.inputTokens).toBeCloseTo(20_000);
    expect(9_000 * rates.outputTokens).toBeCloseTo(16_000 / 3);
  });

  test("is told of a first document, too, with its price", () => {
    const rates = runRates("study", [], ["openai:small"], prices);
    const tokens = 20_000 / 3;
    expect(9_000 * rates.inputTokens).toBeCloseTo(tokens);
    expect(9_000 * (rates.usd ?? 0)).toBeCloseTo((tokens + 2 * tokens) / 1_000_000);
  });

  test("costs as much as the dearest of its models, and nothing is said where one has no price", () => {
    const usd = (models: string[]) => runRates("quiz", [], models, prices).usd;
    expect(usd(["openai:small", "openai:large"])).toBe(usd(["openai:large"]));
    expect(usd(["openai:small", "openai:unknown"])).toBeNull();
  });
});
