import { UsageError } from "../command-spec";
import type { CsvOptions } from "./csv-columns";
import { decideLayout } from "./csv-layout";
import { createRecordReader } from "./csv-records";
import { createRowWriter } from "./csv-rows";
import { SAMPLE_LENGTH } from "./dialect";
import { BYTE_ORDER_MARK, encoded, lacksCharacters } from "./encoding";
import type { Transform } from "./map-lines";
import type { Complain } from "./report-once";

const LONGEST_RECORD = 16 * 1024 * 1024;

/** The first line in which Excel files may name their delimiter. */
const DELIMITER_LINE = /^sep=([^\r\n])\r?\n/i;

/** Reads and converts the text of a file whose layout its start has decided. */
function openRows(
  start: string,
  isWhole: boolean,
  named: string | undefined,
  lineNumber: number,
  options: CsvOptions,
  complain: Complain,
) {
  const layout = decideLayout(start, isWhole, options.delimiter ?? named, options, (sentence) =>
    complain(1, sentence, "note"),
  );
  const reader = createRecordReader(layout.delimiter);
  const rows = createRowWriter(options, layout, complain, lineNumber);
  return {
    take(text: string): string {
      const output = rows.write(reader.take(text));
      if (reader.pending() > LONGEST_RECORD)
        throw new Error(
          `line ${rows.lastLine() + 1}: the row is longer than 16 MiB, or its quote is never closed.`,
        );
      return output;
    },
    end(): string {
      const [last] = reader.end();
      if (!last) return "";
      const quote = last.openQuote(layout.delimiter);
      return quote < 0 ? rows.write([last]) : rows.refuseRest(last, quote);
    },
  };
}

/** Converts CSV columns and keeps everything else byte for byte. Short and long rows get the new cell in its column too. */
export function csvTransform(options: CsvOptions, complain: Complain): Transform {
  const { asked, fromColumn, replace, to, encoding } = options;
  const isStream =
    options.delimiter !== undefined &&
    options.decimal !== undefined &&
    asked.every(({ batch }) => !batch.choose);
  if (replace && fromColumn !== undefined && !encoded(encoding, to))
    throw new UsageError(`--to ${lacksCharacters(encoding, to)} Name the unit by its id.`);
  let sample = "";
  let rows: ReturnType<typeof openRows> | undefined;

  const start = (isWhole: boolean): string => {
    const mark = sample.startsWith(BYTE_ORDER_MARK) ? BYTE_ORDER_MARK : "";
    const [line = "", named] = DELIMITER_LINE.exec(sample.slice(mark.length)) ?? [];
    const text = sample.slice(mark.length + line.length);
    sample = "";
    rows = openRows(text, isWhole, named, line === "" ? 0 : 1, options, complain);
    return mark + line + rows.take(text);
  };

  return {
    take(text) {
      if (rows) return rows.take(text);
      sample += text;
      // The layout needs the whole first row: a file without a header has its columns' numbers there.
      const isEnough = sample.length >= (isStream ? 0 : SAMPLE_LENGTH) && sample.includes("\n");
      return isEnough || sample.length > LONGEST_RECORD ? start(false) : "";
    },
    end() {
      const output = rows ? "" : start(true);
      return output + (rows?.end() ?? "");
    },
  };
}
