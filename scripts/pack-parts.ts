import { createHash } from "node:crypto";
import { deflateRawSync } from "node:zlib";

/** A CommonJS module in ASCII, and the name it is required by ("a.js" by "./a.js"). */
export type Module = { readonly name: string; readonly code: string };

/** Modules that are read and compiled together, when one of them is first required. */
export type Script = {
  readonly modules: readonly Module[];
  /** Most starts need it: it lies there as it is, where others may be deflated. */
  readonly isOften?: boolean;
};

export type Parts = {
  readonly scripts: readonly Script[];
  /** Texts in ASCII that modules may require by these names ("./names.txt" for "names.txt"). */
  readonly texts?: Readonly<Record<string, string>>;
  /** The module that runs first. */
  readonly entry: string;
};

export type PackedParts = {
  /** Tells these parts from any other build's. */
  readonly mark: string;
  /** The JavaScript file. */
  readonly program: string;
  /** The same file, which at its end leaves what V8 compiled of each script in the folder that V8_FOLDER names. */
  readonly recorder: string;
};

/** A comment must not end before its time: how its end is written inside of it. */
const COMMENT_END = "*/";
const SAFE_END = "*~/";

/** Below this length a script is not worth deflating. */
const SHORT = 20_000;

/** The room of the list at the head of everyunit.v8. */
const COMPILED_HEAD = 8192;

/** Bytes and characters are the same in ASCII; the escapes mean the same in strings and in regular expressions. */
export const toAscii = (code: string): string =>
  // biome-ignore lint/suspicious/noControlCharactersInRegex: the range of ASCII
  code.replace(/[^\x00-\x7f]/g, (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, "0")}`);

/** V8 compiles a function in brackets at once, and need not read it twice. */
const scriptText = ({ modules }: Script): string =>
  `({${modules
    .map(
      ({ name, code }) =>
        `${JSON.stringify(name)}:(function(exports,require,module,__filename,__dirname){${code}\n})`,
    )
    .join(",")}})`;

export const nameOfScript = ({ modules }: Script): string => modules[0]!.name;

const deflated = (text: string): string =>
  deflateRawSync(Buffer.from(text, "latin1"), { level: 9 }).toString("base64");

function commentSafe(name: string, text: string): string {
  if (text !== toAscii(text)) throw new Error(`${name} is not ASCII.`);
  if (text.includes(SAFE_END)) throw new Error(`${name} holds ${SAFE_END}, which packing needs.`);
  return text.replaceAll(COMMENT_END, SAFE_END);
}

const LOADER = `
const loaded = new Map();
const bodies = new Map();
let file;
function textOf(name) {
  const [start, length, isDeflated] = PLACES[name];
  file ??= fs.openSync(__filename, "r");
  const bytes = Buffer.allocUnsafe(length);
  const count = fs.readSync(file, bytes, 0, length, ARCHIVE + start);
  if (count !== length || bytes.latin1Slice(0, MARK.length) !== MARK)
    throw new Error("everyunit was replaced while it ran: run it again.");
  const text = bytes.latin1Slice(MARK.length);
  if (isDeflated) return require("node:zlib").inflateRawSync(Buffer.from(text, "base64")).latin1Slice();
  return text.replaceAll("${SAFE_END}", "*" + "/");
}
function openCompiled() {
  try {
    const fd = fs.openSync(__dirname + "/everyunit.v8", "r");
    const head = Buffer.alloc(HEAD);
    fs.readSync(fd, head, 0, HEAD, 0);
    const { mark, v8, arch, places } = JSON.parse(head.latin1Slice());
    return mark === MARK && v8 === process.versions.v8 && arch === process.arch ? { fd, places } : null;
  } catch {
    return null;
  }
}
const compiled = openCompiled();
function compiledOf(name) {
  const place = compiled?.places[name];
  if (!place) return undefined;
  const bytes = Buffer.allocUnsafeSlow(place[1]);
  return fs.readSync(compiled.fd, bytes, 0, place[1], HEAD + place[0]) === place[1] ? bytes : undefined;
}
function compile(name) {
  const script = new Script(textOf(name), { filename: "everyunit/" + name, cachedData: compiledOf(name) });
  if (typeof record === "function") record(name, script);
  return script.runInThisContext();
}
function bodyOf(name) {
  if (!bodies.has(name))
    for (const [module, body] of Object.entries(compile(SCRIPT_OF[name]))) bodies.set(module, body);
  return bodies.get(name);
}
function load(id) {
  const known = loaded.get(id);
  if (known) return known.exports;
  const name = id.slice(2);
  const isModule = Object.hasOwn(SCRIPT_OF, name);
  if (!isModule && !Object.hasOwn(PLACES, name)) return require(id);
  const module = { exports: {} };
  loaded.set(id, module);
  if (isModule) bodyOf(name)(module.exports, load, module, __filename, __dirname);
  else module.exports = textOf(name);
  return module.exports;
}`;

const RECORD = `
const scripts = new Map();
const record = (name, script) => scripts.set(name, script);
process.on("exit", () => {
  for (const [name, script] of scripts) fs.writeFileSync(process.env.V8_FOLDER + "/" + name, script.createCachedData());
});`;

/**
 * One JavaScript file of many modules. They lie in a comment at its end, which V8 skips over; each script of them is read
 * and compiled when one of its modules is first required. Where a file everyunit.v8 of the same build and the same V8
 * stands beside it, V8 need not compile them again.
 */
export function packParts({ scripts, texts = {}, entry }: Parts): PackedParts {
  const pieces = [
    ...scripts.map((script) => {
      const name = nameOfScript(script);
      const text = scriptText(script);
      const safe = commentSafe(name, text);
      const isDeflated = !script.isOften && text.length >= SHORT;
      return { name, stored: isDeflated ? deflated(text) : safe, isDeflated };
    }),
    ...Object.entries(texts).map(([name, text]) => ({
      name,
      stored: commentSafe(name, text),
      isDeflated: false,
    })),
  ];
  const hash = createHash("sha256");
  for (const { name, stored } of pieces) hash.update(`${name}\0${stored}\0`);
  const mark = hash.digest("hex").slice(0, 16);
  const places: Record<string, readonly (number | boolean)[]> = {};
  let archive = "";
  for (const { name, stored, isDeflated } of pieces) {
    places[name] = [archive.length, mark.length + stored.length, ...(isDeflated ? [true] : [])];
    archive += mark + stored;
  }
  const scriptOf = scripts.flatMap((script) =>
    script.modules.map(({ name }) => [name, nameOfScript(script)]),
  );
  const head = (offset: number, extra: string) => `#!/usr/bin/env node
"use strict";
const fs = require("node:fs");
const { Script } = require("node:vm");
const MARK = "${mark}";
const ARCHIVE = 0x${offset.toString(16).padStart(8, "0")};
const HEAD = ${COMPILED_HEAD};
const PLACES = ${JSON.stringify(places)};
const SCRIPT_OF = ${JSON.stringify(Object.fromEntries(scriptOf))};${extra}${LOADER}
load("./${entry}");
/*`;
  const whole = (extra: string) => `${head(head(0, extra).length, extra)}${archive}*/\n`;
  return { mark, program: whole(""), recorder: whole(RECORD) };
}

/** The file everyunit.v8: what it was made of, then what V8 compiled of each script. */
export function packCompiled(mark: string, compiled: ReadonlyMap<string, Buffer>): Buffer {
  const places: Record<string, readonly number[]> = {};
  const pieces: Buffer[] = [];
  let end = 0;
  for (const [name, bytes] of compiled) {
    places[name] = [end, bytes.length];
    pieces.push(bytes);
    end += bytes.length;
  }
  const head = JSON.stringify({ mark, v8: process.versions.v8, arch: process.arch, places });
  if (head.length > COMPILED_HEAD) throw new Error("The list of compiled scripts has outgrown its room.");
  return Buffer.concat([Buffer.from(head.padEnd(COMPILED_HEAD), "latin1"), ...pieces]);
}
