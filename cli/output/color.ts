import type { Io } from "../io";

type Paint = { bold(text: string): string; dim(text: string): string };

const wrap = (open: number) => (text: string) => `\u001b[${open}m${text}\u001b[22m`;
const plain = (text: string): string => text;

const COLORS: Paint = { bold: wrap(1), dim: wrap(2) };
const NONE: Paint = { bold: plain, dim: plain };

/** Colors for standard output if it is a terminal, unless NO_COLOR is set. */
export const paintFor = ({ stdout, env }: Io): Paint =>
  stdout.isTerminal && !env.NO_COLOR && env.TERM !== "dumb" ? COLORS : NONE;
