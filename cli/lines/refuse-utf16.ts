/** The encoding of a text in UTF-16 that starts with these bytes: a byte order mark, or a character of ASCII. */
function utf16Of([first, second]: Uint8Array): string | null {
  if ((first === 0xff && second === 0xfe) || (first === 0xfe && second === 0xff)) return "UTF-16";
  if (second === 0 && first !== 0) return "UTF-16LE";
  return first === 0 && second !== 0 ? "UTF-16BE" : null;
}

/** Passes the bytes on. @throws if they start as UTF-16 does, which some spreadsheets and shells write. */
export async function* refuseUtf16(chunks: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  let start: Uint8Array | null = new Uint8Array();
  for await (const chunk of chunks) {
    if (start === null) {
      yield chunk;
      continue;
    }
    start = Buffer.concat([start, chunk]);
    if (start.length < 2) continue;
    const encoding = utf16Of(start);
    if (encoding)
      throw new Error(
        `The input is encoded in UTF-16. Save it as UTF-8, or pipe it through iconv -f ${encoding} -t UTF-8.`,
      );
    yield start;
    start = null;
  }
  if (start !== null && start.length > 0) yield start;
}
