import { readFileSync } from "node:fs";
import { join } from "node:path";
import { Script } from "node:vm";

/** The build puts this module in the engine's place, as CommonJS. */
declare const module: NodeJS.Module;
declare const require: NodeJS.Require;
declare const __dirname: string;

type Evaluate = (
  exports: unknown,
  require: NodeJS.Require,
  module: NodeJS.Module,
  file: string,
  folder: string,
) => void;

const code = join(__dirname, "engine.code.cjs");
/** What V8 made of the code when this version of Node.js built the package, and a checksum of both. */
const compiled = `${code}.${process.version}-${process.platform}-${process.arch}`;
const CHECKSUM_BYTES = 4;

type Compiled = { readonly text: Buffer; readonly cachedData: Buffer };

/**
 * The code and what V8 compiled of it; null where a file is missing, unreadable or damaged. V8 checks no more than the length of
 * the code, and on a changed byte it crashes, runs forever or computes something else.
 */
function readCompiled(): Compiled | null {
  try {
    const file = readFileSync(compiled);
    const text = readFileSync(code);
    // Loaded here, because it takes a millisecond that other versions of Node.js need not spend.
    const { crc32 } = require("node:zlib") as typeof import("node:zlib");
    const end = file.length - CHECKSUM_BYTES;
    const cachedData = file.subarray(0, end);
    return crc32(cachedData, crc32(text)) === file.readUInt32LE(end) ? { text, cachedData } : null;
  } catch {
    return null;
  }
}

/** A module's text as Node.js wraps it; its own function is in a module that takes it half a millisecond to load. */
const asFunction = (text: string): string =>
  `(function (exports, require, module, __filename, __dirname) { ${text}\n});`;

/** V8 takes 12 ms to read the engine's code, and 2 ms to read what it compiled. */
function evaluate({ text, cachedData }: Compiled): void {
  const script = new Script(asFunction(text.toString("latin1")), { filename: code, cachedData });
  (script.runInThisContext() as Evaluate)(module.exports, require, module, code, __dirname);
}

const found = readCompiled();
if (found) evaluate(found);
else module.exports = require("./engine.code.cjs");
