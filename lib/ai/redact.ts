import type { ModelConfig } from "./model-config.ts";

/** Takes configured secrets out of a text. */
export type Redact = (text: string) => string;

/**
 * A function that replaces every configured key, and whatever secret a base URL carries, by `***`:
 * providers like to quote the key they refuse.
 */
export const createRedact = ({ providers }: ModelConfig): Redact => {
  const secrets = Object.values(providers)
    .flatMap(({ key, address }) => [key, ...urlSecrets(address)])
    .flatMap((secret) => (secret ? writtenForms(secret) : []))
    .sort((a, b) => b.length - a.length);
  return (text) => secrets.reduce((clean, secret) => clean.replaceAll(secret, "***"), text);
};

/** As it is, and as a body of JSON or a query quotes it: some languages write `\/` there. */
const writtenForms = (secret: string): string[] => {
  const inJson = JSON.stringify(secret).slice(1, -1);
  return [...new Set([secret, inJson, inJson.replaceAll("/", "\\/"), encodeURIComponent(secret)])];
};

/** User, password and query values of a URL, as written and decoded, and the header that is made of the first two. */
const urlSecrets = (value: string | null): string[] => {
  if (!value || !URL.canParse(value)) return [];
  const url = new URL(value);
  const written = [url.password, url.username, ...[...url.searchParams.values()]];
  const user = url.username && btoa(`${decode(url.username)}:${decode(url.password)}`);
  return [...written, ...written.map(decode), user].filter(Boolean);
};

const decode = (value: string): string => {
  try {
    return decodeURIComponent(value);
  } catch {
    return value;
  }
};
