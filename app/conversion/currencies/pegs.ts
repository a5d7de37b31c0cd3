import type { SourceId } from "../constants/bibliography";

/** A currency that its issuer keeps at a fixed rate, which overrides any feed. */
export type Peg = {
  readonly code: string;
  readonly anchor: "USD" | "EUR";
  /** A decimal or a fraction. */
  readonly unitsPerAnchor: string;
  /** The rate as the law or the central bank writes it: "1 USD = 3.6725 AED". */
  readonly statement: string;
  /** The date since which the rate applies, as precisely as the source states it: "1997-11". */
  readonly since: string;
  readonly source: SourceId;
  readonly remark?: string;
};

const peggedTo =
  (anchor: Peg["anchor"]) =>
  (code: string, unitsPerAnchor: string, since: string, source: SourceId, remark?: string): Peg => ({
    code,
    anchor,
    unitsPerAnchor,
    statement: `1 ${anchor} = ${unitsPerAnchor} ${code}`,
    since,
    source,
    remark,
  });

const toDollar = peggedTo("USD");
const toEuro = peggedTo("EUR");

const CUBAN_SEGMENTS =
  "This is the official rate of the first of three segments; 120 CUP are a dollar in the second, and several hundred in the floating third, which is the one for most people.";

/** Fixed rates. The Hong Kong dollar is not listed, because it moves within a band. */
export const pegs: readonly Peg[] = [
  toDollar("AED", "3.6725", "1997-11", "Central Bank of the UAE"),
  toDollar("SAR", "3.75", "1986-06", "Saudi Central Bank"),
  toDollar("QAR", "3.64", "2001-07-09", "Qatar, Amiri Decree 34 of 2001"),
  {
    // The Central Bank of Oman fixes the dollars for a rial.
    ...toDollar("OMR", "1250/3251", "1986-01", "Central Bank of Oman"),
    statement: "1 OMR = 2.6008 USD",
  },
  toDollar("BHD", "0.376", "2001", "Bahrain, Decree 48 of 2001"),
  toDollar("JOD", "0.709", "1995-10-23", "Central Bank of Jordan"),
  toDollar("BZD", "2", "1976-05", "Central Bank of Belize"),
  toDollar("XCD", "2.70", "1976-07", "Eastern Caribbean Central Bank"),
  toDollar("DJF", "177.721", "1973-02-20", "Central Bank of Djibouti"),
  toDollar("BBD", "2", "1975-07", "Central Bank of Barbados"),
  toDollar("BSD", "1", "1973", "Central Bank of The Bahamas"),
  toDollar("PAB", "1", "1904-06-28", "Panama, Law 84 of 1904"),
  toDollar("XCG", "1.79", "2025-03-31", "CBCS, exchange rate"),
  toDollar("AWG", "1.79", "1986-01-01", "Centrale Bank van Aruba"),
  toDollar("CUP", "24", "2021-01-01", "Central Bank of Cuba, segment I", CUBAN_SEGMENTS),
  toEuro("STN", "24.5", "2010-01", "São Tomé and Príncipe, agreement of 2009"),
  toEuro("XOF", "655.957", "1999-01-01", "Council Decision 98/683/EC"),
  toEuro("XAF", "655.957", "1999-01-01", "Council Decision 98/683/EC"),
  toEuro("KMF", "491.96775", "1999-01-01", "Council Decision 98/683/EC"),
  toEuro("CVE", "110.265", "1999-01-01", "Council Decision 98/744/EC"),
  toEuro("BAM", "1.95583", "2001-10-11", "Central Bank of Bosnia and Herzegovina"),
];
