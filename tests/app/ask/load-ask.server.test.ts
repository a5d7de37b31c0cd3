import { describe, expect, it, vi } from "vitest";
import { loadAsk } from "~/ask/load-ask.server";
import { ask, snapshotRates } from "~/conversion";

const outcomeOf = (query: string) => loadAsk(query, snapshotRates).outcome;

function answered(query: string) {
  const outcome = outcomeOf(query);
  if (outcome.kind !== "answered") throw new Error(`${query}: ${outcome.kind}`);
  return { ...outcome, results: outcome.results.map(({ text }) => text), details: outcome.results };
}

function failed(query: string) {
  const outcome = outcomeOf(query);
  if (outcome.kind !== "failed") throw new Error(`${query}: ${outcome.kind}`);
  return outcome;
}

function redirectOf(query: string) {
  try {
    loadAsk(query, snapshotRates);
  } catch (response) {
    if (response instanceof Response)
      return { status: response.status, location: response.headers.get("location") };
  }
  return undefined;
}

// "1/3 cups (US) = …, assuming cup (US); 1/3 cup (metric) is …".
it.each([
  ["1/3 cup in mL", "1/3 cup (US)", "≈ 78.862746 mL"],
  ["1 tbsp in cups", "1 tablespoon (US)", "= 0.0625 cup (US)"],
  ["5 cups in gallons", "5 cups (US)", "= 0.3125 gal (US)"],
  ["5 gallons in cups", "5 gallons (US)", "= 80 cups (US)"],
])("%s: one unit or less of it is in the singular", (query, quantity, result) => {
  expect(answered(query)).toMatchObject({ quantity, results: [result] });
});

// "$0.00 (US Dollar)".
it("an amount of less than a cent is not shown as zero", () => {
  expect(answered("2 * 1 IRR to USD").results[0]).toMatch(/^≈ \$0\.00000\d{3} \(US Dollar\)$/);
});

describe("a question that a converter answers redirects to it", () => {
  it.each([
    ["5 miles in km", "/convert/length?value=5&from=mi&to=km"],
    ["what is 20 C in F?", "/convert/temperature?value=20&from=celsius&to=fahrenheit"],
    ["5 Miles in km", "/convert/length?value=5&from=mi&to=km"],
    ["1e3 m in km", "/convert/length?value=1e3&from=m&to=km"],
    ["miles to km", "/convert/length?value=1&from=mi&to=km"],
    ["60 mph", "/convert/speed?value=60&from=mph"],
    ["mph", "/convert/speed?from=mph"],
    ["speed", "/convert/speed"],
    ["mass", "/convert/weight"],
  ])("%s: %s", (query, location) => {
    expect(redirectOf(query)).toEqual({ status: 302, location });
  });
});

describe("the page answers", () => {
  // The converter showed megameters without a word.
  it("a symbol that may be meant in another case with a mention of that", () => {
    expect(answered("10 Mm in inches").assumptions.map(({ text }) => text)).toEqual([
      "Reading 'Mm' as megameter; 10 millimeters are 0.3937008 in.",
    ]);
  });

  it("a number that the converter's field cannot hold", () => {
    expect(answered("1e309 pm to km").results).toEqual(["= 1.00e+294 km"]);
  });

  it("an empty question with examples only", () => {
    expect(outcomeOf("  ")).toEqual({ kind: "empty" });
  });

  it("a sum, with its equation and sources", () => {
    const { quantity, results, explanation } = answered("5 ft 11 in to cm");
    expect({ quantity, results }).toEqual({ quantity: "5 ft 11 in", results: ["= 180.34 cm"] });
    expect(explanation?.equation).toBe("1 ft = 30.48 cm");
    expect(explanation?.sources).not.toEqual([]);
  });

  it("an expression outside the catalogue, without a converter", () => {
    // The dimension of the gravitational constant: 1 m3 = 1e6 cm3, 1 kg = 1000 g.
    const { results, converter } = answered("5 m^3/(kg s^2) to cm^3/(g s^2)");
    expect(results[0]).toMatch(/^= 5,000 /);
    expect(converter).toBeNull();
  });

  // "1 ft + 1 ft = 0.000378787878788 mi".
  it.each([
    ["1 ft + 1 ft in mi", "≈ 0.000378788 mi"],
    ["1 m + 1 m in m", "= 2 m"],
    ["3 * 1 USD in usd", "= $3.00 (US Dollar)"],
    ["2 * 1 psi + 0 psi in Pa", "≈ 13,789.514586 Pa"],
  ])("a rounded result as rounded: %s", (query, result) => {
    expect(answered(query).results).toEqual([result]);
  });

  // "2 × 3 ft" was given in metres only.
  it("a calculation without a target, in its own unit first", () => {
    expect(answered("2 * 3 ft").results.slice(0, 2)).toEqual(["= 6 ft", "= 1.8288 m"]);
  });

  it("a quantity split over two units", () => {
    expect(answered("180 cm in ft;in").results).toEqual(["≈ 5 ft 10.866142 in"]);
    expect(answered("-5.5 ft in ft-in").results).toEqual(["= -5 ft 6 in"]);
    expect(answered("5000 s to hh:mm:ss").results).toEqual(["= 1:23:20"]);
    expect(answered("-90 min to h:mm").results).toEqual(["= -1:30"]);
    expect(answered("180 cm in feet and inches").results).toEqual(["≈ 5 ft 10.866142 in"]);
    expect(answered("30.51 degrees in degrees, minutes and seconds").results).toEqual([
      "= 30° 30 arcmin 36 arcsec",
    ]);
  });

  it("a quantity split over its own unit and smaller ones, explained by the smaller", () => {
    const { explanation } = answered("30.51 degrees in degrees, minutes and seconds");
    expect(explanation?.equation).toBe("1° = 60 arcmin");
  });

  it("an assumed unit, stated with links to the other meanings", () => {
    const { results, details, assumptions } = answered("5 gallons in L");
    expect(results).toEqual(["≈ 18.927059 L"]);
    expect(details).toMatchObject([{ copied: "18.927059", full: "18.92705892 L" }]);
    expect(assumptions).toEqual([
      {
        text: "Assuming gallon (US); 5 gallons (UK) are 22.73045 L.",
        others: [{ href: "/convert/volume?value=5&from=gallon-uk&to=L", name: "Use gallon (UK)" }],
      },
    ]);
  });

  it.each([
    ["3 gallons", "Assuming gallon (US), not gallon (UK)."],
    ["5 $ in usd", "5 Canadian dollars are $"],
    ["5 L in gallons", "Assuming gallon (US); 5 liters are 1.099846 gallons (UK)."],
  ])("an assumed unit in the words of a person: %s: %s", (query, text) => {
    expect(answered(query).assumptions[0]?.text).toContain(text);
  });

  it("a unit without a symbol of its own in the plural", () => {
    expect(answered("2 qt in cups").results).toEqual(["= 8 cups (US)"]);
  });

  // "Use gallon (UK)" used to open US gallons: the link's value named its unit, which won over the link's.
  it.each([
    ["3 * 2 gallons to l", "/convert/volume?value=6&from=gallon-uk&to=L"],
    ["3*2 $ in eur", "/convert/currency?value=6&from=CAD&to=EUR"],
  ])("an assumed unit of a product, whose other meaning gets the amount alone: %s", (query, href) => {
    const { assumptions } = answered(query);
    expect(assumptions[0]?.others.map((other) => other.href)).toContain(href);
  });

  // The link took the whole sum for gallons of the other kind.
  it("an assumed unit of a sum, without a link to the sum in another", () => {
    const { assumptions } = answered("1 gallon + 1 L in l");
    expect(assumptions).toEqual([{ text: "Assuming gallon (US), not gallon (UK).", others: [] }]);
  });

  it("a sum of numbers that each have another meaning, each replaced in its own place", () => {
    const { assumptions } = answered("11,234 m + 1,234 m in km");
    expect(assumptions.map(({ others }) => others[0]?.name)).toEqual(["Read as 11.234", "Read as 1.234"]);
    expect(assumptions[1]?.others[0]?.href).toBe("/ask?q=11%2C234+m+%2B+1.234+m+in+km");
  });

  it("an assumed number, with a link to the other reading", () => {
    const { results, assumptions } = answered("1,234 m in km");
    expect(results).toEqual(["= 1.234 km"]);
    expect(assumptions[0]?.others[0]?.href).toBe("/ask?q=1.234+m+in+km");
  });

  it("money in the currency's form, with the date and age of its rates", () => {
    const { date, source } = snapshotRates;
    vi.useFakeTimers({ now: Date.parse(date) + 8 * 86_400_000, toFake: ["Date"] });
    const { results, rates } = answered("$100 in eur");
    vi.useRealTimers();
    expect(results[0]).toMatch(/^≈ €\d+\.\d\d \(Euro\)$/);
    expect(rates).toEqual({ date, source, ageDays: 8 });
  });
});

// Diopters came with a remark on the dots and pixels of printers.
// "1 h = 1 h. The number stays the same."
it("a quantity in a unit of its own has no explanation", () => {
  expect(answered("2 h 30 min in hours").explanation).toBeNull();
});

it("an explanation has no note on a category that neither unit belongs to", () => {
  expect(answered("2 dioptres in 1/cm").explanation?.notes).toEqual([]);
  expect(answered("300 dot/in in 1/cm").explanation?.notes.join()).toContain("Dots, pixels");
});

describe("an expression is shown as it is printed", () => {
  it.each([
    ["(3 ft)^2 to m2", "(3 ft)²"],
    ["10 x 12 ft to m2", "10 × 12 ft"],
    ["2 x 5'11\" to m", "2 × 5'11\""],
    ["12 ft by 10 ft to m2", "12 ft × 10 ft"],
  ])("%s: %s", (query, quantity) => {
    expect(answered(query).quantity).toBe(quantity);
  });
});

const questions = (links: readonly { href: string }[]) =>
  links.map(({ href }) => new URLSearchParams(href.replace(/^.*\?/, "")).get("q"));

describe("a refusal leads on", () => {
  it.each([
    // The choices opened converters without the number that was asked about.
    ["5 mwh in J", ["megawatt-hour (MW·h): 18,000,000,000 J", "milliwatt-hour (mW·h): 18 J"]],
    ["1:30 to min", ["1 h 30 min: 90 min", "1 min 30 s: 1.5 min"]],
    // Molar masses: glucose 180.16, cholesterol 386.66, triglycerides 885.45 g/mol.
    [
      "5.5 mmol/L to mg/dL",
      ["Glucose: 99.088 mg/dL", "Cholesterol: 212.663 mg/dL", "Triglycerides: 486.9975 mg/dL"],
    ],
    ["5 gal to lb", ["Water, 1 kg/L: 41.727022 lb"]],
    ["5 lb in mL", ["Water, 1 kg/L: 2,267.96185 mL"]],
    ["150 lb in N", ["Weight under standard gravity: 667.233242 N"]],
    ["100 W in kWh", ["For one hour: 0.1 kW·h", "For one day: 2.4 kW·h"]],
    ["500 nm in J", ["newton meter (N·m): 500 J"]],
    ["1.05 sg in kg/m3", ["Compared with water, 1 g/cm³: 1,050 kg/m³"]],
    ["5 ug/L in ppb", ["In water, 1 kg/L: 5 ppb"]],
    ["1 cm-1 in GHz", ["Light in vacuum: 29.979246 GHz"]],
    ["1 eV in THz", ["One photon: 241.798924 THz"]],
    ["300 K in meV", ["By the Boltzmann constant: 25.852 meV"]],
    // "50 nm to ft lb" was suggested for itself.
    ["50 nm to ft lb", ["newton meter (N·m): 36.878107 lbf·ft"]],
  ])("%s: each meaning is one link with its answer", (query, meanings) => {
    const { choices, suggestions } = failed(query);
    const shown = choices.map(({ name, answer }) => `${name}: ${answer}`);
    expect(shown.slice(0, meanings.length)).toEqual(meanings);
    expect(suggestions).toEqual([]);
  });

  it.each([
    ["5 kilomters in feet", "5 kilometers in feet"],
    ["5 miles in kg", "5 kilograms in pounds"],
    ["5 miles in kg", "5 miles in kilometers"],
    ["kilometrs", "kilometer"],
    ["5kilomters in feet", "5 kilometers in feet"],
    ["5 kg flour in lb", "5 kg in lb"],
    ["2 cups flour in g", "2 cups (US) in milliliters"],
    ["20 km in xyz", "20 kilometers in miles"],
    // A number alone was refused without a word on what to do next.
    ["98.6", "98.6 miles in kilometers"],
    ["100 in eur", "100 US dollars in eur"],
    ["convert 5 on to kg", "5 ounces in kilograms"],
    // A wire gauge was offered for bushels per acre.
    ["180 bu/acre to kg/ha", "180 bu/acre * 56 lb/bu in kg/ha"],
  ])("%s: %s is suggested", (query, suggestion) => {
    expect(questions(failed(query).suggestions)).toContain(suggestion);
  });

  it.each([
    ["5.5 mmol/L to mg/dL", "/convert/blood-glucose?value=5.5&from=mmol-per-liter&to=mg-per-deciliter"],
    ["5 miles in kg", "/convert/length?value=5&from=mi"],
    ["5 xyz in km", "/convert/length?value=5&to=km"],
    ["2 cups flour in g", "/convert/volume?value=2&from=cup-us"],
    ["-500 °C to K", "/convert/temperature?value=-500&from=celsius"],
  ])("%s: the nearest converter has what was understood", (query, href) => {
    expect(failed(query).converter?.href).toBe(href);
  });

  // "what is 5 in to kg" was suggested, and refused in its turn.
  it.each([
    "what is 5 is to kg",
    "5 IU to mg",
    "1 mi to kg",
    "5 xyz",
    "120/80 mmHg",
    "5 pt",
    "abc def",
    "kg to",
  ])("%s: at most three suggestions and six choices, which all have an answer", (query) => {
    const { choices, suggestions, problem } = failed(query);
    expect(problem).not.toBe("");
    expect(choices.length).toBeLessThanOrEqual(6);
    expect(suggestions.length).toBeLessThanOrEqual(3);
    for (const question of questions([...choices, ...suggestions]))
      expect(ask(question ?? "", snapshotRates).ok, question ?? "").toBe(true);
  });

  it("the reason is one sentence; what to write instead is left to the links, unless it is why a word is not a unit", () => {
    expect(failed("5.5 mmol/L to mg/dL")).toMatchObject({
      problem: expect.stringMatching(/depends on the substance\.$/),
      advice: "",
    });
    expect(failed("5 IU to mg")).toMatchObject({
      problem: "'IU' is not a unit.",
      advice: "An international unit is a different mass of each substance.",
    });
    expect(failed("120/80 mmHg").problem).toBe(
      "A blood pressure is two values: convert 120 mmHg and 80 mmHg separately.",
    );
    expect(failed("-500 °C to K").problem).toBe("-500 °C is below absolute zero.");
  });

  it("words that resemble no unit", () => {
    expect(failed("xyzzy qwxqwx")).toEqual({
      kind: "failed",
      problem: "There is no unit 'xyzzy qwxqwx'.",
      advice: "",
      choices: [],
      suggestions: [],
      converter: null,
    });
  });
});
