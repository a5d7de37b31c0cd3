import type { ErrorCode, ErrorFields } from "./types";

/** Marks errors of every copy of the class: Node.js may load one for `import` and another for `require`. */
const BRAND = Symbol.for("everyunit.ConversionError");

/** Why a conversion failed: `code` and `fields` for programs, `message` for people. */
export class ConversionError extends Error {
  static {
    const hasBrand = (value: unknown): boolean => value instanceof Error && BRAND in value;
    Object.defineProperty(ConversionError, Symbol.hasInstance, { value: hasBrand });
    // Minification shortens the name of the class, which Node.js prints before the error's name.
    Object.defineProperty(ConversionError, "name", { value: "ConversionError" });
  }

  override readonly name = "ConversionError";
  readonly code: ErrorCode;
  readonly fields: ErrorFields;

  constructor(code: ErrorCode, message: string, fields: ErrorFields) {
    super(message);
    this.code = code;
    this.fields = fields;
    Object.defineProperty(this, BRAND, { value: true });
  }
}
