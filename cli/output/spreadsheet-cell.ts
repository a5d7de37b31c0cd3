/** The start of a formula in a spreadsheet (OWASP, "CSV Injection"), including full-width characters. */
const FORMULA_START = /^[\s\u200B\uFEFF]*[=+\-@\uFF1D\uFF0B\uFF0D\uFF20\u2212]|^[\t\r\n]/;

/** Escapes a cell that looks like a formula with a leading apostrophe, which makes it text. */
export const defuseCell = (text: string): string => (FORMULA_START.test(text) ? `'${text}` : text);
