import type { AppError } from "#lib/errors.ts";

/** Errors that asking a model again will not mend. */
export const permanent = (error: AppError): boolean => !error.transient && error.code !== "stopped";

/**
 * What a model's answer leads to, where it comes in time, else null. One that is slower goes on behind the request: broken off
 * there it would begin anew with each request, and never come to an end.
 */
export const withinTime = async <Result>(
  working: Promise<Result>,
  withinMs: number,
): Promise<Result | null> => {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<null>((resolve) => {
    timer = setTimeout(() => resolve(null), withinMs);
  });
  const result = await Promise.race([working, late]).finally(() => clearTimeout(timer));
  // Nobody hears of what fails from here on: it waits, and is done when it is asked for again.
  working.catch(() => {});
  return result;
};
