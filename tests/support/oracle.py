#!/usr/bin/env python3
"""Independent oracle: exact conversions by Python's fractions, rounded once by Python's own int/int division.

Writes oracle-cases.json beside itself: rows of [category, from, to, value, expected double].
The definitions below are typed from the statutes and standards named, not from the project's tables.
Run again only to add cases: python3 tests/support/oracle.py
"""
import json
import random
from fractions import Fraction as F
from pathlib import Path


def machin_pi(digits: int) -> F:
    """pi = 16 arctan(1/5) - 4 arctan(1/239), to the wanted digits."""
    one = 10 ** (digits + 10)

    def arctan_inverse(x: int) -> int:
        term = one // x
        total, n, sign = term, 1, 1
        while term:
            term //= x * x
            n += 2
            sign = -sign
            total += sign * (term // n)
        return total

    return F(16 * arctan_inverse(5) - 4 * arctan_inverse(239), one)


PI = machin_pi(200)
INCH = F(254, 10000)  # 24 FR 5348 (1959)
FOOT, YARD, MILE = 12 * INCH, 36 * INCH, 63360 * INCH
LB = F("0.45359237")  # 24 FR 5348 (1959)
G = F("9.80665")  # 3rd CGPM 1901
C = 299792458
AU = 149597870700  # IAU 2012 B2
US_GAL = 231 * INCH**3  # NIST HB 44
UK_GAL = F("0.00454609")  # Weights and Measures Act 1985
BTU = F("4186.8") * LB * F(5, 9)  # 2326 J/kg per Btu/lb
BTU_TH = 4184 * LB * F(5, 9)
LBF = LB * G
E = F("1.602176634e-19")
CI = F("3.7e10")
DAY = 86400

LINEAR = {
    "length": {"m": F(1), "km": F(1000), "cm": F(1, 100), "mm": F(1, 1000), "mi": MILE, "yd": YARD, "ft": FOOT, "in": INCH,
               "nmi": F(1852), "ly": C * F("365.25") * DAY, "au": F(AU), "pc": 648000 * AU / PI, "mil": INCH / 1000,
               "ch": 66 * FOOT, "fur": 660 * FOOT, "rd": F("16.5") * FOOT, "nm": F(1, 10**9), "hh": 4 * INCH},
    "weight": {"kg": F(1), "g": F(1, 1000), "mg": F(1, 10**6), "lb": LB, "oz": LB / 16, "t": F(1000), "gr": LB / 7000,
               "slug": LBF / FOOT},
    "volume": {"L": F(1, 1000), "mL": F(1, 10**6), "gallon-us": US_GAL, "quart-us": US_GAL / 4, "gallon-uk": UK_GAL,
               "cubic-foot": FOOT**3, "cubic-inch": INCH**3, "fluid-ounce-us": US_GAL / 128, "fluid-ounce-uk": UK_GAL / 160},
    "area": {"ha": F(10000), "ac": 43560 * FOOT**2, "square-mile": MILE**2, "square-foot": FOOT**2, "square-inch": INCH**2,
             "cmil": PI / 4 * (INCH / 1000) ** 2},
    "pressure": {"Pa": F(1), "kPa": F(1000), "bar": F(10**5), "psi": LBF / INCH**2, "atm": F(101325), "Torr": F(101325, 760),
                 "at": F("98066.5"), "mmHg": F("133.322387415")},
    "energy": {"J": F(1), "kJ": F(1000), "eV": E, "calorie-th": F("4.184"), "calorie-it": F("4.1868"), "btu-it": BTU,
               "btu-th": BTU_TH, "watt-hour": F(3600)},
    "time": {"second": F(1), "minute": F(60), "hour": F(3600), "day": F(DAY), "week": F(7 * DAY), "year": F(365 * DAY)},
    "data-transfer": {"bit-per-second": F(1), "byte-per-second": F(8), "megabit-per-second": F(10**6), "mebibyte-per-second": F(8 * 2**20)},
    "radiation-activity": {"Bq": F(1), "Ci": CI, "mCi": CI / 1000, "Rd": F(10**6)},
    "viscosity-dynamic": {"pascal-second": F(1), "P": F(1, 10), "cP": F(1, 1000)},
    "electric-potential": {"V": F(1), "mV": F(1, 1000), "abV": F(1, 10**8)},
    "velocity-angular": {"radian-per-second": F(1), "degree-per-second": PI / 180, "revolution-per-minute": 2 * PI / 60},
    "magnetic-field-strength": {"ampere-per-meter": F(1), "Oe": 1000 / (4 * PI)},
}
# kelvin = x * factor + zero
AFFINE = {
    "temperature": {"celsius": (F(1), F("273.15")), "fahrenheit": (F(5, 9), F("459.67") * F(5, 9)), "kelvin": (F(1), F(0)),
                    "rankine": (F(5, 9), F(0)), "reaumur": (F(5, 4), F("273.15")), "delisle": (F(-2, 3), F("373.15"))},
}


def random_value(rng: random.Random) -> str:
    digits = rng.choice([1, 2, 3, 5, 8, 12, 15, 17, 25])
    whole = str(rng.randrange(10 ** (digits - 1), 10**digits))
    shape = rng.random()
    if shape < 0.35:
        return whole
    if shape < 0.8:
        cut = rng.randrange(0, digits + 1)
        return (whole[:cut] or "0") + ("." + whole[cut:] if whole[cut:] else "")
    return f"{whole[0]}{'.' + whole[1:] if whole[1:] else ''}e{rng.randrange(-40, 41)}"


def main() -> None:
    rng = random.Random(20261120)
    rows = []
    for category, units in LINEAR.items():
        for _ in range(160 if len(units) > 5 else 80):
            a, b = rng.choice(list(units)), rng.choice(list(units))
            value = random_value(rng)
            expected = F(value) * units[a] / units[b]
            rows.append([category, a, b, value, float(expected)])
    for category, units in AFFINE.items():
        while sum(row[0] == category for row in rows) < 300:
            a, b = rng.choice(list(units)), rng.choice(list(units))
            value = f"{rng.choice(['', '', '-'])}{rng.randrange(0, 400)}.{rng.randrange(0, 10 ** rng.randrange(1, 9))}"
            kelvin = F(value) * units[a][0] + units[a][1]
            if kelvin < 0:
                continue
            rows.append([category, a, b, value, float((kelvin - units[b][1]) / units[b][0])])
    target = Path(__file__).with_name("oracle-cases.json")
    target.write_text("[\n" + ",\n".join(json.dumps(row) for row in rows) + "\n]\n")
    print(len(rows), "cases")


if __name__ == "__main__":
    main()
