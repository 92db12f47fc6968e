import { type Env, secretSettings } from "../env.ts";
import { providerAddress, providers } from "./model-setting.ts";

/** Takes configured secrets out of a text. */
export type Redact = (text: string) => string;

/**
 * A function that replaces every configured key, and whatever secret a base URL carries, by `***`:
 * providers like to quote the key they refuse.
 */
export const createRedact = (env: Env): Redact => {
  const secrets = [
    ...secretSettings.flatMap((name) => (name === "DATABASE_URL" ? [] : env[name])),
    ...providers.flatMap((name) => urlSecrets(providerAddress(env, name))),
  ]
    .flatMap((secret) => (secret ? [secret] : []))
    .sort((a, b) => b.length - a.length);
  return (text) => secrets.reduce((clean, secret) => clean.replaceAll(secret, "***"), text);
};

/** User, password and query values of a URL, as written and decoded. */
const urlSecrets = (value: string | null): string[] => {
  if (!value || !URL.canParse(value)) return [];
  const url = new URL(value);
  const written = [url.password, url.username, ...[...url.searchParams.values()]];
  return [...written, ...written.map(decode)].filter(Boolean);
};

const decode = (value: string): string => {
  try {
    return decodeURIComponent(value);
  } catch {
    return value;
  }
};
