import { readFileSync, writeFileSync } from "node:fs";
import { relative } from "node:path";
import { stripVTControlCharacters } from "node:util";
import type { Reporter, SerializedError, TestCase, TestModule } from "vitest/node";
import { z } from "zod";
import type { CheckResult } from "./checks.ts";

/** What failed in a check, in a line or two. */
const failure = z.object({ name: z.string(), error: z.string() });
type Failure = z.infer<typeof failure>;

/** What a tool's report tells: what failed, and what passed only when it was tried again. */
const findings = z.object({ failures: z.array(failure), flaky: z.array(failure) });
export type Findings = z.infer<typeof findings>;

const longestError = 300;

/** A failure with its message in one line, without colours. */
const failureOf = (name: string, message = "failed without a message"): Failure => ({
  name,
  error: stripVTControlCharacters(message).replaceAll(/\s+/g, " ").trim().slice(0, longestError),
});

/** What a reporter wrote into a file; null when it wrote none, as after a crash. */
const readReport = <T>(file: string, shape: z.ZodType<T>): T | null => {
  try {
    return shape.parse(JSON.parse(readFileSync(file, "utf8")));
  } catch {
    return null;
  }
};

const errors = z.array(z.object({ message: z.string().optional() }));

const suite = z.object({
  title: z.string(),
  specs: z.array(
    z.object({
      title: z.string(),
      file: z.string(),
      line: z.number(),
      tests: z.array(
        z.object({
          /** Of all tries: "expected", "unexpected", "flaky" or "skipped". */
          status: z.string(),
          /** Of each try: "passed", "failed", "timedOut", "interrupted" or "skipped". */
          results: z.array(z.object({ status: z.string(), errors })),
        }),
      ),
    }),
  ),
  get suites() {
    return z.array(suite).optional();
  },
});

/** The part of Playwright's JSON that tells what failed. */
const report = z.object({ suites: z.array(suite), errors });

type Suite = z.infer<typeof suite>;
type Try = Suite["specs"][number]["tests"][number]["results"][number];

const wentWell: ReadonlySet<string> = new Set(["passed", "skipped"]);

/** The first error of the first try that went wrong, or how it ended. */
const errorOf = (tries: readonly Try[]): string => {
  const wrong = tries.find(({ status, errors }) => errors.length > 0 || !wentWell.has(status));
  return wrong?.errors[0]?.message ?? wrong?.status ?? "did not run";
};

/** Tests that ended in this way. Those that were interrupted count as skipped, but had begun. */
const namedIn = (
  { specs, suites = [] }: Suite,
  outcome: "unexpected" | "flaky",
  groups: readonly string[] = [],
): Failure[] => [
  ...specs.flatMap(({ title, file, line, tests }) =>
    tests
      .filter(
        ({ status, results }) =>
          status === outcome ||
          (outcome === "unexpected" && results.some((one) => one.status === "interrupted")),
      )
      .map(({ results }) =>
        failureOf(`${file}:${line} > ${[...groups, title].join(" > ")}`, errorOf(results)),
      ),
  ),
  ...suites.flatMap((inner) => namedIn(inner, outcome, [...groups, inner.title])),
];

/** What failed in a run of Playwright, from the file of its JSON reporter; null when there is none. */
export const readPlaywrightFailures = (file: string): Findings | null => {
  const read = readReport(file, report);
  if (!read) return null;
  const outside = read.errors.map(({ message }) =>
    failureOf("an error outside of all tests", message),
  );
  return {
    failures: [...outside, ...read.suites.flatMap((one) => namedIn(one, "unexpected"))],
    flaky: read.suites.flatMap((one) => namedIn(one, "flaky")),
  };
};

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

export interface Outcome extends CheckResult {
  name: string;
  seconds: number;
}

/** So many are told with their errors; the end of a long output is all that some records keep. */
const mostTold = 8;

const indented = (text: string): string => text.replaceAll(/^/gm, "    ");

const told = (title: string, found: readonly Failure[]): string[] => {
  if (found.length === 0) return [];
  const more = found.length - mostTold;
  return [
    title,
    ...found.slice(0, mostTold).flatMap(({ name, error }) => [`  ${name}`, indented(error)]),
    ...(more > 0 ? [`  and ${more} more`] : []),
  ];
};

/** What is left to say after a run of the checks: which tests only passed when tried again, and what failed. */
export const summary = (outcomes: readonly Outcome[]): string => {
  const flaky = outcomes.flatMap((one) => told(`Flaky: ${one.name}`, one.flaky));
  const failed = outcomes
    .filter(({ passed }) => !passed)
    .flatMap((one) => told(`Failed: ${one.name}`, one.failures));
  return [...flaky, ...failed].map((line) => `${line}\n`).join("");
};
