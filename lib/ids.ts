import { createHash, randomUUID } from "node:crypto";

/** A new random id with a readable prefix, for example `thr_8f14…`. */
export const newId = (prefix: string): string => `${prefix}_${randomUUID().replaceAll("-", "")}`;

/**
 * An id that is the same for the same parts, so that a step repeated after a crash
 * writes the same row again instead of a second one.
 */
export const stableId = (prefix: string, ...parts: readonly (string | number)[]): string =>
  `${prefix}_${sha256(JSON.stringify(parts)).slice(0, 32)}`;

/** SHA-256 of a UTF-8 text, in hexadecimal. */
export const sha256 = (text: string): string => createHash("sha256").update(text).digest("hex");
