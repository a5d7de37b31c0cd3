import { createRequire } from "node:module";
import type { Category, Heading } from "~/conversion";

type Described = Pick<Category, "id" | "name" | "quantityKind" | "dimension">;

/** The directory that the build writes beside the engine: each category without its rows. */
export type DirectoryFile = readonly {
  readonly id: string;
  readonly name: string;
  readonly categories: readonly Described[];
}[];

const load = createRequire(import.meta.url);

/** A category whose file is loaded on first use of anything but its description. */
class CategoryOnDemand implements Category {
  readonly id: string;
  readonly name: string;
  readonly quantityKind: string;
  readonly dimension: Category["dimension"];
  private loaded: Category | undefined;

  constructor({ id, name, quantityKind, dimension }: Described) {
    this.id = id;
    this.name = name;
    this.quantityKind = quantityKind;
    this.dimension = dimension;
  }

  private get category(): Category {
    this.loaded ??= (load(`./categories/${this.id}.cjs`) as { readonly category: Category }).category;
    return this.loaded;
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

  get substance() {
    return this.category.substance;
  }
}

/** Replaces the engine's directory in the built command, which loads only the categories it needs. */
export const headings: readonly Heading[] = (load("./directory.json") as DirectoryFile).map((heading) => ({
  ...heading,
  categories: heading.categories.map((category) => new CategoryOnDemand(category)),
}));
