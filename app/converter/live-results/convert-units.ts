export type UnitOutcome = { readonly unit: string; readonly result: number | null; readonly error?: unknown };

const ABOUT_THE_VALUE: ReadonlySet<string> = new Set(["out_of_domain", "not_representable"]);

const CONVERSION_NOT_PERFORMED = "Failed to perform conversion";
const OFFLINE = "You are offline. The conversion will run once you are back online.";

/**
 * Requests per task. Sending one blocks the page for half a millisecond, or two on a phone, so hidden units are
 * requested a few at a time. If their rows are shown, the pauses between tasks would cost more than they save.
 */
const SENT_AT_ONCE = { shown: 48, hidden: 8 } as const;
/** After this, hidden units no longer wait for the first answers, so that on a slow network all are in flight. */
const LONGEST_WAIT_MS = 30;

/** The interval between partial results: each time, the page renders up to 195 rows. */
const PROGRESS_MS = 250;

type Batch = {
  readonly call: ConversionCall;
  /** The chosen target, reported as soon as it is answered; "" if none is chosen. */
  readonly target: string;
  /** Requested first, and reported as soon as all of them are answered. */
  readonly urgent: readonly string[];
  readonly others: readonly string[];
  /** Whether the list also shows the other units; if not, their requests have low priority. */
  readonly areOthersShown: boolean;
  readonly signal: AbortSignal;
  /** Called with all outcomes so far. */
  readonly onProgress: (outcomes: readonly UnitOutcome[]) => void;
};

/** Sends one request per unit, in parallel: the urgent units first, the others in batches, while the page renders results. */
export async function convertUnits(batch: Batch): Promise<readonly UnitOutcome[]> {
  const { call, target, urgent, others, areOthersShown, signal, onProgress } = batch;
  const outcomes: UnitOutcome[] = [];
  let reported = 0;
  const report = () => {
    if (signal.aborted || outcomes.length === reported || !outcomes.some(isSuccess)) return;
    reported = outcomes.length;
    onProgress([...outcomes]);
  };
  const ask = (priority: RequestPriority) => async (unit: string) => {
    outcomes.push(await askFor(call, unit, { signal, priority }));
    if (unit === target) report();
  };
  const timer = setInterval(report, PROGRESS_MS);
  const first = Promise.all(urgent.map(ask("high")));
  const rest = areOthersShown
    ? sendInPieces(others, SENT_AT_ONCE.shown, ask("auto"), signal)
    : Promise.race([first, pause(LONGEST_WAIT_MS)]).then(() =>
        sendInPieces(others, SENT_AT_ONCE.hidden, ask("low"), signal),
      );
  await first;
  if (others.length > 0) report();
  await rest;
  clearInterval(timer);
  return outcomes;
}

const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

/** Sends the requests in pieces, until a newer question replaces this one. */
async function sendInPieces(
  units: readonly string[],
  atOnce: number,
  send: (unit: string) => Promise<void>,
  signal: AbortSignal,
): Promise<void> {
  const sent: Promise<void>[] = [];
  for (let next = 0; next < units.length; next += atOnce) {
    await pause(0);
    if (signal.aborted) break;
    sent.push(...units.slice(next, next + atOnce).map(send));
  }
  await Promise.all(sent);
}

const isSuccess = ({ result }: UnitOutcome): boolean => result !== null;

async function askFor(call: ConversionCall, unit: string, init: RequestInit): Promise<UnitOutcome> {
  try {
    return { unit, result: await requestConversion(call, unit, init) };
  } catch (error) {
    return { unit, result: null, error };
  }
}

export const resultsOf = (outcomes: readonly UnitOutcome[]): ReadonlyMap<string, number> =>
  new Map(outcomes.flatMap(({ unit, result }) => (result === null ? [] : [[unit, result] as const])));

/** Why units have no result, if the value is the reason. */
export const refusalsOf = (outcomes: readonly UnitOutcome[]): ReadonlyMap<string, string> =>
  new Map(
    outcomes.flatMap(({ unit, error }) =>
      error instanceof ConversionRefused && ABOUT_THE_VALUE.has(error.code ?? "")
        ? [[unit, error.message] as const]
        : [],
    ),
  );

const refusalIn = (outcomes: readonly UnitOutcome[]): ConversionRefused | undefined =>
  outcomes.map(({ error }) => error).find((error) => error instanceof ConversionRefused);

/** True if there was no response, or only temporary errors: a retry may succeed. */
export const isUnanswered = (outcomes: readonly UnitOutcome[]): boolean =>
  refusalIn(outcomes)?.isTemporary ?? true;

/** The toast's message if every unit failed. */
export function failureMessage(outcomes: readonly UnitOutcome[], { isOffline = false } = {}): string {
  if (isOffline && isUnanswered(outcomes)) return OFFLINE;
  return refusalIn(outcomes)?.message || CONVERSION_NOT_PERFORMED;
}

/** The problem to show next to the field; "" unless the value is the reason. */
export const valueProblem = (outcomes: readonly UnitOutcome[]): string =>
  ABOUT_THE_VALUE.has(refusalIn(outcomes)?.code ?? "") ? failureMessage(outcomes) : "";

type ConversionCall = {
  readonly category: string;
  readonly fromUnit: string;
  /** The number in JSON syntax. */
  readonly decimal: string;
};

/** Converts into one unit. Throws ConversionRefused with the server's details, or what fetch throws. */
async function requestConversion(
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

/** An error response. Its message is shown to the visitor. */
class ConversionRefused extends Error {
  readonly code: string | undefined;
  /** The server, or a proxy in front of it, failed or was asked too often; a retry may succeed. */
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
      response.status >= 500 || response.status === 429,
    );
  return answer;
}

function textField(answer: object, name: string): string | undefined {
  const text: unknown = Reflect.get(answer, name);
  return typeof text === "string" && text !== "" ? text : undefined;
}
