/** Writes a cell as in RFC 4180, with quotes if necessary. */
export function csvCell(text: string, delimiter = ","): string {
  const needsQuotes = /["\r\n]|^\s|\s$/.test(text) || text.includes(delimiter);
  return needsQuotes ? `"${text.replaceAll('"', '""')}"` : text;
}

/** Writes a row of comma-separated values with the line ending of RFC 4180. */
export const csvRow = (cells: readonly string[]): string =>
  `${cells.map((cell) => csvCell(cell)).join(",")}\r\n`;
