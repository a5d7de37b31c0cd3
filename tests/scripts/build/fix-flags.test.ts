import { expect, test } from "vitest";
import { fixFlags } from "../../../scripts/build/fix-flags";

test.each([
  ["if(!e.v3_singleFetch)old()", "if(!true)old()"],
  ["window.__remixContext.future.v3_singleFetch?a:b", "true?a:b"],
  ["!0===e.v3_lazyRouteDiscovery&&!t", "!0===false&&!t"],
  ["a.v3_singleFetch==b", "true==b"],
])("a flag that a script asks for is replaced by its value: %s", (script, fixed) => {
  expect(fixFlags(script)).toBe(fixed);
});

test.each([
  "e.v3_singleFetch=t",
  "({v3_singleFetch:t})",
  "f().v3_singleFetch",
  "e?.future.v3_singleFetch",
  "e.v3_singleFetchOther",
])("whatever else names a flag stays as it is: %s", (script) => {
  expect(fixFlags(script)).toBe(script);
});
