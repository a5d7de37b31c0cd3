/** Control and invisible format characters, which act on a terminal or mislead a reader; not the joiners of emoji. */
export const UNSAFE =
  /[\p{Cc}\u00AD\u061C\u115F\u1160\u180E\u200B\u200E\u200F\u2028-\u202E\u2060-\u206F\u3164\uFEFF\uFFA0\uFFF9-\uFFFB\u{E0000}-\u{E0FFF}]|\u034F|\p{Cs}/gu;

const CONTROL_PICTURES = 0x2400;
const DELETE_PICTURE = "\u2421";

function picture(character: string): string {
  const code = character.codePointAt(0) ?? 0;
  if (code < 0x20) return String.fromCodePoint(CONTROL_PICTURES + code);
  if (code === 0x7f) return DELETE_PICTURE;
  return `\\u{${code.toString(16)}}`;
}

/** Replaces each such character with its control picture or code. */
export const makeInert = (text: string): string => text.replace(UNSAFE, picture);

/** Replaces each such character in several lines of text, except line breaks and tabs. */
export const makeInertLines = (text: string): string =>
  text
    .replace(/\r\n?/g, "\n")
    .replace(UNSAFE, (character) =>
      character === "\n" || character === "\t" ? character : picture(character),
    );

/** Puts text on one line, with white space collapsed and control characters made visible. */
export const makeInertLine = (text: string): string => makeInert(text.trim().replace(/\s+/g, " "));
