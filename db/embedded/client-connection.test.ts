import { expect, test } from "vitest";
import { SilenceTimer } from "./client-connection.ts";

const turn = () => new Promise((resolve) => setImmediate(resolve));

test("calls back after silence, once for each start", async () => {
  const silence = Promise.withResolvers<void>();
  let calls = 0;
  const timer = new SilenceTimer(5, () => {
    calls += 1;
    silence.resolve();
  });
  timer.start();
  timer.start();
  await silence.promise;
  await turn();
  expect(calls).toBe(1);
});

test("what was said while the process was busy counts, though the time is over", async () => {
  let calls = 0;
  const timer = new SilenceTimer(5, () => {
    calls += 1;
  });
  timer.start();
  setImmediate(() => timer.stop());
  const busyUntil = performance.now() + 20;
  while (performance.now() < busyUntil);
  await turn();
  await turn();
  expect(calls).toBe(0);
});
