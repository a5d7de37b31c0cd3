import type { ReactNode } from "react";

/** The exponent of a number as JavaScript writes it: "e-7" of "2.19e-7". */
const EXPONENT = /(?<=\d)(e[-+]?\d+)(?!\w)/;

/**
 * A text whose numbers keep their exponents on one line; browsers break a line after the hyphen in "2.19e-7". Each part
 * is an element, because translation services replace adjacent text nodes, which React would then not find.
 */
export function unbrokenNumbers(text: string): ReactNode {
  const parts = text.split(EXPONENT);
  if (parts.length === 1) return text;
  return parts.map((part, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: those at odd positions are the exponents
    <span key={index} className={index % 2 === 1 ? "exponent" : undefined}>
      {part}
    </span>
  ));
}
