import { type ChildProcess, spawn } from "node:child_process";
import { delimiter, join } from "node:path";
import { stripVTControlCharacters } from "node:util";
import { environmentWith, searchPath } from "#lib/env.ts";

/** As much of a tool's output as names what went wrong where nothing else does. */
const mostLines = 30;
const mostCharacters = 1_500;
/** Enough for the lines that are kept, colours included. */
const keptCharacters = 16_000;

/** Keeps the end of what a tool prints. */
export class OutputTail {
  #kept = "";

  add(text: string): void {
    this.#kept = (this.#kept + text).slice(-keptCharacters);
  }

  /** The last lines without colours and empty lines. */
  text(): string {
    const lines = stripVTControlCharacters(this.#kept)
      .split("\n")
      .map((line) => line.trimEnd())
      .filter((line) => line !== "");
    return lines.slice(-mostLines).join("\n").slice(-mostCharacters);
  }
}

/** The project's folder. */
export const root = join(import.meta.dirname, "..", "..");

/** How a tool ended. */
export interface ToolEnd {
  readonly passed: boolean;
  /** As in "biome ended with exit code 1". */
  readonly how: string;
  /** The last lines of what it printed. */
  readonly tail: string;
}

/** How long a process that the tool left behind may keep its output open. */
const longestAfterExitMs = 2_000;

/** Passes the tool's output on to the terminal. */
const passOutput = (child: ChildProcess, tail: OutputTail): void => {
  for (const [from, to] of [
    [child.stdout, process.stdout],
    [child.stderr, process.stderr],
  ] as const) {
    from?.setEncoding("utf8").on("data", (text: string) => {
      tail.add(text);
      to.write(text);
    });
  }
};

/** The output is a pipe; a person at a terminal sees colours all the same. */
const colours = (): Record<string, string> =>
  process.stdout.isTTY && process.stdout.hasColors() ? { FORCE_COLOR: "1" } : {};

/**
 * Runs one of the project's tools, or a program of the system, with the project's own Node first.
 * Its output goes to the terminal.
 */
export const runTool = (
  name: string,
  args: readonly string[],
  environment: Readonly<Record<string, string>> = {},
): Promise<ToolEnd> =>
  new Promise((resolve) => {
    const tools = join(root, "node_modules", ".bin");
    const path = `${tools}${delimiter}${searchPath()}`;
    const child = spawn(name, args, {
      cwd: root,
      stdio: ["inherit", "pipe", "pipe"],
      env: environmentWith({ PATH: path, ...colours(), ...environment }),
      shell: process.platform === "win32",
    });
    const tail = new OutputTail();
    passOutput(child, tail);
    const end = (passed: boolean, how: string) => resolve({ passed, how, tail: tail.text() });
    child.once("error", (error) => end(false, `${name} did not start: ${error.message}`));
    child.once("exit", (code, signal) => {
      const how = `${name} ended with ${code === null ? `signal ${signal}` : `exit code ${code}`}`;
      const impatience = setTimeout(() => {
        child.stdout.destroy();
        child.stderr.destroy();
      }, longestAfterExitMs);
      child.once("close", () => {
        clearTimeout(impatience);
        end(code === 0, how);
      });
    });
  });
