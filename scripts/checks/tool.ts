import { spawn } from "node:child_process";
import { delimiter, join } from "node:path";
import { environmentWith, searchPath } from "../../lib/env.ts";

/** The project's folder. */
export const root = join(import.meta.dirname, "..", "..");

/**
 * Runs one of the project's tools, or a program of the system, with the project's own Node first.
 * Its output goes to the terminal.
 * @returns whether it succeeded
 */
export const runTool = (
  name: string,
  args: readonly string[],
  environment: Readonly<Record<string, string>> = {},
): Promise<boolean> =>
  new Promise((resolve) => {
    const tools = join(root, "node_modules", ".bin");
    const child = spawn(name, args, {
      cwd: root,
      stdio: "inherit",
      env: environmentWith({ PATH: `${tools}${delimiter}${searchPath()}`, ...environment }),
      shell: process.platform === "win32",
    });
    child.once("error", (error) => {
      process.stderr.write(`${name}: ${error.message}\n`);
      resolve(false);
    });
    child.once("exit", (code) => resolve(code === 0));
  });
