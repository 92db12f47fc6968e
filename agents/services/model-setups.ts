import type { Caps } from "#lib/ai/budget.ts";
import { chosenEnv } from "#lib/ai/chosen-env.ts";
import type { KeyBox } from "#lib/ai/seal-key.ts";
import type { SettingsStore, StoredSettings } from "#lib/ai/settings-store.ts";
import type { Env } from "#lib/env.ts";

/** How long another process's change of the settings may stay unseen by a page; runs read their revision themselves. */
const freshMs = 1_000;
/** Setups kept of runs that began before a change. */
const mostKept = 8;

export interface SetupOptions<Setup> {
  readonly env: Env;
  readonly store: Pick<SettingsStore, "newest" | "at">;
  readonly box: KeyBox | null;
  /** Builds what works with these settings; asks no provider. */
  readonly make: (env: Env, caps: Caps) => Setup;
  readonly now?: () => number;
}

/** What works with models, by the revision of the settings. */
export interface ModelSetups<Setup> {
  /** By the settings of now, at most a second old. */
  readonly newest: (ownerId: string) => Promise<Setup>;
  /** By the choices of an older revision, with the keys of now. */
  readonly at: (ownerId: string, revision: number) => Promise<Setup>;
  /** The environment with the settings of now. */
  readonly env: (ownerId: string) => Promise<Env>;
  /** Tells of a change that this process made. */
  readonly changed: (ownerId: string, now: StoredSettings) => void;
}

interface Known {
  readonly stored: StoredSettings;
  readonly readAt: number;
}

export const createModelSetups = <Setup>(options: SetupOptions<Setup>): ModelSetups<Setup> => {
  const { env, store, box, make, now = () => performance.now() } = options;
  const known = new Map<string, Known>();
  const setups = new Map<string, { env: Env; setup: Setup }>();

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
  const setUp = (ownerId: string, revision: number, stored: StoredSettings) => {
    const key = `${ownerId} ${revision} ${stored.revision}`;
    const kept = setups.get(key);
    if (kept) return kept;
    const settings = chosenEnv(env, ownerId, stored, box);
    const made = { env: settings, setup: make(settings, stored.chosen.caps) };
    setups.set(key, made);
    for (const old of [...setups.keys()].slice(0, -mostKept)) setups.delete(old);
    return made;
  };
  const current = async (ownerId: string) => {
    const stored = await read(ownerId, 0);
    return setUp(ownerId, stored.revision, stored);
  };
  return {
    newest: async (ownerId) => (await current(ownerId)).setup,
    env: async (ownerId) => (await current(ownerId)).env,
    at: async (ownerId, revision) => {
      const stored = await read(ownerId, revision);
      if (revision === stored.revision) return setUp(ownerId, revision, stored).setup;
      const { roles, addresses } = await store.at(ownerId, revision);
      // Prices and caps are those of now: they change no model.
      const chosen = { ...stored.chosen, roles, addresses };
      return setUp(ownerId, revision, { ...stored, chosen }).setup;
    },
    changed: (ownerId, stored) => void remember(ownerId, stored),
  };
};
