import type { Language } from "../schemas/language.ts";
import type { Messages } from "./catalogue.ts";

declare module "use-intl/core" {
  interface AppConfig {
    /** "en-GB" for dates alone; see `dateLocales`. */
    Locale: Language | "en-GB";
    Messages: Messages;
  }
}
