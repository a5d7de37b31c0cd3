/**
 * Characters that act on a terminal or on the reader's eye: C0 and C1 controls, DEL, bidi controls and other invisible
 * format characters (zero-width joiners stay: emoji and several scripts need them), line separators, tags, lone surrogates.
 */
const ACTING =
  /[\p{Cc}\u00AD\u061C\u115F\u1160\u180E\u200B\u200E\u200F\u2028-\u202E\u2060-\u206F\u3164\uFEFF\uFFA0\uFFF9-\uFFFB\u{E0000}-\u{E0FFF}]|\u034F|\p{Cs}/gu;

const CONTROL_PICTURES = 0x2400;
const DELETE_PICTURE = "\u2421";

function picture(character: string): string {
  const code = character.codePointAt(0)!;
  if (code < 0x20) return String.fromCodePoint(CONTROL_PICTURES + code);
  if (code === 0x7f) return DELETE_PICTURE;
  return `\\u{${code.toString(16)}}`;
}

/** One line in which nothing acts any more: each such character is shown as its picture or its code. */
export const makeInert = (text: string): string => text.replace(ACTING, picture);

/** The same for text of several lines: line breaks and tabs stay what they are. */
export const makeInertLines = (text: string): string =>
  text
    .replace(/\r\n?/g, "\n")
    .replace(ACTING, (character) =>
      character === "\n" || character === "\t" ? character : picture(character),
    );

/** A text on one line, every run of white space one blank, nothing in it acting. */
export const makeInertLine = (text: string): string => makeInert(text.trim().replace(/\s+/g, " "));
