import { convertOptions } from "../answer/convert-options";
import { command } from "../command-spec";

export const convertCommands = [
  command({
    name: "convert",
    summary: "Convert a quantity to other units",
    details: [
      "A unit is an id, symbol, name, plural, alias or UCUM code, or an expression built from these: kg m/s^2, W/(m K), ft lbf per second. Prefixes are case-sensitive: mPa is a millipascal, MPa a megapascal.",
      "A quantity may be a sum or a product: 5 ft 11 in, 10 mm + 1/2 in, 2 * 3.5 kg.",
      "An ambiguous name is read with its most common meaning, and standard error says which; --strict rejects it.",
      "With --from or --to and either a file or no operand, each input line produces one output line, in order. A line that cannot be converted becomes an empty line, with the reason on standard error.",
      "A result is the double nearest to the exact answer; only --digits rounds it further. --exact and --digits also print results that do not fit in a double. With --exact, ≈ marks a result that is not a fraction.",
    ],
    operands: [
      {
        syntax: "[words...]",
        description: "a quantity and its target units; or, with --to, an input file (- is standard input)",
        kind: "unit",
      },
    ],
    options: convertOptions,
    examples: {
      "everyunit convert 5 mi km": "8.04672 km",
      "everyunit convert 5 ft 11 in to cm": "180.34 cm",
      'everyunit convert 180.34 cm "ft;in"': "5 ft 11 in",
      "everyunit convert -40 celsius fahrenheit": "-40 °F",
      "everyunit convert 5 mi": "every unit of length",
      "everyunit convert 5 mi km m ft": "one line per target",
      "everyunit convert 100 USD EUR": "at the current rates, with their date",
      "everyunit convert 1 ft yd --exact": "1/3 yd",
      "seq 1000 | everyunit convert --from mi --to km": "one result per line",
      "everyunit convert --csv --column miles --from mi --to km runs.csv": "runs.csv with a column km added",
      "everyunit convert --ndjson --column d --from mi --to km < runs.ndjson":
        "each object with a field km added",
    },
    load: async () => (await import("./convert")).runConvert,
  }),
];
