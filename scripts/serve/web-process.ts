/**
 * Serves pages and the API at HOST and PORT, behind our own front: the built ones, or with NODE_ENV=development those of
 * the sources as they are now.
 */
import { createServer } from "node:http";
import { join } from "node:path";
import next from "next";
import { addToEnvironment, readEnv } from "#lib/env.ts";
import { configuredHostRules } from "#lib/http/route-settings.ts";
import { createLog } from "#lib/log.ts";
import { trustedProxies } from "#lib/trusted-proxies.ts";
import { createFront } from "./front.ts";
import { complain } from "./say.ts";

/** Longer than the idle time of usual reverse proxies, so that they hang up first. */
const keepAliveMs = 65_000;
/** So long a runtime that was replaced still answers. */
const longestRequestMs = 10_000;

/** The server loads while its database starts; then come the settings that name it, and the runtime begins. */
globalThis.lecternData = new Promise((resolve) => {
  process.on("message", (message: { late?: Record<string, string> }) => {
    if (!message.late) return;
    addToEnvironment(message.late);
    resolve();
  });
});

const env = readEnv();
const development = env.NODE_ENV === "development";

/** The next request gets a runtime of the sources as they are now; what still works with the former one may end. */
const refreshRuntime = (): void => {
  const former = globalThis.lecternRuntime;
  globalThis.lecternRuntime = undefined;
  globalThis.lecternRouteSettings = undefined;
  setTimeout(() => former?.then(({ close }) => close()).catch(() => {}), longestRequestMs).unref();
};
if (development) globalThis.lecternEvaluated = refreshRuntime;

const front = createFront((request, response) => handle(request, response), {
  rules: configuredHostRules(),
  proxies: trustedProxies(env.TRUSTED_PROXY),
  log: createLog(env.LOG_LEVEL),
});
const app = next({
  dir: join(import.meta.dirname, "..", ".."),
  ...{ dev: development, hostname: env.HOST, port: env.PORT },
  // Where the framework waits for upgrades of connections. Only hot reload asks for them: of the built product an asked
  // one is overlooked.
  httpServer: development ? front : createServer(),
});
const handle = app.getRequestHandler();
front.keepAliveTimeout = keepAliveMs;
front.on("error", (error) => {
  complain(`The web server cannot listen: ${error.message}`);
  process.exit(1);
});

await app.prepare();
front.listen(env.PORT, env.HOST);
