export type ConversionCall = {
  readonly category: string;
  readonly fromUnit: string;
  /** The number as JSON writes it. */
  readonly decimal: string;
};

/** An answer that says what went wrong; its message is meant for people. */
export class ConversionRefused extends Error {
  readonly code: string | undefined;

  constructor(message: string, code?: string) {
    super(message);
    this.code = code;
  }
}

const CONVERSION_FAILED = "Conversion failed";

/** Asks the server for one unit. Throws ConversionRefused with the server's details, or what fetch throws. */
export async function requestConversion(
  { category, fromUnit, decimal }: ConversionCall,
  toUnit: string,
  init: RequestInit,
): Promise<number> {
  const response = await fetch("/api/convert", {
    ...init,
    method: "POST",
    headers: { "content-type": "application/json" },
    // The number goes in as it was written: JSON has more digits than a double.
    body: `${JSON.stringify({ category, fromUnit, toUnit }).slice(0, -1)},"value":${decimal}}`,
  });
  const answer: unknown = await response.json().catch(() => null);
  if (!response.ok)
    throw new ConversionRefused(
      textField(answer, "details") ?? CONVERSION_FAILED,
      textField(answer, "error"),
    );
  const result = field(answer, "result");
  if (typeof result !== "number") throw new ConversionRefused(CONVERSION_FAILED);
  return result;
}

const field = (answer: unknown, name: string): unknown =>
  typeof answer === "object" && answer !== null ? Reflect.get(answer, name) : undefined;

function textField(answer: unknown, name: string): string | undefined {
  const text = field(answer, name);
  return typeof text === "string" && text !== "" ? text : undefined;
}
