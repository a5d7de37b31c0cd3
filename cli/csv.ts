/** A cell as RFC 4180 writes it, in quotes where it needs them. */
export function csvCell(text: string, delimiter = ","): string {
  const needsQuotes = /["\r\n]|^\s|\s$/.test(text) || text.includes(delimiter);
  return needsQuotes ? `"${text.replaceAll('"', '""')}"` : text;
}

/** A row of comma-separated values with the line end of RFC 4180. */
export const csvRow = (cells: readonly string[]): string =>
  `${cells.map((cell) => csvCell(cell)).join(",")}\r\n`;
