import type { ReactNode } from "react";
import { TextsProvider } from "#components/ui/texts-provider.tsx";
import { type Namespace, pickMessages } from "#lib/i18n/catalogue.ts";
import { requestLocale, timeZone } from "./texts.ts";

/** Gives client components the texts of these namespaces and no others. */
export const ClientTexts = async (props: {
  namespaces: readonly Namespace[];
  children: ReactNode;
}) => {
  const locale = await requestLocale();
  return (
    <TextsProvider
      locale={locale}
      messages={pickMessages(locale, props.namespaces)}
      timeZone={timeZone}
    >
      {props.children}
    </TextsProvider>
  );
};
