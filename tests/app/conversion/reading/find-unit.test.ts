import { describe, expect, it } from "vitest";
import { describeError, findPair, findUnit, type Unit } from "~/conversion";
import { namesOf, normalizeTypography, withoutQualifier } from "~/conversion/reading/name/unit-names";

const found = (text: string, category?: string) => {
  const result = findUnit(text, { category });
  return result.ok ? `${result.value.category?.id} ${result.value.unit.id}` : result.error.code;
};

describe("a unit is found by any of its names", () => {
  it.each([
    ["km", "length km"],
    ["kilometer", "length km"],
    ["kilometres", "length km"],
    ["Kilometers", "length km"],
    ["feet", "length ft"],
    ["µm", "length micrometer"],
    ["μm", "length micrometer"],
    ["um", "length micrometer"],
    ["[mi_i]", "length mi"],
    ["litre", "volume L"],
    ["sq ft", "area square-foot"],
    ["square feet", "area square-foot"],
    ["ft²", "area square-foot"],
    ["ft^2", "area square-foot"],
    ["ft2", "area square-foot"],
    ["m**3", "volume cubic-meter"],
    ["°C", "temperature celsius"],
    ["degC", "temperature celsius"],
    ["pounds-force per square inch", "pressure pound-force-per-square-inch"],
    ["newton per square metre", "pressure newton-per-square-meter"],
    ["kW*h", "energy kilowatt-hour"],
    ["kWh", "energy kilowatt-hour"],
    ["usd", "currency USD"],
    ["US dollars", "currency USD"],
    ["Mbit/s", "data-transfer megabit-per-second"],
    ["Ω", "electric-resistance ohm"],
    ["lbs", "weight lb"],
    ["Second", "time second"],
    // Rain falls so; it was the hydraulic conductivity of a soil.
    ["in/h", "speed in/h"],
    ["YEAR", "time year"],
    ["moles per hour", "flow-molar mol-per-hour"],
    ["millimoles per litre", "concentration-molar millimol-per-liter"],
  ])("%s", (text, expected) => {
    expect(found(text)).toBe(expected);
  });

  // The most traded of several currencies, or the only one in use.
  it.each([
    ["francs", "currency CHF"],
    ["pesos", "currency MXN"],
    ["rubles", "currency RUB"],
    ["lira", "currency TRY"],
    // Only the Italian lira, which ceased to be money in 2002, had this plural.
    ["liras", "currency TRY"],
  ])("%s without a country", (text, expected) => {
    expect(found(text)).toBe(expected);
  });

  // What people look for by these symbols was known by name only.
  it.each([
    ["F", "charge", "charge faraday"],
    ["oz/h", "flow", "flow ounce-per-hour"],
    ["oz (UK)/min", "flow", "flow ounce-uk-per-minute"],
  ])("%s among the units of %s", (text, category, expected) => {
    expect(found(text, category)).toBe(expected);
  });

  it.each(["ton/h", "tons/hour", "tons per hour", "ton/day", "tons per day"])(
    "%s is of metric tons, and the reading names the short and the long one",
    (text) => {
      const result = findUnit(text);
      const readings = result.ok ? result.value.readings : [];
      const named = readings.flatMap((one) => (one.kind === "unit" ? [one.chosen, ...one.alternatives] : []));
      expect(named.map(({ unit }) => unit.name.replace(/\/.*/, ""))).toEqual([
        "ton (metric)",
        "ton (short)",
        "ton (long)",
      ]);
    },
  );

  it("lets case decide where it matters", () => {
    expect(found("mPa")).toBe("pressure mPa");
    expect(found("MPa")).toBe("pressure MPa");
  });

  it.each([
    ["A", "C"],
    ["mT", "kg"],
    ["kg", "mT"],
    ["M", "cm"],
    ["H", "s"],
    ["MB", "Pa"],
    ["N", "m"],
  ])("reads neither %s nor %s in another case to make them fit", (from, to) => {
    const result = findPair(from, to);
    expect(result.ok ? result.value : result.error.code).toMatch(/^(incompatible|unknown)_units?$/);
  });

  it.each([
    ["FT", "length ft"],
    ["KWH", "energy kilowatt-hour"],
    ["kpa", "pressure kPa"],
    ["khz", "frequency-wavelength kHz"],
    ["cup", "volume cup-us"],
    ["ºC", "temperature celsius"],
  ])("finds %s where no other unit is written so", (text, expected) => {
    expect(found(text)).toBe(expected);
  });

  it("reads each of two symbols as it is written, whatever would fit in another case", () => {
    const symbols =
      "m cm mm km nm µm pm Mm in ft yd mi au g kg mg t lb oz s ms ns min h d K C F R L mL pt Pa kPa MPa mPa bar psi J kJ MJ mJ eV cal kWh A mA V Ω mΩ MΩ S mS H mH pF T mT G Wb Hz MHz mHz lx cd ph Bq Ci Gy rad N W e E M P p k D".split(
        " ",
      );
    // D, the symbol of the diopter, and p, that of the penny, have no row.
    const isNamed = (unit: Unit, text: string) =>
      (text === "D" && unit.name === "diopter") ||
      (text === "p" && unit.name === "penny (British)") ||
      [...namesOf(unit), unit.ucum ?? ""]
        .map(normalizeTypography)
        .flatMap((name) => [name, withoutQualifier(name)])
        .includes(normalizeTypography(text));
    const misread = symbols.flatMap((from) =>
      symbols.flatMap((to) => {
        const result = findPair(from, to);
        const isAsWritten = !result.ok || (isNamed(result.value.from, from) && isNamed(result.value.to, to));
        return isAsWritten ? [] : `${from} to ${to}`;
      }),
    );
    // Where both are in capitals and nothing else converts, they may be so by habit: "3 D TO H" is 72. Nobody counts minutes in
    // svedbergs. Beside electronvolts nanometers are a wavelength.
    expect(misread.toSorted()).toEqual([
      "A to D",
      "A to H",
      "A to S",
      "D to A",
      "D to H",
      "D to M",
      "D to S",
      "H to A",
      "H to D",
      "H to S",
      "M to D",
      "P to p",
      "S to A",
      "S to D",
      "S to H",
      "S to d",
      "S to h",
      "S to min",
      "d to S",
      "eV to nm",
      "eV to µm",
      "h to S",
      "min to S",
      "nm to eV",
      "p to P",
      "µm to eV",
    ]);
  }, 120_000);

  it("takes m as the metre before milli, and as milli among the prefixes", () => {
    expect(found("m")).toBe("length m");
    expect(found("m", "prefixes")).toBe("prefixes milli");
  });
});

describe("a name with several meanings", () => {
  const names: [string, string, string[]][] = [
    ["gallon", "gallon (US)", ["gallon (UK)"]],
    ["atmosphere", "standard atmosphere", ["technical atmosphere"]],
    ["atmospheres", "standard atmosphere", ["technical atmosphere"]],
    ["gpm", "gallon (US)/minute", ["gallon (UK)/minute"]],
    ["floz", "fluid ounce (US)", ["fluid ounce (UK)"]],
    ["pint", "pint (US)", ["pint (UK)"]],
    ["ton", "ton (metric)", ["ton (short)", "ton (long)"]],
    ["tons", "ton (metric)", ["ton (short)", "ton (long)"]],
    ["barrel", "barrel (oil)", ["barrel (US)", "barrel (UK)"]],
  ];

  it.each(names)("%s means the %s, and the reading names %j", (text, common, others) => {
    const result = findUnit(text);
    if (!result.ok) throw new Error(describeError(result.error));
    expect(result.value.unit.name).toBe(common);
    const alternatives = result.value.readings.flatMap((one) =>
      one.kind === "unit" ? one.alternatives.map(({ unit }) => unit.name) : [],
    );
    expect(alternatives).toEqual(expect.arrayContaining(others));
  });

  const choicesOf = (text: string, isStrict: boolean): readonly string[] => {
    const result = findUnit(text, { isStrict });
    return !result.ok && result.error.code === "ambiguous_unit"
      ? result.error.choices.map(({ name }) => name)
      : [];
  };

  it.each(names)(
    "%s is refused where nothing may be assumed, with its choices: %s, %j",
    (text, common, others) => {
      expect(choicesOf(text, true)).toEqual(expect.arrayContaining([common, ...others]));
    },
  );

  it.each([["cable", ["cable (international)", "cable (US)", "cable (UK)"]]])(
    "%s has no meaning that dominates: it always lists %j",
    (text, choices) => {
      expect(choicesOf(text, false)).toEqual(expect.arrayContaining(choices));
    },
  );
});

// findUnit("0") threw "A fraction with denominator zero".
it.each(["0", "0/0", "0*0"])("%s is not a unit", (text) => {
  const result = findUnit(text);
  expect(result.ok ? "" : result.error.code).toBe("invalid_expression");
});

describe("a mistyped unit gets suggestions", () => {
  it.each([
    ["kilometr", "kilometer"],
    ["celcius", "Celsius"],
    ["farenheit", "Fahrenheit"],
    ["oucne", "ounce"],
    ["miel", "mile"],
  ])("%s", (text, suggestion) => {
    const result = findUnit(text);
    expect(result.ok ? "" : describeError(result.error)).toContain(`'${suggestion}'`);
  });

  it("but a small letter that names nothing else is the unit of the SI", () => {
    const result = findPair("kwh", "j");
    expect(result.ok && result.value.to.id).toBe("J");
  });

  it("a quantity is not a unit, and its category is named", () => {
    const result = findPair("mass", "g");
    expect(result.ok ? "" : describeError(result.error)).toBe(
      "'mass' is not a unit. See the category 'weight'.",
    );
  });
});

describe("a symbol of two fields", () => {
  it.each([
    ["cd", "candela", "cord"],
    ["b", "barn", "bit"],
    ["kt", "kiloton (metric)", "knot"],
    ["D", "darcy", "debye"],
    ["c", "Celsius", "century"],
    ["AWG", "American wire gauge", "Aruban Florin"],
    ["Sv", "sievert", "sverdrup"],
    ["cc", "cc", "cicero"],
    ["st", "stone (UK)", "stere"],
    ["cl", "centiliter", "caliber"],
    ["rpm", "revolution/minute", "revolution/minute (frequency)"],
    ["ppm", "part per million", "part/million (ppm)"],
    ["megaton", "megaton", "megaton (metric)"],
  ])("%s alone is read as one of them, and the answer names the other", (text, chosen, other) => {
    const found = findUnit(text);
    if (!found.ok) throw new Error(describeError(found.error));
    expect(found.value.unit.name).toBe(chosen);
    const [reading] = found.value.readings;
    const others = reading?.kind === "unit" ? reading.alternatives.map(({ unit }) => unit.name) : [];
    expect(others).toContain(other);
  });

  it.each(["nl", "cft"])("%s is a length if only lengths are asked for", (text) => {
    expect(findUnit(text, { category: "length" })).toMatchObject({ ok: true });
  });

  it("gal is the gallon where nothing says acceleration", () => {
    expect(findUnit("gal")).toMatchObject({ ok: true, value: { unit: { id: "gallon-us" } } });
    expect(findPair("gal", "m/s2")).toMatchObject({ ok: true, value: { category: { id: "acceleration" } } });
  });

  it.each(["m", "g", "L", "min", "oz", "mph", "h", "W", "%"])("%s needs no word", (text) => {
    const found = findUnit(text);
    expect(found.ok && found.value.readings).toEqual([]);
  });
});

describe("what is written like a unit and converts into nothing", () => {
  it.each([
    ["IU", "'IU' is not a unit. An international unit is a different mass of each substance."],
    [
      "Scoville",
      "'Scoville' is not a unit. Pungency is rated by tasting or from the chemistry of one substance.",
    ],
    ["mesh", "'mesh' is not a unit. Grit and mesh numbers are looked up in tables."],
    ["handfuls", "'handfuls' is not a unit. It has no fixed size."],
  ])("%s says why", (text, sentence) => {
    const result = findUnit(text);
    expect(result.ok ? "" : describeError(result.error)).toBe(sentence);
  });
});

const pair = (from: string, to: string) => {
  const result = findPair(from, to);
  return result.ok
    ? `${result.value.category?.id} ${result.value.from.id} ${result.value.to.id}`
    : describeError(result.error);
};

describe("the other unit settles what one alone leaves open", () => {
  it.each([
    ["m", "cm", "length m cm"],
    ["C", "F", "temperature celsius fahrenheit"],
    ["c", "f", "temperature celsius fahrenheit"],
    ["f", "k", "temperature fahrenheit kelvin"],
    ["cup", "eur", "currency CUP EUR"],
    ["MIN", "s", "time minute second"],
    ["Hz", "m", "frequency-wavelength Hz wavelength-in-metres"],
    ["kg/L", "g/L", "density kilogram-per-liter gram-per-liter"],
    ["N·m", "lbf·ft", "moment-of-force newton-meter pound-force-foot"],
  ])("%s and %s", (from, to, expected) => {
    expect(pair(from, to)).toBe(expected);
  });

  it("says what each side measures where they do not convert", () => {
    expect(pair("kg", "m")).toBe(
      "'kg' measures mass and 'm' measures length; they do not convert into each other.",
    );
  });

  it("suggests first what the other side converts into", () => {
    expect(pair("mle", "km")).toMatch(/Did you mean 'mile'/);
    expect(pair("km", "mle")).toMatch(/Did you mean 'mile'/);
  });

  // Letters in another order counted as any other edit: 'mil' came first, and 'MHz' for 'mhp'.
  it.each([
    ["miel", "km", "'mile', 'mil' or 'mi/L'"],
    ["dyas", "h", "'day'"],
    ["mhp", "km/h", "'mph'"],
  ])("suggests for %s in %s first what has its letters", (text, target, names) => {
    expect(pair(text, target)).toContain(`Did you mean ${names}`);
  });

  // What converts into meters was suggested although nothing like it had been typed: 'pace' and 'verst'.
  it.each([
    ["pascl", "'pascal'"],
    ["volst", "'volt'"],
    ["watss", "'watt'"],
  ])("suggests what is nearest to %s, whatever it converts into", (text, names) => {
    expect(pair(text, "m")).toContain(`There is no unit '${text}'. Did you mean ${names}`);
  });

  // What was much worse than the best was left out, so that one or two were named where three are near.
  it.each([
    ["kilomters", "kilometer"],
    ["kilopascls", "kilopascal"],
    ["galons", "gallon"],
    ["stonne", "stone"],
    ["dolars", "dollar"],
    ["litrs", "liter"],
  ])("names three units near to %s, first %s", (text, first) => {
    const found = findUnit(text);
    const nearest = !found.ok && found.error.code === "unknown_unit" ? found.error.nearest : [];
    expect(nearest[0]).toBe(first);
    expect(new Set(nearest).size).toBe(3);
  });

  it("names the nearest three of an unknown name in an expression, and where it is", () => {
    const found = findUnit("kg kilomters/s");
    expect(found.ok ? "" : describeError(found.error)).toMatch(
      /^There is no unit 'kilomters' \(column 4 of .*\)\. Did you mean 'kilometer', '[^']+' or '[^']+'\?$/,
    );
  });

  // "kilobar" came before "kilometer" for 'kilomtrs', and "one" before "ounce" for 'onces'.
  it.each([
    ["kilomtrs", "kilometer"],
    ["onces", "ounce"],
    ["gigabyt", "gigabyte"],
    ["celcuis", "Celsius"],
    ["yenn", "yen"],
  ])("names first for %s what only lacks letters in it: %s", (text, first) => {
    const found = findUnit(text);
    expect(found.ok ? "" : describeError(found.error)).toContain(`Did you mean '${first}'`);
  });

  it("names nothing that is near to nothing", () => {
    const found = findUnit("qqqq");
    expect(found.ok ? "" : describeError(found.error)).toBe("There is no unit 'qqqq'.");
  });

  it("takes the most common reading where several remain, and names the others", () => {
    expect(pair("gallon", "L")).toBe("volume gallon-us L");
    const result = findPair("gallon", "L");
    expect(result.ok && result.value.readings).toMatchObject([
      { kind: "unit", text: "gallon", alternatives: [{ unit: { id: "gallon-uk" } }] },
    ]);
  });
});

// Both were shown as g/kW·h.
it.each([
  ["g/kW*h", "g/(kW·h)", "gram/kilowatt-hour"],
  ["g/(kW h)", "g/(kW·h)", "gram/kilowatt/hour"],
])("'%s' is shown without leaving the order of its factors open", (text, symbol, name) => {
  expect(findUnit(text)).toMatchObject({ ok: true, value: { unit: { symbol, name } } });
});

// A quart was a quettatesla, and the answer named quarts as what else it may be.
it.each([
  ["QT", "quart (US)"],
  ["YR", "year"],
])("'%s' is the %s before a prefix that nobody uses with such a unit", (text, name) => {
  expect(findUnit(text)).toMatchObject({ ok: true, value: { unit: { name } } });
});

it.each([
  ["Ha", "hectare"],
  ["Gal", "gallon (US)"],
  ["CUP", "cup (US)"],
  ["Gb", "gigabit"],
])("the symbol '%s' is read in its own case, and the answer names the %s", (text, other) => {
  const found = findUnit(text);
  const [reading] = found.ok ? found.value.readings : [];
  const names = reading?.kind === "unit" ? reading.alternatives.map(({ unit }) => unit.name) : [];
  expect(names).toContain(other);
});

// Without a row of its own, a gigasievert was the heat of a fuel, and a megakatal a molar flow.
it.each([
  ["GSv", "dose-equivalent"],
  ["Grd", "radiation-absorbed"],
  ["GGy", "radiation-absorbed"],
  ["Mkat", "catalytic-activity"],
  ["GBq", "radiation-activity"],
])("'%s' is of the category of its unit: %s", (text, category) => {
  expect(findUnit(text)).toMatchObject({ ok: true, value: { category: { id: category } } });
});
