import { type Io, isColorful, type Output } from "../io";

export type Paint = { bold(text: string): string; dim(text: string): string; warn(text: string): string };

const wrap = (open: number, close: number) => (text: string) => `\u001b[${open}m${text}\u001b[${close}m`;
const plain = (text: string): string => text;

const COLORS: Paint = { bold: wrap(1, 22), dim: wrap(2, 22), warn: wrap(33, 39) };
const NONE: Paint = { bold: plain, dim: plain, warn: plain };

/** Colors for a terminal, unless NO_COLOR is set. */
export const paintFor = (io: Io, output: Output): Paint => (isColorful(io, output) ? COLORS : NONE);
