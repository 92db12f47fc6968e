import { BlockList, isIP } from "node:net";

const family = (address: string) => (isIP(address) === 6 ? "ipv6" : "ipv4");

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

/**
 * The proxies that are believed.
 * @param text addresses and networks such as `10.0.0.0/8`, with commas between
 * @throws Error that names what is neither
 */
export const trustedProxies = (text: string): BlockList => {
  const list = new BlockList();
  for (const entry of text.split(",").map((part) => part.trim())) {
    if (entry === "") continue;
    const [, address = "", bits] = /^([^/]+)(?:\/(\d{1,3}))?$/.exec(entry) ?? [];
    if (isIP(address) === 0) throw new Error(`${entry} is neither an address nor a network`);
    if (bits === undefined) list.addAddress(address, family(address));
    else list.addSubnet(address, Number(bits), family(address));
  }
  return list;
};

/** Whether this end of a connection is one of the proxies. */
export const isProxy = (address: string | undefined, proxies: BlockList): boolean => {
  const bare = bareAddress(address ?? "");
  return bare !== null && proxies.check(bare, family(bare));
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
