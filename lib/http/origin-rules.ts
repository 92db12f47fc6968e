import { type HostRules, isLoopbackBind } from "./host-rules.ts";

/** Host and port of a web origin without its scheme's own port; null for `null` and other kinds. */
const originHost = (origin: string): string | null => {
  if (!/^https?:\/\/[^/?#@]+$/i.test(origin) || !URL.canParse(origin)) return null;
  const url = new URL(origin);
  return url.host;
};

const sameHost = (origin: string, host: string): boolean => {
  const from = originHost(origin);
  if (from === null) return false;
  const ownPort = origin.toLowerCase().startsWith("https:") ? ":443" : ":80";
  const to = host.trim().toLowerCase();
  return from === (to.endsWith(ownPort) ? to.slice(0, -ownPort.length) : to);
};

/**
 * Whether this request was made by one of our own pages, or by a program on this machine.
 * Browsers send `Origin` with every request that changes something, so a missing one means another
 * kind of client: taken while only this machine can reach us. `Sec-Fetch-Site` cannot be forged by a
 * page and covers what comes without `Origin`; typing an address (`none`) and following a link
 * (`navigate`) are the reader's own doing.
 */
export const originAllowed = (request: Request, rules: HostRules): boolean => {
  const { headers } = request;
  const site = headers.get("sec-fetch-site");
  const reads = request.method === "GET" || request.method === "HEAD";
  const visits = reads && headers.get("sec-fetch-mode") === "navigate";
  if (site !== null && site !== "same-origin" && site !== "none" && !visits) return false;
  if (reads) return true;
  const origin = headers.get("origin");
  if (origin === null) return isLoopbackBind(rules.bind);
  return sameHost(origin, headers.get("host") ?? "");
};
