import type { CategoryId, UnitIdOf } from "~/conversion";

export type FamiliarThing = { readonly name: string; readonly value: number; readonly source: string };

type FamiliarScale = { readonly unit: string; readonly things: readonly FamiliarThing[] };

const thing = (name: string, value: number, source: string): FamiliarThing => ({ name, value, source });

const IFAB = "IFAB, Laws of the Game 2024/25, Law 1";
const ISO_668 = "ISO 668:2020";
const ISO_216 = "ISO 216:2007";
const ISO_7810 = "ISO/IEC 7810:2019, ID-1";
const NASA_FACTS = "NASA, Planetary Fact Sheet";
const WGS84 = "NGA, World Geodetic System 1984";
const WORLD_ATHLETICS = "World Athletics, Book of Rules";
const ESPRESSO = "Istituto Nazionale Espresso Italiano, Certified Italian Espresso";
const EU_FOOD = "Regulation (EU) No 1169/2011, annexes XIII and XIV";

/** Things of known size, in the given unit, from small to large. */
export const familiarScales: Readonly<Record<string, FamiliarScale>> = {
  length: {
    unit: "m",
    things: [
      thing("a DVD's track spacing", 7.4e-7, "ECMA-267"),
      thing("a bank card's thickness", 0.00076, ISO_7810),
      thing("a bank card's width", 0.0856, ISO_7810),
      thing("an A4 sheet's height", 0.297, ISO_216),
      thing("a man's height, world average", 1.71, "NCD Risk Factor Collaboration, eLife 2016;5:e13410"),
      thing("a football goal's width", 7.32, IFAB),
      thing("a football pitch's length", 105, "UEFA Stadium Infrastructure Regulations"),
      thing("the Eiffel Tower", 330, "Société d'Exploitation de la Tour Eiffel, 2022"),
      thing("Mount Everest", 8848.86, "Survey of Nepal and China, 2020"),
      thing("a marathon", 42_195, WORLD_ATHLETICS),
      thing("the Earth's diameter", 12_756_274, WGS84),
      thing("the way to the Moon", 384_400_000, NASA_FACTS),
      thing("the way to the Sun", 149_597_870_700, "IAU 2012 Resolution B2"),
    ],
  },
  area: {
    unit: "square-meter",
    things: [
      thing("a bank card", 0.004621, ISO_7810),
      thing("an A4 sheet", 0.06237, ISO_216),
      thing("a tennis court", 260.76, "ITF, Rules of Tennis 2024, 23.77 m × 10.97 m"),
      thing("a football pitch", 7140, "UEFA Stadium Infrastructure Regulations, 105 m × 68 m"),
      thing("Central Park", 3_411_500, "Central Park Conservancy, 843 acres"),
      thing("Iceland", 1.03e11, "Statistics Iceland"),
      thing("the Earth's surface", 5.101e14, WGS84),
    ],
  },
  volume: {
    unit: "L",
    things: [
      thing("a metric teaspoon", 0.005, "21 CFR 101.9(b)(5)(viii)"),
      thing("an espresso", 0.025, ESPRESSO),
      thing("a bottle of wine", 0.75, "Directive 2007/45/EC"),
      thing("a beer keg", 50, "DIN 6647-1"),
      thing("a barrel of oil", 158.987, "NIST Handbook 44, appendix C"),
      thing("a 20-foot container, outside", 38_300, `${ISO_668}, 6.058 m × 2.438 m × 2.591 m`),
      thing("an Olympic pool", 2_500_000, "World Aquatics, Facilities Rules, 50 m × 25 m × 2 m"),
      thing("Lake Geneva", 8.9e13, "CIPEL"),
    ],
  },
  weight: {
    unit: "kg",
    things: [
      thing("a US cent", 0.0025, "United States Mint"),
      thing("a one-euro coin", 0.0075, "European Central Bank"),
      thing("a tennis ball", 0.0577, "ITF, Rules of Tennis 2024"),
      thing("a football", 0.43, "IFAB, Laws of the Game 2024/25, Law 2"),
      thing("a men's shot", 7.26, WORLD_ATHLETICS),
      thing("an adult, world average", 62, "Walpole et al., BMC Public Health 2012;12:439"),
      thing("a Formula One car", 800, "FIA, Formula One Technical Regulations 2025"),
      thing("a loaded 20-foot container", 30_480, ISO_668),
      thing("a loaded Airbus A380", 575_000, "EASA, Type Certificate Data Sheet A.110"),
      thing("the Moon", 7.346e22, NASA_FACTS),
      thing("the Earth", 5.972e24, NASA_FACTS),
    ],
  },
  energy: {
    unit: "J",
    things: [
      thing("a photon of green light", 3.578e-19, "SI Brochure, 540 THz"),
      thing("a 60 W lamp in one second", 60, "by definition"),
      thing("a food Calorie", 4184, "NIST SP 811, appendix B, 1 kcal"),
      thing("a 60 W lamp in one hour", 216_000, "by definition"),
      thing("100 g of sugar", 1_700_000, EU_FOOD),
      thing("an adult's food for a day", 8_400_000, EU_FOOD),
      thing("a tonne of TNT", 4.184e9, "NIST SP 811, appendix B"),
      thing("the Hiroshima bomb", 6.3e13, "Los Alamos LA-8819, 15 kt"),
    ],
  },
  pressure: {
    unit: "Pa",
    things: [
      thing("the faintest sound", 0.00002, "ISO 226:2023"),
      thing("the air on Mars", 636, "NASA, Mars Fact Sheet"),
      thing("a heart's beat, 120 mmHg", 15_999, "European Society of Cardiology, 2024 guidelines"),
      thing("the air at sea level", 101_325, "ISO 2533:1975"),
      thing("an espresso machine", 900_000, ESPRESSO),
      thing("a diving cylinder", 20_000_000, "EN 144-2"),
    ],
  },
  time: {
    unit: "second",
    things: [
      thing("light over one meter", 3.3356e-9, "SI Brochure"),
      thing("a cycle of 50 Hz mains", 0.02, "IEC 60038"),
      thing("the 100 m record", 9.58, "World Athletics, 2009"),
      thing("a football match", 5400, "IFAB, Laws of the Game 2024/25, Law 7"),
      thing("the marathon record", 7235, "World Athletics, 2023"),
      thing("a day", 86_400, "SI Brochure"),
      thing("from new moon to new moon", 2_551_443, NASA_FACTS),
      thing("a year", 31_557_600, "IAU, Julian year"),
      thing("the age of the Earth", 1.433e17, "USGS, 4.54 billion years"),
      thing("the age of the Universe", 4.351e17, "Planck Collaboration 2018"),
    ],
  },
} satisfies { [Id in CategoryId]?: FamiliarScale & { readonly unit: UnitIdOf<Id> } };
