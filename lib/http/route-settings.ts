import { systemClock } from "../clock.ts";
import { readEnv } from "../env.ts";
import { createLog, type Log } from "../log.ts";
import type { HostRules } from "./host-rules.ts";
import { RateLimiter } from "./rate-limiter.ts";

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
