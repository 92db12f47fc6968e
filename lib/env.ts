import { readFileSync } from "node:fs";
import { z } from "zod";
import { windowLength } from "./notes/window-length.ts";
import {
  type AddressSetting,
  addressSettings,
  type KeySetting,
  keySettings,
} from "./schemas/model-providers.ts";
import { trustedProxies } from "./trusted-proxies.ts";

const flag = (fallback: "on" | "off") => z.enum(["on", "off"]).default(fallback);
const optional = z
  .string()
  .transform((value) => value.trim() || undefined)
  .optional();

/** Addresses and keys of providers, which are named in their entries. */
const ofProviders = Object.fromEntries(
  [...keySettings, ...addressSettings].map((name) => [name, optional]),
) as Record<KeySetting | AddressSetting, typeof optional>;

/** Whoever has the sealed keys may try short secrets one after another. */
const leastSecretLength = 16;

const proxyList = z.string().check((context) => {
  try {
    trustedProxies(context.value);
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    context.issues.push({ code: "custom", input: context.value, message });
  }
});

/** Everything that can be configured, with its default. README's table says the same. */
const schema = z.object({
  PORT: z.coerce.number().int().min(0).max(65_535).default(3000),
  HOST: z.string().default("127.0.0.1"),
  /** More host names under which the server may be reached, separated by commas. */
  ALLOWED_HOSTS: z.string().default(""),
  /** Addresses and networks of proxies whose `X-Forwarded-For` is believed, separated by commas. */
  TRUSTED_PROXY: proxyList.default(""),
  /** Stops floods of requests; off only where speed is measured. */
  RATE_LIMIT: flag("on"),
  /** "development" adds what React's debugging needs; set by Next. */
  NODE_ENV: z.string().default("production"),
  DATABASE_URL: optional,
  /** Set by who starts the server: whether it reports on the database, which then is not asked. */
  DATABASE_WATCHED: flag("off"),
  DATA_DIR: z.string().default(".data"),
  MODEL: optional,
  JUDGE_MODEL: optional,
  VISION_MODEL: optional,
  EMBEDDING_MODEL: optional,
  ...ofProviders,
  /** Seals the keys that are entered in the browser; without it, `DATA_DIR/secret` does. */
  SECRET_KEY: optional.refine(
    (secret) => secret === undefined || secret.length >= leastSecretLength,
    `has fewer than ${leastSecretLength} characters; \`openssl rand -hex 32\` makes a good one (keys that were sealed with this one are asked for again)`,
  ),
  /** "on": also who does not sit at this computer may change the settings, as behind a login of one's own. */
  SETTINGS: z.enum(["on", "local"]).default("local"),
  /** JSON: `{ "provider:model": { "input": USD per million tokens, "output": … } }`. */
  MODEL_PRICES: optional,
  /** Seconds without a word from the model after which a call is given up. */
  MODEL_TIMEOUT_SECONDS: z.coerce.number().positive().default(120),
  /** Characters of a note in one call; fewer for a model with a small context. */
  WINDOW_CHARACTERS: z.coerce.number().int().min(1_000).default(windowLength),
  REPEAT_THRESHOLD: z.coerce.number().min(0.5).max(1).default(0.9),
  /** Whether the edit agent works between synthesis and questions. */
  EDIT_AGENT: flag("on"),
  /** Calls to the model for each step of the edit agent: decision and details apart, or both in one. */
  EDIT_STEPS: z.enum(["1", "2"]).default("1"),
  /** Rounds that the edit agent may take before the student speaks again. */
  EDIT_ROUNDS: z.coerce.number().int().min(1).max(100).default(12),
  /** Folder into which every study thread's files are written after each change. */
  ARTIFACTS_DIR: optional,
  /** Folder with Tesseract's language files, where the system's own are not wanted. */
  TESSDATA_DIR: optional,
  /** "on": pages of the web may be fetched from this computer itself, as tests do. */
  FETCH_LOOPBACK: flag("off"),
  /** Runs the queue's worker inside the server. */
  WORKER: flag("on"),
  LOG_LEVEL: z.enum(["silent", "error", "warn", "info", "debug"]).default("info"),
});

export type Env = z.infer<typeof schema>;

/** The settings that nobody should see in a list of processes: each may stand in a file that `NAME_FILE` names. */
const secretSettings = [
  "DATABASE_URL",
  ...keySettings,
  "SECRET_KEY",
] as const satisfies readonly (keyof Env)[];

/** Secrets from the files that are named for them; what is set itself wins. @throws Error that names the setting */
const fromFiles = (source: Record<string, string | undefined>): Record<string, string> =>
  Object.fromEntries(
    secretSettings.flatMap((name) => {
      const file = source[`${name}_FILE`]?.trim();
      if (!file || source[name]?.trim()) return [];
      return [[name, readSecret(name, file)]];
    }),
  );

const readSecret = (name: string, file: string): string => {
  const wrong = (what: string, cause?: unknown) =>
    new Error(`Configuration is wrong. ${name}_FILE: ${file} ${what}`, { cause });
  let text: string;
  try {
    text = readFileSync(file, "utf8");
  } catch (cause) {
    throw wrong("cannot be read", cause);
  }
  // Something else would be taken in its place, another secret for one.
  if (text.trim() === "") throw wrong("is empty");
  return text;
};

/**
 * Reads the configuration from the process.
 * @throws Error that names each wrong setting.
 */
export const readEnv = (source: Record<string, string | undefined> = process.env): Env => {
  const parsed = schema.safeParse({ ...source, ...fromFiles(source) });
  if (parsed.success) return parsed.data;
  const problems = parsed.error.issues.map((issue) => `${issue.path.join(".")}: ${issue.message}`);
  throw new Error(`Configuration is wrong. ${problems.join("; ")}`);
};

/** This process's environment with changes, for a child process. */
export const environmentWith = (changes: Record<string, string>): NodeJS.ProcessEnv => ({
  ...process.env,
  ...changes,
});

/** Settings that come when this process has begun already. */
export const addToEnvironment = (late: Record<string, string>): void => {
  Object.assign(process.env, late);
};

/** What a program needs to start, and no key: for a child process that meets strangers' files. */
export const bareEnvironment = (): NodeJS.ProcessEnv => ({
  NODE_ENV: process.env.NODE_ENV,
  PATH: process.env.PATH,
  // Windows starts nothing without it.
  SystemRoot: process.env.SystemRoot,
});

/** Which of the test runner's processes this one is, from 1; null outside of tests. */
export const testWorker = (): number | null => Number(process.env.VITEST_POOL_ID) || null;

/** Where this process's programs are looked up. */
export const searchPath = (): string => process.env.PATH ?? "";
