import { z } from "zod";
import { type Failure, failureOf, readReport } from "./failure.ts";

const errors = z.array(z.object({ message: z.string().optional() }));

const suite = z.object({
  title: z.string(),
  specs: z.array(
    z.object({
      title: z.string(),
      file: z.string(),
      line: z.number(),
      ok: z.boolean(),
      tests: z.array(z.object({ projectName: z.string(), results: z.array(z.object({ errors })) })),
    }),
  ),
  get suites() {
    return z.array(suite).optional();
  },
});

/** The part of Playwright's JSON that tells what failed. */
const report = z.object({ suites: z.array(suite), errors });

const failuresIn = ({ specs, suites = [] }: z.infer<typeof suite>): Failure[] => [
  ...specs
    .filter(({ ok }) => !ok)
    .flatMap(({ title, file, line, tests }) =>
      tests.flatMap(({ projectName, results }) =>
        results.flatMap((result) =>
          result.errors
            .slice(0, 1)
            .map(({ message }) =>
              failureOf(`[${projectName}] ${file}:${line} > ${title}`, message),
            ),
        ),
      ),
    ),
  ...suites.flatMap(failuresIn),
];

/** What failed in a run of Playwright, from the file of its JSON reporter. */
export const readPlaywrightFailures = (file: string): Failure[] => {
  const read = readReport(file, report);
  if (!read) return [];
  const outside = read.errors.map(({ message }) =>
    failureOf("an error outside of all tests", message),
  );
  return [...read.suites.flatMap(failuresIn), ...outside];
};
