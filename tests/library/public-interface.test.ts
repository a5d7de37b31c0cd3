import { readFileSync, writeFileSync } from "node:fs";
import { expect, it } from "vitest";
import { publicInterface } from "../../scripts/build/build-library";

const FILE = "docs/library-interface.txt";

/** What other people's programs rely on changes only together with this file, where a reviewer sees it. */
it("the package's public interface is the reviewed one (UPDATE_INTERFACE=1 writes it)", () => {
  const text = `The public interface of the everyunit package, generated from library/.\nA change here is a change for every program that uses the package.\n\n${publicInterface()}`;
  if (process.env.UPDATE_INTERFACE) writeFileSync(FILE, text);
  expect(readFileSync(FILE, "utf8")).toBe(text);
});
