import { readFileSync } from "node:fs";
import { stripVTControlCharacters } from "node:util";
import { z } from "zod";

/** What failed in a check, in a line or two. */
export const failure = z.object({ name: z.string(), error: z.string() });
export type Failure = z.infer<typeof failure>;

/** What a tool's report tells: what failed, and what passed only when it was tried again. */
export const findings = z.object({ failures: z.array(failure), flaky: z.array(failure) });
export type Findings = z.infer<typeof findings>;

const longestError = 300;

/** A failure with its message in one line, without colours. */
export const failureOf = (name: string, message = "failed without a message"): Failure => ({
  name,
  error: stripVTControlCharacters(message).replaceAll(/\s+/g, " ").trim().slice(0, longestError),
});

/** What a reporter wrote into a file; null when it wrote none, as after a crash. */
export const readReport = <T>(file: string, shape: z.ZodType<T>): T | null => {
  try {
    return shape.parse(JSON.parse(readFileSync(file, "utf8")));
  } catch {
    return null;
  }
};
