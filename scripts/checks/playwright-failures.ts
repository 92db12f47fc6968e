import { z } from "zod";
import { type Failure, type Findings, failureOf, readReport } from "./failure.ts";

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
