import { describe, expect, it } from "vitest";
import { clientAddress, senderOf, siteNetworkOf } from "~/http/client-address";

describe("clientAddress", () => {
  it.each([
    ["believes no header without a proxy", "9.9.9.9", "1.1.1.1", 0, "9.9.9.9"],
    ["believes the entry of the one proxy", "10.0.0.1", "6.6.6.6, 1.1.1.1", 1, "1.1.1.1"],
    ["believes as many entries as there are proxies", "10.0.0.1", "6.6.6.6, 1.1.1.1, 10.0.0.2", 2, "1.1.1.1"],
    ["takes what there is when there are fewer entries", "10.0.0.1", "1.1.1.1", 3, "1.1.1.1"],
    ["falls back on the connection when the header is missing", "10.0.0.1", undefined, 1, "10.0.0.1"],
    ["falls back on the connection when the entry is not an address", "10.0.0.1", "<script>", 1, "10.0.0.1"],
    ["takes off a port", "10.0.0.1", "1.1.1.1:4711", 1, "1.1.1.1"],
    ["takes off brackets", "10.0.0.1", "[2001:db8::1]:4711", 1, "2001:db8::1"],
    ["reads IPv4 inside IPv6", "::ffff:9.9.9.9", undefined, 0, "9.9.9.9"],
    ["has a word for nothing at all", undefined, undefined, 0, "unknown"],
  ])("%s", (_, remote, forwardedFor, hops, expected) => {
    expect(clientAddress(remote, forwardedFor, hops)).toBe(expected);
  });
});

describe("senderOf", () => {
  it.each([
    ["1.2.3.4", "1.2.3.4"],
    ["2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"],
    ["2001:db8::1", "2001:db8:0:0::/64"],
    ["2001:db8:0:0:ffff::9", "2001:db8:0:0::/64"],
    ["::1", "0:0:0:0::/64"],
    ["unknown", "unknown"],
  ])("counts %s as %s", (address, sender) => {
    expect(senderOf(address)).toBe(sender);
  });
});

describe("siteNetworkOf", () => {
  it.each([
    ["2001:db8:1:2:3:4:5:6", "2001:db8:1::/48"],
    ["2001:db8:1:ffff::9", "2001:db8:1::/48"],
    ["2001:db8::1", "2001:db8:0::/48"],
    ["203.0.113.9", undefined],
  ])("%s lies in %s", (address, network) => {
    expect(siteNetworkOf(address)).toBe(network);
  });
});
