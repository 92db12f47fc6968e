"use client";

import type { ModelProvider } from "#lib/schemas/model-settings.ts";
import { useTexts } from "../ui/texts.tsx";

const names: Readonly<Record<Exclude<ModelProvider, "compatible">, string>> = {
  openai: "OpenAI",
  anthropic: "Anthropic",
  google: "Google",
  openrouter: "OpenRouter",
  ollama: "Ollama",
  lmstudio: "LM Studio",
  llamacpp: "llama.cpp",
};

/** What a provider calls itself. */
export const useProviderName = () => {
  const t = useTexts();
  return (provider: ModelProvider): string =>
    provider === "compatible" ? t("settings.connect.providers.compatible") : names[provider];
};

/** The same within a sentence, in the genitive where a language has one; names of products have no cases. */
export const useProviderInSentence = () => {
  const t = useTexts();
  return (provider: ModelProvider): string =>
    provider === "compatible" ? t("settings.connect.providers.compatibleOf") : names[provider];
};
