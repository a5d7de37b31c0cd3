import { existsSync, readFileSync } from "node:fs";
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
/** What V8 made of the code when this version of Node.js built the package. */
const compiled = `${code}.${process.version}-${process.arch}`;

/** A module's text as Node.js wraps it; its own function is in a module that takes it half a millisecond to load. */
const asFunction = (text: string): string =>
  `(function (exports, require, module, __filename, __dirname) { ${text}\n});`;

/** V8 takes 12 ms to read the engine's code, and 2 ms to read what it compiled, of which it checks that it is of this code. */
function evaluateCompiled(): void {
  const text = readFileSync(code, "latin1");
  const script = new Script(asFunction(text), { filename: code, cachedData: readFileSync(compiled) });
  (script.runInThisContext() as Evaluate)(module.exports, require, module, code, __dirname);
}

if (existsSync(compiled)) evaluateCompiled();
else module.exports = require("./engine.code.cjs");
