import { expect, test } from "vitest";
import { countRequest, RateLimiter } from "./route-settings.ts";

const atSecond = () => {
  let seconds = 0;
  const limiter = new RateLimiter(() => new Date(seconds * 1000));
  return { limiter, wait: (more: number) => (seconds += more) };
};

test("a burst passes, then one request for each refill, and the wait told is enough", () => {
  const { limiter, wait } = atSecond();
  const rate = { burst: 3, perSecond: 0.5 };
  expect([1, 2, 3].map(() => limiter.take("a", rate))).toEqual([null, null, null]);
  expect(limiter.take("a", rate)).toBe(2);
  wait(1);
  expect(limiter.take("a", rate)).toBe(1);
  wait(1);
  expect(limiter.take("a", rate)).toBeNull();
  expect(limiter.take("a", rate)).toBe(2);
});

test("a long silence fills the bucket and no more", () => {
  const { limiter, wait } = atSecond();
  const rate = { burst: 2, perSecond: 1 };
  wait(1_000_000);
  expect([1, 2, 3].map(() => limiter.take("a", rate))).toEqual([null, null, 1]);
});

test("a clock that is set back gives nothing and takes nothing", () => {
  const { limiter, wait } = atSecond();
  const rate = { burst: 1, perSecond: 1 };
  expect(limiter.take("a", rate)).toBeNull();
  wait(-3600);
  expect(limiter.take("a", rate)).toBe(1);
  wait(1);
  expect(limiter.take("a", rate)).toBeNull();
});

test("keys are counted apart", () => {
  const { limiter } = atSecond();
  const rate = { burst: 1, perSecond: 1 };
  expect(limiter.take("a", rate)).toBeNull();
  expect(limiter.take("b", rate)).toBeNull();
  expect(limiter.take("a", rate)).toBe(1);
});

test("a page that polls each second never meets the limit, ten pages neither", () => {
  const { limiter, wait } = atSecond();
  for (let second = 0; second < 600; second += 1) {
    for (let page = 0; page < 10; page += 1) {
      expect(countRequest(limiter, "read", "student")).toBeNull();
    }
    wait(1);
  }
});

test("a client with ever new addresses meets the limit of all together", () => {
  const { limiter } = atSecond();
  let passed = 0;
  while (passed < 100_000 && countRequest(limiter, "create", `address ${passed}`) === null) {
    passed += 1;
  }
  expect(passed).toBeLessThanOrEqual(600);
});
