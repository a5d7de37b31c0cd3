import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";
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
};

const LOADER = readFileSync(join(import.meta.dirname, "script-loader.cjs"), "utf8");

/** A comment must not end before its time: how its end is written inside of it. */
const COMMENT_END = "*/";
const SAFE_END = "*~/";

/** Below this length a script is not worth deflating. */
const SHORT = 20_000;

/** The room of the list at the head of everyunit.v8. */
const COMPILED_HEAD = 8192;

/** Where an escape would mean something else than the character. */
const INESCAPABLE = /(?<!\\)(?:\\\\)*\\[^\0-\x7f]|String\.raw`[^`]*[^`\0-\x7f]/;

/** Bytes and characters are the same in ASCII; the escapes mean the same in strings and in regular expressions. */
export function toAscii(code: string): string {
  const found = INESCAPABLE.exec(code);
  if (found) throw new Error(`This cannot be written in ASCII: ${found[0]}`);
  return code.replace(/[^\0-\x7f]/g, (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, "0")}`);
}

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
  if (/[^\0-\x7f]/.test(text)) throw new Error(`${name} is not ASCII.`);
  if (text.includes(SAFE_END)) throw new Error(`${name} holds ${SAFE_END}, which packing needs.`);
  return text.replaceAll(COMMENT_END, SAFE_END);
}

function storedScript(name: string, script: Script): { name: string; text: string; isDeflated: boolean } {
  const text = scriptText(script);
  const safe = commentSafe(name, text);
  const isDeflated = !script.isOften && text.length >= SHORT;
  return { name, text: isDeflated ? deflated(text) : safe, isDeflated };
}

/** Where the archive of a file lies, for script-loader.cjs. */
type Places = Record<string, readonly (number | boolean)[]>;

function archiveOf({ scripts, texts = {} }: Parts): { mark: string; places: Places; archive: string } {
  const pieces = [
    ...scripts.map((script) => storedScript(nameOfScript(script), script)),
    ...Object.entries(texts).map(([name, text]) => ({
      name,
      text: commentSafe(name, text),
      isDeflated: false,
    })),
  ];
  const hash = createHash("sha256");
  for (const { name, text } of pieces) hash.update(`${name}\0${text}\0`);
  const mark = hash.digest("hex").slice(0, 16);
  const places: Places = {};
  let archive = "";
  for (const { name, text, isDeflated } of pieces) {
    places[name] = [archive.length, mark.length + text.length, ...(isDeflated ? [true] : [])];
    archive += mark + text;
  }
  return { mark, places, archive };
}

/**
 * One JavaScript file of many modules. They lie in a comment at its end, which V8 skips over; each script of them is read
 * and compiled when one of its modules is first required. Where a file everyunit.v8 of the same build and the same V8
 * stands beside it, V8 need not compile them again.
 */
export function packParts(parts: Parts): PackedParts {
  const { mark, places, archive } = archiveOf(parts);
  const scriptOf = parts.scripts.flatMap((script) =>
    script.modules.map(({ name }) => [name, nameOfScript(script)]),
  );
  const constants = {
    ENTRY: parts.entry,
    MARK: mark,
    ARCHIVE_LENGTH: archive.length,
    PLACES: places,
    SCRIPT_OF: Object.fromEntries(scriptOf),
    HEAD: COMPILED_HEAD,
  };
  const lines = Object.entries(constants).map(([name, value]) => `const ${name} = ${JSON.stringify(value)};`);
  const program = `#!/usr/bin/env node\n"use strict";\n${lines.join("\n")}\n${LOADER}/*${archive}*/\n`;
  return { mark, program };
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
