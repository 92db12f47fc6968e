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
