import { isIP } from "node:net";

/** Set by the request pipeline on every request; overwrites anything the client sent. */
export const CLIENT_ADDRESS_HEADER = "x-everyunit-client";

const MAPPED_IPV4 = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i;

function plain(address: string): string | undefined {
  const text = address.trim().replace(/^\[(.*)\](:\d+)?$/, "$1");
  const unmapped = MAPPED_IPV4.exec(text)?.[1] ?? text;
  const withoutPort = unmapped.replace(/^(\d+\.\d+\.\d+\.\d+):\d+$/, "$1");
  return isIP(withoutPort) === 0 ? undefined : withoutPort.toLowerCase();
}

/**
 * The client's address, as far as it can be trusted. Each of our own proxies appends one entry to X-Forwarded-For, so with
 * `hops` proxies, the entry that many from the right is the last one that a client cannot forge.
 */
export function clientAddress(
  remote: string | undefined,
  forwardedFor: string | undefined,
  hops: number,
): string {
  const entries = hops > 0 ? (forwardedFor ?? "").split(",").filter((entry) => entry.trim() !== "") : [];
  const trusted = entries.at(-Math.min(hops, entries.length)) ?? remote;
  return plain(trusted ?? "") ?? plain(remote ?? "") ?? "unknown";
}

/** The IPv6 network with this many 16-bit groups as its prefix; undefined for other addresses. */
function networkOf(address: string, groupCount: number): string | undefined {
  if (isIP(address) !== 6) return undefined;
  const [withoutZone = ""] = address.split("%", 1);
  const [head = "", tail] = withoutZone.split("::");
  const front = head === "" ? [] : head.split(":");
  const back = tail === undefined || tail === "" ? [] : tail.split(":");
  const gap = tail === undefined ? 0 : 8 - front.length - back.length;
  const groups = [...front, ...Array<string>(Math.max(0, gap)).fill("0"), ...back];
  const named = groups.slice(0, groupCount).map((group) => group.replace(/^0+(?=.)/, ""));
  return `${named.join(":")}::/${groupCount * 16}`;
}

/** The address or network that counts as one sender: an IPv6 subscriber owns a whole /64. */
export const senderOf = (address: string): string => networkOf(address, 4) ?? address;

/** The IPv6 /48 around an address, which one customer may own. Undefined for IPv4, where each address counts separately. */
export const siteNetworkOf = (address: string): string | undefined => networkOf(address, 3);
