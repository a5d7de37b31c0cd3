import { readFileSync } from "node:fs";

const ESCAPED = /\\(?:\\|u([\da-f]{4}))/g;

const unescaped = (cell: string): string =>
  cell.replace(ESCAPED, (_, code) => (code ? String.fromCharCode(Number.parseInt(code, 16)) : "\\"));

/**
 * The rows of a table of cells with a tab between them. A line that starts with # is a comment; \u00a0 stands for a sign that
 * editors do not show, and \\ for a backslash.
 */
export const readTable = (file: string | URL): string[][] =>
  readFileSync(file, "utf8")
    .split("\n")
    .filter((line) => line !== "" && !line.startsWith("#"))
    .map((line) => line.split("\t").map(unescaped));
