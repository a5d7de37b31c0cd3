import { readFileSync, writeFileSync } from "node:fs";
import { createRequire, Module } from "node:module";
import { dirname } from "node:path";
import { Script } from "node:vm";
import { crc32 } from "node:zlib";

/**
 * Writes what V8 compiles of the engine, with the functions that common questions call.
 * Its own process, because V8 accepts that only under the options of the process that compiled it:
 * node compile-engine.js LOADER CODE LIBRARY
 */
const [loader = "", code = "", library = ""] = process.argv.slice(2);
const require = createRequire(loader);
const text = readFileSync(code);
// The result contains the name, and as a part of a path also the path.
const script = new Script(Module.wrap(text.toString("latin1")), { filename: "engine" });
const engine = new Module(loader);
script.runInThisContext()(engine.exports, require, engine, code, dirname(code));
require.cache[loader] = engine;

const { ask } = require(library);
for (const question of ["5 mi km", "5 ft 11 in to cm"]) ask(question);

const data = script.createCachedData();
const checksum = Buffer.alloc(4);
checksum.writeUInt32LE(crc32(data, crc32(text)));
writeFileSync(
  `${code}.${process.version}-${process.platform}-${process.arch}`,
  Buffer.concat([data, checksum]),
);
