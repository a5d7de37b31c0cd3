import type { ConversionError } from "~/conversion";

const statuses = {
  invalid_value: 400,
  ambiguous_value: 400,
  unknown_category: 400,
  unknown_unit: 400,
  ambiguous_unit: 400,
  invalid_expression: 400,
  offset_in_product: 400,
  missing_target: 400,
  missing_unit: 400,
  incompatible_units: 400,
  out_of_domain: 400,
  not_representable: 400,
  too_complex: 400,
  no_rate: 400,
  bad_request: 400,
  invalid_json: 400,
  invalid_request: 400,
  too_much_work: 503,
  too_many_requests: 429,
  too_busy: 503,
  cross_site: 403,
  not_found: 404,
  method_not_allowed: 405,
  request_timeout: 408,
  body_too_large: 413,
  unsupported_media_type: 415,
  expectation_failed: 417,
  invalid_message: 400,
  message_conflict: 422,
  too_many_messages: 429,
  storage_unavailable: 503,
  shutting_down: 503,
  internal_error: 500,
} satisfies Record<ConversionError["code"], number> & Record<string, number>;

export type ProblemCode = keyof typeof statuses;

export type Problem = {
  error: ProblemCode;
  /** One sentence for the person who sent the request. */
  details: string;
  fields?: Readonly<Record<string, string>>;
  /** Added when the problem is sent; the log has it too. */
  requestId?: string;
};

export const problemCodes = Object.keys(statuses) as readonly ProblemCode[];

export const problemStatus = (code: ProblemCode): number => statuses[code];
