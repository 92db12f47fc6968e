const parts = 4;

/** The numbers of a version, those that it does not name filled up. */
const numbers = (version: string, fill: number): number[] => {
  const named = version.split(".").map(Number);
  return [...named, ...Array.from({ length: parts }, () => fill)].slice(0, parts);
};

const compare = (left: readonly number[], right: readonly number[]): number => {
  const at = left.findIndex((number, index) => number !== right[index]);
  return at === -1 ? 0 : Math.sign((left[at] ?? 0) - (right[at] ?? 0));
};

const newest = Number.MAX_SAFE_INTEGER;

/** Whether a version is older than `since`. One without its last numbers is the newest of them: "12" has what 12.2 has. */
export const isBefore = (version: string, since: string): boolean =>
  compare(numbers(version, newest), numbers(since, 0)) < 0;

/** Whether a version is newer than every one that `until` means. */
export const isAfter = (version: string, until: string): boolean =>
  compare(numbers(version, newest), numbers(until, newest)) > 0;

/** Whether a version leaves open if it has what came with `since`: "12" may be older than 12.2. */
export const leavesOpen = (version: string, since: string): boolean =>
  !isBefore(version, since) && compare(numbers(version, 0), numbers(since, 0)) < 0;
