"use client";

import { type ModelProvider, providerFacts } from "#lib/schemas/model-providers.ts";
import { useTexts } from "../ui/texts.tsx";

/** What a provider calls itself. */
export const useProviderName = () => {
  const t = useTexts();
  return (provider: ModelProvider): string =>
    providerFacts[provider].name ?? t("settings.connect.providers.compatible");
};

/** The same within a sentence, in the genitive where a language has one; names of products have no cases. */
export const useProviderInSentence = () => {
  const t = useTexts();
  return (provider: ModelProvider): string =>
    providerFacts[provider].name ?? t("settings.connect.providers.compatibleOf");
};
