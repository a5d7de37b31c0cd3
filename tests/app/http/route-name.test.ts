import { expect, it } from "vitest";
import { routeName } from "~/http/route-name";

it.each([
  ["/", "/"],
  ["/convert", "/convert"],
  ["/convert/length", "/convert/:category"],
  ["/convert/length/mi-to-km", "/convert/:category/:pair"],
  ["/api/units/length", "/api/units/:category"],
  ["/build/root-ABC.js", "/build/*"],
  ["/ann@example.org", "other"],
  ["/convert/length/mi-to-km/more", "other"],
])("%s is the route %s", (path, route) => {
  expect(routeName(path)).toBe(route);
});
