import { inGroupsOfThree } from "~/numerals/format";
import type { SourceId } from "../constants/bibliography";

/** A currency that a law replaced by another at a fixed ratio. */
export type RetiredCurrency<Code extends string = string> = {
  readonly code: Code;
  readonly successor: string;
  /** How many of the old currency made one of the new: the number in the law, or a fraction. */
  readonly unitsPerSuccessor: string;
  /** The day on which the successor became the currency: YYYY-MM-DD. */
  readonly since: string;
  /** The year in which the old currency ceased to be legal tender. */
  readonly until: number;
  /** "1000 SLL are 1 SLE" */
  readonly statement: string;
  readonly source: SourceId;
  /** How the ratio is derived, if no single law states it. */
  readonly remark?: string;
};

/** Five digits and more in groups of three, as numbers are written in notes: "10 000", "0.702804". */
const inGroups = (number: string): string =>
  /^\d{5,}$/.test(number) ? inGroupsOfThree(number).join(" ") : number;

const retired = <Code extends string>(
  code: Code,
  unitsPerSuccessor: string,
  successor: string,
  since: string,
  until: number,
  source: SourceId,
  remark?: string,
): RetiredCurrency<Code> => ({
  code,
  successor,
  unitsPerSuccessor,
  since,
  until,
  statement: `${inGroups(unitsPerSuccessor)} ${code} ${unitsPerSuccessor === "1" ? "is" : "are"} 1 ${successor}`,
  source,
  remark,
});

/** Into the euro; by default one of the currencies whose notes and coins it replaced in January and February 2002. */
const intoEuro = <Code extends string>(
  code: Code,
  unitsPerEuro: string,
  since = "1999-01-01",
  until = 2002,
): RetiredCurrency<Code> => retired(code, unitsPerEuro, "EUR", since, until, "Regulation (EC) 2866/98");

/** Retired currencies. Their rate is fixed by law and overrides any feed. */
export const retiredCurrencies = [
  retired("BYR", "10000", "BYN", "2016-07-01", 2016, "Decree 450 of Belarus"),
  intoEuro("BGN", "1.95583", "2026-01-01", 2026),
  intoEuro("HRK", "7.53450", "2023-01-01", 2023),
  intoEuro("LTL", "3.45280", "2015-01-01", 2015),
  intoEuro("LVL", "0.702804", "2014-01-01", 2014),
  intoEuro("EEK", "15.6466", "2011-01-01", 2011),
  intoEuro("SKK", "30.1260", "2009-01-01", 2009),
  intoEuro("CYP", "0.585274", "2008-01-01", 2008),
  intoEuro("MTL", "0.429300", "2008-01-01", 2008),
  intoEuro("SIT", "239.640", "2007-01-01", 2007),
  retired("ANG", "1", "XCG", "2025-03-31", 2025, "CBCS, Caribbean guilder"),
  retired("SLL", "1000", "SLE", "2022-07-01", 2023, "Bank of Sierra Leone, redenomination"),
  retired("ZWL", "2498.7242", "ZWG", "2024-04-08", 2024, "Zimbabwe, SI 60 of 2024"),
  retired(
    "VEF",
    "100000000000",
    "VES",
    "2018-08-20",
    2018,
    "Decree 4.553 of Venezuela",
    "100 000 made one bolívar soberano in 2018, and a million of those the bolívar of 2021, which kept the code VES.",
  ),
  retired("MRO", "10", "MRU", "2018-01-01", 2018, "Central Bank of Mauritania, new ouguiya"),
  retired("STD", "1000", "STN", "2018-01-01", 2018, "Central Bank of São Tomé and Príncipe, new dobra"),
  retired("ZMK", "1000", "ZMW", "2013-01-01", 2013, "Zambia, Act No. 8 of 2012"),
  intoEuro("DEM", "1.95583"),
  intoEuro("FRF", "6.55957"),
  intoEuro("ITL", "1936.27"),
  intoEuro("ESP", "166.386"),
  intoEuro("NLG", "2.20371"),
  intoEuro("ATS", "13.7603"),
  intoEuro("BEF", "40.3399"),
  intoEuro("FIM", "5.94573"),
  intoEuro("IEP", "0.787564"),
  intoEuro("LUF", "40.3399"),
  intoEuro("PTE", "200.482"),
  intoEuro("GRD", "340.750", "2001-01-01"),
  {
    // The law states the number of pesos for one convertible peso.
    ...retired("CUC", "1/24", "CUP", "2021-01-01", 2021, "Central Bank of Cuba, Resolution 177 of 2020"),
    statement: "1 CUC is 24 CUP",
  },
  retired("TRL", "1000000", "TRY", "2005-01-01", 2005, "Law 5083 of Turkey"),
  retired("ROL", "10000", "RON", "2005-07-01", 2006, "Law 348/2004 of Romania"),
  retired("MXP", "1000", "MXN", "1993-01-01", 1995, "Mexico, decree of 22 June 1992"),
  retired("GHC", "10000", "GHS", "2007-07-01", 2007, "Bank of Ghana, redenomination"),
  retired("AZM", "5000", "AZN", "2006-01-01", 2006, "Azerbaijan, decree of 7 February 2005"),
] as const satisfies readonly RetiredCurrency[];
