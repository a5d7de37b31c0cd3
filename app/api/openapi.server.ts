import * as z from "zod";
import { version } from "../../package.json";
import { type Endpoint, endpoints } from "./endpoints.server";
import { registry } from "./schemas.server";

const INFO = {
  title: "Everyunit",
  version,
  description:
    "Exact unit conversion. `result` is the double nearest to the exact result for the decimal that was sent. Every error is JSON with a code in `error` and an explanation in `details`. Any origin may read and convert, without credentials. New fields may be added; existing ones are not renamed or removed within a major version.",
  license: { name: "MIT", identifier: "MIT" },
} as const;

const REASONS: Readonly<Record<number, string>> = {
  400: "The request is invalid",
  403: "The request came from another site's page",
  404: "Not found",
  408: "The request body did not arrive in time",
  413: "The request body is too large",
  415: "Content-Type is not application/json, or the body is compressed",
  422: "The id was already used for a different message",
  429: "Too many requests; see Retry-After",
  500: "Something went wrong on the server",
  503: "Temporarily unavailable; see Retry-After",
};

const reference = (id: string) => `#/components/schemas/${id}`;

const referTo = (schema: z.ZodType) => ({ $ref: reference(registry.get(schema)?.id ?? "") });

const anyOf = (list: readonly z.ZodType[]) => {
  const [first, ...others] = list.map(referTo);
  return others.length > 0 ? { oneOf: [first, ...others] } : first;
};

const json = (schema: object | undefined) => ({ content: { "application/json": { schema } } });

function contentOf({ success: { schema } }: Endpoint) {
  if (schema === "text") return { content: { "text/plain": { schema: { type: "string" } } } };
  return json(schema === "object" ? { type: "object" } : anyOf(schema));
}

const retryAfter = {
  "Retry-After": { description: "Seconds to wait", schema: { type: "integer", minimum: 1 } },
};

const refusal = (status: number, isPage = false) => ({
  description: REASONS[status],
  ...(status === 429 || status === 503 ? { headers: retryAfter } : {}),
  ...(isPage ? {} : json({ $ref: reference("Problem") })),
});

function operation(endpoint: Endpoint) {
  const { operationId, summary, description, parameters, body, success, refusals, hasToken } = endpoint;
  const statuses = [...refusals, 500].sort((a, b) => a - b);
  return {
    operationId,
    summary,
    ...(description && { description }),
    ...(parameters && { parameters: parameters.map((one) => ({ ...one, schema: { type: "string" } })) }),
    ...(body && { requestBody: { required: true, ...json(anyOf(body)) } }),
    ...(hasToken && { security: [{ token: [] }] }),
    responses: {
      [success.status]: { description: success.description, ...contentOf(endpoint) },
      ...Object.fromEntries(statuses.map((status) => [status, refusal(status, hasToken)])),
    },
  };
}

/** Zod leaves out the examples of a value that it transforms. */
const keepExamples: NonNullable<Parameters<typeof z.toJSONSchema>[1]>["override"] = ({
  zodSchema,
  jsonSchema,
}) => {
  const { examples } = z.globalRegistry.get(zodSchema) ?? {};
  if (Array.isArray(examples)) jsonSchema.examples = examples;
};

/** Zod gives each schema an `$id`, which is redundant in this document. */
function componentSchemas() {
  const { schemas } = z.toJSONSchema(registry, { io: "input", uri: reference, override: keepExamples });
  return Object.fromEntries(
    Object.entries(schemas).map(([name, { $schema, $id, ...schema }]) => [name, schema]),
  );
}

/** The API as OpenAPI 3.1, generated from the schemas that validate the requests. */
export const openApiDocument = () => ({
  openapi: "3.1.0",
  info: INFO,
  servers: [{ url: "/" }],
  security: [],
  paths: Object.fromEntries(
    endpoints.map((endpoint) => [endpoint.path, { [endpoint.method]: operation(endpoint) }]),
  ),
  components: {
    schemas: componentSchemas(),
    securitySchemes: { token: { type: "http", scheme: "bearer", description: "The site's METRICS_TOKEN." } },
  },
});
