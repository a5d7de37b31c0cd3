/** Units that people ask for, of quantities for which the specification has no category. */
const KNOWN: Readonly<Record<string, string>> = {
  speed:
    "m/s km/h kmh kph km/hr km/s cm/s mm/s m/min mi/h ft/s fps ft/min fpm kn knot knots mach kilometers/hour miles/hour",
  power:
    "W mW kW MW GW TW µW uW hp PS BHP kVA MVA VA dBm dBW watt watts milliwatt milliwatts kilowatt kilowatts megawatt megawatts gigawatt gigawatts horsepower Btu/h BTU/h BTU/hr",
  force:
    "N mN kN MN lbf kgf ozf gf tonf pdl dyn newton newtons kilonewton kilonewtons meganewton meganewtons dyne dynes poundal poundals kilopond kiloponds",
  "plane angle":
    "deg degs degree degrees ° mrad radian radians grad grads gon gons arcmin arcsec arcminute arcminutes arcsecond arcseconds turn turns revolution revolutions",
  "an amount of data":
    "kB KB MB GB TB PB EB KiB MiB GiB TiB PiB bit bits byte bytes Kbit Mbit Gbit kilobyte kilobytes megabyte megabytes gigabyte gigabytes terabyte terabytes petabyte petabytes kibibyte mebibyte gibibyte tebibyte",
  "dose equivalent": "rem mrem mSv µSv uSv sievert sieverts",
  "the size of a font": "em ex vh vw",
  "a plain ratio": "% percent permille ppb",
};

export const unitsWithoutCategory: readonly string[] = Object.values(KNOWN).flatMap((names) =>
  names.split(" "),
);

const fold = (text: string): string =>
  text.replaceAll("\u03bc", "\u00b5").replaceAll(" per ", "/").toLowerCase();

const quantities: ReadonlyMap<string, string> = new Map(
  Object.entries(KNOWN).flatMap(([quantity, names]) =>
    names.split(" ").map((name) => [fold(name), quantity] as const),
  ),
);

/** What a unit measures that has no category here: "speed" for "km/h"; undefined for any other text. */
export const quantityWithoutCategory = (text: string): string | undefined => quantities.get(fold(text));
