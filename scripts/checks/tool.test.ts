import { expect, test, vi } from "vitest";
import { runTool } from "./tool.ts";

/** Runs a script of Node and keeps what it prints from the terminal. */
const runNode = async (script: string) => {
  const silent = vi.spyOn(process.stdout, "write").mockReturnValue(true);
  try {
    return await runTool("node", ["--eval", script]);
  } finally {
    silent.mockRestore();
  }
};

test("a tool that succeeds passes", async () => {
  expect(await runNode("")).toMatchObject({ passed: true });
});

test("of one that fails its exit code and its last lines are told, without colours", async () => {
  const end = await runNode(`
    for (let line = 0; line < 1000; line++) console.log("line " + line);
    console.log("\\u001b[31mbroken\\u001b[39m\\n\\n");
    process.exitCode = 3;`);
  expect(end).toMatchObject({ passed: false, how: "node ended with exit code 3" });
  expect(end.tail).toMatch(/^line 971\nline 972\n(.*\n)+line 999\nbroken$/);
});

test("of one that is killed the signal is told", async () => {
  const end = await runNode(`console.log("so far"); process.kill(process.pid, "SIGKILL");`);
  expect(end).toEqual({ passed: false, how: "node ended with signal SIGKILL", tail: "so far" });
});

test("one that is not there is named", async () => {
  const end = await runTool("no-such-tool", []);
  expect(end).toMatchObject({ passed: false, how: expect.stringContaining("no-such-tool") });
});

test("a process that it leaves behind is not waited for", async () => {
  const end = await runNode(`
    const { spawn } = require("node:child_process");
    const left = spawn("node", ["--eval", "setTimeout(() => {}, 60_000)"], { stdio: "inherit", detached: true });
    left.once("spawn", () => { console.log(left.pid); process.exitCode = 0; left.unref(); });`);
  expect(end.passed).toBe(true);
  // It still lives.
  process.kill(Number(end.tail));
}, 20_000);
