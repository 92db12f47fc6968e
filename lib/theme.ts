import { z } from "zod";

/** The look of the pages; `system` follows the machine. */
export const theme = z.enum(["system", "light", "dark"]);
export type Theme = z.infer<typeof theme>;

/** The cookie that keeps the choice, so that the server paints the right theme at once. */
export const themeCookie = "theme";
