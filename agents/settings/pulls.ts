import { pullModel } from "#lib/ai/pull-model.ts";
import type { Env } from "#lib/env.ts";
import { AppError, toAppError } from "#lib/errors.ts";
import type { ModelSettingsView } from "#lib/schemas/model-settings.ts";

type Pull = NonNullable<ModelSettingsView["pull"]>;

/** Models that Ollama is fetching, one for each owner, in this process's memory: Ollama itself keeps what it has. */
export const createPulls = () => {
  const pulls = new Map<string, { pull: Pull; readonly stopping: AbortController }>();
  return {
    state: (ownerId: string): Pull | null => pulls.get(ownerId)?.pull ?? null,
    /** @throws AppError pull_running while another model is on its way; the same one goes on */
    start: (ownerId: string, env: Env, model: string): void => {
      const now = pulls.get(ownerId)?.pull;
      if (now?.state === "running") {
        if (now.model === model) return;
        throw new AppError("pull_running", `${now.model} is being fetched`, {
          details: { model: now.model },
        });
      }
      const stopping = new AbortController();
      const begun = { model, state: "running", doneBytes: 0, totalBytes: 0 } as const;
      const kept: { pull: Pull; readonly stopping: AbortController } = {
        pull: { ...begun, code: null, message: null },
        stopping,
      };
      pulls.set(ownerId, kept);
      const onProgress = (progress: Pick<Pull, "doneBytes" | "totalBytes">) => {
        kept.pull = { ...kept.pull, ...progress };
      };
      pullModel(env, model, onProgress, stopping.signal).then(
        () => {
          kept.pull = { ...kept.pull, state: "done" };
        },
        (thrown: unknown) => {
          if (stopping.signal.aborted) kept.pull = { ...kept.pull, state: "stopped" };
          else {
            const { code, message } = toAppError(thrown);
            kept.pull = { ...kept.pull, state: "failed", code, message };
          }
        },
      );
    },
    stop: (ownerId: string): void => pulls.get(ownerId)?.stopping.abort(),
  };
};
