/** Serves the built pages and the API at HOST and PORT, behind our own front. */
import { createServer } from "node:http";
import { join } from "node:path";
import next from "next";
import { addToEnvironment, readEnv } from "#lib/env.ts";
import { trustedProxies } from "#lib/http/request-rules.ts";
import { configuredHostRules } from "#lib/http/route-settings.ts";
import { createLog } from "#lib/log.ts";
import { createFront } from "./front.ts";
import { complain } from "./say.ts";

/** Longer than the idle time of usual reverse proxies, so that they hang up first. */
const keepAliveMs = 65_000;

/** The server loads while its database starts; then come the settings that name it, and the runtime begins. */
globalThis.lecternData = new Promise((resolve) => {
  process.on("message", (message: { late?: Record<string, string> }) => {
    if (!message.late) return;
    addToEnvironment(message.late);
    resolve();
  });
});

const env = readEnv();
const app = next({
  dir: join(import.meta.dirname, "..", ".."),
  ...{ dev: false, hostname: env.HOST, port: env.PORT },
  // Where the framework waits for upgrades of connections, which nothing here asks for: an asked one is overlooked.
  httpServer: createServer(),
});
const front = createFront(app.getRequestHandler(), {
  rules: configuredHostRules(),
  proxies: trustedProxies(env.TRUSTED_PROXY),
  log: createLog(env.LOG_LEVEL),
});
front.keepAliveTimeout = keepAliveMs;
front.on("error", (error) => {
  complain(`The web server cannot listen: ${error.message}`);
  process.exit(1);
});

await app.prepare();
front.listen(env.PORT, env.HOST);
