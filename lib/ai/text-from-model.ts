import { z } from "zod";

/**
 * A text in a model's answer. A longer one is a model in a loop, and is asked for again. The limit
 * stands in no schema that goes out, because providers refuse `maxLength` there.
 * @param longest in UTF-16 units
 */
export const textFromModel = (longest: number) =>
  z.string().refine((text) => text.length <= longest, `is longer than ${longest} characters`);
