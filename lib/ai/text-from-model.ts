import { z } from "zod";

/**
 * A text in a model's answer. A longer one is a model in a loop, and is asked for again. The limit
 * stands in no schema that goes out, because providers refuse `maxLength` there.
 * @param longest in UTF-16 units; without it, more than any field needs that is not a whole document
 */
export const textFromModel = (longest = 20_000) =>
  z.string().refine((text) => text.length <= longest, `is longer than ${longest} characters`);

/** A list in a model's answer; its limit, too, stands in no schema that goes out. */
export const listFromModel = <Item extends z.ZodType>(item: Item, most = 1_000) =>
  z.array(item).refine((list) => list.length <= most, `has more than ${most} entries`);

const leftOut = z.registry<{ readonly means: unknown }>();

/** A part of an answer that may be left out, as it is sure what is meant then. What goes out asks for it all the same. */
export const mayLeaveOut = <Part extends z.ZodType>(part: Part, means: z.output<Part>): Part => {
  const own = part.clone();
  leftOut.add(own, { means });
  return own;
};

/** A name without what models write in different ways: capitals, and what stands between its words. */
export const plainName = (name: string): string =>
  name.toLowerCase().replaceAll(/[^\p{L}\p{N}]/gu, "");

/** "7", and as a number among others is written: "#7", "№ 7", "[7]", "7.". */
const numberOnly = /^(?:[#№]\s?|[[(])?([-+]?\d{1,15}(?:\.\d{1,15})?)[\])]?\.?$/u;

/** A number, yes or no, or one of a few words, where a model wrote it otherwise; any other value as it is. */
const valueBySchema = (schema: z.ZodType, value: unknown): unknown => {
  if (typeof value === "number" && schema instanceof z.ZodString) return `${value}`;
  if (typeof value !== "string") return value;
  const written = value.trim();
  if (schema instanceof z.ZodNumber) {
    const [, digits] = numberOnly.exec(written) ?? [];
    return digits === undefined ? value : Number(digits);
  }
  if (schema instanceof z.ZodBoolean && /^(?:true|false)$/i.test(written)) {
    return written.toLowerCase() === "true";
  }
  if (schema instanceof z.ZodLiteral) {
    const [only] = [...schema.values];
    return plainName(`${only}`) === plainName(written) ? only : value;
  }
  if (!(schema instanceof z.ZodEnum) || schema.options.includes(value)) return value;
  const meant = schema.options.filter((one) => plainName(`${one}`) === plainName(written));
  return meant.length === 1 ? meant[0] : value;
};

/** The one of several kinds of objects whose name the answer bears, as an action its type. */
const kindOf = (schema: z.ZodUnion, value: unknown): z.ZodType | undefined => {
  if (typeof value !== "object" || value === null) return undefined;
  const given = new Map<string, unknown>(Object.entries(value));
  return schema.options.find(
    (option): option is z.ZodObject =>
      option instanceof z.ZodObject &&
      Object.entries(option.shape).some(
        ([name, part]) =>
          part instanceof z.ZodLiteral &&
          part.safeParse(valueBySchema(part, given.get(name))).success,
      ),
  );
};

/** Words for "none", which are a text as well where a text may stand. */
const isNone = (inner: z.ZodType, value: unknown): boolean =>
  value === null ||
  (typeof value === "string" &&
    ["", "null", "none"].includes(value.trim().toLowerCase()) &&
    !inner.safeParse(value).success);

/**
 * The answer with the names of its schema, where they were written otherwise, with what may be left out, and with values
 * of the schema's kind where what was written can mean nothing else: "7" for 7, "Product" for "product".
 */
export const namedBySchema = (schema: z.ZodType, value: unknown): unknown => {
  if (schema instanceof z.ZodNullable) {
    const inner = schema.unwrap() as z.ZodType;
    return isNone(inner, value) ? null : namedBySchema(inner, value);
  }
  if (schema instanceof z.ZodUnion) {
    const kind = kindOf(schema, value);
    return kind === undefined ? value : namedBySchema(kind, value);
  }
  if (schema instanceof z.ZodArray) {
    const element = schema.element as z.ZodType;
    if (Array.isArray(value)) return value.map((one) => namedBySchema(element, one));
    // One that stands alone, without its list.
    return typeof value === "string" && element instanceof z.ZodString ? [value] : value;
  }
  if (!(schema instanceof z.ZodObject) || typeof value !== "object" || value === null) {
    return valueBySchema(schema, value);
  }
  const parts: Record<string, z.ZodType> = schema.shape;
  const given = new Map<string, unknown>(Object.entries(value));
  const others = [...given.keys()].filter((name) => !Object.hasOwn(parts, name));
  const named = Object.entries(parts).flatMap(([name, part]) => {
    const written = given.has(name)
      ? [name]
      : others.filter((other) => plainName(other) === plainName(name));
    const [only, another] = written;
    if (only === undefined) return leftOut.has(part) ? [[name, leftOut.get(part)?.means]] : [];
    if (another !== undefined) return [];
    // Who writes null where nothing is to be said has left it out.
    const isEmpty = given.get(only) === null && leftOut.has(part) && !part.safeParse(null).success;
    const value = isEmpty ? leftOut.get(part)?.means : namedBySchema(part, given.get(only));
    return [[name, value]];
  });
  return { ...value, ...Object.fromEntries(named) };
};
