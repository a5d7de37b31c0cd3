import { readdirSync } from "node:fs";
import { describe, expect, it } from "vitest";
import {
  allowedMethods,
  cachedAddress,
  isOpenToAllOrigins,
  routeName,
  routes,
  tooLargeFor,
} from "~/http/routes";

describe("cachedAddress", () => {
  it.each([
    ["/", "/"],
    ["/terms", "/terms"],
    ["/developers", "/developers"],
    ["/convert/length?to=km&from=mi&value=5", "/convert/length?value=5&from=mi&to=km"],
    ["/convert/length?value=5%2B5", "/convert/length?value=5%2B5"],
    ["/convert/length?value=5+5", "/convert/length?value=5+5"],
    ["/convert/length?", "/convert/length"],
    ["/?utm_source=newsletter&utm_campaign=a&gclid=b&fbclid=c", "/"],
    ["/convert/length?utm_source=newsletter&value=5", "/convert/length?value=5"],
  ])("keeps %s as %s", (target, address) => {
    expect(cachedAddress(target)).toBe(address);
  });

  it.each([
    ["a page for one visitor", "/help"],
    ["an answer to a question in words", "/ask?q=5+miles+in+km"],
    ["a parameter that another page understands", "/convert/length?value=5&q=1"],
    ["a parameter that is given twice, of which a page may take either", "/?value=5&value=6"],
    ["a redirect", "/convert/length?swap"],
    ["Remix's data", "/convert/length.data"],
    ["an encoded path, which has another spelling", "/convert/%6cength"],
    ["a very long value", `/?value=${"1".repeat(600)}`],
  ])("does not keep %s", (_, target) => {
    expect(cachedAddress(target)).toBeUndefined();
  });

  it("distinguishes values that differ only in encoded characters", () => {
    expect(cachedAddress("/?value=1%26from%3Dmi")).not.toBe(cachedAddress("/?value=1&from=mi"));
  });
});

describe("allowedMethods", () => {
  it.each([
    ["/api/convert", ["POST"]],
    ["/api/units/length", ["GET", "HEAD"]],
    ["/api/openapi.json", ["GET", "HEAD"]],
    ["/api/units/length.data", undefined],
    ["/api/nope", undefined],
    ["/help", ["GET", "HEAD", "POST"]],
    ["/terms", ["GET", "HEAD"]],
  ])("%s: %o", (path, methods) => {
    expect(allowedMethods(path)).toEqual(methods);
  });
});

describe("isOpenToAllOrigins", () => {
  it.each([
    ["/api/convert", true],
    ["/api/convert/", true],
    ["/api/units", true],
    ["/api/units/length", true],
    ["/api/rates", true],
    ["/api/ask", true],
    ["/api/openapi.json", true],
    ["/api/nope", true],
    ["/api/contact", false],
    ["/api/contact/", false],
    ["/", false],
    ["/help", false],
    ["/metrics", false],
    ["/apiary", false],
  ])("%s: %s", (path, isOpen) => {
    expect(isOpenToAllOrigins(path)).toBe(isOpen);
  });
});

describe("routeName", () => {
  it.each([
    ["/", "/"],
    ["/convert", "/convert"],
    ["/convert/length", "/convert/:category"],
    ["/convert/length/mi-to-km", "/convert/:category/:pair"],
    ["/convert/length/mi-to-km.data", "/convert/:category/:pair"],
    ["/explain/length", "/explain/:category"],
    ["/sitemap.xml", "/sitemap.xml"],
    ["/api/units/length", "/api/units/:category"],
    ["/build/root-ABC.js", "/build/*"],
    ["/ann@example.org", "other"],
    ["/convert/length/mi-to-km/more", "other"],
  ])("%s is the route %s", (path, route) => {
    expect(routeName(path)).toBe(route);
  });
});

/** The path of a route's file: "api.units.$category.ts" is /api/units/:category. */
const pathsOf = (file: string): readonly string[] => {
  const parts = file
    .replace(/\.tsx?$/, "")
    .split(/\.(?![^[]*\])/)
    .filter((part) => part !== "_index")
    .map((part) => part.replace(/\[(.)\]/g, "$1").replace("$", ":"));
  const full = `/${parts.map((part) => part.replace(/[()]/g, "")).join("/")}`;
  const isOptional = parts.at(-1)?.startsWith("(");
  return isOptional ? [full.slice(0, full.lastIndexOf("/")), full] : [full];
};

it("every file of app/routes/ is in the table, and nothing else but the home page, which is a converter", () => {
  const files = readdirSync("app/routes").filter((file) => file !== "$.tsx");
  expect(routes.map(({ path }) => path).sort()).toEqual(["/", ...files.flatMap(pathsOf)].sort());
});

describe("tooLargeFor", () => {
  it("names the limit of a message, and the way back from a page", () => {
    const message = "The message is too long. The limit is 5,000 characters.";
    expect(tooLargeFor("/api/contact")).toBe(message);
    expect(tooLargeFor("/help")).toBe(`${message} Go back to shorten it.`);
    expect(tooLargeFor("/api/convert")).toBe("The request body is too large for this address.");
  });
});
