import { expect, test } from "vitest";
import { convert, findCategory, snapshotRates } from "~/conversion";
import { toExactText } from "~/numerals/ratio";
import { present } from "../../../../support/present";

const bitsPerSecond = (fromUnit: string): string => {
  const answer = convert(
    { category: "data-transfer", fromUnit, toUnit: "bit-per-second", value: "1" },
    snapshotRates,
  );
  if (!answer.ok) throw new Error(answer.error.code);
  return toExactText(present(answer.value.exact));
};

test.each([
  ["kilobit-per-second", "1000", "IEC 80000-13: decimal prefixes"],
  ["megabyte-per-second", "8000000", "IEC 80000-13: a byte is eight bits"],
  ["mebibyte-per-second", "8388608", "IEC 80000-13: binary prefixes"],
  ["t1-signal", "1544000", "ITU-T G.702"],
  ["t2-signal", "6312000", "ITU-T G.702"],
  ["t3-signal", "44736000", "ITU-T G.702"],
  ["epta-1-signal", "2048000", "ITU-T G.702"],
  ["epta-2-signal", "8448000", "ITU-T G.702"],
  ["epta-3-signal", "34368000", "ITU-T G.702"],
  ["e4-signal", "139264000", "ITU-T G.702"],
  ["oc3", "155520000", "ANSI T1.105"],
  ["oc48", "2488320000", "ANSI T1.105"],
  ["oc768", "39813120000", "ANSI T1.105"],
  ["stm-64-signal", "9953280000", "ITU-T G.707: 9 953 280 kbit/s"],
  ["stm-256-signal", "39813120000", "ITU-T G.707: 39 813 120 kbit/s"],
  ["h12", "1920000", "ITU-T I.412"],
  ["ide-udma-mode-1", "200000000", "T13 ATA: 25 MB/s"],
  ["ethernet-fast", "100000000", "IEEE 802.3"],
])("one %s is %s bit/s (%s)", (id, bits) => {
  expect(bitsPerSecond(id)).toBe(bits);
});

test("a rate marked SI def. equals the one without the mark", () => {
  const remarked = present(findCategory("data-transfer")).units.filter(({ id }) => id.endsWith("-si"));
  expect(remarked).toHaveLength(8);
  for (const { id } of remarked) expect(bitsPerSecond(id)).toBe(bitsPerSecond(id.slice(0, -3)));
});
