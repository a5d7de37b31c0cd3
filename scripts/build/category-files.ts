import { readdirSync } from "node:fs";
import { basename, resolve } from "node:path";
import { categories } from "~/conversion";

const CATEGORIES = "app/conversion/categories";

const camelCase = (id: string) => id.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());

const fileOf: ReadonlyMap<string, string> = new Map(
  readdirSync(CATEGORIES, { recursive: true, encoding: "utf8" })
    .filter((path) => path.endsWith(".ts"))
    .map((path) => [basename(path, ".ts"), resolve(CATEGORIES, path)]),
);

export type CategoryFile = { readonly path: string; readonly exportName: string };

/** The file that defines a category, and the name it exports it by. */
export function categoryFile(id: string): CategoryFile {
  const path = fileOf.get(id);
  if (!path) throw new Error(`No file in ${CATEGORIES} defines ${id}`);
  return { path, exportName: camelCase(id) };
}

export const categoryIds: readonly string[] = categories.map(({ id }) => id);
