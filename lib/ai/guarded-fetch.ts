import { lookup } from "node:dns";
import { BlockList, isIP } from "node:net";
import { promisify } from "node:util";
import { AppError } from "../errors.ts";
import { type Send, sendPinned } from "../pinned-request.ts";

/**
 * Where clouds tell a machine its own credentials: link-local addresses (AWS, Azure, Google, Oracle, DigitalOcean), and those
 * that each cloud documents beside them. No model answers there. Other link-local addresses of IPv6 pass: machines at home
 * have them beside their own.
 */
const metadata = new BlockList();
metadata.addSubnet("169.254.0.0", 16, "ipv4");
for (const address of [
  "100.100.100.200", // Alibaba
  "168.63.129.16", // Azure's agent
  "192.0.0.192", // Oracle Classic
]) {
  metadata.addAddress(address, "ipv4");
}
metadata.addSubnet("fd00:ec2::", 32, "ipv6"); // AWS
for (const address of [
  "fd20:ce::254", // Google
  "fd00:c1::a9fe:a9fe", // Oracle
  "fd00:a9fe:a9fe::1", // Linode
  "fd00:100::100:200", // Alibaba
  "fd00:42::42", // Scaleway
  "fe80::a9fe:a9fe", // OpenStack
]) {
  metadata.addAddress(address, "ipv6");
}
// The same behind a gateway from IPv6 to IPv4: NAT64 with both of its prefixes, SIIT, 6to4, and IPv4 written as IPv6.
for (const front of ["64:ff9b::", "64:ff9b:1::", "::ffff:0:", "::"]) {
  metadata.addSubnet(`${front}a9fe:0`, 112, "ipv6");
  for (const end of ["6464:64c8", "a83f:8110", "c000:c0"]) {
    metadata.addAddress(`${front}${end}`, "ipv6");
  }
}
metadata.addSubnet("2002:a9fe::", 32, "ipv6");

const metadataNames = /^(metadata|instance-data)(\.|$)/i;

/** Redirects within a host that are followed; a server behind a proxy needs one or two. */
const mostRedirects = 3;

/** The list knows IPv4 that is written as `::ffff:…`; a zone, as in `fe80::1%eth0`, it does not. */
const isMetadata = (address: string): boolean => {
  const bare = address.split("%", 1)[0] ?? address;
  return metadata.check(bare, isIP(bare) === 6 ? "ipv6" : "ipv4");
};

const refusal = (reason: "not_http" | "metadata" | "redirect", host: string): AppError =>
  new AppError("address_refused", `${host} is not asked: ${reason}`, { details: { reason, host } });

/** What can be said of an address without looking its name up. */
const judgeWritten = (address: URL): string => {
  if (!/^https?:$/.test(address.protocol)) throw refusal("not_http", address.protocol);
  const host = address.hostname.replace(/^\[|\]$/g, "");
  if (metadataNames.test(host) || (isIP(host) !== 0 && isMetadata(host))) {
    throw refusal("metadata", host);
  }
  return host;
};

/**
 * Refuses what no model server can be: another protocol, and the addresses of cloud metadata, also behind a name of their own.
 * A name that does not resolve passes, as the request itself then says so.
 * @throws AppError address_refused
 */
export const judgeAddress = async (address: URL): Promise<void> => {
  const host = judgeWritten(address);
  const found = isIP(host) ? [] : await promisify(lookup)(host, { all: true }).catch(() => []);
  if (found.some((one) => isMetadata(one.address))) throw refusal("metadata", host);
};

/** The same server, or the same name by TLS: what was entered for one goes to no other. */
const staysWithin = (from: URL, to: URL): boolean =>
  to.origin === from.origin ||
  (from.protocol === "http:" && to.protocol === "https:" && to.hostname === from.hostname);

const refuseMetadata = (address: string, host: string): void => {
  if (isMetadata(address)) throw refusal("metadata", host);
};

const fetchWithin =
  (send: Send): typeof fetch =>
  async (input, init = {}) => {
    if (input instanceof Request) throw new TypeError("an address and its options, no Request");
    let url = new URL(input);
    for (let hop = 0; ; hop += 1) {
      judgeWritten(url);
      const response = await send(url, init);
      const redirects = response.status >= 300 && response.status < 400;
      const location = redirects && response.headers.get("location");
      if (!location) return response;
      await response.body?.cancel();
      const next = new URL(location, url);
      const repeats = init.body == null || response.status === 307 || response.status === 308;
      if (!staysWithin(url, next) || !repeats || hop === mostRedirects) {
        throw refusal("redirect", next.host);
      }
      url = next;
    }
  };

/** `guardedFetch` with names looked up in another way. */
export const createGuardedFetch = (resolve: typeof lookup): typeof fetch =>
  fetchWithin(sendPinned(resolve, refuseMetadata));

/**
 * `fetch` for addresses that a person may have entered: redirects are followed within a host only, so that a key goes
 * to no other, and cloud metadata is not asked, whatever its name stands for when the connection is made.
 * @throws AppError address_refused
 */
export const guardedFetch: typeof fetch = createGuardedFetch(lookup);

/** The same for the services whose addresses stand in `providerFacts`: their names need no look. */
export const serviceFetch: typeof fetch = fetchWithin((url, init) =>
  fetch(url, { ...init, redirect: "manual" }),
);
