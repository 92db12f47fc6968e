"use client";

import type { ThreadView } from "#lib/schemas/thread.ts";
import { useTexts } from "../ui/texts.tsx";

const roles = ["writer", "judge", "vision", "embedding"] as const;

/** Which model did which work in a thread; nothing where none worked. */
export const ModelsUsed = ({ thread }: { thread: Pick<ThreadView, "models"> }) => {
  const t = useTexts();
  const parts = roles.flatMap((role) => {
    const models = thread.models.filter((one) => one.role === role).map(({ model }) => model);
    return models.length === 0 ? [] : [t(`progress.by.${role}`, { models: models.join(", ") })];
  });
  if (parts.length === 0) return null;
  // The dot stays with what it follows.
  return <span className="wrap-anywhere">{parts.join("\u00a0· ")}</span>;
};
