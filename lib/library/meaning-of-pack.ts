import type { ErrorCode } from "../errors.ts";
import type { EmbeddingTrouble, MeaningView } from "../schemas/library.ts";
import type { StoredPack } from "./stored-pack.ts";

/** What is not named here passes by itself, or with the server that gives the vectors. */
const troubles: Partial<Readonly<Record<ErrorCode, EmbeddingTrouble>>> = {
  model_rate_limited: "busy",
  model_refused_key: "key",
  model_refused_request: "refused",
  model_context_exceeded: "refused",
  model_reply_invalid: "unusable",
  model_not_configured: "setting",
};

/** How far search by meaning is for a pack, as its card says it. */
export const meaningOfPack = ({
  meaning,
  counts,
  sources,
}: Pick<StoredPack, "meaning" | "counts" | "sources">): MeaningView | null => {
  const total = counts.manual + counts.difference;
  if (meaning === null || total === 0) return null;
  const { done, error, modelId } = meaning;
  const isReady = sources.every((file) => file.chunks === 0 || file.embeddedBy === modelId);
  if (isReady) return { state: "ready", done, total, because: null };
  if (error === null) return { state: "preparing", done, total, because: null };
  return { state: "waiting", done, total, because: troubles[error] ?? "away" };
};
