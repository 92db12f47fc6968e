import { BlockList, isIP } from "node:net";

/** Of IPv4, what IANA's registry of special addresses calls not globally reachable, and what is no single machine. */
const notPublic = new BlockList();
for (const [network, bits] of [
  ["0.0.0.0", 8],
  ["10.0.0.0", 8],
  ["100.64.0.0", 10], // behind a provider's own translation
  ["127.0.0.0", 8],
  ["169.254.0.0", 16], // of a link, and where clouds tell a machine its credentials
  ["172.16.0.0", 12],
  ["192.0.0.0", 24],
  ["192.0.2.0", 24],
  ["192.88.99.0", 24], // relays to 6to4
  ["192.168.0.0", 16],
  ["198.18.0.0", 15],
  ["198.51.100.0", 24],
  ["203.0.113.0", 24],
  ["224.0.0.0", 4],
  ["240.0.0.0", 4],
] as const) {
  notPublic.addSubnet(network, bits, "ipv4");
}
notPublic.addAddress("168.63.129.16", "ipv4"); // Azure's agent

/** All of IPv6 that is handed out to networks: everything else is private, of a link, or a front before IPv4. */
const handedOut = new BlockList();
handedOut.addSubnet("2000::", 3, "ipv6");
const specialOfThese = new BlockList();
specialOfThese.addSubnet("2001::", 23, "ipv6"); // protocols, Teredo among them
specialOfThese.addSubnet("2001:db8::", 32, "ipv6");
specialOfThese.addSubnet("2002::", 16, "ipv6"); // 6to4
specialOfThese.addSubnet("3fff::", 20, "ipv6");

/** Whether an address is one of the public internet: anything on it could be asked by anybody. */
export const isPublicAddress = (address: string): boolean =>
  isIP(address) === 6
    ? handedOut.check(address, "ipv6") && !specialOfThese.check(address, "ipv6")
    : isIP(address) === 4 && !notPublic.check(address, "ipv4");

/** Whether an address is this computer itself, as it is usually written. */
export const isLoopback = (address: string): boolean =>
  address === "::1" || (isIP(address) === 4 && address.startsWith("127."));
