import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Category, Heading } from "~/conversion";
import { length } from "~/conversion/categories/common/length";
import { frequencyWavelength } from "~/conversion/categories/light/frequency-wavelength";
import { wireGauge } from "~/conversion/categories/more/wire-gauge";
import { typography } from "~/conversion/categories/other/typography";

type Described = Pick<Category, "id" | "name" | "quantityKind"> & {
  /** Its exponents with commas between them: few runs need any, and a list for each category takes V8 longer to read. */
  readonly exponents: string;
};

/** The directory that the build writes beside the engine: each category without its rows. */
export type DirectoryFile = readonly {
  readonly id: string;
  readonly name: string;
  readonly categories: readonly Described[];
}[];

/** The built command is CommonJS. */
declare const require: NodeJS.Require;

/** Every property, optional ones included: without one, the command would answer differently from the site. */
type CompleteCategory = { readonly [Property in keyof Required<Category>]: Category[Property] };

/** A category whose file is loaded on first use of anything but its description. */
class CategoryOnDemand implements CompleteCategory {
  readonly id: string;
  readonly name: string;
  readonly quantityKind: string;
  private readonly exponents: string;
  private loaded: Category | undefined;

  constructor({ id, name, quantityKind, exponents }: Described) {
    this.id = id;
    this.name = name;
    this.quantityKind = quantityKind;
    this.exponents = exponents;
  }

  private get category(): Category {
    this.loaded ??= (require(`./categories/${this.id}.cjs`) as { readonly category: Category }).category;
    return this.loaded;
  }

  get dimension() {
    return this.exponents.split(",").map(Number);
  }

  get units() {
    return this.category.units;
  }

  get minimum() {
    return this.category.minimum;
  }

  get displayStyle() {
    return this.category.displayStyle;
  }

  get note() {
    return this.category.note;
  }

  get isRate() {
    return this.category.isRate;
  }

  get toldBy() {
    return this.category.toldBy;
  }

  get substance() {
    return this.category.substance;
  }
}

/**
 * Loaded with the engine, because Node.js takes a millisecond to load each file: lengths are what people convert most, and their names
 * are also those of wavelengths, of wires and of type.
 */
const atHand: readonly Category[] = [length, frequencyWavelength, typography, wireGauge];

const categoryFor = (described: Described): Category =>
  atHand.find(({ id }) => id === described.id) ?? new CategoryOnDemand(described);

const file = readFileSync(join(import.meta.dirname, "directory.json"), "latin1");

/** Replaces the engine's directory in the built command, which loads only the categories it needs. */
export const headings: readonly Heading[] = (JSON.parse(file) as DirectoryFile).map((heading) => ({
  ...heading,
  categories: heading.categories.map(categoryFor),
}));
