import { ask, describeError, snapshotRates } from "~/conversion";

/** Builds the engine's indexes, which the first question and the first misspelled unit would otherwise wait for. */
export function warmUp(): void {
  const asked = ask("1 mile in kilometres-per", snapshotRates);
  if (!asked.ok) describeError(asked.error);
}
