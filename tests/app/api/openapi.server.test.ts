import { readdirSync } from "node:fs";
import { createRequire } from "node:module";
import { describe, expect, it } from "vitest";
import { openApiDocument } from "~/api/openapi.server";
import { answerQuestion } from "~/ask/answer-question.server";
import { findCategory, snapshotRates } from "~/conversion";
import { allowedMethods, costOf, isApiPath, isOpenToAllOrigins } from "~/http/routes";
import { action } from "~/routes/api.convert";

const document = openApiDocument();

type Problem = { ruleId: string; message: string; location: readonly { pointer?: string }[] };
type Linter = {
  createConfig(options: { extends: string[] }): Promise<object>;
  lintFromString(options: { source: string; config: object; absoluteRef: string }): Promise<Problem[]>;
};

/** Required, because the package's own types (3 MB) took the type check longer than the rest of this repository. */
const { createConfig, lintFromString }: Linter = createRequire(import.meta.url)("@redocly/openapi-core");

async function lint(text: string): Promise<readonly string[]> {
  const config = await createConfig({ extends: ["recommended"] });
  const found = await lintFromString({ source: text, config, absoluteRef: "openapi.json" });
  return found.map(({ ruleId, message, location }) => `${ruleId}: ${message} (${location[0]?.pointer})`);
}

/** "api.units.$category.ts" answers /api/units/{category}. */
const pathOf = (file: string) =>
  `/${file
    .replace(/\.ts$/, "")
    .replace(/\._index$/, "")
    .replaceAll("[.]", "\0")
    .replaceAll(".", "/")
    .replaceAll("\0", ".")
    .replace(/\$(\w+)/g, "{$1}")}`;

describe("the description of the API", () => {
  it("passes a linter of OpenAPI", async () => {
    expect(await lint(JSON.stringify(document))).toEqual([]);
  });

  it("fails the linter with a dangling reference", async () => {
    const broken = JSON.stringify(document).replaceAll("schemas/Problem", "schemas/Nothing");
    expect(await lint(broken)).not.toEqual([]);
  });

  it("is OpenAPI 3.1 and names no host", () => {
    expect(document.openapi).toBe("3.1.0");
    expect(document.servers).toEqual([{ url: "/" }]);
  });

  it("describes every API route and no other", () => {
    const routes = readdirSync("app/routes").filter((file) => file.startsWith("api."));
    const described = Object.keys(document.paths).filter(isApiPath);
    expect(described.sort()).toEqual(routes.map(pathOf).sort());
  });

  it.each(Object.entries(document.paths))("%s answers the method that is described", (path, operations) => {
    const methods = Object.keys(operations).map((method) => method.toUpperCase());
    expect(allowedMethods(path)).toEqual(expect.arrayContaining(methods));
  });

  // A busy site's 503 was described for conversions only.
  it("describes 429 and 503 wherever a request is work", () => {
    for (const [path, operations] of Object.entries(document.paths))
      for (const [method, { responses }] of Object.entries(operations))
        if (costOf(path, method.toUpperCase()) === "work")
          expect(Object.keys(responses), path).toEqual(expect.arrayContaining(["429", "503"]));
  });

  // The number of the request had none: its schema reads a decimal, and zod leaves out the examples of such a value.
  it("gives an example request that converts", async () => {
    const { required = [], properties = {} } = document.components.schemas.ConversionRequest ?? {};
    const exampleOf = (name: string) => Object(properties[name]).examples?.[0];
    const body = JSON.stringify(Object.fromEntries(required.map((name) => [name, exampleOf(name)])));
    const headers = { "content-type": "application/json" };
    const request = new Request("https://everyunit.example/api/convert", { method: "POST", headers, body });
    const answer = (await action({ request, params: {}, context: {} })) as Response;
    expect(JSON.parse(body)).toEqual({ category: "length", fromUnit: "mi", toUnit: "km", value: 5 });
    expect(await answer.json()).toEqual({ result: 8.04672 });
  });

  it("gives examples of parameters that have an answer", () => {
    const { "/api/ask": question, "/api/units/{category}": category } = document.paths;
    const exampleOf = (path: typeof question) => path?.get?.parameters?.[0]?.example ?? "";
    expect(answerQuestion(exampleOf(question), snapshotRates).status).toBe(200);
    expect(findCategory(exampleOf(category))).toBeDefined();
  });

  it("describes a single path that other origins may not use: contact", () => {
    const closed = Object.keys(document.paths).filter((path) => isApiPath(path) && !isOpenToAllOrigins(path));
    expect(closed).toEqual(["/api/contact"]);
  });
});
