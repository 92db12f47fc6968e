import { expect, test } from "vitest";
import { BodyShare } from "./body-share.ts";

test("all requests together have no more than the limit under way, and give back what they had", () => {
  const share = new BodyShare(100);
  const [first, second] = [{}, {}];
  share.take(first, 60);
  share.take(first, 40);
  share.take(second, 40);
  const crowded = { code: "uploads_crowded", status: 503, retryAfterMs: 10_000 };
  expect(() => share.take(second, 41)).toThrow(expect.objectContaining(crowded));
  share.release(first);
  share.release(first);
  share.take(second, 100);
  expect(() => share.take(first, 1)).toThrow(expect.objectContaining(crowded));
});
