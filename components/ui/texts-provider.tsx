"use client";

import type { ReactNode } from "react";
import { IntlProvider } from "use-intl/react";
import type { Messages } from "#lib/i18n/catalogue.ts";
import type { Language } from "#lib/schemas/language.ts";

/** Hands the texts of a page to its client components. */
export const TextsProvider = (props: {
  locale: Language;
  messages: Partial<Messages>;
  timeZone: string;
  children: ReactNode;
}) => <IntlProvider {...props} />;
