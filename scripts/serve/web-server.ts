import { type ChildProcess, spawn } from "node:child_process";
import { createServer } from "node:net";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import type { DatabaseReport } from "#lib/database-state.ts";
import { environmentWith } from "#lib/env.ts";
import { oftenCollected, youngSpace } from "#lib/node-arguments.ts";
import { endOf, endProcess } from "#lib/process-end.ts";
import { Refusal } from "./say.ts";
import type { Running } from "./supervised.ts";

const sentences: Readonly<Record<string, string>> = {
  EADDRINUSE: "is taken by another program; set PORT to a free one",
  EACCES: "may not be opened by this user; set PORT to one above 1023",
  EADDRNOTAVAIL: "cannot be opened, as HOST is no address of this machine",
  ENOTFOUND: "cannot be opened, as HOST is no known name",
};

/**
 * Makes sure that the server will be able to listen.
 * @param port 0 lets the system choose
 * @returns the port
 * @throws Refusal with a sentence that names the port
 */
export const choosePort = (host: string, port: number): Promise<number> =>
  new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once("error", (error: NodeJS.ErrnoException) => {
      const reason = sentences[error.code ?? ""];
      reject(reason ? new Refusal(`Port ${port} on ${host} ${reason}.`) : error);
    });
    probe.listen(port, host, () => {
      const address = probe.address();
      const chosen = typeof address === "object" && address ? address.port : port;
      probe.close(() => resolve(chosen));
    });
  });

/** What the server waits for with everything loaded. */
export interface ServedData {
  databaseUrl: string;
  /** Whether the server is told how its database is, by `tell`. */
  databaseWatched: boolean;
  /** The file with the secret that seals keys; null where the environment holds one, or should. */
  secretFile: string | null;
}

export interface WebServerOptions {
  /** Whether it serves the sources as they are now, and leaves the runs to a worker apart; else the last build. */
  development: boolean;
  host: string;
  port: number;
  /** The server loads while its database starts. */
  data: Promise<ServedData>;
  /** Ends the start early. */
  signal: AbortSignal;
}

export interface WebServer extends Running {
  /** Says how the database is. */
  tell(report: DatabaseReport): void;
}

const root = join(import.meta.dirname, "..", "..");
const webProcess = fileURLToPath(new URL("./web-process.ts", import.meta.url));
const endInOrder = new URL("./end-in-order.mjs", import.meta.url).href;
const longestStartMs = 60_000;
/** A busy machine takes its time to compile what the first answer needs. */
const longestFirstCompileMs = 5 * 60_000;
/** Time for running requests and for the worker to lay its jobs down. */
const longestStopMs = 10_000;
const probeEveryMs = 25;

/** The address under which this machine reaches a server that listens on `host`. */
export const localAddress = (host: string, port: number): string => {
  const reachable = { "0.0.0.0": "127.0.0.1", "::": "::1", "": "127.0.0.1" }[host] ?? host;
  return `http://${reachable.includes(":") ? `[${reachable}]` : reachable}:${port}`;
};

/** What the framework says of its start; the one line with the address is ours. */
const greeting = /^\s*(▲|✓|$)/u;

/** Passes on what the server prints, but for the greeting. */
const passOutput = (child: ChildProcess): void => {
  let rest = "";
  child.stdout?.setEncoding("utf8").on("data", (chunk: string) => {
    const lines = (rest + chunk).split("\n");
    rest = lines.pop() ?? "";
    for (const line of lines) if (!greeting.test(line)) process.stdout.write(`${line}\n`);
  });
};

/** It answers, too, when it says what its database lacks: that passes without a new server. */
const answers = async (url: string): Promise<boolean> => {
  try {
    const response = await fetch(url, { signal: AbortSignal.timeout(5_000) });
    await response.arrayBuffer();
    return response.ok || response.status === 503;
  } catch {
    // Not yet listening; why it never does is what the server prints.
    return false;
  }
};

const waitUntilHealthy = async (
  child: ChildProcess,
  url: string,
  longestMs: number,
  signal: AbortSignal,
): Promise<void> => {
  const deadline = performance.now() + longestMs;
  while (performance.now() < deadline && !signal.aborted) {
    if (child.exitCode !== null || child.signalCode !== null) {
      throw new Refusal("The web server ended while it started; its message is above.");
    }
    if (await answers(url)) return;
    await sleep(probeEveryMs);
  }
  await endProcess(child, longestStopMs);
  throw new Refusal(`The web server did not answer within ${longestMs / 1000} seconds.`);
};

const aborted = (signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    if (signal.aborted) resolve();
    signal.addEventListener("abort", () => resolve(), { once: true });
  });

/**
 * Starts the web server and waits until it answers.
 * @throws Refusal
 */
export const startWebServer = async (options: WebServerOptions): Promise<WebServer> => {
  const { development, host, port } = options;
  const child = spawn(
    process.execPath,
    [youngSpace(4), oftenCollected, "--import", endInOrder, webProcess],
    {
      cwd: root,
      env: environmentWith({
        HOST: host,
        PORT: `${port}`,
        NEXT_TELEMETRY_DISABLED: "1",
        NODE_ENV: development ? "development" : "production",
        ...(development && { WORKER: "off" }),
        // By itself it would exit as soon as no request is open, and leave its runs to be found.
        NEXT_MANUAL_SIG_HANDLE: "true",
      }),
      stdio: ["ignore", "pipe", "inherit", "ipc"],
    },
  );
  passOutput(child);
  const data = await Promise.race([options.data, endOf(child), aborted(options.signal)]);
  if (data && child.connected) {
    const { databaseUrl, databaseWatched, secretFile } = data;
    const late = {
      DATABASE_URL: databaseUrl,
      DATABASE_WATCHED: databaseWatched ? "on" : "off",
      ...(secretFile && { SECRET_KEY_FILE: secretFile }),
    };
    child.send({ late }, () => {});
  }
  const longestMs = development ? longestFirstCompileMs : longestStartMs;
  const url = `${localAddress(host, port)}/api/health`;
  await waitUntilHealthy(child, url, longestMs, options.signal);
  return {
    exited: endOf(child),
    stop: () => endProcess(child, longestStopMs),
    tell: (report) => {
      if (child.connected) child.send(report, () => {});
    },
  };
};
