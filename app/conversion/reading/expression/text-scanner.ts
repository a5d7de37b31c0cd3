import { spend } from "~/numerals/work";

/** Why a text cannot be parsed: `reason` starts a sentence, and columns count from 1. */
export class ExpressionError extends Error {
  constructor(
    readonly reason: string,
    readonly column: number,
  ) {
    super(reason);
  }
}

/** A text and the place up to which it has been read. */
export class TextScanner {
  protected at = 0;

  constructor(protected readonly text: string) {}

  protected get column(): number {
    return this.at + 1;
  }

  /** What has not been read yet. */
  protected get rest(): string {
    return this.text.slice(this.at);
  }

  protected skipSpaces(): void {
    while (this.text[this.at] === " ") this.at += 1;
  }

  /** What a sticky pattern matches here, without going on; null where it does not match. */
  protected peek(pattern: RegExp): string | null {
    return matchAt(pattern, this.text, this.at)?.[0] ?? null;
  }

  /** Goes on after what a sticky pattern matches here; null where it does not match. */
  protected take(pattern: RegExp): string | null {
    const found = this.peek(pattern);
    this.at += found?.length ?? 0;
    return found;
  }

  /** The result of some reading, after which the scanner is where it was. */
  protected ahead<T>(read: () => T): T {
    const { at } = this;
    const result = read();
    this.at = at;
    return result;
  }

  /** Throws an ExpressionError at this place. */
  protected refuse(reason: string): never {
    throw new ExpressionError(reason, this.column);
  }

  /** Throws an ExpressionError unless everything has been read. */
  protected refuseRest(): void {
    this.skipSpaces();
    const next = this.text[this.at];
    if (next !== undefined)
      this.refuse(next === ")" ? "An opening parenthesis is missing" : `'${next}' is not expected here`);
  }
}

/** What a sticky pattern matches at a place. */
export function matchAt(pattern: RegExp, text: string, at: number): RegExpExecArray | null {
  spend(1);
  pattern.lastIndex = at;
  return pattern.exec(text);
}
