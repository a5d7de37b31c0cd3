import { expect, it } from "vitest";
import { lookUp } from "~/links/look-up.server";

it.each([
  ["/speed", "/convert/speed"],
  ["/mph", "/convert/speed?from=mph"],
  ["/mass", "/convert/weight"],
  ["/convert/mass", "/convert/weight"],
  ["/miles", "/convert/length?from=mi"],
  ["/fuel-efficiency-mass", "/convert/fuel-efficiency-mass"],
  ["/presure", "/convert/pressure"],
  // Nothing was suggested.
  ["/help/x", "/help"],
  ["/Contact-us", "/help"],
  ["/terms/of/use", "/terms"],
  ["/privacy-policy", "/privacy"],
  ["/developers/api", "/developers"],
  ["/ask/5-miles", "/ask"],
])("%s leads to %s first", (address, href) => {
  expect(lookUp(address)[0]?.href).toBe(href);
});

it("suggests each page once", () => {
  const addresses = lookUp("/pressure").map(({ href }) => href);
  expect(new Set(addresses).size).toBe(addresses.length);
  expect(addresses.length).toBeGreaterThan(0);
});
