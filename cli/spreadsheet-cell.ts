/** What a spreadsheet takes for the start of a formula (OWASP, "CSV Injection"), the full-width forms included. */
const FORMULA_START = /^[\s\u200B\uFEFF]*[=+\-@\uFF1D\uFF0B\uFF0D\uFF20\u2212]|^[\t\r\n]/;

/** A cell that a spreadsheet shows and does not run: the apostrophe in front makes it text. */
export const defuseCell = (text: string): string => (FORMULA_START.test(text) ? `'${text}` : text);
