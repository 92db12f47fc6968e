"use client";

import { useRouter } from "next/navigation";
import { useCallback, useState } from "react";
import { type ModelProvider, providerOf } from "#lib/schemas/model-providers.ts";
import type {
  ModelRole,
  ModelSettingsView,
  ModelTrial,
  SettingsChangeRequest,
} from "#lib/schemas/model-settings.ts";
import { refusalText, sendJson } from "../hooks/send-json.ts";
import { usePoll } from "../hooks/use-poll.ts";
import { useTexts } from "../ui/texts.tsx";

const address = "/api/settings/models";
const pauseWhilePullingMs = 500;

export interface Price {
  readonly input: number;
  readonly output: number;
}

/** What is set for models, and what changes it; each change holds at once. */
export const useModelSettings = (initial: ModelSettingsView) => {
  const router = useRouter();
  const refused = useRefusal();
  const { view, poll, put } = usePoll({
    ...{ url: address, initial },
    pauseOf: ({ pull }) => (pull?.state === "running" ? pauseWhilePullingMs : null),
  });

  /** Providers that refused their key when they were asked for their models. */
  const [refusedKeys, setRefusedKeys] = useState<readonly string[]>([]);
  const tellKey = useCallback(
    (provider: string, isRefused: boolean) =>
      setRefusedKeys((all) => [
        ...all.filter((one) => one !== provider),
        ...(isRefused ? [provider] : []),
      ]),
    [],
  );

  /** Changes one thing. @returns a sentence when that was refused, else null */
  const change = async (request: SettingsChangeRequest): Promise<string | null> => {
    const sent = await sendJson<ModelSettingsView>("PATCH", address, request);
    if (sent.ok && "provider" in request) tellKey(request.provider, false);
    if (!sent.ok) {
      // Of what another tab changed the page knows nothing yet.
      if (sent.code === "address_changed") await poll();
      return refused(sent);
    }
    put(sent.value);
    // Pages that the browser holds ready still know the old models.
    router.refresh();
    return null;
  };
  const tests = useTests(view, poll);
  /** Gives a role its model, with the price that the provider tells, and tries it. */
  const choose = async (
    role: ModelRole,
    model: string,
    price: Price | null,
  ): Promise<string | null> => {
    const refusal = await change({ role, model });
    if (refusal !== null) return refusal;
    if (price !== null && !Object.hasOwn(view.prices, model)) {
      await change({ price: model, usd: price });
    }
    void tests.test(role, model);
    return null;
  };
  const pull = async (model: string | null): Promise<string | null> => {
    const sent = await sendJson(
      model === null ? "DELETE" : "POST",
      `${address}/pull`,
      model === null ? undefined : { model },
    );
    // Another tab may have begun one: its progress is shown beside the refusal.
    await poll();
    return sent.ok ? null : refused(sent);
  };
  return {
    ...{ view, change, choose, pull, tellKey },
    /** Whether the last that was heard of a provider's key is that it is refused. */
    keyRefused: (provider: ModelProvider): boolean =>
      refusedKeys.includes(provider) || lastTrialRefused(view, provider),
    ...tests,
  };
};

/** Whether the last test of a provider's models that tells it says that the key is refused: with one that works it is good. */
export const lastTrialRefused = (
  { trials }: Pick<ModelSettingsView, "trials">,
  provider: ModelProvider,
): boolean =>
  Object.entries(trials)
    .filter(([model, { works, code }]) => {
      return providerOf(model) === provider && (works || code === "model_refused_key");
    })
    .map(([, trial]) => trial)
    .toSorted((a, b) => a.at.localeCompare(b.at))
    .at(-1)?.works === false;

export type ModelSettingsState = ReturnType<typeof useModelSettings>;

/** A test that is under way. */
interface Testing {
  readonly model: string;
  readonly since: number;
  readonly stopping: AbortController;
}

const useTests = (view: ModelSettingsView, poll: () => Promise<boolean>) => {
  const refused = useRefusal();
  const [testing, setTesting] = useState<Partial<Record<ModelRole, Testing>>>({});
  const [refusals, setRefusals] = useState<Partial<Record<ModelRole, string>>>({});
  const end = (role: ModelRole, stopping: AbortController) =>
    setTesting((all) => (all[role]?.stopping === stopping ? { ...all, [role]: undefined } : all));

  const test = async (role: ModelRole, model: string): Promise<void> => {
    setRefusals((all) => ({ ...all, [role]: undefined }));
    const stopping = new AbortController();
    const { signal } = stopping;
    testing[role]?.stopping.abort();
    setTesting((all) => ({ ...all, [role]: { model, since: Date.now(), stopping } }));
    const sent = await sendJson<ModelTrial>("POST", `${address}/test`, { role, model }, signal);
    if (sent.ok) await poll();
    else if (!signal.aborted) setRefusals((all) => ({ ...all, [role]: refused(sent) }));
    end(role, stopping);
  };
  return {
    test,
    testing,
    /** Waits no longer: the model is not asked to the end. */
    giveUp: (role: ModelRole) => testing[role]?.stopping.abort(),
    refusals,
    trialOf: (model: string): ModelTrial | null =>
      Object.hasOwn(view.trials, model) ? (view.trials[model] ?? null) : null,
  };
};

const explained = [
  "model_refused_key",
  "model_refused_request",
  "model_context_exceeded",
  "model_unavailable",
  "model_rate_limited",
  "model_timeout",
  "model_reply_invalid",
  "model_not_configured",
  "model_list_unreadable",
  "address_refused",
] as const;

type ProviderKey = ModelSettingsView["providers"][number]["key"];

/** What a failure of a model means to who chooses it, by its code; null for other codes. Where no key is, none is refused. */
export const useTroubleWords = () => {
  const t = useTexts();
  return (code: string | null, key?: ProviderKey): string | null => {
    if (code === "model_refused_key" && (key === "none_needed" || key === "missing")) {
      return t("settings.connect.test.codes.model_wants_key");
    }
    const known = explained.find((one) => one === code);
    return known === undefined ? null : t(`settings.connect.test.codes.${known}`);
  };
};

/** Why something was refused, as a sentence for this page. */
export const useRefusal = () => {
  const t = useTexts();
  const words = useTroubleWords();
  return (
    refused: { readonly code: string; readonly message: string | null },
    key?: ProviderKey,
  ): string =>
    (refused.code.startsWith("model_") ? words(refused.code, key) : null) ??
    refusalText(t, refused);
};
