/** Functions as methods: the first argument of each is given once, for all of them. */
export const bound = <
  First,
  Functions extends Readonly<Record<string, (first: First, ...rest: never[]) => unknown>>,
>(
  first: First,
  functions: Functions,
) => {
  type Bound<Given> = Given extends (first: First, ...rest: infer Rest) => infer Result
    ? (...rest: Rest) => Result
    : never;
  const methods = Object.entries(functions).map(([name, given]) => [name, given.bind(null, first)]);
  return Object.fromEntries(methods) as {
    readonly [Name in keyof Functions]: Bound<Functions[Name]>;
  };
};
