import { writeFileSync } from "node:fs";
import { relative } from "node:path";
import type { Reporter, SerializedError, TestCase, TestModule } from "vitest/node";
import { type Failure, type Findings, failureOf, findings, readReport } from "./failure.ts";

/** Where in the test's own file it went wrong. */
const placeOf = ({ stacks = [] }: SerializedError, { moduleId }: TestModule): string => {
  const line = stacks.find(({ file }) => file === moduleId)?.line;
  return line === undefined ? "" : `:${line}`;
};

/** The errors of a test, a suite or, without a name, of the file itself. */
const named = (module: TestModule, name: string, errors: readonly SerializedError[]): Failure[] =>
  errors.map((error) => {
    const file = `${module.relativeModuleId}${placeOf(error, module)}`;
    return failureOf(name === "" ? file : `${file} > ${name}`, error.message);
  });

/** A test is named even when no error tells why. */
const errorsOf = (test: TestCase): readonly SerializedError[] => {
  const { state, errors = [] } = test.result();
  return errors.length > 0 ? errors : [{ message: `${state} without a message` }];
};

const failuresOf = (module: TestModule): Failure[] => [
  ...named(module, "", module.errors()),
  ...[...module.children.allSuites()].flatMap((suite) =>
    named(module, suite.fullName, suite.errors()),
  ),
  ...[...module.children.allTests("failed")].flatMap((test) =>
    named(module, test.fullName, errorsOf(test)),
  ),
];

/** Tests that passed when they were tried again, each with what went wrong first. */
const flakyOf = (module: TestModule): Failure[] =>
  [...module.children.allTests("passed")]
    .filter((test) => test.diagnostic()?.flaky)
    .flatMap((test) => named(module, test.fullName, errorsOf(test).slice(0, 1)));

/** Vitest adds which file and test were at work; the work may have been left behind by an earlier one. */
const nameOfUnhandled = ({ VITEST_TEST_PATH: path, VITEST_TEST_NAME: test }: SerializedError) =>
  [
    ...(typeof path === "string" ? [relative(process.cwd(), path)] : []),
    ...(typeof test === "string" ? [test] : []),
    "an error outside of all tests",
  ].join(" > ");

/** That a worker died is told by its cause alone. */
const withCause = ({ message, cause }: SerializedError): string =>
  cause?.message ? `${message} ${cause.message}` : message;

/**
 * Writes what failed to Vitest's `outputFile`, if there is one: tests, hooks, files that could not be
 * loaded, and errors outside of all tests, which Vitest's own JSON leaves out. And what passed only
 * when it was tried again.
 */
export const vitestFailures = (): Reporter => {
  let file: string | undefined;
  return {
    onInit: ({ config }) => {
      file = typeof config.outputFile === "string" ? config.outputFile : undefined;
    },
    onTestRunEnd: (modules, unhandled) => {
      if (file === undefined) return;
      const outside = unhandled.map((error) => failureOf(nameOfUnhandled(error), withCause(error)));
      const found: Findings = {
        failures: [...outside, ...modules.flatMap(failuresOf)],
        flaky: modules.flatMap(flakyOf),
      };
      writeFileSync(file, JSON.stringify(found));
    },
  };
};

/** What the reporter wrote; null when Vitest died before. */
export const readVitestFailures = (file: string): Findings | null => readReport(file, findings);
