/**
 * For a process that runs for long: V8 keeps the pages that its young objects once took, up to three times 32 MB, and
 * gives them back only to who rests. With less it collects young objects more often, which costs hardly anything
 * (docs/decisions/0074-memory-of-the-server.md).
 * @param megabytes of each of the two halves; those that compute much need more than those that wait
 */
export const youngSpace = (megabytes: number): string => `--max-semi-space-size=${megabytes}`;

/**
 * For the server: V8 lets the heap of a process that is often asked grow by half and more before it looks for garbage;
 * with a fifth it keeps less of it.
 */
export const oftenCollected = "--heap-growing-percent=20";
