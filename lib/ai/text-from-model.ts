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
const plainName = (name: string): string => name.toLowerCase().replaceAll(/[^\p{L}\p{N}]/gu, "");

/** The answer with the names of its schema, where they were written otherwise, and with what may be left out. */
export const namedBySchema = (schema: z.ZodType, value: unknown): unknown => {
  if (schema instanceof z.ZodNullable) {
    return value === null ? null : namedBySchema(schema.unwrap() as z.ZodType, value);
  }
  if (schema instanceof z.ZodArray && Array.isArray(value)) {
    return value.map((one) => namedBySchema(schema.element as z.ZodType, one));
  }
  if (!(schema instanceof z.ZodObject) || typeof value !== "object" || value === null) return value;
  const parts: Record<string, z.ZodType> = schema.shape;
  const given = new Map<string, unknown>(Object.entries(value));
  const others = [...given.keys()].filter((name) => !Object.hasOwn(parts, name));
  const named = Object.entries(parts).flatMap(([name, part]) => {
    const written = given.has(name)
      ? [name]
      : others.filter((other) => plainName(other) === plainName(name));
    const [only, another] = written;
    if (only === undefined) return leftOut.has(part) ? [[name, leftOut.get(part)?.means]] : [];
    return another === undefined ? [[name, namedBySchema(part, given.get(only))]] : [];
  });
  return { ...value, ...Object.fromEntries(named) };
};
