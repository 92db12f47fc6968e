import type { ModelStatus } from "#lib/schemas/model-settings.ts";

type Role = ModelStatus["roles"][number]["role"];

/**
 * The names of the models of these roles, which are sent what a student types, once each; null when none is set, so that
 * nothing leaves the computer.
 */
export const modelsTold = ({ roles }: ModelStatus, told: readonly Role[]): string | null => {
  const models = roles.flatMap(({ role, model }) => (told.includes(role) && model ? [model] : []));
  return models.length === 0 ? null : [...new Set(models)].join(", ");
};
