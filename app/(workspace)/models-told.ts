import type { ModelStatus } from "#lib/schemas/model-status.ts";

/**
 * The names of the models that are sent what a student types; null when nothing leaves the computer. The
 * embedding model is sent it, too, also where no other model is configured.
 */
export const modelsTold = ({ offline, roles }: ModelStatus): string | null => {
  const told = roles.filter(({ role }) => role === "embedding" || (role === "writer" && !offline));
  const models = new Set(told.flatMap(({ model }) => model ?? []));
  return models.size === 0 ? null : [...models].join(", ");
};
