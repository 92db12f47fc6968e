import { readSettings } from "#scripts/settings.ts";

/**
 * The product's settings as configured, `.env` included, but for the models: what is measured is
 * our own cost, so a server here plays every model, and nothing is sent to a provider or paid.
 */
export const benchSettings = (modelUrl: string) => ({
  ...readSettings(),
  MODEL: "compatible:good",
  JUDGE_MODEL: undefined,
  VISION_MODEL: undefined,
  EMBEDDING_MODEL: undefined,
  COMPATIBLE_BASE_URL: modelUrl,
  COMPATIBLE_API_KEY: undefined,
  LOG_LEVEL: "warn" as const,
});
