/** A field of a message of Protocol Buffers: its number, and what it has, a number or bytes. */
export interface WireField {
  readonly number: number;
  readonly value: number | Uint8Array;
}

/** So long is a number at the longest, in bytes. */
const longestNumber = 10;

/** The number that begins here, and where it ends; null for one without end. Above 2^53 it is not exact. */
const numberAt = (bytes: Uint8Array, start: number): { value: number; end: number } | null => {
  let value = 0;
  for (let at = start; at < Math.min(bytes.length, start + longestNumber); at += 1) {
    const byte = bytes[at] ?? 0;
    value += (byte & 0x7f) * 2 ** (7 * (at - start));
    if (byte < 0x80) return { value, end: at + 1 };
  }
  return null;
};

/** Bytes of the kinds of values that have always as many. */
const fixed: Readonly<Record<number, number>> = { 1: 8, 5: 4 };

/** The field that begins here, and where it ends; null where none does. */
const fieldAt = (bytes: Uint8Array, start: number): { field: WireField; end: number } | null => {
  const tag = numberAt(bytes, start);
  if (tag === null) return null;
  const [number, kind] = [Math.floor(tag.value / 8), tag.value % 8];
  const length = fixed[kind];
  const told = length === undefined ? numberAt(bytes, tag.end) : { value: length, end: tag.end };
  if (told === null || number === 0) return null;
  if (kind === 0) return { field: { number, value: told.value }, end: told.end };
  const end = told.end + told.value;
  if ((length === undefined && kind !== 2) || end > bytes.length) return null;
  return { field: { number, value: bytes.subarray(told.end, end) }, end };
};

/**
 * The fields of a message in the wire format of Protocol Buffers, in their order.
 * @param most fields that are read; those behind them are left out
 * @returns null for bytes that are no message
 */
export const wireFields = (bytes: Uint8Array, most: number): WireField[] | null => {
  const fields: WireField[] = [];
  for (let at = 0; at < bytes.length && fields.length < most; ) {
    const found = fieldAt(bytes, at);
    if (found === null) return null;
    fields.push(found.field);
    at = found.end;
  }
  return fields;
};

const utf8 = new TextDecoder();

/** The text of a field, "" where it is not set; of several the last, as the format has it. */
export const wireText = (fields: readonly WireField[], wanted: number): string => {
  const value = fields.findLast(({ number }) => number === wanted)?.value;
  return value instanceof Uint8Array ? utf8.decode(value) : "";
};

/** The number of a field, 0 where it is not set. */
export const wireNumber = (fields: readonly WireField[], wanted: number): number => {
  const value = fields.findLast(({ number }) => number === wanted)?.value;
  return typeof value === "number" ? value : 0;
};
