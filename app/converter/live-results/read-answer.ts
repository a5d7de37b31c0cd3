/** An answer that says what went wrong; its message is meant for people. */
export class ConversionRefused extends Error {
  readonly code: string | undefined;
  /** The server, or a proxy before it, is out of order: another try may succeed. */
  readonly isTemporary: boolean;

  constructor(message = "Conversion failed", code?: string, isTemporary = false) {
    super(message);
    this.code = code;
    this.isTemporary = isTemporary;
  }
}

/** The object that the server answered. Throws ConversionRefused with the server's details for anything else. */
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
