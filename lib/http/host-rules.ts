/** Under which names the server answers. */
export interface HostRules {
  /** The address that the server listens on, for example `127.0.0.1`. */
  readonly bind: string;
  /** More names, each with or without a port. */
  readonly allowed: readonly string[];
}

interface Host {
  readonly name: string;
  readonly port: string | null;
}

const shape = /^(\[[0-9a-f:.]{2,45}\]|[a-z0-9](?:[a-z0-9._-]{0,251}[a-z0-9])?)(?::(\d{1,5}))?$/;

const parseHost = (text: string): Host | null => {
  const match = shape.exec(text.trim().toLowerCase());
  return match?.[1] ? { name: match[1], port: match[2] ?? null } : null;
};

/** IPv6 addresses stand in brackets in a header; in a configuration they may stand bare. */
const bracketed = (address: string): string =>
  /^[^[]*:.*:/.test(address) ? `[${address}]` : address;

/** Names that no web page can point at another machine: they are never looked up outside. */
const loopbackNames: ReadonlySet<string> = new Set(["127.0.0.1", "localhost", "[::1]"]);

/** Whether a `Host` header names this machine itself. */
export const isLoopbackHost = (header: string): boolean =>
  loopbackNames.has(parseHost(header)?.name ?? "");

const isWildcard = (address: string) => /^(0\.0\.0\.0|\[?::\]?)$/.test(address);

/** Whether only programs of this machine can reach the server. */
export const isLoopbackBind = (bind: string): boolean =>
  /^127(\.\d{1,3}){3}$/.test(bind) || loopbackNames.has(bracketed(bind.toLowerCase()));

/**
 * Whether a request with this `Host` header may be answered. A page of another site can give its own
 * name our address (DNS rebinding) and then read the answers, but it cannot choose the header: so
 * only known names pass. The port is not compared for them, since a forwarded port is another one,
 * and pages of other ports are stopped by the origin. A name configured with a port needs that port.
 */
export const hostAllowed = (header: string | null, rules: HostRules): boolean => {
  const host = parseHost(header ?? "");
  if (!host) return false;
  if (loopbackNames.has(host.name)) return true;
  const bind = bracketed(rules.bind.toLowerCase());
  if (host.name === bind && !isWildcard(rules.bind)) return true;
  return rules.allowed.some((entry) => {
    const known = parseHost(bracketed(entry));
    return known?.name === host.name && (known.port === null || known.port === host.port);
  });
};
