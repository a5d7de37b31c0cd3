import { retiredCurrencies } from "./retired";

type WordOf<Text extends string> = Text extends "" | "\n"
  ? never
  : Text extends `${infer Word}\n`
    ? Word
    : Text;
/** The words of a text as literal types. */
type Words<Text extends string, Found extends string = never> = Text extends `${infer First} ${infer Rest}`
  ? Words<Rest, Found | WordOf<First>>
  : Found | WordOf<Text>;

const words = <const Text extends string>(text: Text): readonly Words<Text>[] =>
  text.trim().split(/\s+/) as Words<Text>[];

/** The ten currencies that a page shows first, in the order of the specification. */
export const mainCurrencyCodes = words("USD EUR JPY GBP AUD CAD CHF CNY HKD NZD");

/** National and regional currencies of ISO 4217 List One after amendment 180, by code. */
const furtherCurrencyCodes = words(`
  AED AFN ALL AMD AOA ARS AWG AZN BAM BBD BDT BHD BIF BMD BND BOB BRL BSD BTN BWP
  BYN BZD CDF CLP COP CRC CUP CVE CZK DJF DKK DOP DZD EGP ERN ETB FJD FKP GEL GHS
  GIP GMD GNF GTQ GYD HNL HTG HUF IDR ILS INR IQD IRR ISK JMD JOD KES KGS KHR KMF
  KPW KRW KWD KYD KZT LAK LBP LKR LRD LSL LYD MAD MDL MGA MKD MMK MNT MOP MRU MUR
  MVR MWK MXN MYR MZN NAD NGN NIO NOK NPR OMR PAB PEN PGK PHP PKR PLN PYG QAR RON
  RSD RUB RWF SAR SBD SCR SDG SEK SGD SHP SLE SOS SRD SSP STN SVC SYP SZL THB TJS
  TMT TND TOP TRY TTD TWD TZS UAH UGX UYU UZS VED VES VND VUV WST XAF XCD XCG XOF
  XPF YER ZAR ZMW ZWG
`);

/** Gold, silver, platinum, palladium by the troy ounce, and the IMF's special drawing right. */
const supranationalCodes = words("XAU XAG XPT XPD XDR");

/** The currencies with their own market rate. */
export const currentCurrencyCodes = [...mainCurrencyCodes, ...furtherCurrencyCodes, ...supranationalCodes];

/** Every currency of the catalogue in display order, the retired ones last. */
export const currencyCodes: readonly string[] = [
  ...currentCurrencyCodes,
  ...retiredCurrencies.map(({ code }) => code),
];
