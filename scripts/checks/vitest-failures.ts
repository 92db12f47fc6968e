import { writeFileSync } from "node:fs";
import { relative } from "node:path";
import type { Reporter, SerializedError, TestModule } from "vitest/node";
import { z } from "zod";
import { type Failure, failure, failureOf, readReport } from "./failure.ts";

/** Where in the test's own file it went wrong. */
const placeOf = ({ stacks = [] }: SerializedError, { moduleId }: TestModule): string => {
  const line = stacks.find(({ file }) => file === moduleId)?.line;
  return line === undefined ? "" : `:${line}`;
};

const failuresOf = (module: TestModule): Failure[] => {
  const named = (errors: readonly SerializedError[], name: string) =>
    errors.map((error) => {
      const file = `${module.relativeModuleId}${placeOf(error, module)}`;
      return failureOf(name === "" ? file : `${file} > ${name}`, error.message);
    });
  const suites = [...module.children.allSuites()];
  const tests = [...module.children.allTests("failed")];
  return [
    ...named(module.errors(), ""),
    ...suites.flatMap((suite) => named(suite.errors(), suite.fullName)),
    ...tests.flatMap((test) => named(test.result().errors ?? [], test.fullName)),
  ];
};

/** Vitest adds which file and test were at work; the work may have been left behind by an earlier one. */
const nameOfUnhandled = ({ VITEST_TEST_PATH: path, VITEST_TEST_NAME: test }: SerializedError) =>
  [
    ...(typeof path === "string" ? [relative(process.cwd(), path)] : []),
    ...(typeof test === "string" ? [test] : []),
    "an error outside of all tests",
  ].join(" > ");

/**
 * Writes what failed to Vitest's `outputFile`, if there is one: tests, hooks, files that could not be
 * loaded, and errors outside of all tests, which Vitest's own JSON leaves out.
 */
export const vitestFailures = (): Reporter => {
  let file: string | undefined;
  return {
    onInit: ({ config }) => {
      file = typeof config.outputFile === "string" ? config.outputFile : undefined;
    },
    onTestRunEnd: (modules, unhandled) => {
      if (file === undefined) return;
      const outside = unhandled.map((error) => failureOf(nameOfUnhandled(error), error.message));
      writeFileSync(file, JSON.stringify([...modules.flatMap(failuresOf), ...outside]));
    },
  };
};

/** What the reporter wrote. */
export const readVitestFailures = (file: string): Failure[] =>
  readReport(file, z.array(failure)) ?? [];
