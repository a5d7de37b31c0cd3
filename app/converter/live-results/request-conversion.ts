import { ConversionRefused, readAnswer } from "./read-answer";

export type ConversionCall = {
  readonly category: string;
  readonly fromUnit: string;
  /** The number in JSON syntax. */
  readonly decimal: string;
};

/** Converts into one unit. Throws ConversionRefused with the server's details, or what fetch throws. */
export async function requestConversion(
  { category, fromUnit, decimal }: ConversionCall,
  toUnit: string,
  init: RequestInit,
): Promise<number> {
  const response = await fetch("/api/convert", {
    ...init,
    method: "POST",
    headers: { "content-type": "application/json" },
    // The number is sent as text, because JSON can carry more digits than a double.
    body: `${JSON.stringify({ category, fromUnit, toUnit }).slice(0, -1)},"value":${decimal}}`,
  });
  const result: unknown = Reflect.get(await readAnswer(response), "result");
  if (typeof result !== "number") throw new ConversionRefused();
  return result;
}
