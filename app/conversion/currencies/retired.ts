import * as s from "../constants/sources";

/** A currency that law replaced by another, and at which ratio. */
export type RetiredCurrency = {
  readonly code: string;
  readonly successor: string;
  /** How many of the old currency made one of the new: the very digits of the law. */
  readonly unitsPerSuccessor: string;
  /** The day from which the successor was the currency: YYYY-MM-DD. */
  readonly since: string;
  readonly source: s.Source;
  /** How the ratio comes about, where one law does not say it all. */
  readonly remark?: string;
};

const retired = (
  code: string,
  unitsPerSuccessor: string,
  successor: string,
  since: string,
  source: s.Source,
  remark?: string,
): RetiredCurrency => ({ code, successor, unitsPerSuccessor, since, source, remark });

const intoEuro = (code: string, unitsPerEuro: string, since: string): RetiredCurrency =>
  retired(code, unitsPerEuro, "EUR", since, s.EU_2866_98);

/** What the law fixed, whatever a feed says. */
export const retiredCurrencies: readonly RetiredCurrency[] = [
  retired("BYR", "10000", "BYN", "2016-07-01", s.BELARUS_2015),
  intoEuro("BGN", "1.95583", "2026-01-01"),
  intoEuro("HRK", "7.53450", "2023-01-01"),
  intoEuro("LTL", "3.45280", "2015-01-01"),
  intoEuro("LVL", "0.702804", "2014-01-01"),
  intoEuro("EEK", "15.6466", "2011-01-01"),
  intoEuro("SKK", "30.1260", "2009-01-01"),
  intoEuro("CYP", "0.585274", "2008-01-01"),
  intoEuro("MTL", "0.429300", "2008-01-01"),
  intoEuro("SIT", "239.640", "2007-01-01"),
  retired("ANG", "1", "XCG", "2025-03-31", s.CARIBBEAN_GUILDER_2025),
  retired("SLL", "1000", "SLE", "2022-07-01", s.SIERRA_LEONE_2022),
  retired("ZWL", "2498.7242", "ZWG", "2024-04-08", s.ZIMBABWE_2024),
  retired(
    "VEF",
    "100000000000",
    "VES",
    "2018-08-20",
    s.VENEZUELA_2021,
    "100 000 made one bolívar soberano in 2018, and a million of those the bolívar of 2021, which kept the code VES.",
  ),
  retired("MRO", "10", "MRU", "2018-01-01", s.MAURITANIA_2018),
  retired("STD", "1000", "STN", "2018-01-01", s.SAO_TOME_2018),
  retired("ZMK", "1000", "ZMW", "2013-01-01", s.ZAMBIA_2012),
  intoEuro("DEM", "1.95583", "1999-01-01"),
  intoEuro("FRF", "6.55957", "1999-01-01"),
  intoEuro("ITL", "1936.27", "1999-01-01"),
  intoEuro("ESP", "166.386", "1999-01-01"),
  intoEuro("NLG", "2.20371", "1999-01-01"),
  intoEuro("ATS", "13.7603", "1999-01-01"),
  intoEuro("BEF", "40.3399", "1999-01-01"),
  intoEuro("FIM", "5.94573", "1999-01-01"),
  intoEuro("IEP", "0.787564", "1999-01-01"),
  intoEuro("LUF", "40.3399", "1999-01-01"),
  intoEuro("PTE", "200.482", "1999-01-01"),
  intoEuro("GRD", "340.750", "2001-01-01"),
];
