import { headings } from "~/conversion";
import type { DirectoryGroup } from "./converter-data";

/** Every converter under its heading. On the server only: the browser keeps the markup and needs no data. */
export const directoryGroups: readonly DirectoryGroup[] = headings.map(({ id, name, categories }) => ({
  id,
  name,
  categories: categories.map(({ id, name }) => ({ id, name })),
}));
