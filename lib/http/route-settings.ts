import { systemClock } from "#lib/clock.ts";
import { readEnv } from "#lib/env.ts";
import { AppError } from "#lib/errors.ts";
import { createLog, type Log } from "#lib/log.ts";
import type { Principal } from "#lib/principal.ts";
import type { ModelSettingsView } from "#lib/schemas/model-settings.ts";
import type { Clock } from "../clock.ts";
import type { HostRules } from "./request-rules.ts";

/** A bucket holds `burst` requests and gets `perSecond` back each second. */
interface Rate {
  readonly burst: number;
  readonly perSecond: number;
}

interface Bucket {
  tokens: number;
  /** Milliseconds since 1970. */
  filledAt: number;
}

/** So many clients are remembered; the longest silent one is forgotten first, its bucket being full. */
const maxBuckets = 5_000;

/** Counts requests by key in token buckets, in this process only. */
export class RateLimiter {
  readonly #buckets = new Map<string, Bucket>();
  readonly #clock: Clock;

  constructor(clock: Clock) {
    this.#clock = clock;
  }

  /** Takes one request from the key's bucket: null, or the seconds until the next one is free. */
  take(key: string, rate: Rate): number | null {
    const now = this.#clock().getTime();
    const bucket = this.#buckets.get(key) ?? { tokens: rate.burst, filledAt: now };
    const seconds = Math.max(0, now - bucket.filledAt) / 1000;
    bucket.tokens = Math.min(rate.burst, bucket.tokens + seconds * rate.perSecond);
    bucket.filledAt = now;
    // Set anew, so that the map's order is that of use.
    this.#buckets.delete(key);
    this.#buckets.set(key, bucket);
    if (this.#buckets.size > maxBuckets) this.#forgetOldest();
    if (bucket.tokens < 1) return Math.ceil((1 - bucket.tokens) / rate.perSecond);
    bucket.tokens -= 1;
    return null;
  }

  #forgetOldest(): void {
    const [oldest] = this.#buckets.keys();
    if (oldest !== undefined) this.#buckets.delete(oldest);
  }
}

/** What a route costs: `read` a query, `write` some rows, `create` a whole run of the graph. */
export type RouteClass = "read" | "write" | "create";

/**
 * For one client. A page polls once a second, so even fifty open pages stay under `read`; a student
 * who answers by keyboard makes two writes a second at most; a run may cost money, so a
 * script that has gone wild is stopped after some dozens.
 */
const clientRates: Readonly<Record<RouteClass, Rate>> = {
  read: { burst: 300, perSecond: 60 },
  write: { burst: 60, perSecond: 10 },
  create: { burst: 30, perSecond: 0.5 },
};

/** For all clients together: a client that invents addresses for itself still meets this one. */
const everyoneFactor = 20;

/**
 * Counts the request.
 * @returns null, or the seconds after which the client may try again.
 */
export const countRequest = (
  limiter: RateLimiter,
  routeClass: RouteClass,
  client: string,
): number | null => {
  const rate = clientRates[routeClass];
  const everyone = {
    burst: rate.burst * everyoneFactor,
    perSecond: rate.perSecond * everyoneFactor,
  };
  return (
    limiter.take(`${routeClass} ${client}`, rate) ??
    limiter.take(`${routeClass} everyone`, everyone)
  );
};

/** @throws AppError settings_not_here */
export const requireSettings = ({ maySet }: Principal): void => {
  if (maySet) return;
  throw new AppError("settings_not_here", "settings are changed from this computer only");
};

/** The settings as who asks may see them: from elsewhere which models work and how their tests ended, and no more. */
export const visibleSettings = (
  { maySet }: Principal,
  view: Omit<ModelSettingsView, "locked">,
): ModelSettingsView => {
  if (maySet) return { ...view, locked: null };
  const trials = Object.entries(view.trials).map(([model, trial]) => [
    model,
    { ...trial, message: null },
  ]);
  return {
    ...{ locked: "not_local", canKeepKeys: view.canKeepKeys, roles: view.roles },
    ...{ trials: Object.fromEntries(trials), providers: [], prices: {}, pull: null },
    ...{ caps: { threadUsd: null, monthUsd: null }, monthUsd: 0 },
  };
};

/** What the wrapper of every route needs to know. */
export interface RouteSettings {
  readonly rules: HostRules;
  /** Null where requests are not counted. */
  readonly limiter: RateLimiter | null;
  readonly log: Pick<Log, "error" | "warn" | "debug">;
}

declare global {
  /** One for the whole server: its bundles hold a copy of this module each, and must count together. */
  var lecternRouteSettings: RouteSettings | undefined;
}

/** The rules of host names as they are configured. */
export const configuredHostRules = (): HostRules => {
  const env = readEnv();
  const names = env.ALLOWED_HOSTS.split(",").map((name) => name.trim());
  return { bind: env.HOST, allowed: names.filter((name) => name !== "") };
};

/** The settings of the running server, read at the first request. */
export const routeSettings = (): RouteSettings => {
  globalThis.lecternRouteSettings ??= {
    rules: configuredHostRules(),
    limiter: readEnv().RATE_LIMIT === "on" ? new RateLimiter(systemClock) : null,
    log: createLog(readEnv().LOG_LEVEL),
  };
  return globalThis.lecternRouteSettings;
};
