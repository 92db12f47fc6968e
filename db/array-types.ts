import { parse } from "postgres-array";

/** OIDs of built-in types, the same on every server: pg_type.dat. */
const oid = { integerArray: 1007, textArray: 1009 } as const;

const arrayType = <T>(id: number, element: (text: string) => T) => ({
  to: id,
  from: [id],
  /** Arrays come here as literals, which drizzle makes. */
  serialize: (literal: string) => literal,
  parse: (literal: string): T[] => parse(literal, element),
});

/**
 * The array types of our tables. The driver would ask each new connection for all array types, and when the
 * connection is lost in that moment nobody catches its failure, which ends the process.
 */
export const arrayTypes = {
  integerArray: arrayType(oid.integerArray, Number),
  textArray: arrayType(oid.textArray, String),
};
