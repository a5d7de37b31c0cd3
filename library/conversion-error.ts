import type { ErrorCode, ErrorFields } from "./types";

/** Why a conversion failed: `code` and `fields` for programs, `message` for people. */
export class ConversionError extends Error {
  override readonly name = "ConversionError";
  readonly code: ErrorCode;
  readonly fields: ErrorFields;

  constructor(code: ErrorCode, message: string, fields: ErrorFields) {
    super(message);
    this.code = code;
    this.fields = fields;
  }
}
