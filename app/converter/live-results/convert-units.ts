import { ConversionRefused } from "./read-answer";
import { type ConversionCall, requestConversion } from "./request-conversion";

export type UnitOutcome = { readonly unit: string; readonly result: number | null; readonly error?: unknown };

const ABOUT_THE_VALUE: ReadonlySet<string> = new Set(["out_of_domain", "not_representable"]);

const CONVERSION_NOT_PERFORMED = "Failed to perform conversion";
const OFFLINE = "You are offline. The conversion will run once you are back online.";

type Batch = {
  readonly call: ConversionCall;
  /** Asked for first, and answered for as soon as all of them are in. */
  readonly urgent: readonly string[];
  readonly others: readonly string[];
  readonly signal: AbortSignal;
  readonly onUrgent: (outcomes: readonly UnitOutcome[]) => void;
};

/** One request per unit, all in parallel. Failed units come back with a null result and their error. */
export async function convertUnits({ call, urgent, others, signal, onUrgent }: Batch) {
  const ask = (priority: RequestPriority) => (unit: string) => askFor(call, unit, { signal, priority });
  const first = Promise.all(urgent.map(ask("high")));
  const rest = Promise.all(others.map(ask("low")));
  const early = await first;
  if (!signal.aborted && others.length > 0 && early.some(isSuccess)) onUrgent(early);
  return [...early, ...(await rest)];
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

const refusalIn = (outcomes: readonly UnitOutcome[]): ConversionRefused | undefined =>
  outcomes.map(({ error }) => error).find((error) => error instanceof ConversionRefused);

/** True when nothing answered, or only that it cannot answer now: asking again may help. */
export const isUnanswered = (outcomes: readonly UnitOutcome[]): boolean =>
  refusalIn(outcomes)?.isTemporary ?? true;

/** What a toast says when every unit failed. */
export function failureMessage(outcomes: readonly UnitOutcome[], { isOffline = false } = {}): string {
  if (isOffline && isUnanswered(outcomes)) return OFFLINE;
  return refusalIn(outcomes)?.message || CONVERSION_NOT_PERFORMED;
}

/** What stays beside the field when the toast is gone: only another value helps against a value that has no answer. */
export const valueProblem = (outcomes: readonly UnitOutcome[]): string =>
  ABOUT_THE_VALUE.has(refusalIn(outcomes)?.code ?? "") ? failureMessage(outcomes) : "";
