/** True for the byte order marks of UTF-16, which never start a UTF-8 text. */
const isMark = ([first, second]: Uint8Array): boolean =>
  (first === 0xff && second === 0xfe) || (first === 0xfe && second === 0xff);

/** Passes the bytes on. @throws if they start with a UTF-16 byte order mark, which some spreadsheets write. */
export async function* refuseUtf16(chunks: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  let start: Uint8Array | null = new Uint8Array();
  for await (const chunk of chunks) {
    if (start === null) {
      yield chunk;
      continue;
    }
    start = Buffer.concat([start, chunk]);
    if (start.length < 2) continue;
    if (isMark(start))
      throw new Error(
        "The input is encoded in UTF-16. Save it as UTF-8, or pipe it through iconv -f UTF-16 -t UTF-8.",
      );
    yield start;
    start = null;
  }
  if (start !== null && start.length > 0) yield start;
}
