import type { SourceId } from "../constants/bibliography";
import * as s from "../constants/sources";

/** A currency that its issuer keeps at a fixed rate, which overrides any feed. */
export type Peg = {
  readonly code: string;
  readonly anchor: "USD" | "EUR";
  /** A decimal or a fraction. */
  readonly unitsPerAnchor: string;
  /** The rate as the law or the central bank writes it: "1 USD = 3.6725 AED". */
  readonly statement: string;
  /** Since when the rate has applied, as precisely as the source states: "1997-11". */
  readonly since: string;
  readonly source: SourceId;
  readonly remark?: string;
};

type Fixed = Pick<Peg, "code" | "anchor" | "unitsPerAnchor" | "since" | "source" | "remark">;

const peg = (fixed: Fixed): Peg => ({
  ...fixed,
  statement: `1 ${fixed.anchor} = ${fixed.unitsPerAnchor} ${fixed.code}`,
});

const toDollar = (code: string, unitsPerAnchor: string, since: string, source: SourceId, remark?: string) =>
  peg({ code, anchor: "USD", unitsPerAnchor, since, source, remark });

const toEuro = (code: string, unitsPerAnchor: string, since: string, source: SourceId) =>
  peg({ code, anchor: "EUR", unitsPerAnchor, since, source });

const CUBAN_SEGMENTS =
  "This is the official rate of the first of three segments; 120 CUP are a dollar in the second, and several hundred in the floating third, which is the one for most people.";

/** The Hong Kong dollar is not among them: it moves within a band. */
export const pegs: readonly Peg[] = [
  toDollar("AED", "3.6725", "1997-11", s.UAE_PEG),
  toDollar("SAR", "3.75", "1986-06", s.SAUDI_PEG),
  toDollar("QAR", "3.64", "2001-07-09", s.QATAR_PEG),
  {
    // The Central Bank of Oman fixes the dollars for a rial.
    ...toDollar("OMR", "1250/3251", "1986-01", s.OMAN_PEG),
    statement: "1 OMR = 2.6008 USD",
  },
  toDollar("BHD", "0.376", "2001", s.BAHRAIN_PEG),
  toDollar("JOD", "0.709", "1995-10-23", s.JORDAN_PEG),
  toDollar("BZD", "2", "1976-05", s.BELIZE_PEG),
  toDollar("XCD", "2.70", "1976-07", s.ECCB_PEG),
  toDollar("DJF", "177.721", "1973-02-20", s.DJIBOUTI_PEG),
  toDollar("BBD", "2", "1975-07", s.BARBADOS_PEG),
  toDollar("BSD", "1", "1973", s.BAHAMAS_PEG),
  toDollar("PAB", "1", "1904-06-28", s.PANAMA_1904),
  toDollar("XCG", "1.79", "2025-03-31", s.CBCS_PEG),
  toDollar("AWG", "1.79", "1986-01-01", s.ARUBA_PEG),
  toDollar("CUP", "24", "2021-01-01", s.CUBA_2025, CUBAN_SEGMENTS),
  toEuro("STN", "24.5", "2010-01", s.SAO_TOME_PEG),
  toEuro("XOF", "655.957", "1999-01-01", s.EU_98_683),
  toEuro("XAF", "655.957", "1999-01-01", s.EU_98_683),
  toEuro("KMF", "491.96775", "1999-01-01", s.EU_98_683),
  toEuro("CVE", "110.265", "1999-01-01", s.EU_98_744),
  toEuro("BAM", "1.95583", "2001-10-11", s.BOSNIA_PEG),
];
