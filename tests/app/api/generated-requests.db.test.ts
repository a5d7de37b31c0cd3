import { Ajv2020, type ValidateFunction } from "ajv/dist/2020.js";
import addFormats from "ajv-formats";
import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openTestDatabase } from "../../support/database";
import { fromJsonSchema, type JsonSchema } from "../../support/from-json-schema";
import { present } from "../../support/present";
import { type RawAnswer, sendRaw } from "../../support/raw-request";
import { startTestSite, type TestSite } from "../../support/test-site";

const RUNS = 40;

type Response = { content?: Record<string, { schema: JsonSchema }> };
type Operation = {
  parameters?: { name: string; in: string; example: string }[];
  requestBody?: { content: { "application/json": { schema: JsonSchema } } };
  responses: Record<string, Response>;
};
type Description = {
  paths: Record<string, Record<string, Operation>>;
  components: { schemas: Record<string, JsonSchema> };
};

const database = openTestDatabase();
let site: TestSite;
let description: Description;
const ajv = addFormats.default(new Ajv2020({ strict: false, allErrors: true }));

beforeAll(async () => {
  site = await startTestSite(database.url, { CONTACT_LIMITS: "off", TRUST_PROXY: "1" });
  description = JSON.parse((await sendRaw(`${site.origin}/api/openapi.json`)).text);
  ajv.addSchema(description, "api");
}, 120_000);
afterAll(() => site.stop());

const resolve = (schema: JsonSchema): JsonSchema =>
  schema.$ref ? present(description.components.schemas[present(schema.$ref.split("/").at(-1))]) : schema;

/** The names of an object's fields that its schema does not describe. */
function undescribed(value: unknown, schema: JsonSchema): readonly string[] {
  if (schema.oneOf) {
    const fitting = schema.oneOf.find((one) => validatorOf(one)(value));
    return fitting ? undescribed(value, resolve(fitting)) : ["(no alternative fits)"];
  }
  if (Array.isArray(value) && schema.items)
    return value.flatMap((item) => undescribed(item, resolve(present(schema.items))));
  if (typeof value !== "object" || value === null || !schema.properties) return [];
  return Object.keys(value).filter((name) => !(name in present(schema.properties)));
}

/** A schema of the document, compiled once. */
const compiled = new Map<string, ValidateFunction>();
function validatorOf(schema: JsonSchema): ValidateFunction {
  const text = JSON.stringify(schema).replaceAll('"#/', '"api#/');
  const known = compiled.get(text) ?? ajv.compile(JSON.parse(text));
  compiled.set(text, known);
  return known;
}

function expectDescribed({ responses }: Operation, { status, text, headers }: RawAnswer): void {
  const described = responses[status];
  expect(described, `status ${status}: ${text.slice(0, 200)}`).toBeDefined();
  const schema = described?.content?.["application/json"]?.schema;
  if (!schema) return;
  expect(headers["content-type"]).toBe("application/json; charset=utf-8");
  const body = JSON.parse(text);
  const validate = validatorOf(schema);
  expect(validate(body), `${ajv.errorsText(validate.errors)}: ${text.slice(0, 200)}`).toBe(true);
  expect(undescribed(body, resolve(schema))).toEqual([]);
  expect(text).not.toMatch(/\bat \S+ \(|node_modules/);
}

const operationOf = (path: string, method: string): Operation =>
  present(present(description.paths[path])[method]);

const post = (path: string, body: unknown) =>
  sendRaw(site.origin + path, {
    method: "POST",
    // Otherwise each problem would have an id of its own.
    headers: { "content-type": "application/json", "x-request-id": "a-proxy-s-id" },
    body: JSON.stringify(body),
  });

/** Requests as the description allows them, and any other JSON. */
const bodiesOf = (path: string) =>
  fc.oneof(
    {
      weight: 3,
      arbitrary: fromJsonSchema(
        present(operationOf(path, "post").requestBody).content["application/json"].schema,
        resolve,
      ),
    },
    { weight: 1, arbitrary: fc.jsonValue({ maxDepth: 3 }) },
  );

describe("responses to generated requests match the description", () => {
  it("POST /api/convert, with the same bytes before and behind Remix", () =>
    fc.assert(
      fc.asyncProperty(bodiesOf("/api/convert"), async (body) => {
        const [first, behindRemix] = [
          await post("/api/convert", body),
          await post("/api/convert?by=remix", body),
        ];
        expectDescribed(operationOf("/api/convert", "post"), first);
        expect(behindRemix.status).toBe(first.status);
        expect(behindRemix.text).toBe(first.text);
      }),
      { numRuns: RUNS },
    ));

  it("POST /api/contact, where what the description allows is stored or refused for its address alone", () =>
    fc.assert(
      fc.asyncProperty(bodiesOf("/api/contact"), async (body) => {
        const answer = await post("/api/contact", body);
        expectDescribed(operationOf("/api/contact", "post"), answer);
      }),
      { numRuns: RUNS },
    ));

  it("GET /api/ask", () =>
    fc.assert(
      fc.asyncProperty(
        fc.oneof(fc.string({ unit: "binary" }), fc.constantFrom("5 mi in km", "100 usd", "5 kg m/s^2")),
        async (text) => {
          const answer = await sendRaw(`${site.origin}/api/ask?${new URLSearchParams({ q: text })}`);
          expectDescribed(operationOf("/api/ask", "get"), answer);
        },
      ),
      { numRuns: RUNS },
    ));

  it("GET /api/units/{category}", () =>
    fc.assert(
      fc.asyncProperty(
        fc.oneof(fc.string({ unit: "binary", minLength: 1 }), fc.constantFrom("length", "currency", "sound")),
        async (text) => {
          fc.pre(!/^\.{1,2}$/.test(text));
          const answer = await sendRaw(`${site.origin}/api/units/${encodeURIComponent(text)}`);
          expectDescribed(operationOf("/api/units/{category}", "get"), answer);
        },
      ),
      { numRuns: RUNS },
    ));

  it.each(["/api/units", "/api/rates", "/api/openapi.json", "/healthz", "/readyz", "/metrics"])(
    "GET %s",
    async (path) => {
      expectDescribed(operationOf(path, "get"), await sendRaw(site.origin + path));
    },
  );
});

describe("a batch over the network", () => {
  const mile = { category: "length", fromUnit: "mi", toUnit: "km", value: 5, exact: true, source: true };

  it("of 1,000 requests gets 1,000 answers, with the same bytes before and behind Remix", async () => {
    const batch = Array.from({ length: 1_000 }, (_, value) => ({ ...mile, value }));
    const [first, behindRemix] = [
      await post("/api/convert", batch),
      await post("/api/convert?by=remix", batch),
    ];
    expect(first.status).toBe(200);
    expect(JSON.parse(first.text)).toHaveLength(1_000);
    expect(behindRemix.text).toBe(first.text);
  });

  it.each(["/api/convert", "/api/convert?by=remix"])("over 256 KiB is too large for %s", async (path) => {
    const answer = await post(path, [{ ...mile, note: "x".repeat(262_144) }]);
    expect(answer).toMatchObject({ status: 413 });
    expect(JSON.parse(answer.text)).toMatchObject({ error: "body_too_large" });
  });

  it("of 250,000 open brackets is broken JSON", async () => {
    const headers = { "content-type": "application/json" };
    const body = "[".repeat(250_000);
    const answer = await sendRaw(`${site.origin}/api/convert`, { method: "POST", headers, body });
    expect(answer.status).toBe(400);
    expect(JSON.parse(answer.text)).toMatchObject({ error: "invalid_json" });
  });
});
