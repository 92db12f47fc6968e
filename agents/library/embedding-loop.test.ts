import { expect, test } from "vitest";
import { createRequestSize } from "./embedding-loop.ts";

/** Sends that many requests to a model that takes at most so many texts. @returns how many it refused */
const send = (size: ReturnType<typeof createRequestSize>, requests: number, takes: number) => {
  let refused = 0;
  for (let sent = 0; sent < requests; sent += 1) {
    const texts = size.now();
    if (texts <= takes) size.answered(texts);
    else {
      refused += 1;
      size.tooMany(texts);
    }
  }
  return refused;
};

test("a model that takes few texts at once seldom gets more", () => {
  const size = createRequestSize(96);
  expect(send(size, 200, 32)).toBeLessThan(10);
  expect(size.now()).toBe(24);
});

test("what was too much for a moment is tried again", () => {
  const size = createRequestSize(96);
  expect(send(size, 3, 30)).toBe(2);
  send(size, 100, 96);
  expect(size.now()).toBe(96);
});

test("one bad text among good ones does not make the requests after it small", () => {
  const size = createRequestSize(96);
  while (size.now() > 1) size.tooMany(size.now());
  size.wasOfText();
  expect(size.now()).toBe(96);
});

test("the rest of a file, which is short, tells nothing of what a model takes", () => {
  const size = createRequestSize(96);
  size.tooMany(96);
  for (let files = 0; files < 100; files += 1) size.answered(3);
  expect(size.now()).toBe(48);
});
