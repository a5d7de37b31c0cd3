import type * as z from "zod";
import { schemas } from "./schemas.server";

type Parameter = {
  readonly name: string;
  readonly in: "path" | "query";
  readonly description: string;
  readonly example: string;
  readonly required: boolean;
};

export type Endpoint = {
  readonly method: "get" | "post";
  readonly path: string;
  readonly operationId: string;
  readonly summary: string;
  readonly description?: string;
  readonly parameters?: readonly Parameter[];
  /** The accepted bodies: any one of them. */
  readonly body?: readonly z.ZodType[];
  readonly success: { readonly status: 200 | 201; readonly description: string; readonly schema: Content };
  /** The error statuses other than 500. */
  readonly refusals: readonly number[];
  /** Requires METRICS_TOKEN as a bearer token; responds with the 404 page otherwise. */
  readonly hasToken?: boolean;
};

type Content = readonly z.ZodType[] | "object" | "text";

const JSON_BODY_REFUSALS = [400, 408, 413, 415];
/** The client has used up its share, or too many others wait. */
const WORK_REFUSALS = [429, 503];

const SEARCH: Parameter = {
  name: "search",
  in: "query",
  description: "Part of a unit's name, symbol or alias: only matching units are listed, best match first.",
  example: "mile",
  required: false,
};

/** Every public endpoint, in the order of the contract. */
export const endpoints: readonly Endpoint[] = [
  {
    method: "post",
    path: "/api/convert",
    operationId: "convert",
    summary: "Convert a number, or up to 1,000 at once",
    description:
      "A batch is an array of requests. Its response is an array of results in the same order, with status 200; a request that failed has a problem in its place, and so has one that comes after 250 ms of work. The limit is 16 KiB for a single request and 256 KiB for a batch, one batch at a time for each client address. After a 429 or 503 response, try again after the number of seconds in Retry-After. Any origin may call this, without credentials.",
    body: [schemas.conversionRequest, schemas.conversionBatch],
    success: {
      status: 200,
      description: "The result, or the results of a batch",
      schema: [schemas.conversion, schemas.conversionAnswers],
    },
    refusals: [...JSON_BODY_REFUSALS, ...WORK_REFUSALS],
  },
  {
    method: "get",
    path: "/api/ask",
    operationId: "ask",
    summary: "Answer a question in plain English",
    parameters: [
      {
        name: "q",
        in: "query",
        description: "A question, such as a quantity and a target unit.",
        example: "5 ft 11 in to cm",
        required: true,
      },
      {
        name: "region",
        in: "query",
        description: "The country whose gallons, pints, cups, tons and dollars apply: us, uk, au or ca.",
        example: "uk",
        required: false,
      },
    ],
    success: { status: 200, description: "The answer and the assumptions made", schema: [schemas.answer] },
    refusals: [400, ...WORK_REFUSALS],
  },
  {
    method: "get",
    path: "/api/units",
    operationId: "listUnits",
    parameters: [SEARCH],
    summary: "List all categories with their units",
    success: { status: 200, description: "The catalogue", schema: [schemas.catalogue] },
    refusals: [400, ...WORK_REFUSALS],
  },
  {
    method: "get",
    path: "/api/units/{category}",
    operationId: "getCategory",
    summary: "List the units of a category",
    parameters: [
      {
        name: "category",
        in: "path",
        description: "The id of a category.",
        example: "length",
        required: true,
      },
      SEARCH,
    ],
    success: { status: 200, description: "The category with its units", schema: [schemas.category] },
    refusals: [400, 404, ...WORK_REFUSALS],
  },
  {
    method: "get",
    path: "/api/rates",
    operationId: "getRates",
    summary: "Get the date and source of the exchange rates",
    success: { status: 200, description: "The rates in use", schema: [schemas.rates] },
    refusals: [400],
  },
  {
    method: "post",
    path: "/api/contact",
    operationId: "sendMessage",
    summary: "Send a message to the site's operator",
    description:
      "Responds once the message is committed. Browsers may send messages only from this site's own pages. After a 429 or 503 response, the message may be sent again with the same id after the number of seconds in Retry-After.",
    body: [schemas.message],
    success: { status: 201, description: "The message is stored", schema: [schemas.acknowledged] },
    refusals: [...JSON_BODY_REFUSALS, 403, 422, 429, 503],
  },
  {
    method: "get",
    path: "/api/openapi.json",
    operationId: "getDescription",
    summary: "Get this document",
    success: { status: 200, description: "OpenAPI 3.1", schema: "object" },
    refusals: [400],
  },
  {
    method: "get",
    path: "/healthz",
    operationId: "getHealth",
    summary: "Check that the process accepts requests",
    success: { status: 200, description: "The process accepts requests", schema: [schemas.acknowledged] },
    refusals: [400, 503],
  },
  {
    method: "get",
    path: "/readyz",
    operationId: "getReadiness",
    summary: "Check that messages can be stored too",
    success: {
      status: 200,
      description: "The process accepts requests, and the database is writable and migrated",
      schema: [schemas.acknowledged],
    },
    refusals: [400, 503],
  },
  {
    method: "get",
    path: "/metrics",
    operationId: "getMetrics",
    summary: "Get the metrics of this process",
    description: "Returns 404 if the token is missing or wrong, or if none is configured.",
    success: { status: 200, description: "Prometheus text", schema: "text" },
    refusals: [404],
    hasToken: true,
  },
];
