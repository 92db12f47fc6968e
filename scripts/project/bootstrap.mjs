import { spawn } from "node:child_process";
import * as nodeModule from "node:module";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { ensureInstalled } from "./is-installed.mjs";
import { findProjectNode, majorOf, oldestMajor, refuse, root } from "./project-node.mjs";

/** What this and every process that it starts compiles is kept for the next time: a third of the work of a start. */
const keepCompiled = () => {
  // For the processes that this one starts, too.
  const { env } = process;
  env.NODE_COMPILE_CACHE ??= join(root, "node_modules", ".cache", "compiled");
  nodeModule.enableCompileCache?.(env.NODE_COMPILE_CACHE);
};

/**
 * Prepares the project on a machine that has only Node, then becomes one of its TypeScript programs:
 * same terminal, same signals, same exit code. A program whose bootstrap is killed sees its channel close.
 * @param {string} program path within the project
 */
export const bootstrap = async (program) => {
  if (majorOf(process.version) < oldestMajor) {
    refuse(`Node ${oldestMajor} or newer is needed; this is Node ${process.version}.`);
  }
  await ensureInstalled();
  const node = findProjectNode();
  if (!node) {
    refuse(
      "Node 24 is needed and could not be installed for this platform; install it and try again.",
    );
  }
  const file = join(root, program);
  keepCompiled();
  if (node === process.execPath) {
    process.chdir(root);
    await import(pathToFileURL(file).href);
    return;
  }
  const child = spawn(node, [...process.execArgv, file, ...process.argv.slice(2)], {
    cwd: root,
    stdio: ["inherit", "inherit", "inherit", "ipc"],
  });
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) {
    process.on(signal, () => child.kill(signal));
  }
  child.once("error", (error) => refuse(`${node} does not run: ${error.message}`));
  child.once("exit", (code, signal) => process.exit(code ?? (signal === "SIGINT" ? 130 : 1)));
};
