import { expect, test } from "vitest";
import { costInUsd, readPrices } from "./prices.ts";

const usage = { inputTokens: 1_500_000, outputTokens: 200_000 };

test("costs are dollars per million tokens", () => {
  const prices = readPrices('{"openai:gpt":{"input":2,"output":10},"openai:embed":{"input":0.02}}');
  expect(costInUsd(prices, "openai:gpt", usage)).toBeCloseTo(5, 12);
  expect(costInUsd(prices, "openai:embed", usage)).toBeCloseTo(0.03, 12);
});

test.each(["openai:other", "constructor", "__proto__"])("the price of %s is not known", (id) => {
  expect(costInUsd(readPrices('{"openai:gpt":{"input":2,"output":10}}'), id, usage)).toBeNull();
});

test("no setting means that no price is known", () => {
  expect(readPrices(undefined)).toEqual({});
});

test.each([
  ["{", "MODEL_PRICES is not JSON"],
  ['{"openai:gpt":5}', "MODEL_PRICES is wrong"],
  ['{"openai:gpt":{"input":-1}}', "MODEL_PRICES is wrong"],
])("the wrong setting %s is refused by name", (setting, message) => {
  expect(() => readPrices(setting)).toThrow(message);
});
