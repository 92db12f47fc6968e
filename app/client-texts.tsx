import type { ReactNode } from "react";
import { TextsProvider } from "#components/ui/texts.tsx";
import type { Namespace } from "#lib/i18n/catalogue.ts";
import { compiledMessages } from "#lib/i18n/compiled-messages.ts";
import { requestLocale } from "./texts.ts";

/** Gives client components the texts of these namespaces and no others. */
export const ClientTexts = async (props: {
  namespaces: readonly Namespace[];
  children: ReactNode;
}) => {
  const locale = await requestLocale();
  return (
    <TextsProvider locale={locale} messages={compiledMessages(locale, props.namespaces)}>
      {props.children}
    </TextsProvider>
  );
};
