import { expect, test } from "vitest";
import { convert, describeError, findCategory, findUnit, snapshotRates } from "~/conversion";
import { formatResult } from "~/numerals/format";
import { toExactText } from "~/numerals/ratio";
import { present } from "../../../../support/present";

const currency = present(findCategory("currency"));
const unit = (code: string) => present(currency.units.find(({ id }) => id === code));

function convertExactly(
  value: string,
  fromUnit: string,
  toUnit: string,
  rates = snapshotRates,
): string | null {
  const answer = convert({ category: "currency", fromUnit, toUnit, value }, rates);
  if (!answer.ok) throw new Error(answer.error.code);
  return answer.value.exact && toExactText(answer.value.exact);
}

test("the ten main currencies lead the list in the spec's order", () => {
  expect(currency.units.slice(0, 10).map(({ id }) => id)).toEqual([
    "USD",
    "EUR",
    "JPY",
    "GBP",
    "AUD",
    "CAD",
    "CHF",
    "CNY",
    "HKD",
    "NZD",
  ]);
});

test("about 160 currencies have a rate of the snapshot, 35 retired ones follow", () => {
  const codes = currency.units.map(({ id }) => id);
  expect(codes).toHaveLength(195);
  expect(codes.slice(0, 160).sort()).toEqual(Object.keys(snapshotRates.rates).sort());
});

// Council Regulation (EC) No 2866/98, article 1, consolidated up to Bulgaria (Regulation (EU) 2025/1409).
test.each([
  ["BEF", "40.3399"],
  ["BGN", "1.95583"],
  ["DEM", "1.95583"],
  ["EEK", "15.6466"],
  ["GRD", "340.75"],
  ["ESP", "166.386"],
  ["FRF", "6.55957"],
  ["HRK", "7.5345"],
  ["IEP", "0.787564"],
  ["ITL", "1936.27"],
  ["CYP", "0.585274"],
  ["LVL", "0.702804"],
  ["LTL", "3.4528"],
  ["LUF", "40.3399"],
  ["MTL", "0.4293"],
  ["NLG", "2.20371"],
  ["ATS", "13.7603"],
  ["PTE", "200.482"],
  ["SIT", "239.64"],
  ["SKK", "30.126"],
  ["FIM", "5.94573"],
])("one euro is exactly the %s %s that Regulation 2866/98 fixed", (code, unitsPerEuro) => {
  expect(convertExactly("1", "EUR", code)).toBe(unitsPerEuro);
});

test.each([
  ["BYN", "BYR", "10000", "Decree 450 of 4 November 2015"],
  ["XCG", "ANG", "1", "at par on 31 March 2025"],
  ["SLE", "SLL", "1000", "redenomination of 1 July 2022"],
  ["ZWG", "ZWL", "2498.7242", "SI 60 of 2024"],
  ["VES", "VEF", "100000000000", "Decree 3.548 of 2018 (100,000) and Decree 4.553 of 2021 (1,000,000)"],
  ["MRU", "MRO", "10", "1 January 2018"],
  ["STN", "STD", "1000", "1 January 2018"],
  ["ZMW", "ZMK", "1000", "Act No. 8 of 2012"],
  ["TRY", "TRL", "1000000", "Law 5083 of 2004"],
  ["RON", "ROL", "10000", "Law 348/2004"],
  ["MXN", "MXP", "1000", "decree of 22 June 1992"],
  ["GHS", "GHC", "10000", "redenomination of 1 July 2007"],
  ["AZN", "AZM", "5000", "decree of 7 February 2005"],
  ["CUC", "CUP", "24", "Resolution 177/2020"],
])("one %s is exactly the %s that law gave for it", (successor, code, ratio) => {
  expect(convertExactly("1", successor, code)).toBe(ratio);
});

test("a legal rate overrides a feed that quotes a retired currency", () => {
  const feed = {
    ...snapshotRates,
    rates: { ...snapshotRates.rates, BYR: "19602.13", BYN: "3.03", DEM: "2" },
  };
  expect(convertExactly("1", "BYN", "BYR", feed)).toBe("10000");
  expect(convertExactly("1.95583", "DEM", "EUR", feed)).toBe("1");
});

test("every currency that is no longer legal tender says so in its name", () => {
  const retired = currency.units.slice(160);
  expect(retired.filter(({ name }) => !/, until (199|20[012])\d$/.test(name))).toEqual([]);
  expect(retired.length).toBeGreaterThan(30);
  expect(unit("DEM").name).toBe("German Mark, until 2002");
  expect(findUnit("German mark")).toMatchObject({ ok: true, value: { unit: { id: "DEM" } } });
});

// ISO 4217, List One, and the Central Bank of Venezuela since 1 October 2021.
test("the bolívar has its names of 2021", () => {
  expect(unit("VES").name).toBe("Bolívar Soberano");
  expect(unit("VED").name).toBe("Bolívar Digital");
});

test.each([
  ["USD", "AED", "3.6725"],
  ["USD", "SAR", "3.75"],
  ["USD", "QAR", "3.64"],
  ["OMR", "USD", "2.6008"],
  ["USD", "BHD", "0.376"],
  ["USD", "JOD", "0.709"],
  ["USD", "BZD", "2"],
  ["USD", "XCD", "2.7"],
  ["USD", "DJF", "177.721"],
  ["USD", "BBD", "2"],
  ["USD", "BSD", "1"],
  ["USD", "PAB", "1"],
  ["USD", "XCG", "1.79"],
  ["USD", "AWG", "1.79"],
  ["USD", "CUP", "24"],
  ["EUR", "STN", "24.5"],
  ["EUR", "XOF", "655.957"],
  ["EUR", "XAF", "655.957"],
  ["EUR", "KMF", "491.96775"],
  ["EUR", "CVE", "110.265"],
  ["EUR", "BAM", "1.95583"],
])("one %s is the fixed number of %s whatever a feed says: %s", (anchor, code, fixed) => {
  const pegged = anchor === "OMR" ? anchor : code;
  const feed = { ...snapshotRates, rates: { ...snapshotRates.rates, [pegged]: "7" } };
  expect(convertExactly("1", anchor, code, feed)).toBe(fixed);
  expect(unit(pegged).note).toMatch(/^Fixed at 1 [A-Z]{3} = [\d.]+ [A-Z]{3} since (?:19|20)\d\d.* \(.+\)\./);
});

test("the Hong Kong dollar, which moves within a band, keeps its market rate", () => {
  expect(convertExactly("1", "USD", "HKD")).toBeNull();
});

// Central Bank of Syria: 100 old pounds are one new pound since 1 January 2026.
test("the Syrian pound is the new one, worth a hundred of those that the rates quote", () => {
  const rates = { ...snapshotRates, rates: { ...snapshotRates.rates, SYP: "13000" } };
  expect(convert({ category: "currency", fromUnit: "USD", toUnit: "SYP", value: "1" }, rates)).toMatchObject({
    value: { result: 130 },
  });
  const asNow = { ...rates, rates: { ...rates.rates, SYP: "130" } };
  expect(convert({ category: "currency", fromUnit: "USD", toUnit: "SYP", value: "1" }, asNow)).toMatchObject({
    value: { result: 130 },
  });
  expect(unit("SYP")).toMatchObject({ name: "New Syrian Pound", note: expect.stringContaining("new pound") });
  expect(Number(snapshotRates.rates.SYP)).toBeGreaterThan(1000);
});

test("two currencies that the euro replaced convert exactly, by way of the euro", () => {
  expect(convertExactly("1.95583", "DEM", "FRF")).toBe("6.55957");
});

test("a market rate in between is never exact", () => {
  expect(convertExactly("1", "USD", "EUR")).toBeNull();
  expect(convertExactly("1", "USD", "DEM")).toBeNull();
});

test.each([
  ["USD", "US Dollar", "US dollars", "$1,234.50"],
  ["EUR", "Euro", "euros", "€1,234.50"],
  ["JPY", "Japanese Yen", "Japanese yen", "¥1,234.50"],
  ["GBP", "British Pound", "British pounds", "£1,234.50"],
  ["AUD", "Australian Dollar", "Australian dollars", "A$1,234.50"],
  ["CAD", "Canadian Dollar", "Canadian dollars", "CA$1,234.50"],
  ["CHF", "Swiss Franc", "Swiss francs", "CHF\u00a01,234.50"],
  ["CNY", "Chinese Yuan", "Chinese yuan", "CN¥1,234.50"],
  ["HKD", "Hong Kong Dollar", "Hong Kong dollars", "HK$1,234.50"],
  ["NZD", "New Zealand Dollar", "New Zealand dollars", "NZ$1,234.50"],
  ["RUB", "Russian Ruble", "Russian rubles", "1,234.50 ₽"],
  ["BYR", "Belarusian Ruble, until 2016", "Belarusian rubles (2000–2016)", "1,234.50 BYR"],
  ["XCG", "Caribbean Guilder", "Caribbean guilders", "Cg.\u00a01,234.50"],
  ["XAU", "Gold", "troy ounces of gold", "XAU\u00a01,234.50"],
])("%s is called %s, several of it %s, and an amount reads %s", (code, name, plural, amount) => {
  expect(unit(code)).toMatchObject({ name, plural });
  expect(unit(code).aliases).toContain(`${code} ${name}`);
  expect(formatResult(1234.5, currency.displayStyle(unit(code)))).toBe(amount);
});

test("a dollar that CLDR writes with $ alone shows its code instead", () => {
  expect(formatResult(2, currency.displayStyle(unit("SGD")))).toBe("SGD\u00a02.00");
  expect(currency.units.filter(({ symbol }) => symbol === "$").map(({ id }) => id)).toEqual(["USD"]);
});

test("a word that many currencies share means the most traded one and says so, or lists them where that is refused", () => {
  const dollars = findUnit("dollar");
  expect(dollars).toMatchObject({ ok: true, value: { unit: { id: "USD" } } });
  const alternatives = dollars.ok
    ? dollars.value.readings.flatMap((one) => (one.kind === "unit" ? one.alternatives : []))
    : [];
  expect(alternatives.map(({ unit: { id } }) => id)).toEqual(
    expect.arrayContaining(["AUD", "CAD", "HKD", "NZD"]),
  );
  const strict = findUnit("dollar", { isStrict: true });
  expect(!strict.ok && strict.error.code).toBe("ambiguous_unit");
});

test.each([
  ["forint", "HUF"],
  ["cedi", "GHS"], // the old cedi has another name
  ["dobras", "STN"],
])("a word that only one currency has finds it: %s", (word, id) => {
  expect(findUnit(word, { isStrict: true })).toMatchObject({
    ok: true,
    value: { unit: { id }, readings: [] },
  });
});

test("a missing rate names the currency that is fixed to it", () => {
  const rates = { ...snapshotRates, rates: { USD: "1", XOF: "560" } };
  const missing = convert({ category: "currency", fromUnit: "USD", toUnit: "XOF", value: 1 }, rates);
  expect(missing.ok ? "" : describeError(missing.error)).toBe(
    "There is no exchange rate for 'EUR', to which 'XOF' is fixed.",
  );
  const own = convert({ category: "currency", fromUnit: "USD", toUnit: "JPY", value: 1 }, rates);
  expect(own.ok ? "" : describeError(own.error)).toBe("There is no exchange rate for 'JPY'.");
});
