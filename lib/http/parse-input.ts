import type { ZodType } from "zod";
import { AppError } from "../errors.ts";

/**
 * Input from outside in the shape of its schema.
 * @throws AppError bad_request that names the first wrong field; never the value itself.
 */
export const parseInput = <T>(schema: ZodType<T>, input: unknown): T => {
  const parsed = schema.safeParse(input);
  if (parsed.success) return parsed.data;
  const [issue] = parsed.error.issues;
  const field = issue?.path.map(String).join(".") ?? "";
  const problem = issue?.message ?? "wrong";
  throw new AppError("bad_request", `${field || "input"}: ${problem}`, {
    details: { field, problem },
  });
};
