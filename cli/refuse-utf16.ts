/** The byte order marks of UTF-16; neither begins a text in UTF-8. */
const isMark = ([first, second]: Uint8Array): boolean =>
  (first === 0xff && second === 0xfe) || (first === 0xfe && second === 0xff);

/** The same bytes. @throws where they begin with a byte order mark of UTF-16, as some spreadsheets write it. */
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
      throw new Error("The input is UTF-16: save it as UTF-8, or put iconv -f UTF-16 -t UTF-8 before it.");
    yield start;
    start = null;
  }
  if (start !== null && start.length > 0) yield start;
}
