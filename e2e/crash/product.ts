import { type ChildProcess, spawn } from "node:child_process";
import { EventEmitter, once } from "node:events";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { type Database, makeDatabase } from "#db/client.ts";
import { readConnectionFile } from "#db/embedded/start-embedded-database.ts";
import { environmentWith } from "#lib/env.ts";
import { descendants, killLeft, killNow } from "./processes.ts";

export type Victim = "server" | "database" | "everything";

const root = join(import.meta.dirname, "..", "..");
/** A build may come first, on a busy machine. */
const longestStartMs = 600_000;
const longestStopMs = 30_000;

const sleep = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** What must not outlive this test. */
const running = new Set<Product>();

export const stopProducts = async (): Promise<void> => {
  await Promise.all([...running].map((product) => product.stop()));
};

/** The product as `npm start` runs it, on a data folder of its own. */
export class Product {
  /** Known once it has started. */
  address = "";
  /** `stage` events carry the name of the stage that a run has just entered, "end" when it ended, and when it said so. */
  readonly events = new EventEmitter<{ stage: [name: string, saidMs: number] }>();
  /** When it was last killed; what was said until then was said by the dead, however late it is read. */
  killedMs = Number.NEGATIVE_INFINITY;
  readonly #settings: Readonly<Record<string, string>>;
  readonly #dataDir: string;
  readonly #output: string[] = [];
  #child: ChildProcess | null = null;

  /**
   * `port` 0, the default, takes any free one; after a restart of everything it may be another.
   * Without a `modelUrl` it works offline. `settings` are more of its environment.
   */
  constructor(options: {
    port?: number;
    dataDir: string;
    modelUrl: string | null;
    settings?: Readonly<Record<string, string>>;
  }) {
    this.#dataDir = options.dataDir;
    this.#settings = {
      PORT: `${options.port ?? 0}`,
      HOST: "127.0.0.1",
      DATA_DIR: options.dataDir,
      DATABASE_URL: "",
      MODEL: options.modelUrl === null ? "" : "compatible:good",
      JUDGE_MODEL: "",
      EMBEDDING_MODEL: "",
      COMPATIBLE_BASE_URL: options.modelUrl ?? "",
      WORKER: "on",
      LOG_LEVEL: "debug",
      ...options.settings,
    };
  }

  async start(): Promise<void> {
    const child = spawn("npm", ["start"], {
      cwd: root,
      env: environmentWith(this.#settings),
      stdio: ["ignore", "pipe", "pipe"],
      // Its own group, so that a Ctrl-C at the terminal reaches this test first.
      detached: true,
    });
    this.#child = child;
    for (const stream of [child.stdout, child.stderr]) {
      createInterface({ input: stream }).on("line", (line) => this.#read(line));
    }
    running.add(this);
    this.address = await this.#readyAddress();
  }

  #read(line: string): void {
    this.#output.push(line);
    if (this.#output.length > 10_000) this.#output.shift();
    const stage = /^\{"level":"debug".*"stage":"([a-z_]+)","msg":"stage"\}$/.exec(line)?.[1];
    const name = line.endsWith('"msg":"run ended"}') ? "end" : stage;
    if (name === undefined) return;
    const said = /"time":"([^"]+)"/.exec(line)?.[1] ?? "";
    this.events.emit("stage", name, Date.parse(said));
  }

  async #readyAddress(): Promise<string> {
    const deadline = Date.now() + longestStartMs;
    for (;;) {
      const address = /is ready at (http:\S+)/.exec(this.#output.join("\n"))?.[1];
      if (address) return address;
      if (this.#child?.exitCode != null || Date.now() > deadline) {
        throw new Error(`The product did not start.\n${this.tail()}`);
      }
      await sleep(20);
    }
  }

  /** Does something in its database while it runs, beside it. */
  async inDatabase<Result>(work: (db: Database) => Promise<Result>): Promise<Result> {
    const url = readConnectionFile(this.#dataDir);
    if (url === null) throw new Error(`The product has no database.\n${this.tail()}`);
    const { db, close } = makeDatabase(url, { max: 1 });
    try {
      return await work(db);
    } finally {
      await close();
    }
  }

  /** The end of what it printed. */
  tail(lines = 30): string {
    return this.#output.slice(-lines).join("\n");
  }

  #pids(victim: Victim): number[] {
    const pid = this.#child?.pid;
    if (pid === undefined) return [];
    const below = descendants(pid);
    const named: Record<Victim, RegExp> = {
      server: /web-process/,
      database: /database-process/,
      everything: /./,
    };
    const found = below.filter(({ command }) => named[victim].test(command));
    return victim === "everything"
      ? [pid, ...found.map((one) => one.pid)]
      : found.map((one) => one.pid);
  }

  /** Kills with SIGKILL. What is supervised comes back; after "everything" it is started anew. */
  kill(victim: Victim): Promise<void> {
    return this.aim(victim)();
  }

  /** Looks for the processes now, which takes longer than a request, and kills them when it is called. */
  aim(victim: Victim): () => Promise<void> {
    const pids = this.#pids(victim);
    if (pids.length === 0) throw new Error(`There is no ${victim} to kill.\n${this.tail()}`);
    return () => this.#killAll(victim, pids);
  }

  async #killAll(victim: Victim, pids: readonly number[]): Promise<void> {
    const child = this.#child;
    killNow(pids);
    this.killedMs = Date.now();
    if (victim !== "everything") return;
    if (child && child.exitCode === null && child.signalCode === null) await once(child, "exit");
    this.#output.length = 0;
    await this.start();
  }

  /** As Ctrl-C does; kills what is left when that takes too long. */
  async stop(): Promise<void> {
    const child = this.#child;
    running.delete(this);
    if (!child || child.exitCode !== null || child.signalCode !== null) return;
    const below = child.pid === undefined ? [] : descendants(child.pid);
    const end = once(child, "exit");
    child.kill("SIGINT");
    const impatience = setTimeout(() => {
      killLeft(below);
      child.kill("SIGKILL");
    }, longestStopMs);
    await end;
    clearTimeout(impatience);
    killLeft(below);
  }
}
