import { UTF_8 } from "./encoding";

/** An object of a line: where its closing brace is, and its keys. */
export type JsonObject = { readonly close: number; readonly keys: ReadonlySet<string> };
/** The position of a value in a line. */
export type JsonField = { readonly start: number; readonly end: number; readonly object: JsonObject };

/** A tree of the keys that lead to fields. `field` is the index of the field that ends here. */
type Path = { field: number | null; readonly below: Map<string, Path> };

const STRING_START = /"[ !#-[\]-\uffff]*/y;
const ESCAPE = /\\(?:["\\/bfnrt]|u[\da-fA-F]{4})[ !#-[\]-\uffff]*/y;
const NUMBER = /-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?/y;
const WORD = /true|false|null/y;
const DEEPEST = 500;

/** Space, tab, line feed and carriage return. */
const isBlank = (code: number): boolean => code === 32 || code === 9 || code === 10 || code === 13;

class JsonSyntaxError extends Error {}

/** The bytes of a key that is written with escape sequences, as some programs write non-ASCII letters. */
function unescaped(written: string): string {
  const text = UTF_8.decode(written);
  return text === null ? written : (UTF_8.encode(JSON.parse(`"${text}"`) as string) ?? written);
}

/** The paths of fields: `value.unit` is a key of a nested object, or a key with a dot. */
function pathsOf(fields: readonly string[]): Path {
  const root: Path = { field: null, below: new Map() };
  fields.forEach((field, index) => {
    for (const keys of [field.split("."), [field]]) {
      let path = root;
      for (const key of keys) {
        const next = path.below.get(key) ?? { field: null, below: new Map<string, Path>() };
        path.below.set(key, next);
        path = next;
      }
      path.field = index;
    }
  });
  return root;
}

export type FoundFields = { readonly root: JsonObject; readonly fields: readonly (JsonField | undefined)[] };

/** Finds fields by scanning, so that edits keep all other bytes. Null for a line that is not an object. */
export function createFieldFinder(names: readonly string[]): (line: string) => FoundFields | null {
  const paths = pathsOf(names);
  let line = "";
  let at = 0;
  let fields: (JsonField | undefined)[] = [];

  function pass(pattern: RegExp): void {
    pattern.lastIndex = at;
    if (!pattern.test(line)) throw new JsonSyntaxError();
    at = pattern.lastIndex;
  }

  /** Passes a string piece by piece: one expression would run out of memory at a million escape sequences. */
  function passString(): void {
    pass(STRING_START);
    while (line[at] === "\\") pass(ESCAPE);
    if (line[at] !== '"') throw new JsonSyntaxError();
    at += 1;
  }

  /** Passes white space, and returns the character after it. */
  function next(): string {
    while (isBlank(line.charCodeAt(at))) at += 1;
    return line.charAt(at);
  }

  function list(close: string, item: () => void): void {
    at += 1;
    if (next() !== close) {
      item();
      while (next() === ",") {
        at += 1;
        item();
      }
    }
    if (next() !== close) throw new JsonSyntaxError();
    at += 1;
  }

  function object(path: Path | undefined, depth: number): JsonObject {
    const keys = new Set<string>();
    const found: { index: number; start: number; end: number }[] = [];
    list("}", () => {
      next();
      const start = at + 1;
      passString();
      const written = line.slice(start, at - 1);
      if (next() !== ":") throw new JsonSyntaxError();
      at += 1;
      next();
      const valueStart = at;
      if (!path) return value(undefined, depth);
      const key = written.includes("\\") ? unescaped(written) : written;
      keys.add(key);
      const below = path.below.get(key);
      value(below, depth);
      if (below && below.field !== null) found.push({ index: below.field, start: valueStart, end: at });
    });
    const here = { close: at - 1, keys };
    for (const { index, start, end } of found) fields[index] = { start, end, object: here };
    return here;
  }

  function value(path: Path | undefined, depth: number): void {
    if (depth > DEEPEST) throw new JsonSyntaxError();
    const first = next();
    if (first === '"') passString();
    else if (first === "{") object(path, depth + 1);
    else if (first === "[") list("]", () => value(undefined, depth + 1));
    else pass(first === "-" || (first >= "0" && first <= "9") ? NUMBER : WORD);
  }

  return (text) => {
    line = text;
    at = 0;
    fields = new Array<undefined>(names.length).fill(undefined);
    try {
      if (next() !== "{") return null;
      const root = object(paths, 0);
      return next() === "" ? { root, fields } : null;
    } catch (error) {
      if (error instanceof JsonSyntaxError) return null;
      throw error;
    }
  };
}
