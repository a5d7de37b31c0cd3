import { headings } from "~/conversion";
import type { DirectoryGroup } from "./converter-data";

/** All converters by heading. Server only: the browser reuses the server's markup. */
export const directoryGroups: readonly DirectoryGroup[] = headings.map(({ id, name, categories }) => ({
  id,
  name,
  categories: categories.map(({ id, name }) => ({ id, name })),
}));
