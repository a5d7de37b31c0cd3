import { createHash } from "node:crypto";
import { deflateRawSync } from "node:zlib";

/** A CommonJS module, or a text that a module requires under a name that ends in ".txt"; both in ASCII. */
export type Part = { readonly name: string; readonly text: string };

export type PackedParts = {
  /** Tells these parts from any other build's. */
  readonly mark: string;
  /** The JavaScript file. */
  readonly program: string;
  /** The same file, which leaves what V8 compiled of each part in a folder of its own choice: `V8_FOLDER` in its environment. */
  readonly recorder: string;
};

/** A comment must not end before its time: how its end is written inside of it. */
const COMMENT_END = "*/";
const SAFE_END = "*~/";

/** So large are only modules that no conversion needs, as the database's libraries: deflated, there is less to read past. */
const LARGE = 50_000;

/** The room of the list at the head of everyunit.v8. */
const COMPILED_HEAD = 8192;

/** Bytes and characters are the same in ASCII; the escapes mean the same in strings and in regular expressions. */
export const toAscii = (code: string): string =>
  // biome-ignore lint/suspicious/noControlCharactersInRegex: the range of ASCII
  code.replace(/[^\x00-\x7f]/g, (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, "0")}`);

function stored(
  { name, text }: Part,
  entry: string,
): { readonly text: string; readonly isDeflated: boolean } {
  if (text !== toAscii(text)) throw new Error(`The part ${name} is not ASCII.`);
  if (text.includes(SAFE_END)) throw new Error(`The part ${name} holds ${SAFE_END}, which packing needs.`);
  const isDeflated = text.length > LARGE && name !== entry && !name.endsWith(".txt");
  return {
    isDeflated,
    text: isDeflated
      ? deflateRawSync(Buffer.from(text, "latin1"), { level: 9 }).toString("base64")
      : text.replaceAll(COMMENT_END, SAFE_END),
  };
}

const hex = (offset: number): string => `0x${offset.toString(16).padStart(8, "0")}`;

const LOADER = `
const loaded = new Map();
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
  const script = new Script("(function(exports,require,module,__filename,__dirname){" + textOf(name) + "\\n})", {
    filename: "everyunit/" + name,
    cachedData: compiledOf(name),
  });
  if (typeof record === "function") record(name, script);
  return script.runInThisContext();
}
function load(id) {
  const known = loaded.get(id);
  if (known) return known.exports;
  const name = id.slice(2);
  if (!Object.hasOwn(PLACES, name)) return require(id);
  const module = { exports: {} };
  loaded.set(id, module);
  if (name.endsWith(".txt")) module.exports = textOf(name);
  else compile(name)(module.exports, load, module, __filename, __dirname);
  return module.exports;
}`;

const RECORD = `
const scripts = new Map();
const record = (name, script) => scripts.set(name, script);
process.on("exit", () => {
  for (const [name, script] of scripts) fs.writeFileSync(process.env.V8_FOLDER + "/" + name, script.createCachedData());
});`;

/**
 * One JavaScript file of many modules, `entry` the first to run. They lie in a comment at its end, which V8 skips over;
 * each is read and compiled when it is first required. Where a file everyunit.v8 of the same build and the same V8 stands
 * beside it, V8 need not compile them again.
 */
export function packParts(parts: readonly Part[], entry: string): PackedParts {
  const hash = createHash("sha256");
  for (const { name, text } of parts) hash.update(`${name}\0${text}\0`);
  const mark = hash.digest("hex").slice(0, 16);
  const places: Record<string, readonly (number | boolean)[]> = {};
  let archive = "";
  for (const part of parts) {
    const { text, isDeflated } = stored(part, entry);
    places[part.name] = [archive.length, mark.length + text.length, ...(isDeflated ? [true] : [])];
    archive += mark + text;
  }
  const head = (offset: number, extra: string) => `#!/usr/bin/env node
"use strict";
const fs = require("node:fs");
const { Script } = require("node:vm");
const MARK = "${mark}";
const ARCHIVE = ${hex(offset)};
const HEAD = ${COMPILED_HEAD};
const PLACES = ${JSON.stringify(places)};${extra}${LOADER}
load("./${entry}");
/*`;
  const whole = (extra: string) => `${head(head(0, extra).length, extra)}${archive}*/\n`;
  return { mark, program: whole(""), recorder: whole(RECORD) };
}

/** The file everyunit.v8: what it was made of, then what V8 compiled of each part. */
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
  if (head.length > COMPILED_HEAD) throw new Error("The list of compiled parts has outgrown its room.");
  return Buffer.concat([Buffer.from(head.padEnd(COMPILED_HEAD), "latin1"), ...pieces]);
}
