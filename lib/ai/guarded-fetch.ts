import { lookup } from "node:dns/promises";
import { BlockList, isIP } from "node:net";
import { AppError } from "../errors.ts";

/**
 * Where clouds tell a machine its own credentials: link-local addresses (AWS, Azure, Google, Oracle, DigitalOcean), and those
 * of Alibaba, of AWS over IPv6 and of Azure's agent. No model answers there.
 */
const metadata = new BlockList();
metadata.addSubnet("169.254.0.0", 16, "ipv4");
metadata.addAddress("100.100.100.200", "ipv4");
metadata.addAddress("168.63.129.16", "ipv4");
metadata.addSubnet("fe80::", 10, "ipv6");
metadata.addAddress("fd00:ec2::254", "ipv6");

const metadataNames = /^(metadata|instance-data)(\.|$)/i;

/** Redirects within a host that are followed; a server behind a proxy needs one or two. */
const mostRedirects = 3;

const isMetadata = (address: string): boolean => {
  const v4 = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1] ?? address;
  return metadata.check(v4, isIP(v4) === 6 ? "ipv6" : "ipv4");
};

const refuse = (reason: "not_http" | "metadata" | "redirect", host: string): never => {
  throw new AppError("address_refused", `${host} is not asked: ${reason}`, {
    details: { reason, host },
  });
};

/**
 * Refuses what no model server can be: another protocol, and the addresses of cloud metadata, also behind a name of their own.
 * A name that does not resolve passes, as the request itself then says so.
 * @throws AppError address_refused
 */
export const judgeAddress = async (address: URL): Promise<void> => {
  if (!/^https?:$/.test(address.protocol)) refuse("not_http", address.protocol);
  const host = address.hostname.replace(/^\[|\]$/g, "");
  if (metadataNames.test(host)) refuse("metadata", host);
  const found = isIP(host)
    ? [{ address: host }]
    : await lookup(host, { all: true }).catch(() => []);
  if (found.some((one) => isMetadata(one.address))) refuse("metadata", host);
};

/** The same server, or the same name by TLS: what was entered for one goes to no other. */
const staysWithin = (from: URL, to: URL): boolean =>
  to.origin === from.origin ||
  (from.protocol === "http:" && to.protocol === "https:" && to.hostname === from.hostname);

const fetchWithin =
  (judge: (address: URL) => Promise<void>): typeof fetch =>
  async (input, init) => {
    if (input instanceof Request) throw new TypeError("an address and its options, no Request");
    const body = init?.body ?? null;
    let url = new URL(input);
    for (let hop = 0; ; hop += 1) {
      await judge(url);
      const response = await fetch(url, { ...init, redirect: "manual" });
      const redirects = response.status >= 300 && response.status < 400;
      const location = redirects && response.headers.get("location");
      if (!location) return response;
      await response.body?.cancel();
      const next = new URL(location, url);
      const repeats = body === null || response.status === 307 || response.status === 308;
      if (!staysWithin(url, next) || !repeats || hop === mostRedirects)
        refuse("redirect", next.host);
      url = next;
    }
  };

/**
 * `fetch` for addresses that a person may have entered: redirects are followed within a host only, so that a key goes
 * to no other, and cloud metadata is not asked.
 * @throws AppError address_refused
 */
export const guardedFetch: typeof fetch = fetchWithin(judgeAddress);

/** The same for the services whose addresses stand in `providerFacts`: their names need no look. */
export const serviceFetch: typeof fetch = fetchWithin(async () => {});
