import { expect, it } from "vitest";
import { suggestPages } from "~/links/suggest-pages";

const unit = (id: string, name: string, plural: string) => ({
  id,
  name,
  plural,
  symbol: id,
  aliases: [] as string[],
});
const catalogue = [
  {
    id: "length",
    name: "Length",
    units: [unit("km", "kilometer", "kilometers"), unit("mi", "mile", "miles")],
  },
  { id: "pressure", name: "Pressure", units: [unit("Pa", "pascal", "pascals")] },
  { id: "viscosity-dynamic", name: "Viscosity - Dynamic", units: [] },
] as unknown as Parameters<typeof suggestPages>[1];

it.each([
  ["/convert/lenght", "/convert/length"],
  ["/pressure/", "/convert/pressure"],
  ["/convert/presure", "/convert/pressure"],
  ["/viscosity", "/convert/viscosity-dynamic"],
  ["/pascals", "/convert/pressure"],
  ["/miles-to-km", "/convert/length?from=mi&to=km"],
])("%s may have meant %s", (path, href) => {
  expect(suggestPages(path, catalogue)[0]?.href).toBe(href);
});

it.each(["/", "/wp-login.php", "/convert/xyzzy", `/${"a-".repeat(5000)}`])(
  "%.20s suggests nothing",
  (path) => {
    expect(suggestPages(path, catalogue)).toEqual([]);
  },
);
