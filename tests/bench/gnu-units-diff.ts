import { execFile, execFileSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { type Category, categories, type Unit } from "~/conversion";
import { buildCli } from "../../scripts/build/build-cli";
import { present } from "../support/present";

/**
 * Compares GNU units and the built everyunit on a thousand conversions, in batches of ten. Run by hand: npx tsx tests/bench/gnu-units-diff.ts [count].
 * Exits with 1 if an answer differs without an explanation below.
 */
/** Where the two define a unit differently; GNU's side is what `units NAME` of version 2.22 prints. */
const DIFFERENT_YEAR =
  "GNU's year is the tropical one of 365.242198781 days; ours NIST's 365 days, the others by name";
const CODATA = "GNU 2.22 has CODATA 2018, everyunit CODATA 2022";
const MEASURED_MU0 = "GNU makes it of the measured µ0; ours is the conventional 10/(4π) A";
const PARSEC = "GNU's is au/tan(1 arcsec); ours IAU 2015 B2's 648 000/π au";
const DIDOT = "GNU's point is 0.376065 mm; ours TeX's 1238/1157 of its point, which is 0.37606501… mm";

const EXPLAINED: Readonly<Record<string, string>> = {
  ...Object.fromEntries(
    ["year", "month", "decade", "dec", "century", "c", "millennium", "ka"].map((id) => [
      `time/${id}`,
      DIFFERENT_YEAR,
    ]),
  ),
  "length/ly":
    "GNU reads 'light year' as light times its tropical year; ours is c times the Julian year, as its lightyear",
  ...Object.fromEntries(["pc", "kpc", "Mpc", "Gpc"].map((id) => [`length/${id}`, PARSEC])),
  ...Object.fromEntries(
    [
      "weight/u",
      "weight/Da",
      "weight/proton-mass",
      "weight/neutron-mass",
      "weight/electron-mass",
      "weight/deuteron-mass",
      "weight/muon-mass",
      "weight/mP",
    ].map((key) => [key, CODATA]),
  ),
  ...Object.fromEntries(
    ["length/lP", "length/bohr-radius", "time/tP", "length/re"].map((key) => [key, CODATA]),
  ),
  ...Object.fromEntries(
    [
      "current/Gi",
      "linear-current-density/gilbert-per-centimeter",
      "linear-current-density/Oe",
      "magnetic-field-strength/gilbert-per-centimeter",
      "magnetic-field-strength/Oe",
      "magnetic-field-strength/mOe",
      "magnetic-field-strength/kOe",
      "magnetic-field-strength/gilbert-per-meter",
    ].map((key) => [key, MEASURED_MU0]),
  ),
  "typography/dd": DIDOT,
  "typography/cc": DIDOT,
  "length/cicero": DIDOT,
  "length/cc": DIDOT,
  "length/pica": "GNU's is the printer's pica of 12 old points; ours PostScript's sixth of an inch",
  "length/bc": "GNU's is a third of the British inch of old; ours of the international one",
  "area/arpent": "GNU's is of Paris feet; ours Canadian law's, of 12.789 inches a foot",
  "energy/thm": "GNU's is the US therm of 105 480 400 J; ours 100 000 International Table Btu",
  "energy/thermie": "GNU's calorie of 15 °C is 4.1858 J; ours the CIPM's 4.1855 J of 1950",
  "energy/CHU": "GNU counts thermochemical calories; ours International Table ones",
  "prefixes/none": "GNU reads none as a nano-one",
  "weight/pood": "GNU's funt is 409.51718 g; ours the statute's of 1899, 409.51241 g",
};

const TOLERANCE = 1e-12;
const run = promisify(execFile);

/** GNU units' answer for one `have` in `want`, or null if it does not know a unit or cannot convert. */
async function askGnu(have: string, want: string): Promise<number | null> {
  const asked = await run("units", ["-t", "-d", "17", "-1", have, want]).catch(() => null);
  const value = asked === null ? Number.NaN : Number(asked.stdout.trim());
  return Number.isFinite(value) && value > 0 ? value : null;
}

/** Names that GNU units may know a unit by. Symbols are left out: the two disagree on too many. */
function gnuNames({ name }: Unit): string[] {
  // A turn is an angle of 2π to GNU units, and a name with two qualifiers has no plain form.
  if (/\bturn\b|\).*\)/.test(name)) return [];
  const bare = name.replace(/ \(.*\)/, "").toLowerCase();
  const joined = bare.replaceAll(" ", "");
  if (/\(US\)/.test(name)) return [`us${joined}`];
  if (/\(UK\)/.test(name)) return [`br${joined}`];
  return /\(/.test(name) ? [] : [bare, joined];
}

type Known = { readonly unit: Unit; readonly gnu: string };

async function knownUnits(category: Category): Promise<Known[]> {
  const known: Known[] = [];
  for (const unit of category.units) {
    if (unit.scale.kind !== "linear") continue;
    for (const gnu of gnuNames(unit)) {
      if ((await askGnu(gnu, known[0]?.gnu ?? gnu)) === null) continue;
      known.push({ unit, gnu });
      break;
    }
  }
  return known;
}

/** A fixed sequence, so that every run asks the same questions. */
function sequence(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

type Question = { readonly from: Known; readonly value: string; readonly theirs: number };

/** The built command's answers in one unit, one line each. */
function askEveryunit(file: string, category: Category, to: Known, questions: readonly Question[]): number[] {
  const words = [file, "convert", "--to", to.unit.id, "--category", category.id];
  const input = questions.map(({ from, value }) => `${value} ${from.unit.id}\n`).join("");
  const answers = execFileSync(process.execPath, words, { input, encoding: "utf8" });
  return answers.trimEnd().split("\n").map(Number);
}

try {
  execFileSync("units", ["--version"]);
} catch {
  console.log("GNU units is not installed here: nothing was asked.");
  process.exit(0);
}

const wanted = Number(process.argv[2] ?? 1000);
const shelves: { category: Category; known: Known[] }[] = [];
for (const category of categories.filter(({ id }) => id !== "currency")) {
  const known = await knownUnits(category);
  if (known.length > 1) shelves.push({ category, known });
}
const next = sequence(20_261_120);
const unexplained = new Set<string>();
const explained = new Map<string, number>();
let same = 0;
let asked = 0;
const folder = mkdtempSync(join(tmpdir(), "everyunit-differential-"));
await buildCli(folder);
const BATCH = 10;

while (asked < wanted) {
  const { category, known } = present(shelves[next(shelves.length)]);
  const to = present(known[next(known.length)]);
  const questions: Question[] = [];
  for (let at = 0; at < BATCH; at += 1) {
    const from = present(known[next(known.length)]);
    const value = `${next(9999) + 1}.${next(999)}`;
    const theirs = await askGnu(`${value} ${from.gnu}`, to.gnu);
    if (theirs !== null) questions.push({ from, value, theirs });
  }
  if (questions.length === 0) continue;
  const answers = askEveryunit(join(folder, "everyunit.cjs"), category, to, questions);
  asked += questions.length;
  questions.forEach(({ from, value, theirs }, at) => {
    const ours = answers[at] ?? Number.NaN;
    const key = [from, to].map(({ unit }) => `${category.id}/${unit.id}`).find((name) => EXPLAINED[name]);
    if (Math.abs(ours / theirs - 1) <= TOLERANCE) same += 1;
    else if (key) explained.set(key, (explained.get(key) ?? 0) + 1);
    else
      unexplained.add(
        `${category.id}: ${value} ${from.gnu} (${from.unit.id}) in ${to.gnu} (${to.unit.id}): GNU ${theirs}, everyunit ${ours}`,
      );
  });
}
rmSync(folder, { recursive: true, force: true });
const units = shelves.reduce((sum, { known }) => sum + known.length, 0);
console.log(
  `${asked} questions about ${units} units of ${shelves.length} categories: ${same} answers alike.`,
);
for (const [key, count] of explained) console.log(`${count} differ by ${key}: ${EXPLAINED[key]}`);
for (const line of unexplained) console.log(`UNEXPLAINED ${line}`);
process.exit(unexplained.size === 0 ? 0 : 1);
