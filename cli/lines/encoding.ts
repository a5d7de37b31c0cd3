import { quote } from "~/conversion";
import { UsageError } from "../command-spec";

/**
 * Handles input as bytes: a string with one character per byte. Delimiters, quotes, line ends and digits are ASCII in every
 * accepted encoding, so only cells that are read are decoded, and all other text may be invalid.
 */
export type Encoding = {
  readonly name: string;
  /** The text of some bytes; null if they are not valid. */
  decode(bytes: string): string | null;
  /** The bytes of a text; null if the encoding lacks one of its characters. */
  encode(text: string): string | null;
};

/** The byte order mark of UTF-8, as bytes. */
export const BYTE_ORDER_MARK = "\u00ef\u00bb\u00bf";

/** Whether a text is ASCII. For short texts, which most are, a loop is faster than a regular expression. */
function isAscii(text: string): boolean {
  for (let i = 0; i < text.length; i += 1) if (text.charCodeAt(i) > 0x7f) return false;
  return true;
}

/** The bytes 80 to 9F in windows-1252, which some versions of Node.js decode as latin1 (nodejs/node#56542). */
const FROM_80_TO_9F = "€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ";
const fromWindows1252 = (bytes: string): string =>
  bytes.replace(/[\x80-\x9f]/g, (byte) => FROM_80_TO_9F.charAt(byte.charCodeAt(0) - 0x80));

/** The bytes of a single-byte encoding by character; empty for multibyte encodings. */
function byteTable(decode: Encoding["decode"]): ReadonlyMap<string, string> {
  const table = new Map<string, string>();
  for (let code = 0x80; code <= 0xff; code += 1) {
    const byte = String.fromCharCode(code);
    const character = decode(byte);
    if (character !== null) table.set(character, byte);
  }
  return table;
}

/** The encoding with a name. @throws UsageError for an unknown name, and for UTF-16, whose delimiters are two bytes. */
export function encodingNamed(label = "utf-8"): Encoding {
  let decoder: InstanceType<typeof TextDecoder>;
  try {
    decoder = new TextDecoder(label, { fatal: true, ignoreBOM: true });
  } catch {
    throw new UsageError(`--encoding '${label}' is not known. Use utf-8, latin1 or windows-1252.`);
  }
  const name = decoder.encoding;
  if (/^utf-16|^iso-2022/.test(name))
    throw new UsageError(`--encoding '${label}' is not read. Pipe the input through iconv -t UTF-8.`);
  const decode = (bytes: string): string | null => {
    if (isAscii(bytes)) return bytes;
    if (name === "windows-1252") return fromWindows1252(bytes);
    try {
      return decoder.decode(Buffer.from(bytes, "latin1"));
    } catch {
      return null;
    }
  };
  const table = name === "utf-8" ? null : byteTable(decode);
  return {
    name,
    decode,
    encode(text) {
      if (isAscii(text)) return text;
      if (!table) return Buffer.from(text).toString("latin1");
      const bytes = Array.from(text, (character) => (isAscii(character) ? character : table.get(character)));
      return bytes.includes(undefined) ? null : bytes.join("");
    },
  };
}

/** The error sentence for invalid bytes. */
export const invalidBytes = ({ name }: Encoding): string =>
  name === "utf-8"
    ? "the text is not valid UTF-8. Add --encoding with its encoding, such as latin1."
    : `the text is not valid ${name}. Add --encoding with its encoding.`;

/** The bytes of a result; null if the encoding lacks a character, even with "~" for "≈" and the micro sign for mu. */
export const encoded = (encoding: Encoding, result: string): string | null =>
  encoding.encode(result) ?? encoding.encode(result.replace("≈", "~").replace(/μ/g, "µ"));

/** The error sentence for a text with characters that an encoding lacks. */
export const lacksCharacters = (encoding: Encoding, text: string): string =>
  `${quote(text)} has characters that ${encoding.name} lacks.`;

/** Bytes without the spaces around them. The byte A0 is a space in latin1, but the end of "à" in UTF-8. */
export function trimmed(bytes: string): string {
  let [start, end] = [0, bytes.length];
  while (start < end && isBlank(bytes.charCodeAt(start))) start += 1;
  while (end > start && isBlank(bytes.charCodeAt(end - 1))) end -= 1;
  return bytes.slice(start, end);
}
const isBlank = (code: number): boolean => code === 32 || code === 9;

/** JSON is always UTF-8 (RFC 8259). */
export const UTF_8 = encodingNamed();
