const QUOTE = '"';
const RETURN = 13;

function unquote(cell: string): string {
  return cell.startsWith(QUOTE)
    ? cell.slice(1, cell.endsWith(QUOTE) && cell.length > 1 ? -1 : undefined).replaceAll('""', QUOTE)
    : cell;
}

function splitCells(text: string, delimiter: string): string[] {
  const cells: string[] = [];
  let start = 0;
  let at = 0;
  while (at <= text.length) {
    if (at === start && text[at] === QUOTE) at = closingQuote(text, at) + 1;
    const end = text.indexOf(delimiter, at);
    at = end < 0 ? text.length : end;
    cells.push(text.slice(start, at));
    at += 1;
    start = at;
  }
  return cells;
}

/** The index of the quote that closes the one at `open`, or the length of the text if there is none. */
function closingQuote(text: string, open: number): number {
  for (let at = text.indexOf(QUOTE, open + 1); at >= 0; at = text.indexOf(QUOTE, at + 2))
    if (text[at + 1] !== QUOTE) return at;
  return text.length;
}

/** The index of the "\n" that ends a record with quotes, or -1. Quotes inside a cell are text, as in 5" for 5 inches. */
function recordEnd(text: string, start: number, delimiter: string): number {
  let at = start;
  let lineEnd = text.indexOf("\n", start);
  while (at < text.length) {
    if (text[at] === QUOTE) {
      const close = closingQuote(text, at);
      // A quote at the end of the text may be the first half of a doubled quote.
      if (close >= text.length - 1) return -1;
      at = close + 1;
    }
    // A row may have a million cells, so the line end is searched again only if it was inside a cell.
    if (lineEnd < at && lineEnd >= 0) lineEnd = text.indexOf("\n", at);
    const nextCell = text.indexOf(delimiter, at);
    if (lineEnd >= 0 && (nextCell < 0 || lineEnd < nextCell)) return lineEnd;
    if (nextCell < 0) return -1;
    at = nextCell + 1;
  }
  return -1;
}

/** One record of a CSV file: its text and line ending, and its cells, as written or unquoted. */
export class CsvRecord {
  readonly text: string;
  readonly lineEnd: string;
  private readonly hasQuotes: boolean;

  constructor(raw: string, newline: string, hasQuotes = raw.includes(QUOTE)) {
    const hasReturn = raw.charCodeAt(raw.length - 1) === RETURN;
    this.text = hasReturn ? raw.slice(0, -1) : raw;
    this.lineEnd = hasReturn ? `\r${newline}` : newline;
    this.hasQuotes = hasQuotes;
  }

  get lineCount(): number {
    return this.hasQuotes ? this.text.split("\n").length : 1;
  }

  written(delimiter: string): string[] {
    return this.hasQuotes ? splitCells(this.text, delimiter) : this.text.split(delimiter);
  }

  cells(delimiter: string): string[] {
    const cells = this.written(delimiter);
    return this.hasQuotes ? cells.map(unquote) : cells;
  }

  /** One cell of a record without quotes that has exactly `width` cells; null for any other record. */
  plainCell(at: number, width: number, delimiter: string): string | null {
    if (this.hasQuotes) return null;
    const { text } = this;
    let start = 0;
    let end = text.indexOf(delimiter);
    let count = 1;
    let cell = at === 0 && end < 0 ? text : null;
    for (; end >= 0; count += 1) {
      const next = text.indexOf(delimiter, end + 1);
      if (count === at + 1) cell = text.slice(start, end);
      else if (count === at && next < 0) cell = text.slice(end + 1);
      start = end + 1;
      end = next;
    }
    return count === width ? cell : null;
  }

  /** Whether text follows the closing quote of a multiline cell: the file then probably has unquoted inch signs. */
  isTorn(delimiter: string): boolean {
    const isCellTorn = (cell: string): boolean =>
      cell.startsWith(QUOTE) && cell.includes("\n") && closingQuote(cell, 0) < cell.trimEnd().length - 1;
    return this.lineCount > 1 && this.written(delimiter).some(isCellTorn);
  }

  /** The index of an unclosed quote, or -1. The rest of the text would be in its cell. */
  openQuote(delimiter: string): number {
    const last = splitCells(this.text, delimiter).at(-1) ?? "";
    const isOpen = last.startsWith(QUOTE) && closingQuote(last, 0) === last.length;
    return isOpen ? this.text.length - last.length : -1;
  }
}

/** Reads records from text that arrives in chunks. A file may mix "\n" and "\r\n" as line endings. */
export function createRecordReader(delimiter: string) {
  let rest = "";
  return {
    pending: (): number => rest.length,
    take(text: string): CsvRecord[] {
      rest += text;
      const records: CsvRecord[] = [];
      let start = 0;
      let quote = rest.indexOf(QUOTE);
      for (;;) {
        if (quote >= 0 && quote < start) quote = rest.indexOf(QUOTE, start);
        const lineEnd = rest.indexOf("\n", start);
        const isPlain = quote < 0 || (lineEnd >= 0 && lineEnd < quote);
        const end = isPlain ? lineEnd : recordEnd(rest, start, delimiter);
        if (end < 0) break;
        records.push(new CsvRecord(rest.slice(start, end), "\n", !isPlain));
        start = end + 1;
      }
      rest = rest.slice(start);
      return records;
    },
    end(): CsvRecord[] {
      return rest === "" ? [] : [new CsvRecord(rest, "")];
    },
  };
}
