import { runtime } from "#agents/runtime.ts";
import { isDatabaseTrouble, toAppError } from "#lib/errors.ts";

/** The framework hides what an error says from the browser, but passes on a digest that it already has. */
const withDigest = (thrown: unknown): unknown => {
  const error = toAppError(thrown);
  return isDatabaseTrouble(error.code) ? Object.assign(error, { digest: error.code }) : thrown;
};

const rethrow = (thrown: unknown): never => {
  throw withDigest(thrown);
};

/** The same object, but what its promises fail with tells `error.tsx` when the database is the reason. */
export const tellingTrouble = <T extends object>(door: T): T =>
  new Proxy(door, {
    get: (of, key) => {
      const value: unknown = Reflect.get(of, key);
      if (typeof value !== "function") return value;
      return (...given: unknown[]) => {
        const answer: unknown = value.apply(of, given);
        return answer instanceof Promise ? answer.catch(rethrow) : answer;
      };
    },
  });

/** The runtime for pages. */
export const pageRuntime = (): ReturnType<typeof runtime> =>
  runtime().then(tellingTrouble, rethrow);
