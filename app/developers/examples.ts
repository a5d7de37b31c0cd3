/** An example and its output. The tests run every one. */
export type Example = { readonly title: string; readonly code: string; readonly prints: string };

/** Shell commands. The page replaces https://this.site by the site's origin. */
export const apiExamples: readonly Example[] = [
  {
    title: "Convert a number",
    code: `curl -s --json '{"category":"length","fromUnit":"mi","toUnit":"km","value":5}' https://this.site/api/convert`,
    prints: `{"result":8.04672}`,
  },
  {
    title: "Include the exact value and the source",
    code: `curl -s --json '{"category":"length","fromUnit":"ft","toUnit":"yd","value":1,"exact":true,"source":true}' https://this.site/api/convert`,
    prints: `{"result":0.3333333333333333,"exact":"1/3","source":"SI Brochure; 24 FR 5348"}`,
  },
  {
    title: "Convert up to 1,000 values at once; failed requests return an error in their place",
    code: `curl -s --json '[{"category":"weight","fromUnit":"lb","toUnit":"kg","value":10},{"category":"weight","fromUnit":"lb","toUnit":"km","value":10}]' https://this.site/api/convert`,
    prints: `[{"result":4.5359237},{"error":"unknown_unit","details":"'km' measures length, not mass. Use the category 'length'."}]`,
  },
  {
    title: "Ask in plain English",
    code: `curl -s 'https://this.site/api/ask?q=5+ft+11+in+to+cm'`,
    prints: `{"query":"5 ft 11 in to cm","value":5.916666666666667,"from":"ft","to":"cm","category":"length","result":180.34,"exact":"180.34","reading":[]}`,
  },
];

export const libraryExamples: readonly Example[] = [
  {
    title: "Convert a number",
    code: `import { convert } from "everyunit";

console.log(convert(5, "mi").to("km"));
console.log(convert("5 ft 11 in").to("cm"));
console.log(convert("60 mi/h").to("ft/s"));`,
    prints: `8.04672
180.34
88`,
  },
  {
    title: "Get exact results, assumptions and formulas",
    code: `import { convert, explain } from "everyunit";

console.log(convert("0.1", "ft").toExact("yd"));
console.log(convert(1, "gal").toConversion("L").reading);
console.log(explain("mi", "km").equation);`,
    prints: `1/30
[ 'assuming gallon (US); 1 gallon (UK) is 4.54609 L' ]
1 mi = 1.609344 km`,
  },
  {
    title: "Handle errors by code",
    code: `import { ConversionError, convert } from "everyunit";

try {
  convert(5, "mile").to("kg");
} catch (error) {
  if (!(error instanceof ConversionError)) throw error;
  console.log(error.code);
  console.log(error.message);
}`,
    prints: `incompatible_units
'mile' measures length and 'kg' measures mass; they do not convert into each other.`,
  },
  {
    title: "Import a single category",
    code: `import { convert } from "everyunit/temperature";

console.log(convert(20, "celsius").to("fahrenheit"));`,
    prints: "68",
  },
];

export const terminalExamples: readonly Example[] = [
  { title: "Convert a quantity", code: "everyunit convert 5 ft 11 in to cm", prints: "180.34 cm" },
  { title: "Print the exact value", code: "everyunit convert 1 ft yd --exact", prints: "1/3 yd" },
  {
    title: "Add a column to a table",
    code: `printf 'run,miles\\nlong,26.2\\n' | everyunit convert --csv --column miles --from mi --to km`,
    prints: "run,miles,km\nlong,26.2,42.1648128",
  },
];
