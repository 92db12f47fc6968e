import { describe, expect, test } from "vitest";
import { usualStudy } from "../study/study-usage.ts";
import { runRates, studyRates } from "./estimate-run.ts";

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
    expect(runRates(past, ["openai:small"], prices)).toEqual({
      inputTokens: 2,
      outputTokens: 0.4,
      usd: (2 + 2 * 0.4) / 1_000_000,
    });
  });

  test("is the usual one where no quiz was made yet: 60,000 characters in and 16,000 out", () => {
    const rates = runRates([], ["openai:small"], prices);
    expect(9_000 * rates.inputTokens).toBeCloseTo(20_000);
    expect(9_000 * rates.outputTokens).toBeCloseTo(16_000 / 3);
  });

  test("costs as much as the dearest of its models, and nothing is said where one has no price", () => {
    const usd = (models: string[]) => runRates([], models, prices).usd;
    expect(usd(["openai:small", "openai:large"])).toBe(usd(["openai:large"]));
    expect(usd(["openai:small", "openai:unknown"])).toBeNull();
  });
});

describe("what a study document takes", () => {
  const plan = { depth: "standard", noteCharacters: 0, answersAlone: false } as const;

  test("is told without notes, and more of a deeper one, with notes, and with answers", () => {
    const tokens = (part: Partial<Parameters<typeof usualStudy>[0]>) => {
      const { inputTokens, outputTokens } = usualStudy({ ...plan, ...part });
      return inputTokens + outputTokens;
    };
    expect(tokens({ depth: "brief" })).toBeGreaterThan(3_000);
    expect(tokens({ depth: "brief" })).toBeLessThan(tokens({}));
    expect(tokens({})).toBeLessThan(tokens({ depth: "exhaustive" }));
    expect(tokens({})).toBeLessThan(tokens({ noteCharacters: 100 }));
    expect(tokens({})).toBeLessThan(tokens({ answersAlone: true }));
  });

  test("is corrected by the last ones, of which depth and notes are known", () => {
    const past = [
      { depth: "brief", noteCharacters: 0 },
      { depth: "exhaustive", noteCharacters: 5_000 },
    ] as const;
    const took = past.map((run) => {
      const usual = usualStudy({ ...run, answersAlone: false });
      return { ...run, inputTokens: 2 * usual.inputTokens, outputTokens: 3 * usual.outputTokens };
    });
    const rates = studyRates(took, ["openai:small"], prices);
    expect(rates.inputTimes).toBeCloseTo(2);
    expect(rates.outputTimes).toBeCloseTo(3);
    expect(rates.prices).toEqual([prices["openai:small"]]);
  });

  test("is as usual before the first, and has no price where one is not known", () => {
    const rates = studyRates([], ["openai:small", "openai:unknown"], prices);
    expect(rates).toEqual({ inputTimes: 1, outputTimes: 1, prices: null });
  });
});
