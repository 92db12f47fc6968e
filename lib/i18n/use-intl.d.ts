import type { Language } from "../schemas/language.ts";
import type { Messages } from "./catalogue.ts";

declare module "use-intl/core" {
  interface AppConfig {
    Locale: Language;
    Messages: Messages;
  }
}
