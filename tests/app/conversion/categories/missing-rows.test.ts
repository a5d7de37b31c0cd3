import { expect, it } from "vitest";
import { convert, snapshotRates } from "~/conversion";
import { testPrintedFactors } from "../../../support/printed-factors";

testPrintedFactors("energy", "J", "SI 1995/1804", { "therm-uk": "= 105505585.257348" });
testPrintedFactors("energy", "btu-it", "the US gas trade", {
  decatherm: "= 1000000",
  "kilo-btu-it": "= 1000",
});
testPrintedFactors("area", "square-meter", "Japan's law of 1891, whose tsubo it is,", {
  pyeong: "= 400/121",
});
testPrintedFactors("area", "acre", "Indian and Punjabi land records", {
  cent: "= 0.01",
  guntha: "= 1/40",
  kanal: "= 1/8",
});
testPrintedFactors("weight", "kg", "the SI Brochure, table 8,", { Mt: "= 1e9", Gt: "= 1e12" });
testPrintedFactors("data-transfer", "gigabit-per-second", "USB-IF and IEEE 802.3", {
  "usb-3-2-gen-2x2": "= 20",
  "ethernet-2-5-gigabit": "= 2.5",
  "ethernet-5-gigabit": "= 5",
  "thunderbolt-3": "= 40",
});
/** ANSI T1.105: 86 columns of nine bytes in each of three envelopes; 150.336 Mbit/s counted the path overhead in. */
testPrintedFactors("data-transfer", "megabit-per-second", "ANSI T1.105", {
  "sts1-payload": "= 49.536",
  "sts3-payload": "= 148.608",
});
testPrintedFactors("time", "second", "the Explanatory Supplement, 365.256363004 d at J2000.0,", {
  "year-sidereal": "≈ 31558149.7635",
});

it.each([
  ["0", "psig", "atm", 1],
  ["0", "barg", "atm", 1],
  ["1", "barg", "Pa", 201325],
  ["1", "atm", "psig", 0],
])("%s %s is %s %d", (value, fromUnit, toUnit, expected) => {
  const answer = convert({ category: "pressure", fromUnit, toUnit, value }, snapshotRates);
  expect(answer).toMatchObject({ ok: true, value: { result: expected } });
});
