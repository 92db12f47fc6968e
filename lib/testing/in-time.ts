import { createContext, Script } from "node:vm";

/** One context for all calls: a new one for each takes 0.7 ms, and the tests of hostile text make 8,000 calls. */
const shared = createContext({ call: null });
const script = new Script("call()");

/**
 * What a synchronous call returns. Ten seconds are forever for text of some hundred thousand letters, on a busy machine,
 * too: a call that takes longer is ended, also in the midst of a regular expression, which a test's own time limit
 * cannot do.
 * @throws an error with the code ERR_SCRIPT_EXECUTION_TIMEOUT when time is up
 */
export const inTime = <T>(call: () => T, milliseconds = 10_000): T => {
  shared.call = call;
  return script.runInContext(shared, { timeout: milliseconds });
};
