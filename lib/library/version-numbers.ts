/** A version as numbers, which compare in the right order: "12.0.5" is 12, 0, 5. */
export const versionNumbers = (version: string | null): number[] | null =>
  version === null ? null : version.split(".").map(Number);
