import { type BlockList, isIP } from "node:net";
import { AppError, type ErrorCode } from "#lib/errors.ts";
import { addressFamily } from "#lib/trusted-proxies.ts";

/** IPv4 as a socket for both families writes it. */
const mapped = "::ffff:";

/** A bare address: without port and brackets, IPv4 as IPv4; null for anything else. */
const bareAddress = (text: string): string | null => {
  const trimmed = text.trim().toLowerCase();
  const inBrackets = /^\[([0-9a-f:.]{2,45})\](?::\d{1,5})?$/.exec(trimmed)?.[1];
  const beforePort = /^([0-9.]{7,15}):\d{1,5}$/.exec(trimmed)?.[1];
  const address = inBrackets ?? beforePort ?? trimmed;
  const plain = address.startsWith(mapped) ? address.slice(mapped.length) : address;
  if (isIP(plain) !== 0) return plain;
  return isIP(address) === 0 ? null : address;
};

/** Whether this end of a connection is one of the proxies. */
export const isProxy = (address: string | undefined, proxies: BlockList): boolean => {
  const bare = bareAddress(address ?? "");
  return bare !== null && proxies.check(bare, addressFamily(bare));
};

/**
 * Whose request it is: the nearest address that is no proxy of ours. Each proxy writes down at the end of
 * `X-Forwarded-For` who spoke to it, so the list is read from its end, and what a stranger wrote is never reached.
 * @param peer the other end of the connection
 */
export const clientAddress = (
  peer: string | undefined,
  forwardedFor: string | undefined,
  proxies: BlockList,
): string => {
  let client = bareAddress(peer ?? "") ?? "unknown";
  const hops = (forwardedFor ?? "").split(",");
  while (isProxy(client, proxies)) {
    const before = bareAddress(hops.pop() ?? "");
    if (before === null) break;
    client = before;
  }
  return client;
};

/** Whether the address is this machine's own. */
export const isLoopback = (address: string): boolean =>
  address === "::1" || /^127(\.\d{1,3}){3}$/.test(address);

/**
 * Written by the front, "yes" or "no": whether the request was made on this machine, for one of its own names, by no proxy
 * that says whom it serves. A client's own header of this name is replaced.
 */
export const localHeader = "x-lectern-local";

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

/** The head of a request as it came over the wire. */
export interface RequestHead {
  readonly method: string;
  /** What stands between the method and the version. */
  readonly target: string;
  /** Every `Host` header. */
  readonly hosts: readonly string[];
}

/** What is served of a request that passes. */
interface ServedRequest {
  /** Path and query; each part of the path can be decoded. */
  readonly url: string;
  readonly host: string;
}

/** RFC 9110 asks for 8,000 at least; our own longest are a tenth of that. */
const maxUrl = 8_192;

const apiMethods = ["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE"];
/** Pages are read; what is posted to them is a form of theirs. */
const pageMethods = ["GET", "HEAD", "POST"];

/** Whether the path is one of the API's, the older ones included: its errors have the API's shape. */
export const isApiPath = (url: string): boolean =>
  /^\/(?:api(?:[/?]|$)|document\/|edit\/)/.test(url);

/** A request for an absolute address, as proxies send it, names its host there, and the header does not count. */
const absolute = /^https?:\/\/([^/?#]*)([^#]*)/i;

const pathOf = (url: string): string => url.split("?", 1)[0] ?? "";

/** Whether each character that is written as `%XX` is one; Postgres stores no NUL. */
const decodable = (path: string): boolean => {
  try {
    return !decodeURIComponent(path).includes("\0");
  } catch {
    return false;
  }
};

/** Whether a program may ask a page or the API by this method; each path of the API says itself what it takes. */
const takes = (api: boolean, method: string): boolean =>
  (api ? [...apiMethods, "OPTIONS"] : pageMethods).includes(method);

const refuseMethod = (api: boolean): never => {
  const allow = (api ? apiMethods : pageMethods).join(", ");
  throw new AppError("method_not_allowed", `Only ${allow}.`, { details: { allow } });
};

/**
 * The host that a request is for.
 * @throws AppError host_refused, bad_request
 */
const judgeHost = (hosts: readonly string[], rules: HostRules): string => {
  const foreign = hosts.find((host) => !hostAllowed(host, rules));
  if (foreign !== undefined) throw new AppError("host_refused", `Host ${foreign} is not ours.`);
  const [host] = hosts;
  if (host === undefined) throw new AppError("host_refused", "The request names no host.");
  if (hosts.length > 1) throw new AppError("bad_request", "The request names several hosts.");
  return host;
};

/**
 * Judges what stands in a request before its path is looked up: the framework answers what it cannot read by itself,
 * with a status of its own and without asking for the host. The host is judged first, so that a foreign name learns
 * nothing. A page whose address cannot be decoded is one that does not exist: its percent signs are taken for
 * themselves.
 * @throws AppError host_refused, bad_request, method_not_allowed, url_too_long
 */
export const judgeRequest = (head: RequestHead, rules: HostRules): ServedRequest => {
  const [, authority, rest = ""] = absolute.exec(head.target) ?? [];
  const host = judgeHost(authority === undefined ? head.hosts : [authority], rules);
  const url = authority === undefined ? head.target : rest.replace(/^(?!\/)/, "/");
  // `OPTIONS *` asks for the whole server, and CONNECT for another one.
  if (!url.startsWith("/")) {
    if (!takes(true, head.method) || head.method === "OPTIONS") refuseMethod(true);
    throw new AppError("bad_request", "The request has no path.");
  }
  const api = isApiPath(url);
  if (!takes(api, head.method)) refuseMethod(api);
  if (url.length > maxUrl) throw new AppError("url_too_long", `More than ${maxUrl} characters.`);
  const path = pathOf(url);
  if (decodable(path)) return { url, host };
  if (api) throw new AppError("bad_request", "The path cannot be decoded.");
  return { url: path.replaceAll("%", "%25") + url.slice(path.length), host };
};

/** The code for what Node's parser refused, by the code of its error. */
const parserRefusals: Readonly<Record<string, ErrorCode>> = {
  HPE_HEADER_OVERFLOW: "headers_too_large",
  HPE_CHUNK_EXTENSIONS_OVERFLOW: "body_too_large",
  ERR_HTTP_REQUEST_TIMEOUT: "request_timeout",
};

/**
 * Why a request that Node's parser refused is refused: its host, its method, its length, or what the parser said.
 * @param head what can be read of it; null when that is not the beginning of a request
 * @param complete whether all its headers were read
 */
export const judgeUnparsed = (
  parserCode: string,
  head: RequestHead | null,
  complete: boolean,
  rules: HostRules,
): AppError => {
  const code = parserRefusals[parserCode] ?? "bad_request";
  const refused = new AppError(code, `The request cannot be parsed: ${parserCode}.`);
  if (head === null) return refused;
  try {
    if (complete || head.hosts.length > 0) judgeRequest(head, rules);
    else if (head.target.length > maxUrl) return new AppError("url_too_long", refused.message);
    return refused;
  } catch (thrown) {
    // What names no single host, or a path that cannot be decoded, is a bad request as well.
    return thrown instanceof AppError ? thrown : refused;
  }
};

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
