import { createBudget } from "#lib/ai/budget.ts";
import { judgeAddress } from "#lib/ai/guarded-fetch.ts";
import { findServers, listModels } from "#lib/ai/list-models.ts";
import {
  chosenConfig,
  configHash,
  isHttpUrl,
  keyAddress,
  type ModelConfig,
  modelRoles,
  roleSetting,
} from "#lib/ai/model-config.ts";
import { canBe, modelSetting, modelStatus } from "#lib/ai/model-setting.ts";
import { createModels } from "#lib/ai/models.ts";
import { pullModel } from "#lib/ai/pull-model.ts";
import type { KeyBox } from "#lib/ai/seal-key.ts";
import type { SettingsChange, SettingsStore, StoredSettings } from "#lib/ai/settings-store.ts";
import { tryModel } from "#lib/ai/try-model.ts";
import { AppError, toAppError } from "#lib/errors.ts";
import {
  type ModelProvider,
  modelId,
  parseModelName,
  providerFacts,
  providerOf,
  providers,
} from "#lib/schemas/model-providers.ts";
import type {
  ChosenModels,
  FoundServer,
  ModelRole,
  ModelSettingsView,
  ModelStatus,
  ModelTrial,
  OfferedModel,
  RunRates,
  SettingsChangeRequest,
} from "#lib/schemas/model-settings.ts";
import { quizRates, studyRates } from "#lib/threads/run-usage.ts";

/** How long another process's change of the settings may stay unseen by a page; runs read their revision themselves. */
const freshMs = 1_000;
/**
 * Setups kept, those that were used last: owners who chose the same share one, and so do revisions that differ in what
 * no model is built of.
 */
const mostKept = 200;

export interface SetupOptions<Setup> {
  /** What the environment says. */
  readonly base: ModelConfig;
  readonly store: Pick<SettingsStore, "newest" | "at">;
  readonly box: KeyBox | null;
  /** Builds what works with these settings; asks no provider. */
  readonly make: (config: ModelConfig) => Setup;
  /** How many are kept; those that were used last. */
  readonly kept?: number;
  readonly now?: () => number;
}

/** What works with models, by the revision of the settings. */
export interface ModelSetups<Setup> {
  /** By the settings of now, at most a second old. */
  readonly newest: (ownerId: string) => Promise<Setup>;
  /** By the choices of an older revision, with the keys of now. */
  readonly at: (ownerId: string, revision: number) => Promise<Setup>;
  readonly config: (ownerId: string) => Promise<ModelConfig>;
  /** Tells of a change that this process made. */
  readonly changed: (ownerId: string, now: StoredSettings) => void;
}

interface Known {
  readonly stored: StoredSettings;
  readonly readAt: number;
}

export const createModelSetups = <Setup>(options: SetupOptions<Setup>): ModelSetups<Setup> => {
  const { base, store, box, make, kept = mostKept, now = () => performance.now() } = options;
  const known = new Map<string, Known>();
  /** By the hash of what they were made of, the one that was used last at the end. */
  const setups = new Map<string, Setup>();

  const remember = (ownerId: string, stored: StoredSettings): StoredSettings => {
    // An answer that was on its way when this process made a change is older than the change.
    const older = known.get(ownerId)?.stored;
    const newer = older && older.revision > stored.revision ? older : stored;
    known.set(ownerId, { stored: newer, readAt: now() });
    return newer;
  };
  const read = async (ownerId: string, atLeast: number): Promise<StoredSettings> => {
    const found = known.get(ownerId);
    const fresh = found && found.stored.revision >= atLeast && now() - found.readAt < freshMs;
    return fresh ? found.stored : remember(ownerId, await store.newest(ownerId));
  };
  const setUp = (ownerId: string, stored: StoredSettings): Setup => {
    const config = chosenConfig(base, ownerId, stored, box);
    const key = configHash(config);
    const setup = setups.get(key) ?? make(config);
    // Set anew, so that the map's order is that of use.
    setups.delete(key);
    setups.set(key, setup);
    const [oldest] = setups.keys();
    if (setups.size > kept && oldest !== undefined) setups.delete(oldest);
    return setup;
  };
  return {
    newest: async (ownerId) => setUp(ownerId, await read(ownerId, 0)),
    config: async (ownerId) => chosenConfig(base, ownerId, await read(ownerId, 0), box),
    at: async (ownerId, revision) => {
      const stored = await read(ownerId, revision);
      if (revision === stored.revision) return setUp(ownerId, stored);
      const { roles, addresses } = await store.at(ownerId, revision);
      // Prices are those of now: they change no model.
      return setUp(ownerId, { ...stored, chosen: { ...stored.chosen, roles, addresses } });
    },
    changed: (ownerId, stored) => void remember(ownerId, stored),
  };
};

type Pull = NonNullable<ModelSettingsView["pull"]>;

/** Models that Ollama is fetching, one for each owner, in this process's memory: Ollama itself keeps what it has. */
const createPulls = () => {
  const pulls = new Map<string, { pull: Pull; readonly stopping: AbortController }>();
  return {
    state: (ownerId: string): Pull | null => pulls.get(ownerId)?.pull ?? null,
    /** @throws AppError pull_running while another model is on its way; the same one goes on */
    start: (ownerId: string, config: ModelConfig, model: string): void => {
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
      pullModel(config, model, onProgress, stopping.signal).then(
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

export interface SettingsPorts {
  /** What the environment says. */
  readonly base: ModelConfig;
  readonly store: SettingsStore;
  /** Null when there is no secret to seal keys with. */
  readonly box: KeyBox | null;
  readonly setups: Pick<ModelSetups<unknown>, "config" | "changed">;
}

/** What pages and route handlers may ask of the models that are chosen in the browser. */
export const settingsCommands = (ports: SettingsPorts) => {
  const { base, store, box, setups } = ports;
  const pulls = createPulls();

  const change = async (ownerId: string, make: (now: StoredSettings) => SettingsChange) => {
    setups.changed(ownerId, await store.change(ownerId, make));
  };
  const known = (name: string): ModelProvider => {
    const found = providers.find((one) => one === name);
    if (found) return found;
    throw new AppError("bad_request", `There is no provider ${name}`);
  };
  /** The models of a run and what is known of their prices; null without a model. */
  const priced = async (ownerId: string) => {
    const current = await setups.config(ownerId);
    if (modelStatus(current).offline) return null;
    const { idOf } = createModels(current);
    const models = [...new Set([idOf("writer"), idOf("judge")])];
    return { models, prices: current.prices };
  };
  const read = {
    /** What is set for each role, by the environment and the choices of now. */
    modelStatus: async (ownerId: string): Promise<ModelStatus> =>
      modelStatus(await setups.config(ownerId)),

    modelSettings: async (ownerId: string): Promise<Omit<ModelSettingsView, "locked">> => {
      const stored = await store.newest(ownerId);
      const { monthUsd } = await store.spent(ownerId, null);
      return { ...view(ports, ownerId, stored), monthUsd, pull: pulls.state(ownerId) };
    },

    /** What a quiz is likely to take with the models of now; null without a model. */
    quizRates: async (ownerId: string): Promise<RunRates | null> => {
      const told = await priced(ownerId);
      return told && quizRates(await store.pastQuizzes(ownerId), told.models, told.prices);
    },

    /** The same of study documents. */
    studyRates: async (ownerId: string): Promise<RunRates | null> => {
      const told = await priced(ownerId);
      return told && studyRates(await store.pastStudies(ownerId), told.models, told.prices);
    },

    /** Model servers that answer on this computer. */
    findServers: async (ownerId: string): Promise<readonly FoundServer[]> =>
      findServers(await setups.config(ownerId)),

    /** A provider's own list. @throws AppError as `lib/ai/list-models.ts` does */
    listModels: async (
      ownerId: string,
      provider: string,
      signal: AbortSignal,
    ): Promise<readonly OfferedModel[]> =>
      listModels(await setups.config(ownerId), known(provider), signal),
  };
  const write = {
    /**
     * Changes one thing; it holds for every run that begins afterwards.
     * @throws AppError settings_from_environment, secret_missing, address_changed, address_refused, bad_request
     */
    changeSettings: async (ownerId: string, request: SettingsChangeRequest): Promise<void> => {
      if ("address" in request && request.address !== null) await judgeEntered(request.address);
      await change(ownerId, (now) => changed({ base, box, known }, ownerId, now, request));
    },

    /** Puts small questions to a model, chosen or not, and keeps how that ended. @throws AppError stopped by the signal */
    tryModel: async (
      ownerId: string,
      { role, model }: { readonly role: ModelRole; readonly model: string },
      signal: AbortSignal,
    ): Promise<ModelTrial> => {
      const current = await setups.config(ownerId);
      if (parseModelName(model) === null)
        throw new AppError("bad_request", `${model} names no model`);
      const trial = await tryModel(withModel(current, role, model), role, signal, {
        ownerId,
        reserve: createBudget({ prices: current.prices, store }),
        // Of no thread, so that it counts for the month alone.
        made: ({ usd }) => store.keepSpent({ ownerId, threadId: null, usd: usd ?? 0 }),
      });
      await change(ownerId, (stored) => {
        const { chosen } = stored;
        const isSealed = keysSealed(ports, ownerId, stored).has(providerOf(model));
        const made = isSealed ? { ...trial, withoutKey: true } : trial;
        return { chosen: { ...chosen, trials: { ...chosen.trials, [model]: made } } };
      });
      return trial;
    },

    /** Has Ollama fetch a model; `modelSettings` tells how far it is. */
    startPull: async (ownerId: string, model: string): Promise<void> =>
      pulls.start(ownerId, await setups.config(ownerId), model),

    stopPull: (ownerId: string): void => pulls.stop(ownerId),
  };
  return { read, write };
};

/** @throws AppError bad_request, address_refused */
const judgeEntered = async (address: string): Promise<void> => {
  if (!isHttpUrl(address)) {
    throw new AppError("address_refused", "no http address", { details: { reason: "not_http" } });
  }
  const { username, password, search, hash } = new URL(address);
  // What stands in an address is shown on the page; a key has a field of its own. After a question mark no path fits.
  if (username || password || search || hash) {
    throw new AppError("address_refused", "more than an address is in it", {
      details: { reason: "user" },
    });
  }
  await judgeAddress(new URL(address));
};

/** With another model for a role, as it is tried. */
const withModel = (config: ModelConfig, role: ModelRole, model: string): ModelConfig => ({
  ...config,
  roles: { ...config.roles, [role]: { model, from: "chosen" } },
});

interface Changing {
  readonly base: ModelConfig;
  readonly box: KeyBox | null;
  readonly known: (name: string) => ModelProvider;
}

const fixed = (setting: string): never => {
  throw new AppError("settings_from_environment", `${setting} is set in the environment`, {
    details: { setting },
  });
};

/**
 * What is stored after a request of the page.
 * @throws AppError settings_from_environment, secret_missing, address_changed, model_not_configured, bad_request
 */
const changed = (
  changing: Changing,
  ownerId: string,
  now: StoredSettings,
  request: SettingsChangeRequest,
): SettingsChange => {
  const { chosen } = now;
  if ("caps" in request) return { chosen: { ...chosen, caps: request.caps } };
  if ("price" in request) {
    return { chosen: { ...chosen, prices: withPrice(changing.base, chosen, request) } };
  }
  if ("role" in request) return { chosen: withRole(changing.base, chosen, request) };
  const provider = changing.known(request.provider);
  if ("address" in request) return withAddress(changing.base, chosen, provider, request.address);
  return withKey(changing, ownerId, now, provider, request);
};

const withRole = (
  base: ModelConfig,
  chosen: ChosenModels,
  { role, model }: Extract<SettingsChangeRequest, { role: string }>,
): ChosenModels => {
  if (base.roles[role].model !== null) return fixed(roleSetting[role]);
  const name = model === null ? null : parseModelName(model);
  if (model !== null && (!name || !canBe(name, role))) {
    throw new AppError("bad_request", `${model} cannot be the ${role}`);
  }
  const id = name && modelId(name);
  return { ...chosen, roles: { ...chosen.roles, [role]: id } };
};

/** A changed address takes its key with it: the key was entered for the other one. */
const withAddress = (
  base: ModelConfig,
  chosen: ChosenModels,
  provider: ModelProvider,
  address: string | null,
): SettingsChange => {
  const { addressSetting } = providerFacts[provider];
  if (!addressSetting) throw new AppError("bad_request", `${provider} has one address`);
  // The key of the environment would go to whoever enters an address.
  if (isFixed(base, provider)) return fixed(addressSetting);
  const { [provider]: before, ...others } = chosen.addresses;
  const addresses = address ? { ...others, [provider]: address } : others;
  if ((before ?? null) === address) return { chosen };
  const trials = trialsWithout(chosen, provider);
  return { chosen: { ...chosen, addresses, trials }, removeKeys: [provider] };
};

/** Whether the environment says where a provider answers, or holds its key. */
const isFixed = ({ providers }: ModelConfig, provider: ModelProvider): boolean =>
  providers[provider].addressFrom === "environment" ||
  providers[provider].keyFrom === "environment";

/** What tests said of a provider's models does not hold for another key or address of it. */
const trialsWithout = ({ trials }: ChosenModels, provider: ModelProvider): ChosenModels["trials"] =>
  Object.fromEntries(Object.entries(trials).filter(([model]) => providerOf(model) !== provider));

/** Providers with a key that was sealed with another secret, as after a backup was restored elsewhere. */
const keysSealed = (
  { base, box }: Pick<SettingsPorts, "base" | "box">,
  ownerId: string,
  stored: StoredSettings,
): ReadonlySet<ModelProvider | null> => {
  const config = chosenConfig(base, ownerId, stored, box);
  return new Set(
    providers.filter((provider) => keyState(config, provider, stored) === "unreadable"),
  );
};

/** What a test said holds as long as the key can be read that it was made with. */
const trialsThatHold = (
  { trials }: ChosenModels,
  sealed: ReadonlySet<ModelProvider | null>,
): ChosenModels["trials"] =>
  Object.fromEntries(
    Object.entries(trials).filter(
      ([model, { withoutKey = false }]) => withoutKey === sealed.has(providerOf(model)),
    ),
  );

const withKey = (
  { base, box }: Changing,
  ownerId: string,
  { chosen: before, keys }: StoredSettings,
  provider: ModelProvider,
  request: Extract<SettingsChangeRequest, { key: string | null }>,
): SettingsChange => {
  const { keySetting } = providerFacts[provider];
  const chosen = { ...before, trials: trialsWithout(before, provider) };
  if (!keySetting) throw new AppError("bad_request", `${provider} takes no key`);
  if (base.providers[provider].key !== null) return fixed(keySetting);
  if (request.key === null) return { chosen, removeKeys: [provider] };
  if (box === null) throw new AppError("secret_missing", "SECRET_KEY is not set");
  const { providers } = chosenConfig(base, ownerId, { chosen, keys }, null);
  const set = providers[provider].address;
  const address = keyAddress(set);
  if (address === null) throw new AppError("model_not_configured", `${provider} has no address`);
  if (request.enteredFor !== shownAddress(set ?? "")) {
    throw new AppError("address_changed", `${provider} has another address by now`);
  }
  const sealed = box.seal(request.key, { ownerId, provider, address });
  return { chosen, setKeys: [{ provider, address, sealed }] };
};

const withPrice = (
  base: ModelConfig,
  chosen: ChosenModels,
  { price, usd }: Extract<SettingsChangeRequest, { price: string }>,
): ChosenModels["prices"] => {
  if (base.pricesFromEnvironment.includes(price)) return fixed("MODEL_PRICES");
  const { [price]: _before, ...others } = chosen.prices;
  return usd === null ? others : { ...others, [price]: usd };
};

/** Without what may be secret in it: a user, and what stands after a question mark. */
const shownAddress = (address: string): string => {
  if (!isHttpUrl(address)) return "…";
  const { origin, pathname, search } = new URL(address);
  return `${origin}${pathname}${search && "?…"}`;
};

const view = (
  { base, box }: SettingsPorts,
  ownerId: string,
  stored: StoredSettings,
): Omit<ModelSettingsView, "monthUsd" | "pull" | "locked"> => {
  const { chosen } = stored;
  const config = chosenConfig(base, ownerId, stored, box);
  return {
    canKeepKeys: box !== null,
    providers: providers.map((provider) => {
      const { addressSetting, keySetting, needsKey } = providerFacts[provider];
      const { address, addressFrom } = config.providers[provider];
      const isSet = addressSetting !== null && isFixed(base, provider);
      return {
        provider,
        address: address && shownAddress(address),
        addressFrom: isSet ? "environment" : address === null ? null : addressFrom,
        addressFixed: addressSetting === null,
        key: keyState(config, provider, stored),
        takesKey: keySetting !== null,
        ...{ addressSetting, keySetting, needsKey },
      };
    }),
    roles: modelRoles.map((role) => {
      const { state, ...name } = modelSetting(config, role);
      return {
        ...{ role, ...config.roles[role], setting: roleSetting[role], state },
        provider: "provider" in name ? name.provider : null,
        id: "provider" in name ? modelId(name) : null,
      };
    }),
    prices: Object.fromEntries(
      Object.entries(config.prices).map(([model, price]) => {
        const isGiven = config.pricesFromEnvironment.includes(model);
        return [model, { ...price, from: isGiven ? "environment" : "chosen" }] as const;
      }),
    ),
    trials: trialsThatHold(chosen, keysSealed({ base, box }, ownerId, stored)),
    caps: chosen.caps,
  };
};

const keyState = (
  config: ModelConfig,
  provider: ModelProvider,
  { keys }: StoredSettings,
): ModelSettingsView["providers"][number]["key"] => {
  const { keyFrom } = config.providers[provider];
  if (keyFrom !== null) return keyFrom;
  if (keys.some((key) => key.provider === provider)) return "unreadable";
  return providerFacts[provider].needsKey ? "missing" : "none_needed";
};
