import { type DestinationStream, type Logger, pino } from "pino";
import { AppError } from "./errors.ts";

export type Log = Pick<Logger, "debug" | "info" | "warn" | "error">;

const levels = ["silent", "error", "warn", "info", "debug"] as const;
export type LogLevel = (typeof levels)[number];

/** Anything in a log line that looks like a key or carries credentials in a URL. */
const secrets = [
  /\b(?:sk|pk|rk|key|AIza)[-_A-Za-z0-9]{16}[-_A-Za-z0-9]*/g,
  /(?<=\bBearer\s{1,20})[^\s"',;]+/gi,
  /(?<=:\/\/[^\s/@:]*:)[^\s/@]+(?=@)/g,
];

/** The text with every secret in it replaced by `[redacted]`. */
const redact = (text: string): string =>
  secrets.reduce((clean, secret) => clean.replace(secret, "[redacted]"), text);

/** Longest part of an error message that is logged: a failed query names its parameters, and they may hold a whole note. */
const maxMessage = 300;

const message = (error: Error): string => {
  const withoutParameters = error.message.split("\nparams:")[0] ?? "";
  return redact(withoutParameters.replaceAll(/\s+/g, " ").slice(0, maxMessage));
};

/** Some libraries report errors as plain objects. */
const asError = (thrown: unknown): Error | null => {
  if (thrown instanceof Error) return thrown;
  if (typeof thrown !== "object" || thrown === null || !("message" in thrown)) return null;
  return Object.assign(new Error(String(thrown.message)), { stack: "" });
};

/** What is logged of an error: never its parameters, request bodies or headers. */
const loggedError = (thrown: unknown): Record<string, unknown> => {
  const error = asError(thrown);
  if (!error) return { message: redact(String(thrown)).slice(0, maxMessage) };
  const frames = (error.stack ?? "").split("\n").filter((line) => /^\s+at /.test(line));
  return {
    name: error.name,
    message: message(error),
    ...(error instanceof AppError ? { code: error.code } : {}),
    ...(frames.length > 0 ? { stack: frames.slice(0, 8).map((line) => line.trim()) } : {}),
    ...(error.cause === undefined ? {} : { cause: loggedError(error.cause) }),
  };
};

/**
 * A logger that writes JSON lines: `error` and worse to stderr, the rest to stdout.
 * `destination` is for tests.
 */
export const createLog = (level: LogLevel, destination?: DestinationStream): Logger =>
  pino(
    {
      level,
      base: null,
      timestamp: pino.stdTimeFunctions.isoTime,
      formatters: { level: (label) => ({ level: label }) },
      serializers: { error: loggedError },
      redact: {
        paths: ["apiKey", "*.apiKey", "authorization", "*.authorization", "cookie", "*.cookie"],
        censor: "[redacted]",
      },
    },
    destination ?? outputs,
  );

/** pino's own transports need a worker thread, which a bundled server does not find. */
const outputs: DestinationStream = {
  write: (line) => {
    (/^\{"level":"(?:error|fatal)"/.test(line) ? process.stderr : process.stdout).write(line);
  },
};
