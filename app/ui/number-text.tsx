import { separated } from "./number-format";
import { unbrokenNumbers } from "./unbroken-numbers";
import { useNumberFormat } from "./use-number-format";

/** A text whose numbers have the visitor's separators, and keep their exponents on one line. */
export function NumberText({ children }: { children: string }) {
  return <span data-numbers="">{unbrokenNumbers(separated(children, useNumberFormat()))}</span>;
}
