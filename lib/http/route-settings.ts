import { systemClock } from "#lib/clock.ts";
import { readEnv } from "#lib/env.ts";
import { AppError } from "#lib/errors.ts";
import { createLog, type Log } from "#lib/log.ts";
import type { ModelSettingsView } from "#lib/schemas/model-settings.ts";
import { localHeader } from "./client-address.ts";
import { RateLimiter } from "./rate-limiter.ts";
import type { HostRules } from "./request-rules.ts";

/** Whether who asks may see into and change the settings: who sits at this computer, or everybody with SETTINGS=on. */
const mayChangeSettings = (headers: Headers): boolean =>
  readEnv().SETTINGS === "on" || headers.get(localHeader) === "yes";

/** @throws AppError settings_not_here */
export const requireSettings = (request: Request): void => {
  if (mayChangeSettings(request.headers)) return;
  throw new AppError("settings_not_here", "settings are changed from this computer only");
};

/** The settings as who asks may see them: from elsewhere which models work and how their tests ended, and no more. */
export const visibleSettings = (
  headers: Headers,
  view: Omit<ModelSettingsView, "locked">,
): ModelSettingsView => {
  if (mayChangeSettings(headers)) return { ...view, locked: null };
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
