#!/usr/bin/env python3
"""Second oracle: what a unit's name says, read word by word ("kilojoule/square meter", "pound-force foot"), in fractions.

Writes name-factors.json beside itself: per category, name -> the unit in coherent SI units, as p/q or, where pi, ln 10 or
a measured constant is in it, as 40 digits. The words are typed from NIST SP 811, NIST HB 44, the SI Brochure and CODATA
2022, never from the project's tables; a name that cannot be read so is left out and counted.
Run again only to add words: python3 tests/support/name-oracle.py
"""
import json
import re
from decimal import Decimal, getcontext
from fractions import Fraction as F
from pathlib import Path

getcontext().prec = 60


def machin_pi(digits: int) -> F:
    one = 10 ** (digits + 10)

    def arctan_inverse(x: int) -> int:
        total, term, n, sign = 0, one // x, 1, 1
        while term:
            total += sign * (term // n)
            term, n, sign = term // (x * x), n + 2, -sign
        return total

    return F(16 * arctan_inverse(5) - 4 * arctan_inverse(239), one)


PI = machin_pi(60)
LN_10 = F(Decimal(10).ln())

SI_PREFIXES = {name: F(10) ** power for name, power in dict(
    quetta=30, ronna=27, yotta=24, zetta=21, exa=18, peta=15, tera=12, giga=9, mega=6, kilo=3, hecto=2, deka=1, deci=-1,
    centi=-2, milli=-3, micro=-6, nano=-9, pico=-12, femto=-15, atto=-18, zepto=-21, yocto=-24, ronto=-27, quecto=-30,
).items()}
BINARY = {name: F(1024) ** (n + 1) for n, name in enumerate("kibi mebi gibi tebi pebi exbi zebi yobi robi quebi".split())}

C, H, E = F(299792458), F("6.62607015e-34"), F("1.602176634e-19")  # SI Brochure, 2.2
G = F("9.80665")  # 3rd CGPM 1901
INCH = F("0.0254")  # 24 FR 5348 (1959)
FT, YD, MI = 12 * INCH, 36 * INCH, 63360 * INCH
FT_US = F(1200, 3937)  # SP 811 B.6
LB = F("0.45359237")
OZ, GR = LB / 16, LB / 7000
AU = F(149597870700)
MIN, HR, DAY = F(60), F(3600), F(86400)
GAL_US, GAL_UK = 231 * INCH**3, F("0.00454609")
FLOZ_US, FLOZ_UK = GAL_US / 128, GAL_UK / 160
BU_US = F("2150.42") * INCH**3
CAL_TH, CAL_IT = F("4.184"), F("4.1868")
DEG_F = F(5, 9)
BTU_IT, BTU_TH = CAL_IT * 1000 * LB * DEG_F, CAL_TH * 1000 * LB * DEG_F
CHU = CAL_IT * 1000 * LB  # pound Celsius unit: one pound of water by one degree Celsius
LBF, HP = LB * G, 550 * FT * LB * G
HP_METRIC = 75 * G
ACRE, ACRE_US = 43560 * FT**2, 43560 * FT_US**2
EFFICACY = F(683)
SHAKU = F(10, 33)
MASS_E, MASS_P, MASS_N = F("9.1093837139e-31"), F("1.67262192595e-27"), F("1.67492750056e-27")  # CODATA 2022
STAT = 1 / (10 * C)  # coulombs in a statcoulomb; SP 811 B.8 prints 3.335641e-10
SVEDBERG = F("1e-13")

# Words that take SI prefixes.
SI = {
    "meter": F(1), "metre": F(1), "gram": F("0.001"), "liter": F("0.001"), "second": F(1), "pascal": F(1), "joule": F(1),
    "newton": F(1), "watt": F(1), "volt": F(1), "ampere": F(1), "coulomb": F(1), "ohm": F(1), "siemens": F(1), "farad": F(1),
    "henry": F(1), "weber": F(1), "tesla": F(1), "hertz": F(1), "becquerel": F(1), "gray": F(1), "sievert": F(1), "candela": F(1),
    "lux": F(1), "lumen": F(1), "kelvin": F(1), "mol": F(1), "radian": F(1), "bar": F(10**5), "parsec": 648000 * AU / PI,
    "watt-hour": HR, "ampere-hour": HR, "watt-second": F(1), "electronvolt": E, "mho": F(1), "curie": F("3.7e10"),
    "rad": F("0.01"), "rem": F("0.01"), "roentgen": F("2.58e-4"), "poise": F("0.1"), "stokes": F("1e-4"), "gauss": F("1e-4"),
    "maxwell": F("1e-8"), "line": F("1e-8"), "oersted": 250 / PI, "gilbert": 10 / (4 * PI), "bel": F(1),
    "neper": 2 / LN_10, "torr": F(101325, 760), "phot": F(10**4), "lambert": 10**4 / PI, "nit": F(1), "gal": F("0.01"),
    "calorie (th)": CAL_TH, "calorie (IT)": CAL_IT, "bit": F(1), "byte": F(8), "ampere turn": F(1), "yard": YD, "inch": INCH,
}
WORDS = {
    # length
    "mile": MI, "yard": YD, "foot": FT, "feet": FT, "inch": INCH, "light year": C * F("365.25") * DAY, "micron": F("1e-6"),
    "astronomical unit": AU, "light second": C, "light minute": C * MIN, "light hour": C * HR, "light day": C * DAY,
    "league": 3 * MI, "nautical league (UK)": 3 * 6080 * FT, "nautical league (int.)": F(5556), "nautical mile (UK)": 6080 * FT,
    "nautical mile (international)": F(1852), "nautical mile": F(1852), "mile (US survey)": 5280 * FT_US, "furlong": 660 * FT,
    "furlong (US survey)": 660 * FT_US, "chain": 66 * FT, "chain (US survey)": 66 * FT_US, "rope": 20 * FT, "rod": F("16.5") * FT,
    "rod (US survey)": F("16.5") * FT_US, "perch": F("16.5") * FT, "pole": F("16.5") * FT, "fathom": 6 * FT,
    "fathom (US survey)": 6 * FT_US, "ell": 45 * INCH, "foot (US survey)": FT_US, "link": F("0.66") * FT,
    "link (US survey)": F("0.66") * FT_US, "cubit (UK)": 18 * INCH, "hand": 4 * INCH, "span (cloth)": 9 * INCH,
    "finger (cloth)": F("4.5") * INCH, "nail (cloth)": F("2.25") * INCH, "inch (US survey)": FT_US / 12, "barleycorn": INCH / 3,
    "mil": INCH / 1000, "angstrom": F("1e-10"), "angstroms": F("1e-10"), "fermi": F("1e-15"), "pica": INCH / 6, "point": INCH / 72,
    "twip": INCH / 1440, "caliber": INCH / 100, "Russian archin": 28 * INCH, "cable (international)": F(1852, 10),
    "cable (US)": 720 * FT, "cable (UK)": 608 * FT, "Scandinavian mile": F(10**4), "verst": 3500 * FT, "sazhen": 7 * FT,
    "vershok": F("1.75") * INCH, "shaku": SHAKU, "sun (Japanese)": SHAKU / 10, "ken (Japanese)": 6 * SHAKU,
    "ri (Japanese)": 12960 * SHAKU, "li (Chinese)": F(500), "chi (Chinese)": F(1, 3), "cun (Chinese)": F(1, 30), "smoot": 67 * INCH,
    "Planck length": F("1.616255e-35"), "Bohr radius": F("5.29177210544e-11"), "a.u. of length": F("5.29177210544e-11"),
    "Electron radius (classical)": F("2.8179403205e-15"),
    # mass
    "pound": LB, "ounce": OZ, "ton (metric)": F(1000), "tonne": F(1000), "carat": F("2e-4"), "ton (short)": 2000 * LB,
    "ton (long)": 2240 * LB, "Atomic mass unit": F("1.66053906892e-27"), "dalton": F("1.66053906892e-27"), "kilopound": 1000 * LB,
    "kip": 1000 * LB, "slug": LBF / FT, "pound (troy or apothecary)": 5760 * GR, "ton (assay) (US)": F(175, 6) / 1000,
    "ton (assay) (UK)": F(98, 3) / 1000, "kiloton (metric)": F(10**6), "quintal (metric)": F(100), "hundredweight (US)": 100 * LB,
    "hundredweight (UK)": 112 * LB, "quarter (UK)": 28 * LB, "stone (UK)": 14 * LB, "pennyweight": 24 * GR,
    "scruple (apothecary)": 20 * GR, "grain": GR, "ounce (troy)": 480 * GR, "dram (avoirdupois)": OZ / 16, "dram (apothecary)": 60 * GR,
    "pound (metric)": F("0.5"), "jin (Chinese)": F("0.5"), "liang (Chinese)": F("0.05"), "momme": F("3.75e-3"),
    "kan (Japanese)": F("3.75"), "zentner": F(50), "Planck mass": F("2.176434e-8"), "Electron mass (rest)": MASS_E,
    "Muon mass": F("1.883531627e-28"), "Proton mass": MASS_P, "Neutron mass": MASS_N, "Deuteron mass": F("3.3435837768e-27"),
    # volume
    "gallon (US)": GAL_US, "quart (US)": GAL_US / 4, "pint (US)": GAL_US / 8, "cup (US)": GAL_US / 16, "fluid ounce (US)": FLOZ_US,
    "tablespoon (US)": FLOZ_US / 2, "teaspoon (US)": FLOZ_US / 6, "gallon (UK)": GAL_UK, "quart (UK)": GAL_UK / 4,
    "pint (UK)": GAL_UK / 8, "fluid ounce (UK)": FLOZ_UK, "cc": F("1e-6"), "barrel (oil)": 42 * GAL_US,
    "barrel (US)": F("31.5") * GAL_US, "barrel (UK)": 36 * GAL_UK, "cup (metric)": F("250e-6"), "cup (UK)": GAL_UK / 16,
    "tablespoon (metric)": F("15e-6"), "teaspoon (metric)": F("5e-6"), "dessertspoon (US)": FLOZ_US / 3, "gill (US)": GAL_US / 32,
    "gill (UK)": GAL_UK / 32, "minim (US)": FLOZ_US / 480, "minim (UK)": FLOZ_UK / 480, "ton register": 100 * FT**3,
    "ccf": 100 * FT**3, "hundred-cubic foot": 100 * FT**3, "acre-foot": ACRE * FT, "acre-foot (US survey)": ACRE_US * FT_US,
    "acre-inch": ACRE * INCH, "dekastere": F(10), "stere": F(1), "decistere": F("0.1"), "cord": 128 * FT**3, "tun": 252 * GAL_US,
    "hogshead": 63 * GAL_US, "board foot": 144 * INCH**3, "bushel (US)": BU_US, "peck (US)": BU_US / 4, "gallon dry (US)": BU_US / 8,
    "quart dry (US)": BU_US / 32, "pint dry (US)": BU_US / 64, "barrel dry (US)": 7056 * INCH**3, "bushel (UK)": 8 * GAL_UK,
    "peck (UK)": 2 * GAL_UK, "barrel (US beer)": 31 * GAL_US, "cup (US legal)": F("240e-6"), "fluid dram (UK)": FLOZ_UK / 8,
    "tablespoon (AU)": F("20e-6"), "thousand cubic feet": 1000 * FT**3, "million cubic feet": 10**6 * FT**3,
    "sho (Japanese)": F("2401e-3") / 1331, "firkin (UK)": 9 * GAL_UK, "kilderkin (UK)": 18 * GAL_UK,
    "million gallon (US)": 10**6 * GAL_US, "million gallon (UK)": 10**6 * GAL_UK,
    # area
    "hectare": F(10**4), "acre": ACRE, "are": F(100), "barn": F("1e-28"), "circular inch": PI / 4 * INCH**2, "section": MI**2,
    "township": 36 * MI**2, "acre (US survey)": ACRE_US, "rood": ACRE / 4, "circular mil": PI / 4 * (INCH / 1000) ** 2,
    "homestead": 160 * ACRE, "sabin": FT**2, "Electron cross section": F("6.6524587051e-29"), "dunam": F(1000),
    "tsubo": 36 * SHAKU**2, "mu (Chinese)": F(2000, 3), "rai": F(1600), "shed": F("1e-52"),
    # force and pressure
    "dyne": F("1e-5"), "erg": F("1e-7"), "kilogram-force": G, "gram-force": G / 1000, "kilopond": G, "pound-force": LBF,
    "ounce-force": LBF / 16, "poundal": LB * FT, "kip-force": 1000 * LBF, "ton-force (short)": 2000 * LBF,
    "ton-force (long)": 2240 * LBF, "ton-force (metric)": 1000 * G, "psi": LBF / INCH**2, "ksi": 1000 * LBF / INCH**2,
    "Standard atmosphere": F(101325), "atmosphere technical": F("98066.5"), "pieze": F(1000), "barye": F("0.1"),
    # SP 811 B.8, footnote 12: columns at a named temperature as printed there, conventional ones by 13.5951 and 1 g/cm3
    "millimeter mercury (conventional)": F("133.322387415"), "centimeter mercury (conventional)": F("1333.22387415"),
    "inch mercury (conventional)": F("133.322387415") * F("25.4"), "foot mercury (conventional)": F("133.322387415") * F("304.8"),
    "centimeter water (conventional)": F("98.0665"), "millimeter water (conventional)": F("9.80665"),
    "inch water (conventional)": F("9.80665") * F("25.4"), "foot water (conventional)": F("9.80665") * F("304.8"),
    "meter water (conventional)": F("9806.65"), "centimeter mercury (0°C)": F("1333.22"), "millimeter mercury (0°C)": F("133.322"),
    "inch mercury (32°F)": F("3386.38"), "inch mercury (60°F)": F("3376.85"), "centimeter water (4°C)": F("98.0638"),
    "millimeter water (4°C)": F("9.80638"), "inch water (4°C)": F("249.082"), "foot water (4°C)": F("2988.98"),
    "inch water (60°F)": F("248.84"), "foot water (60°F)": 12 * F("248.84"),
    # energy and power
    "Btu (IT)": BTU_IT, "Btu (th)": BTU_TH, "foot-pound": FT * LBF, "foot pound": FT * LBF, "calorie (nutritional)": F(4184),
    "mega Btu (IT)": 10**6 * BTU_IT, "inch-pound": INCH * LBF, "inch-ounce": INCH * LBF / 16, "horsepower": HP,
    "horsepower (metric)": HP_METRIC, "horsepower (metric) hour": HP_METRIC * HR, "horsepower hour": HP * HR,
    "ton-hour (refrigeration)": 12000 * BTU_IT, "gigaton": F("4.184e18"), "megaton": F("4.184e15"), "kiloton": F("4.184e12"),
    "ton (explosives)": F("4.184e9"), "therm": 10**5 * BTU_IT, "therm (EC)": F(105506000), "therm (US)": F(105480400),
    "Hartree energy": F("4.3597447222060e-18"), "Rydberg constant": F("2.1798723611030e-18"), "Btu (mean)": F("1055.87"),
    "Btu (59 °F)": F("1054.80"), "Btu (60 °F)": F("1054.68"), "Btu (39 °F)": F("1059.67"), "calorie (mean)": F("4.19002"),
    "calorie (20 °C)": F("4.18190"), "quad": 10**15 * BTU_IT, "tonne of oil equivalent": F("41.868e9"), "CHU": CHU,
    "tonne of coal equivalent": 7 * 10**9 * CAL_IT, "Celsius heat unit": CHU, "liter-atmosphere": F("101.325"),
    "langley": CAL_TH * 10**4,
    # time
    "minute": MIN, "hour": HR, "day": DAY, "week": 7 * DAY, "month": 365 * DAY / 12, "year": 365 * DAY, "decade": 3650 * DAY,
    "century": 36500 * DAY, "millennium": 365000 * DAY, "shake": F("1e-8"), "year (Julian)": F("365.25") * DAY,
    "year (leap)": 366 * DAY, "year (tropical)": F("365.24219") * DAY, "year (sidereal)": F("365.256363004") * DAY, "fortnight": 14 * DAY,
    "year (Gregorian)": F("365.2425") * DAY, "month (30 days)": 30 * DAY, "svedberg": SVEDBERG, "Planck time": F("5.391247e-44"),
    # angle and motion
    "degree": PI / 180, "revolution": 2 * PI, "arcsecond": PI / 648000, "arcminute": PI / 10800, "Acceleration of gravity": G,
    "galileo": F("0.01"), "knot": F(1852, 3600),
    # electricity (statunits by the exact speed of light)
    "abampere": F(10), "biot": F(10), "EMU of current": F(10), "CGS e.m. unit": F(10), "statampere": STAT, "ESU of current": STAT,
    "CGS e.s. unit": STAT, "abcoulomb": F(10), "EMU of charge": F(10), "statcoulomb": STAT, "ESU of charge": STAT, "franklin": STAT,
    "Elementary charge": E, "faraday (based on carbon 12)": E * F("6.02214076e23"), "ampere-minute": MIN, "ampere-second": F(1),
    "abvolt": F("1e-8"), "EMU of electric potential": F("1e-8"), "statvolt": C / 10**6, "ESU of electric potential": C / 10**6,
    "abohm": F("1e-9"), "EMU of resistance": F("1e-9"), "statohm": C**2 / 10**5, "ESU of resistance": C**2 / 10**5,
    "Quantized Hall resistance": H / E**2, "Quantized Hall conductance": E**2 / H, "reciprocal siemens": F(1),
    "abmho": F(10**9), "statmho": 10**5 / C**2, "gemmho": F("1e-6"), "abfarad": F(10**9), "EMU of capacitance": F(10**9),
    "statfarad": 10**5 / C**2, "ESU of capacitance": 10**5 / C**2, "abhenry": F("1e-9"), "EMU of inductance": F("1e-9"),
    "stathenry": C**2 / 10**5, "ESU of inductance": C**2 / 10**5, "abampere turn": F(10), "ampere (magnetomotive)": F(1),
    "unit pole": 4 * PI * F("1e-8"), "Magnetic flux quantum": H / (2 * E), "gamma": F("1e-9"),
    "microhm": F("1e-6"), "kilohm": F(1000), "megohm": F(10**6), "gigohm": F(10**9),
    # light
    "steradian": F(1), "stilb": F(10**4), "foot-lambert": 1 / (PI * FT**2), "apostilb": 1 / PI, "blondel": 1 / PI, "skot": 1 / (1000 * PI),
    "foot-candle": 1 / FT**2, "meter-candle": F(1), "centimeter-candle": F(10**4), "flame": 4 / FT**2, "nox": F("0.001"),
    # radiology, counts
    "rutherford": F(10**6), "one": F(1), "disintegrations": F(1), "cycle": F(1), "dot": F(1), "pixel": F(1),
    "dot per pixel (CSS dppx)": 96 / INCH, "part per million": F("1e-6"), "length": F(1),
    # temperature differences
    "K": F(1), "°C": F(1), "°F": DEG_F, "°R": DEG_F, "degree Celsius": F(1), "degree centigrade": F(1), "degree Fahrenheit": DEG_F,
    "degree Rankine": DEG_F, "degree Réaumur": F(5, 4), "degree Rømer": F(40, 21), "degree Newton": F(100, 33),
    # SP 811 B.8 and B.6
    "permeability (0°C)": F("5.72135e-11"), "permeability (23°C)": F("5.74525e-11"),
    "metric perm": F("1e-3") / (DAY * F("133.322387415")), "inch mercury": F("133.322387415") * F("25.4"),
    "pound-mole": LB * 1000, "sverdrup": F(10**6), "none": F(1), "kilobarrel (US)": 1000 * 42 * GAL_US,
    # data rates
    "ethernet": F(10**7), "ethernet (fast)": F(10**8), "ethernet (gigabit)": F(10**9), "ethernet (10 gigabit)": F(10**10),
    "ethernet (25 gigabit)": F(25 * 10**9), "ethernet (40 gigabit)": F(40 * 10**9), "ethernet (100 gigabit)": F(10**11),
    "ISDN (single channel)": F(64000), "ISDN (dual channel)": F(128000), "USB": F(12 * 10**6),
    "USB 2.0 (high speed)": F(480 * 10**6), "USB 3.0 (SuperSpeed)": F(5 * 10**9), "USB 3.1 Gen 2": F(10**10),
    "USB4 Gen 3x2": F(40 * 10**9), "firewire (IEEE-1394)": F(400 * 10**6), "T1 (signal)": F(1544000), "T1C (signal)": F(3152000),
    "T2 (signal)": F(6312000), "T3 (signal)": F(44736000), "T4 (signal)": F(274176000), "CEPT 1 (signal)": F(2048000),
    "CEPT 2 (signal)": F(8448000), "CEPT 3 (signal)": F(34368000), "E4 (signal)": F(139264000), "H0": F(384000), "H11": F(1536000),
    "H12": F(1920000), "T0 (B8ZS payload)": F(64000), "Virtual Tributary 1 (signal)": F(1728000),
    "Virtual Tributary 2 (signal)": F(2304000), "Virtual Tributary 1 (payload)": F(1544000), "Virtual Tributary 2 (payload)": F(2048000),
    "STS3 (payload)": F(148608000), "SATA revision 1.0": F(1500 * 10**6),
    "SATA revision 2.0": F(3 * 10**9), "SATA revision 3.0": F(6 * 10**9), "SCSI (Sync)": F(40 * 10**6), "SCSI (Fast)": F(80 * 10**6),
    "SCSI (Fast Ultra)": F(160 * 10**6), "SCSI (Fast Wide)": F(160 * 10**6), "SCSI (Fast Ultra Wide)": F(320 * 10**6),
    "SCSI (Ultra-3)": F(1280 * 10**6), "SCSI (LVD Ultra80)": F(640 * 10**6), "SCSI (LVD Ultra160)": F(1280 * 10**6),
    **{f"OC{n}": F(n * 51840000) for n in (1, 3, 12, 24, 48, 192, 768)},
    **{f"STS{n} (signal)": F(n * 51840000) for n in (1, 3, 12, 24, 48, 192)}, "STS3c (signal)": F(3 * 51840000),
    **{f"STM-{n} (signal)": F(n * 155520000) for n in (1, 4, 16, 64, 256)},
    **{f"modem ({text})": F(rate) for text, rate in {"110": 110, "300": 300, "1200": 1200, "2400": 2400, "9600": 9600,
       "14.4k": 14400, "28.8k": 28800, "33.6k": 33600, "56k": 56000}.items()},
    # type
    "PostScript point": INCH / 72, "point (computer)": INCH / 72, "pica (computer)": INCH / 6, "pixel (X)": INCH / 96,
    "pixel (Y)": INCH / 96, "point (printer's)": F("0.013837") * INCH, "pica (printer's)": 12 * F("0.013837") * INCH,
    "point (TeX)": INCH * 100 / 7227, "pica (TeX)": INCH * 1200 / 7227, "scaled point (TeX)": INCH * 100 / 7227 / 65536,
    "Q (quarter millimeter)": F("0.25e-3"), "agate line": INCH / 14,
    # lumber
    "board feet": 144 * INCH**3, "thousand board feet": 144000 * INCH**3, "million board feet": 144 * 10**6 * INCH**3,
    "cord (80 cubic ft)": 80 * FT**3, "cord feet": 16 * FT**3, "cunit": 100 * FT**3, "super foot": 144 * INCH**3,
    "Petrograd standard": 165 * FT**3,
    **{f"thousand square feet ({text}-inch panels)": 1000 * FT**2 * F(text) * INCH for text in ("1/8", "1/4", "3/8", "1/2", "3/4")},
}
# One name, another thing: what the word means in this category.
HERE = {
    ("weight", "gamma"): F("1e-9"), ("weight", "point (gem)"): F("2e-6"), ("volume", "dram"): FLOZ_US / 8,
    ("flow", "ounce"): FLOZ_US, ("flow", "ounce (UK)"): FLOZ_UK, ("flow", "barrel (US)"): 42 * GAL_US,
    ("digital-image", "line"): F(1), ("length", "mile (statute)"): MI, ("length", "league (statute)"): 3 * MI,
    ("density", "psi/1000 feet"): LBF / INCH**2 / (1000 * FT) / G, ("frequency-wavelength", "revolution/minute (frequency)"): F(1, 60),
    ("fuel-efficiency-volume", "gallon (US)/horsepower"): GAL_US / (HP * HR), ("fuel-efficiency-volume", "therm"): 10**5 * BTU_IT,
    ("fuel-efficiency-mass", "pound/horsepower/hour"): LB / (HP * HR),
    ("fuel-efficiency-mass", "gram/horsepower (metric)/hour"): F("1e-3") / (HP_METRIC * HR),
    ("luminance", "watt/square centimeter/steradian (at 555 nm)"): EFFICACY * 10**4,
    ("illumination", "watt/square centimeter (at 555 nm)"): EFFICACY * 10**4, ("current", "gilbert"): 10 / (4 * PI),
    ("permeability", "grain/hour/square foot/inch mercury"): GR / HR / FT**2 / (F("133.322387415") * F("25.4")),
    
    **{("prefixes", name): value for name, value in {**SI_PREFIXES, **BINARY}.items()},
}


def word(text: str, category: str) -> F | None:
    if (category, text) in HERE:
        return HERE[category, text]
    if text in WORDS:
        return WORDS[text]
    if text in SI:
        return SI[text]
    for prefix, size in SI_PREFIXES.items():
        if text.startswith(prefix) and text[len(prefix):] in SI:
            return size * SI[text[len(prefix):]]
    for prefix, size in BINARY.items():
        if text.startswith(prefix) and text[len(prefix):] in ("bit", "byte"):
            return size * SI[text[len(prefix):]]
    return None


def product(text: str, category: str) -> F | None:
    """'pound-force foot square second': every word, or longest run of words, times the rest."""
    words = text.split(" ")
    for count in range(len(words), 0, -1):
        first, power = words[:count], 1
        if first[0] in ("square", "cubic") and count > 1:
            power, first = (2 if first[0] == "square" else 3), first[1:]
        size = word(" ".join(first), category)
        if size is None:
            continue
        if count == len(words):
            return size**power
        rest = product(" ".join(words[count:]), category)
        if rest is not None:
            return size**power * rest
    return None


def factor(name: str, category: str) -> F | None:
    if (category, name) in HERE:
        return HERE[category, name]
    if name in WORDS:
        return WORDS[name]
    if category == "frequency-wavelength" and name.startswith("wavelength in "):
        plain = re.sub(r"meters$", "meter", name.removeprefix("wavelength in "))
        plain = {"feet": "foot", "inches": "inch"}.get(plain, plain)
        size = word(plain, category)
        return None if size is None else C / size
    over, *under = name.replace(" (SI def.)", "").split("/")
    total = product(over, category)
    for part in under:
        below = product(part, category)
        if total is None or below is None:
            return None
        total /= below
    return total


def written(value: F) -> str:
    if value.numerator.bit_length() + value.denominator.bit_length() < 330:
        return str(value)
    return f"{Decimal(value.numerator) / Decimal(value.denominator):.40g}"


def main() -> None:
    here = Path(__file__)
    names = json.loads(here.with_name("coverage.json").read_text())
    read, unread = {}, []
    for category, lists in names.items():
        if category in ("currency", "temperature"):
            continue
        read[category] = {}
        for name in [*lists["firm"], *lists.get("notFirm", [])]:
            value = factor(name, category)
            if value is None:
                unread.append(f"{category}: {name}")
            else:
                read[category][name] = written(value)
    body = ",\n".join(f"{json.dumps(category)}: {json.dumps(units, ensure_ascii=False)}" for category, units in read.items())
    here.with_name("name-factors.json").write_text("{\n" + body + "\n}\n")
    print(sum(map(len, read.values())), "names read,", len(unread), "not:", *unread, sep="\n")


if __name__ == "__main__":
    main()
