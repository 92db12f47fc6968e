import { isDeepStrictEqual } from "node:util";
import variant from "@jitl/quickjs-wasmfile-release-sync";
import {
  newQuickJSWASMModuleFromVariant,
  newVariant,
  type QuickJSContext,
  type QuickJSHandle,
  type QuickJSWASMModule,
} from "quickjs-emscripten-core";
import { guestSource } from "./guest-console.ts";
import type { CodeRun } from "./program.ts";

/** WebAssembly's memory is counted in pages of 64 kB. */
const pages = { first: 256, most: 4_096 };

const stackBytes = 256 * 1024;

/**
 * An engine for one program alone. Its memory has an end that the machine holds: the engine's own limit counts what it
 * knows of, and lets one program take gigabytes.
 */
const newEngine = (): Promise<QuickJSWASMModule> => {
  const wasmMemory = new WebAssembly.Memory({ initial: pages.first, maximum: pages.most });
  return newQuickJSWASMModuleFromVariant(newVariant(variant, { wasmMemory }));
};

/** What a function is called on, where it is called on nothing, is another thing in a script, a file of Node and a module. */
const asksWhatItIsCalledOn = /\bthis\b/;

/** The same program as a module has it: strict, called on nothing, with no variable of its own everybody's. */
const asInModule = (code: string): string =>
  `(function () { "use strict"; return eval(${JSON.stringify(code)}); }).call(undefined)`;

/**
 * What a program does that has no files, no network and no clock, wherever it runs; null where that cannot be told for
 * sure.
 */
export const runJavascript = async (code: string): Promise<CodeRun | null> => {
  const run = await runScript(code);
  if (run === null || !asksWhatItIsCalledOn.test(code)) return run;
  return isDeepStrictEqual(run, await runScript(asInModule(code))) ? run : null;
};

const runScript = async (code: string): Promise<CodeRun | null> => {
  const engine = await newEngine();
  const context = engine.newContext();
  context.runtime.setMaxStackSize(stackBytes);
  const guest = context.unwrapResult(context.evalCode(guestSource, "console.js"));
  // Whatever it throws, the engine goes with the program: nothing is given back.
  const end = endOf(context, guest, code);
  const taken = context.callFunction(
    context.getProp(guest, "take"),
    context.undefined,
    end.value ?? context.undefined,
  );
  if (taken.error) return null;
  const said: { lines?: unknown; value?: unknown; isSure?: unknown } = JSON.parse(
    context.getString(taken.value),
  );
  const { lines, value } = said;
  if (said.isSure !== true || !end.isSure || !isTexts(lines)) return null;
  if (value !== null && typeof value !== "string") return null;
  return { is: "script", printed: lines, value, thrown: end.thrown };
};

/** The program could have changed how it is written down. */
const isTexts = (lines: unknown): lines is string[] =>
  Array.isArray(lines) && lines.every((line) => typeof line === "string");

interface End {
  readonly value: QuickJSHandle | null;
  readonly thrown: string | null;
  readonly isSure: boolean;
}

/** Runs a program to its end: what waits for promises, then timer after timer. */
const endOf = (context: QuickJSContext, guest: QuickJSHandle, code: string): End => {
  const result = context.evalCode(code, "note.js");
  if (result.error) return thrownBy(context, result.error);
  const next = context.getProp(guest, "next");
  for (let more = true; more; ) {
    const jobs = context.runtime.executePendingJobs();
    if (jobs.error) return thrownBy(context, jobs.error);
    const called = context.callFunction(next, context.undefined);
    if (called.error) return thrownBy(context, called.error);
    more = context.dump(called.value) === true;
  }
  return { value: result.value, thrown: null, isSure: true };
};

/** What the engine says of itself is no error of the program's. */
const thrownBy = (context: QuickJSContext, error: QuickJSHandle): End => {
  const name = context.getProp(error, "name");
  const thrown = context.typeof(name) === "string" ? context.getString(name) : null;
  return { value: null, thrown, isSure: thrown !== null && thrown !== "InternalError" };
};
