import { describe, expect, test } from "vitest";
import { quizRates, studyRates } from "#lib/threads/run-usage.ts";
import { likelyUsage, usualQuiz, usualStudy } from "../threads/run-usage.ts";

const prices = {
  "openai:small": { input: 1, output: 2 },
  "openai:large": { input: 10, output: 20 },
};

describe("what a quiz takes", () => {
  test("is what every quiz takes, and more for each character of its note", () => {
    const tokens = (characters: number) => {
      const { inputTokens, outputTokens } = usualQuiz(characters);
      return inputTokens + outputTokens;
    };
    // A note of 550 characters sent 23,000 and one of 35,000 sent 84,000.
    expect(usualQuiz(370).inputTokens).toBeGreaterThan(6_000);
    expect(tokens(36_000)).toBeGreaterThan(3 * tokens(370));
    expect(tokens(36_000)).toBeLessThan(10 * tokens(370));
  });

  test("is corrected by the last ones, the longer ones counting for more", () => {
    const took = (noteCharacters: number, times: number) => {
      const usual = usualQuiz(noteCharacters);
      return {
        ...{ noteCharacters, inputTokens: times * usual.inputTokens },
        outputTokens: 3 * usual.outputTokens,
      };
    };
    const rates = quizRates([took(1_000, 1), took(9_000, 2)], ["openai:small"], prices);
    expect(rates.inputTimes).toBeGreaterThan(1.5);
    expect(rates.inputTimes).toBeLessThan(2);
    expect(rates.outputTimes).toBeCloseTo(3);
  });

  test("costs as much as the dearest of its models, and nothing is said where one has no price", () => {
    const usd = (models: string[]) =>
      likelyUsage(quizRates([], models, prices), usualQuiz(9_000)).usd;
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
