import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";
import { z } from "zod";
import { bareEnvironment } from "#lib/env.ts";
import { endOf } from "#lib/process-end.ts";
import {
  type CodeRun,
  type Program,
  type RunCode,
  type RunLanguage,
  standsAlone,
} from "./program.ts";

export type CodeRequest =
  | {
      readonly ask: "begin";
      readonly language: RunLanguage;
      readonly image: string | null;
      readonly memoryBytes: number;
    }
  | { readonly ask: "run"; readonly code: string };

const text = z.string().max(20_000);
/** What the process may say: a program that breaks out of its engine could say anything. */
const codeReply = z.discriminatedUnion("is", [
  // A new database takes 6 MB.
  z.object({ is: z.literal("ready"), image: z.string().max(32_000_000).nullable() }),
  z.object({
    is: z.literal("done"),
    run: z
      .discriminatedUnion("is", [
        z.object({
          is: z.literal("script"),
          printed: z.array(text).max(200),
          ...{ value: text.nullable(), thrown: text.nullable() },
        }),
        z.object({
          is: z.literal("query"),
          rows: z.array(z.array(text)).max(200),
          ...{ columns: z.number().int(), queries: z.number().int() },
        }),
      ])
      .nullable(),
  }),
]);
export type CodeReply = z.infer<typeof codeReply>;

interface RunLimits {
  /** For both runs of a program. */
  readonly programMs: number;
  /** Until an engine is ready: a database takes some seconds to begin, on a busy machine most of a minute. */
  readonly startMs: number;
  /** For all programs together: what is left then is not known. */
  readonly inAllMs: number;
  /** Beside what the engine takes by itself. */
  readonly memoryBytes: number;
}

const usualLimits: RunLimits = {
  ...{ programMs: 5_000, startMs: 45_000, inAllMs: 60_000 },
  memoryBytes: 256 * 1024 * 1024,
};

/** A bundler must not take the process's file apart: it is found beside this one when it is needed. */
const processFile = ["code", "process.ts"].join("-");

/** All that the process may read, from the project's folder on. */
const readable = [
  ...["package.json", "lib/running"],
  ...["@electric-sql/pglite", "@jitl", "quickjs-emscripten-core"].map(
    (name) => `node_modules/${name}`,
  ),
];

const startProcess = (): ChildProcess => {
  const entry = new URL(processFile, import.meta.url);
  const allowed = readable.map(
    (path) => `--allow-fs-read=${fileURLToPath(new URL(`../../${path}`, entry))}`,
  );
  return spawn(
    process.execPath,
    [
      ...["--permission", "--allow-worker", ...allowed, "--no-warnings"],
      // No text becomes code of the host, whatever an engine is brought to do.
      ...["--disallow-code-generation-from-strings", fileURLToPath(entry)],
    ],
    {
      // A program that breaks out of its engine finds no keys there.
      env: bareEnvironment(),
      stdio: ["ignore", "ignore", "ignore", "ipc"],
    },
  );
};

/** What an engine of a language told when it began, before it ran anything: the next one begins sooner with it. */
const images = new Map<RunLanguage, string>();

/** A process that runs programs of one language, until one of them is too much for it. */
class Engine {
  readonly #child: ChildProcess;
  readonly #gone: Promise<null>;
  readonly #language: RunLanguage;

  constructor(language: RunLanguage, memoryBytes: number) {
    this.#child = startProcess();
    this.#gone = Promise.race([once(this.#child, "exit"), once(this.#child, "error")]).then(
      () => null,
      () => null,
    );
    this.#language = language;
    this.#send({ ask: "begin", language, image: images.get(language) ?? null, memoryBytes });
  }

  /** @returns whether it is ready to run programs */
  async begun(longestMs: number): Promise<boolean> {
    const reply = await this.#reply(longestMs);
    if (reply?.is !== "ready") return false;
    if (reply.image !== null) images.set(this.#language, reply.image);
    return true;
  }

  #send(request: CodeRequest): void {
    this.#child.send(request, () => {});
  }

  /** Null when it has ended or says nothing for so long; it is of no use any more then. */
  async #reply(longestMs: number): Promise<CodeReply | null> {
    const { promise, resolve } = Promise.withResolvers<CodeReply | null>();
    const timer = setTimeout(() => resolve(null), longestMs);
    this.#child.once("message", (said: unknown) => resolve(codeReply.safeParse(said).data ?? null));
    try {
      return await Promise.race([promise, this.#gone]);
    } finally {
      clearTimeout(timer);
      this.#child.removeAllListeners("message");
    }
  }

  async run(code: string, longestMs: number): Promise<CodeRun | "gone" | null> {
    this.#send({ ask: "run", code });
    const reply = await this.#reply(longestMs);
    return reply?.is === "done" ? reply.run : "gone";
  }

  async stop(): Promise<void> {
    if (this.#child.pid === undefined) return;
    const ended = endOf(this.#child);
    this.#child.kill("SIGKILL");
    await ended;
  }
}

/** Runs programs of one language one after the other; one that its process does not outlive costs the others nothing. */
const runAll = async (
  language: RunLanguage,
  codes: readonly string[],
  limits: RunLimits,
): Promise<(CodeRun | null)[]> => {
  const until = Date.now() + limits.inAllMs;
  const runs: (CodeRun | null)[] = [];
  let engine: Engine | null = null;
  try {
    for (const code of codes) {
      const left = until - Date.now();
      if (left <= 0) break;
      if (engine === null) {
        engine = new Engine(language, limits.memoryBytes);
        if (!(await engine.begun(Math.min(left, limits.startMs)))) break;
      }
      const run: CodeRun | "gone" | null = await engine.run(code, limits.programMs);
      runs.push(run === "gone" ? null : run);
      if (run !== "gone") continue;
      await engine.stop();
      engine = null;
    }
  } finally {
    await engine?.stop();
  }
  return codes.map((_, index) => runs[index] ?? null);
};

/** What is known of that many programs is kept: a quiz asks what it prints when it is written and when it is proved. */
const mostKnown = 200;

/** Runs programs that nobody trusts, each in at most 5 s and 256 MB, without files, network or what another one left. */
export const createRunCode = (limits = usualLimits): RunCode => {
  const known = new Map<string, CodeRun>();
  const keyOf = ({ language, code }: Program) => `${language}\n${code}`;
  /** One process at a time: a database takes half a gigabyte. */
  let last: Promise<unknown> = Promise.resolve();
  const run = async (programs: readonly Program[]): Promise<void> => {
    const open = new Map(programs.filter(standsAlone).map((program) => [keyOf(program), program]));
    for (const key of known.keys()) open.delete(key);
    for (const [language, own] of Map.groupBy(open.values(), (program) => program.language)) {
      const codes = own.map(({ code }) => code);
      const runs = await runAll(language, codes, limits);
      for (const [index, one] of own.entries()) {
        const done = runs[index];
        if (done) known.set(keyOf(one), done);
      }
    }
  };
  return async (programs) => {
    const mine = last.then(() => run(programs));
    last = mine.catch(() => undefined);
    await mine;
    const runs = programs.map((program) => known.get(keyOf(program)) ?? null);
    for (const key of [...known.keys()].slice(0, -mostKnown)) known.delete(key);
    return runs;
  };
};

/** For all that one server makes. */
export const runCode = createRunCode();
