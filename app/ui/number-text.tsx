import type { ReactNode } from "react";
import { type NumberFormat, useNumberFormat } from "./use-number-format";

/** The exponent of a number as JavaScript writes it: "e-7" of "2.19e-7". */
const EXPONENT = /(?<=\d)(e[-+]?\d+)(?!\w)/;

/**
 * A text whose numbers keep their exponents on one line; browsers break a line after the hyphen in "2.19e-7". No part of it
 * is a text node beside others, which a translation service would replace and React then not find.
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

/** A number such as "1,234.5" with the visitor's separators: "1 234,5". */
export const separated = (number: string, { separators }: NumberFormat): string =>
  separators === "comma" ? number.replace(/[.,]/g, (mark) => (mark === "," ? "\u202f" : ",")) : number;

/** Numbers in groups, with a point, or both, but no sections such as "B.8" or "4.1.2". */
const NUMBER = /(?<![\p{L}\d.,])\d+(?:,\d{3})*(?:\.\d+)?(?![\d]|[.,]\d)/gu;

/** A sentence or formula with the visitor's separators in its numbers. */
export const withSeparators = (text: string, format: NumberFormat): string =>
  text.replace(NUMBER, (number) => separated(number, format));

/** A text whose numbers have the visitor's separators, and keep their exponents on one line. */
export function NumberText({ children }: { children: string }): ReactNode {
  return unbrokenNumbers(withSeparators(children, useNumberFormat()));
}
