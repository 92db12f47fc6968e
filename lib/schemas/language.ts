import { z } from "zod";

/** The languages of the interface and of generated content. */
export const language = z.enum(["en", "ru"]);

export type Language = z.infer<typeof language>;
