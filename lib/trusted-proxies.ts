import { BlockList, isIP } from "node:net";

/** As a list of addresses wants to be told. */
export const addressFamily = (address: string) => (isIP(address) === 6 ? "ipv6" : "ipv4");

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
    if (bits === undefined) list.addAddress(address, addressFamily(address));
    else list.addSubnet(address, Number(bits), addressFamily(address));
  }
  return list;
};
