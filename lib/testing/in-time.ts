import { runInNewContext } from "node:vm";

/**
 * What a synchronous call returns. Ten seconds are forever for text of some hundred thousand letters, on a busy machine,
 * too: a call that takes longer is ended, also in the midst of a regular expression, which a test's own time limit
 * cannot do.
 * @throws an error with the code ERR_SCRIPT_EXECUTION_TIMEOUT when time is up
 */
export const inTime = <T>(call: () => T, milliseconds = 10_000): T =>
  runInNewContext("call()", { call }, { timeout: milliseconds });
