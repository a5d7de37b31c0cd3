/** An error response. Its message is shown to the visitor. */
export class ConversionRefused extends Error {
  readonly code: string | undefined;
  /** The server, or a proxy in front of it, failed; a retry may succeed. */
  readonly isTemporary: boolean;

  constructor(message = "Conversion failed", code?: string, isTemporary = false) {
    super(message);
    this.code = code;
    this.isTemporary = isTemporary;
  }
}

/** Parses a response into an object. Throws ConversionRefused with the server's details otherwise. */
export async function readAnswer(response: Response): Promise<object> {
  const answer: unknown = await response.json().catch(() => null);
  const isObject = typeof answer === "object" && answer !== null;
  if (!response.ok || !isObject)
    throw new ConversionRefused(
      isObject ? textField(answer, "details") : undefined,
      isObject ? textField(answer, "error") : undefined,
      response.status >= 500,
    );
  return answer;
}

function textField(answer: object, name: string): string | undefined {
  const text: unknown = Reflect.get(answer, name);
  return typeof text === "string" && text !== "" ? text : undefined;
}
