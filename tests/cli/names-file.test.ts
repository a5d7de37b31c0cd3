import { execFileSync } from "node:child_process";
import { cpSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { beforeAll, expect, it } from "vitest";
import { builtCli } from "../support/built-cli";

const cli = builtCli();
const alone = join(cli.folder, "alone");

beforeAll(() => {
  mkdirSync(alone);
  cpSync(cli.file, join(alone, "everyunit.cjs"));
});

const convertAlone = () =>
  execFileSync(process.execPath, [join(alone, "everyunit.cjs"), "convert", "5", "mi", "km"], {
    encoding: "utf8",
  });

it("the one file answers alone, without the names beside it", () => {
  expect(convertAlone()).toBe("8.04672 km\n");
});

it("names that another build wrote are not believed", () => {
  const names = readFileSync(join(cli.folder, "names.txt"), "utf8");
  writeFileSync(
    join(alone, "names.txt"),
    names.replace(/^[^\f]+/, "0123456789abcdef").replaceAll("\t", "\t9"),
  );
  expect(convertAlone()).toBe("8.04672 km\n");
});
