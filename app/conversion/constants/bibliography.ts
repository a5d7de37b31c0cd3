/** The documents that define units and constants or publish their values, by short name: title, year and address. */
const documents = {
  mathematics: "Mathematical constant",
  "SI Brochure": "BIPM, The International System of Units (SI), 9th edition, v3.01 (2019) https://www.bipm.org/en/publications/si-brochure",
  "27th CGPM, Resolution 3":
    "BIPM, 27th CGPM, Resolution 3: On the extension of the range of SI prefixes (2022) https://www.bipm.org/en/cgpm-2022/resolution-3",
  "3rd CGPM": "BIPM, 3rd CGPM: standard acceleration of gravity 980.665 cm/s² (1901) https://www.bipm.org/en/committees/cg/cgpm/3-1901/resolution-2",
  "9th CGPM": "CIPM, 1946, Resolution on the definitions of photometric units (the new candle), ratified by the 9th CGPM in 1948 (1948)",
  "10th CGPM, Resolution 4":
    "BIPM, 10th CGPM, Resolution 4: standard atmosphere 101 325 Pa (1954) https://www.bipm.org/en/committees/cg/cgpm/10-1954/resolution-4",
  "24 FR 5348":
    "Refinement of Values for the Yard and the Pound, Federal Register, 1 July 1959 (1959 agreement of the English-speaking metrology laboratories) (1959)",
  "85 FR 62698": "Deprecation of the United States (U.S.) Survey Foot, Federal Register, 5 October 2020 (2020)",
  "NIST SP 811":
    "NIST Special Publication 811, Guide for the Use of the International System of Units, Appendix B (2008) https://www.nist.gov/pml/special-publication-811",
  "NIST Handbook 44":
    "NIST Handbook 44, Appendix C, General Tables of Units of Measurement (2024) https://www.nist.gov/pml/owm/nist-handbook-44-current-edition",
  "Weights and Measures Act 1985":
    "United Kingdom, Weights and Measures Act 1985, Schedule 1, and Units of Measurement Regulations 1995 (SI 1995/1804) (1985) https://www.legislation.gov.uk/ukpga/1985/72",
  "80/181/EEC": "Council Directive 80/181/EEC on units of measurement (1979) https://eur-lex.europa.eu/eli/dir/1980/181",
  "CODATA 2022": "CODATA Internationally recommended 2022 values of the Fundamental Physical Constants, NIST (2024) https://physics.nist.gov/cuu/Constants/",
  "IAU 2012 B2": "IAU 2012 Resolution B2 on the re-definition of the astronomical unit of length (2012)",
  "IAU 2015 B2": "IAU 2015 Resolution B2 on recommended zero points (parsec as 648 000/π au) (2015)",
  "IAU Style Manual": "IAU, G. A. Wilkins (ed.), The IAU Style Manual, Transactions of the IAU XX B: the Julian year of 365.25 days (1989)",
  "IEC 80000-13": "IEC 80000-13, Quantities and units, Part 13: Information science and technology (2025)",
  "IEC 80000-6": "IEC 80000-6, Quantities and units, Part 6: Electromagnetism (2022)",
  "ISO 13666": "ISO 13666, Ophthalmic optics, Spectacle lenses, Vocabulary (2019)",
  "ISO 2533": "ISO 2533, Standard Atmosphere: the speed of sound at sea level is 340.294 m/s (1975)",
  UCUM: "Regenstrief Institute, The Unified Code for Units of Measure, version 2.2 (2024) https://ucum.org/ucum",
  "UNECE Recommendation 20":
    "UNECE, Recommendation 20, Codes for Units of Measure Used in International Trade, Revision 17: DZN, the dozen, counts units in multiples of 12 (2021) https://unece.org/trade/uncefact/cl-recommendations",
  "ISO 4217":
    "ISO 4217, Codes for the representation of currencies, List One after amendment 180 (2026) https://www.six-group.com/en/products-services/financial-information/data-standards.html",
  "5th International Conference on the Properties of Steam":
    "Fifth International Conference on the Properties of Steam, London: International Table calorie 4.1868 J (1956)",
  "France, law of 2 April 1919": "France, loi du 2 avril 1919 sur les unités de mesure and décret du 26 juillet 1919 (meter-tonne-second system) (1919)",
  "FAO 77":
    "FAO, Food energy: methods of analysis and conversion factors, Food and Nutrition Paper 77: 1 kcal = 4.184 kJ (2003) https://www.fao.org/4/y5022e/y5022e00.htm",
  "Energy Statistics Manual": "IEA, OECD and Eurostat, Energy Statistics Manual: the tonne of oil equivalent is 41.868 GJ (2005)",
  IRES: "United Nations Statistics Division, International Recommendations for Energy Statistics: the tonne of coal equivalent is 29.3076 GJ (2018)",
  "26 U.S.C. 45K": "United States Code, title 26, section 45K(d)(5): the barrel-of-oil equivalent has a Btu content of 5.8 million (2005)",
  "Federal Register, 27 July 1968": "Federal Register, 27 July 1968: the therm (U.S.) of the natural gas industry, as cited in NIST SP 811, footnote 24 (1968)",
  "CIPM 1950": "BIPM, Procès-verbaux of the CIPM: the calorie at 15 °C is 4.1855 J (1950)",
  "Regulation (EC) 1103/97":
    "Council Regulation (EC) No 1103/97 on certain provisions relating to the introduction of the euro, and the conversion rates adopted under it (1997) https://eur-lex.europa.eu/eli/reg/1997/1103",
  "IEEE 802.3": "IEEE Std 802.3, IEEE Standard for Ethernet (2022)",
  "ANSI T1.105": "ANSI T1.105, Synchronous Optical Network (SONET): basic description including multiplex structure, rates and formats (2001)",
  "ANSI T1.102": "ANSI T1.102, Digital hierarchy: electrical interfaces (DS1, DS1C, DS2, DS3, DS4NA) (1993)",
  "ANSI T1.107": "ANSI T1.107, Digital hierarchy: formats specifications (2002)",
  "ITU-T G.702": "ITU-T Recommendation G.702, Digital hierarchy bit rates (1988) https://www.itu.int/rec/T-REC-G.702",
  "ITU-T G.704":
    "ITU-T Recommendation G.704, Synchronous frame structures used at 1544, 6312, 2048, 8448 and 44 736 kbit/s hierarchical levels (1998) https://www.itu.int/rec/T-REC-G.704",
  "ITU-T G.707": "ITU-T Recommendation G.707, Network node interface for the synchronous digital hierarchy (SDH) (2007) https://www.itu.int/rec/T-REC-G.707",
  "ITU-T I.412":
    "ITU-T Recommendation I.412, ISDN user-network interfaces: interface structures and access capabilities (B and H channels) (1988) https://www.itu.int/rec/T-REC-I.412",
  "ITU-T V series": "ITU-T Recommendations V.21, V.22, V.22 bis, V.32, V.32 bis, V.34 and V.90 on modems (1998) https://www.itu.int/rec/T-REC-V",
  "ITU-T X.1": "ITU-T Recommendation X.1, International user classes of service: 110 bit/s start-stop terminals (1996) https://www.itu.int/rec/T-REC-X.1",
  "INCITS T10, SCSI": "INCITS T10, Small Computer System Interface: SCSI-1, SCSI-2 and SCSI Parallel Interface (Fast-20, SPI-2, SPI-3) (2000)",
  "INCITS T13, ATA": "INCITS T13, AT Attachment with Packet Interface (ATA/ATAPI-5): register, multiword and Ultra DMA transfer timing (2000)",
  "USB specifications": "USB Implementers Forum, Universal Serial Bus specifications 1.1, 2.0, 3.0, 3.1 and USB4 (2019) https://www.usb.org/documents",
  "IEEE 1394": "IEEE Std 1394, IEEE Standard for a High-Performance Serial Bus (2008)",
  "Serial ATA": "SATA-IO, Serial ATA specification, revisions 1.0, 2.0 and 3.0 (2009)",
  "Regulation (EC) 2866/98":
    "Council Regulation (EC) No 2866/98 on the conversion rates between the euro and the currencies of the Member States adopting the euro, as amended up to Bulgaria's adoption in 2026 (1998) https://eur-lex.europa.eu/eli/reg/1998/2866",
  "Decree 450 of Belarus":
    "President of the Republic of Belarus, Decree No. 450 of 4 November 2015 on the redenomination of the official monetary unit: 10 000 BYR = 1 BYN (2015)",
  "CBCS, Caribbean guilder":
    "Centrale Bank van Curaçao en Sint Maarten: the Caribbean guilder replaces the Netherlands Antillean guilder at par on 31 March 2025 (2025)",
  "Bank of Sierra Leone, redenomination": "Bank of Sierra Leone: redenomination of the leone of 1 July 2022, 1000 SLL = 1 SLE (2022)",
  "Zimbabwe, SI 60 of 2024":
    "Zimbabwe, Statutory Instrument 60 of 2024, and Reserve Bank of Zimbabwe, Monetary Policy Statement of 5 April 2024: 2498.7242 ZWL = 1 ZWG (2024)",
  "Decree 4.553 of Venezuela":
    "Venezuela, Decree 3.548 of 25 July 2018 (five zeros) and Decree 4.553 of 6 August 2021, Gaceta Oficial 42.185 (six more zeros; the code VES stays) (2021)",
  "Central Bank of Mauritania, new ouguiya": "Banque Centrale de Mauritanie: the new ouguiya of 1 January 2018, 10 MRO = 1 MRU (2018)",
  "Central Bank of São Tomé and Príncipe, new dobra": "Banco Central de São Tomé e Príncipe: the new dobra of 1 January 2018, 1000 STD = 1 STN (2018)",
  "Zambia, Act No. 8 of 2012": "Zambia, Re-denomination of Currency Act, No. 8 of 2012: 1000 ZMK = 1 ZMW (2012)",
  "Central Bank of Cuba, Resolution 177 of 2020":
    "Banco Central de Cuba, Resolución 177/2020, on Decreto-Ley 17 of 2020: 24 CUP for 1 CUC from 1 January 2021 (2020)",
  "Central Bank of Cuba, segment I":
    "Banco Central de Cuba, exchange market of 18 December 2025: 24 CUP to the dollar in segment I, 120 in segment II, a floating rate in segment III (2025) https://www.bc.gob.cu/tasas-de-cambio",
  "Law 5083 of Turkey": "Turkey, Law No. 5083 of 28 January 2004 on the currency unit: 1 000 000 TRL = 1 TRY from 2005 (2004)",
  "Law 348/2004 of Romania": "Romania, Law No. 348/2004 on the redenomination of the national currency: 10 000 ROL = 1 RON (2004)",
  "Mexico, decree of 22 June 1992":
    "Mexico, Diario Oficial de la Federación of 22 June 1992, decree creating a new unit of the monetary system: 1000 MXP = 1 MXN (1992)",
  "Bank of Ghana, redenomination": "Bank of Ghana: redenomination of the cedi of 1 July 2007, 10 000 GHC = 1 GHS (2007)",
  "Azerbaijan, decree of 7 February 2005":
    "President of the Republic of Azerbaijan, decree of 7 February 2005 on the denomination of the manat: 5000 AZM = 1 AZN (2005)",
  "Central Bank of Syria, new pound":
    "Central Bank of Syria, instructions of December 2025: from 1 January 2026, 100 old pounds are 1 new pound; the code SYP stays (2025)",
  "Central Bank of the UAE": "Central Bank of the United Arab Emirates: the dirham at 3.6725 to the dollar, since November 1997 (1997)",
  "Saudi Central Bank": "Saudi Central Bank (SAMA): the riyal at 3.75 to the dollar, since June 1986 (1986)",
  "Qatar, Amiri Decree 34 of 2001": "Qatar, Amiri Decree No. 34 of 9 July 2001, article 1: the riyal at 3.64 to the dollar (2001)",
  "Central Bank of Oman": "Central Bank of Oman: the rial at 2.6008 dollars, since January 1986 (1986)",
  "Bahrain, Decree 48 of 2001": "Bahrain, Decree No. 48 of 2001: the dinar at 0.376 to the dollar (2001)",
  "Central Bank of Jordan": "Central Bank of Jordan: the dinar at 0.709 to the dollar, since 23 October 1995 (1995)",
  "Central Bank of Belize": "Central Bank of Belize: the Belize dollar at 2.00 to the dollar, since May 1976 (1976)",
  "Eastern Caribbean Central Bank": "Eastern Caribbean Central Bank: the EC dollar at 2.70 to the dollar, since July 1976 (1976)",
  "Central Bank of Djibouti": "Banque Centrale de Djibouti: the franc at 177.721 to the dollar, since 20 February 1973 (1973)",
  "Central Bank of Barbados": "Central Bank of Barbados: the Barbados dollar at 2.00 to the dollar, since July 1975 (1975)",
  "Central Bank of The Bahamas": "Central Bank of The Bahamas: the Bahamian dollar at par with the dollar, since 1973 (1973)",
  "Panama, Law 84 of 1904": "Panama, Law 84 of 28 June 1904 on the national currency: the balboa at par with the dollar (1904)",
  "CBCS, exchange rate": "Centrale Bank van Curaçao en Sint Maarten: the guilder at 1.79 to the dollar, kept by the Caribbean guilder of 31 March 2025 (2025)",
  "Centrale Bank van Aruba": "Centrale Bank van Aruba: the florin at 1.79 to the dollar, since 1 January 1986 (1986)",
  "São Tomé and Príncipe, agreement of 2009":
    "Portugal and São Tomé and Príncipe, Economic Cooperation Agreement of 28 July 2009: 24 500 STD to the euro from January 2010, 24.5 STN since 2018 (2009)",
  "Council Decision 98/683/EC":
    "Council Decision 98/683/EC concerning exchange rate matters relating to the CFA franc and the Comorian franc: the parities with the French franc (100 and 75 to it) go on with the euro (1998) https://eur-lex.europa.eu/legal-content/EN/TXT/?uri=CELEX:31998D0683",
  "Council Decision 98/744/EC":
    "Council Decision 98/744/EC concerning exchange rate matters relating to the Cape Verde escudo: its parity with the Portuguese escudo goes on with the euro, at 110.265 (1998) https://eur-lex.europa.eu/legal-content/EN/TXT/?uri=CELEX:31998D0744",
  "Central Bank of Bosnia and Herzegovina":
    "Law on the Central Bank of Bosnia and Herzegovina, and its Governing Board's decision of 11 October 2001: 1.95583 convertible marks to the euro (2001)",
  "IMF Articles of Agreement":
    "International Monetary Fund, Articles of Agreement, Article XV, and Decision on the valuation of the special drawing right (2022) https://www.imf.org/external/pubs/ft/aa/",
  "AMS Glossary of Meteorology":
    "American Meteorological Society, Glossary of Meteorology, 2nd edition: sverdrup (2000) https://glossary.ametsoc.org/wiki/Sverdrup",
  "ASTM E96": "ASTM E96/E96M, Standard Test Methods for Gravimetric Determination of Water Vapor Transmission Rate of Materials (2022)",
  "40 CFR 141, Subpart O":
    "US Environmental Protection Agency, 40 CFR Part 141, Subpart O, Consumer Confidence Reports, Appendix A: ppm, or milligrams per liter (1998) https://www.ecfr.gov/current/title-40/chapter-I/subchapter-D/part-141/subpart-O",
  /** For units that no standard, statute or dictionary of a standards body defines. */
  convention: "Custom without a standard behind it; the unit's note names the convention",
  "CIE S 017":
    "International Commission on Illumination, CIE S 017: ILV, International Lighting Vocabulary (candela per square metre: sometimes called nit) (2020) https://cie.co.at/e-ilv",
  "Condon and Curtiss 1946":
    "E. U. Condon and L. F. Curtiss (National Bureau of Standards), New Units for the Measurement of Radioactivity, Physical Review 69, 672 (1946)",
  "IAU 2015 B3": "IAU 2015 Resolution B3 on recommended nominal conversion constants for selected solar and planetary properties (2015)",
  "IHO S-32": "International Hydrographic Organization, Hydrographic Dictionary, S-32, 5th edition (1994)",
  "BS 350": "British Standards Institution, BS 350: Conversion factors and tables, Part 1 (1974)",
  "Nicholson 1912": "E. Nicholson, Men and Measures: A History of Weights and Measures, Ancient and Modern, Smith, Elder and Co. (1912)",
  "Compositio ulnarum et perticarum": "England, Compositio ulnarum et perticarum (Statute for the measuring of land): three barleycorns make an inch (1300)",
  "R.S.C. 1985, c. W-6": "Canada, Weights and Measures Act, Schedules II and III (1985) https://laws-lois.justice.gc.ca/eng/acts/W-6/",
  "Law No. 3 of 1891": "Japan, Weights and Measures Act (Law No. 3 of Meiji 24): the shaku is 10/33 m, the kan 15/4 kg (1891)",
  "State Council order of 25 June 1959": "China, State Council, Order on the unification of the metrological system (market units of measurement) (1959)",
  "Statute of 4 June 1899": "Russian Empire, Statute on Weights and Measures: the arshin is 28 English inches, the funt 0.40951241 kg (1899)",
  "Order of 17 August 1868": "North German Confederation, Weights and Measures Order, article 6: the Pfund is half a kilogram, the Zentner 50 kg (1868)",
  "Act IX of 1939": "India, Standards of Weight Act: the tola is 180 grains, the seer 80 tolas, the maund 40 seers (1939)",
  "Hong Kong Cap. 68": "Hong Kong, Weights and Measures Ordinance (1987) https://www.elegislation.gov.hk/hk/cap68",
  "SFS 1999:1229": "Sweden, Income Tax Act, chapter 12, section 27: travel reckoned by the mil of ten kilometres (1999)",
  "MIT 1958": "Massachusetts Institute of Technology, the measurement of the Harvard Bridge by Oliver R. Smoot, 5 ft 7 in (1958)",
  "TC 3-21.5": "United States Army, Drill and Ceremonies, TC 3-21.5: the 30-inch step (2021)",
  "SAAMI glossary": "Sporting Arms and Ammunition Manufacturers' Institute, Glossary: caliber in hundredths of an inch (2020)",
  "PostScript Language Reference": "Adobe Systems, PostScript Language Reference, 3rd edition: the unit of default user space is 1/72 inch (1999)",
  "The TeXbook": "D. E. Knuth, The TeXbook, chapter 10: 72.27 pt to the inch, 1157 dd to 1238 pt, 65536 sp to the pt (1984)",
  "CSS Values and Units": "W3C, CSS Values and Units Module Level 3, section 6.2: absolute lengths (2024) https://www.w3.org/TR/css-values-3/",
  "Rich Text Format": "Microsoft, Rich Text Format Specification, version 1.9.1: a twip is one twentieth of a point (2008)",
  "21 CFR 101.9":
    "United States, Code of Federal Regulations, Title 21, section 101.9(b)(5)(viii): cup 240 mL, tablespoon 15 mL, teaspoon 5 mL on labels (1993) https://www.ecfr.gov/current/title-21/section-101.9",
  "27 CFR 25.11":
    "United States, Code of Federal Regulations, Title 27, section 25.11: a barrel of beer is 31 gallons (1986) https://www.ecfr.gov/current/title-27/section-25.11",
  "Excise Notice 226": "HM Revenue and Customs, Excise Notice 226: Beer duty (barrel 36, kilderkin 18, firkin 9 gallons) (2019)",
  "AS 1325": "Standards Association of Australia, AS 1325, metric cup and spoon measures: cup 250 mL, tablespoon 20 mL, teaspoon 5 mL (1972)",
  "USP 1101": "United States Pharmacopeia, general chapter 1101, Medicine Dropper: 20 drops to the millilitre of water (2010)",
  "Adams 1821": "J. Q. Adams, Report of the Secretary of State upon Weights and Measures: tun of 252 and hogshead of 63 gallons (1821)",
  "ISO 668": "ISO 668, Series 1 freight containers: classification, dimensions and ratings (2020)",
  "12 Stat. 392": "United States, Homestead Act of 20 May 1862: one quarter section, 160 acres (1862)",
  "ANSI/ASA S1.1": "Acoustical Society of America, ANSI/ASA S1.1, Acoustical Terminology (2013)",
  "Survey of Palestine": "Government of Palestine, A Survey of Palestine, vol. I: the metric dunum is 1000 square metres (1946)",
  "B.E. 2466": "Thailand, Weights and Measures Act B.E. 2466: the rai is 1600 square metres (1923)",
  "Japan Real Estate Fair Trade Council":
    "Japan, Real Estate Fair Trade Council, enforcement rules of the fair competition code on representations: a tatami mat is at least 1.62 square metres (2022)",
  "ISO 8601-1": "ISO 8601-1, Date and time, Representations for information interchange (2019)",
  "Inter gravissimas": "Gregory XIII, Inter gravissimas: 97 leap years in 400 years (1582)",
  "Explanatory Supplement": "S. Urban and P. K. Seidelmann (eds.), Explanatory Supplement to the Astronomical Almanac, 3rd edition (2013)",
  "Explanatory Supplement 1961": "H. M. Nautical Almanac Office, Explanatory Supplement to the Astronomical Ephemeris (1961)",
  "IUPAC Green Book": "IUPAC, Quantities, Units and Symbols in Physical Chemistry, 3rd edition (2007)",
  "Forestry Commission Booklet 39": "UK Forestry Commission, Forest Mensuration Handbook, Booklet 39: quarter-girth (hoppus) measure (1975)",
  "Webster's Third": "Merriam-Webster, Webster's Third New International Dictionary: agate line, a fourteenth of an inch (1961)",
  "EC 1127": "P. Oester and S. Bowers, Measuring Timber Products Harvested from Your Woodland, EC 1127, Oregon State University Extension (2009)",
  "ISO 9920":
    "ISO 9920, Ergonomics of the thermal environment: Estimation of thermal insulation and water vapour resistance of a clothing ensemble (1 clo = 0.155 m²·K/W) (2007)",
  "Peirce and Rees 1946":
    "F. T. Peirce and W. H. Rees, The Transmission of Heat Through Textile Fabrics, part II, Journal of the Textile Institute 37: the tog keeps up 0.1 °C at a watt to the square metre; measured as in BS 4745 (1946)",
  "ICUMSA SPS-4":
    "International Commission for Uniform Methods of Sugar Analysis, Specification and Standard SPS-4, densimetry and tables: degrees Brix are the sucrose in a hundred parts of solution by mass (1998)",
  "ISO 80000-1": "ISO 80000-1, Quantities and units, Part 1: General (percent and per mil) (2009)",
  "40 CFR 600":
    "US Environmental Protection Agency, 40 CFR Part 600, Fuel economy of motor vehicles: 33.705 kWh per gallon of gasoline, 33.7 on labels (2011) https://www.ecfr.gov/current/title-40/chapter-I/subchapter-Q/part-600",
  "ISO/IEC 9529":
    "ISO/IEC 9529, Data interchange on 90 mm flexible disk cartridges on 80 tracks on each side, and its common format of 18 sectors of 512 bytes (1989)",
  "ECMA-130":
    "Ecma International, ECMA-130, Data interchange on read-only 120 mm optical data disks (CD-ROM): 75 sectors a second with 2048 bytes of user data (1996) https://ecma-international.org/publications-and-standards/standards/ecma-130/",
  "Investor.gov glossary":
    "US Securities and Exchange Commission, Investor.gov glossary: a basis point is one hundredth of a percentage point (2024) https://www.investor.gov/introduction-investing/investing-basics/glossary/basis-point",
  "ISO 1144": "ISO 1144, Textiles: universal system for designating linear density (Tex System) (2016)",
  "NC-IUB 1978":
    "Nomenclature Committee of the International Union of Biochemistry, Units of Enzyme Activity, European Journal of Biochemistry 97, 319–320 (1979)",
  "IUPAC atomic weights": "IUPAC, Standard atomic weights of the elements 2021, abridged to five digits, Pure and Applied Chemistry 94, 573 (2022)",
  "ASTM B258": "ASTM B258, Standard nominal diameters and cross-sectional areas of AWG sizes of solid round wires (2018)",
  "Order in Council of 23 August 1883":
    "United Kingdom, Order in Council of 23 August 1883 on the Imperial Standard Wire Gauge, as tabulated in BS 3737 (1883)",
  "ASTM D1250": "ASTM D1250, Guide for the use of the Joint API and ASTM adjunct for temperature and pressure volume correction factors (2019)",
  "NBS Circular 59": "US National Bureau of Standards, Circular 59, Standard Baumé hydrometer scales (1916)",
  "Griffin 1877":
    "J. J. Griffin, Chemical Handicraft, p. 51: specific gravity is 1 and 0.005 for each degree Twaddell; no standard in force defines the scale (1877)",
  "IEC 60027-3": "IEC 60027-3, Letter symbols to be used in electrical technology, Part 3: Logarithmic and related quantities, and their units (2002)",
  "Indian land records": "Usage of Indian state land records: 40 gunthas or 100 cents make an acre; one code for all states does not exist (1966)",
  "Punjab land records":
    "Usage of land records in the Punjab, where consolidated by the karam of 66 inches: the marla is nine square karams, the kanal 20 marlas; other districts have karams of 57.5 and 60 inches (1887)",
  "Greece, decree of 1836":
    "Greece, royal decree of 28 September 1836 on weights and measures: the royal stremma is 1000 square royal pecheis, or meters (1836)",
  "Thunderbolt 3": "Intel, Thunderbolt 3 Technology Brief: 40 Gb/s in each direction (2015)",
} as const;

/** The short name of a document. */
export type SourceId = keyof typeof documents;

/** A document with its short name; the year is 0 if the document is undated. */
export type Source = { readonly id: SourceId; readonly title: string; readonly year: number; readonly url?: string };

export function sourceCalled(id: SourceId): Source {
  const [, title = "", year = "0", url] = /^(.*?)(?: \((\d{4})\)(?: (https:\S+))?)?$/.exec(documents[id]) ?? [];
  return { id, title, year: Number(year), url };
}
