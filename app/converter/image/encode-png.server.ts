import { promisify } from "node:util";
import { crc32, deflate } from "node:zlib";

type Pixels = {
  readonly width: number;
  readonly height: number;
  /** Red, green, blue and alpha of every pixel; alpha is ignored. */
  readonly pixels: Buffer;
};

const SIGNATURE = Buffer.from("\x89PNG\r\n\x1a\n", "latin1");
const PALETTE = 3;

function chunk(type: string, data: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(type, "latin1"), data]);
  const framed = Buffer.alloc(named.length + 8);
  framed.writeUInt32BE(data.length);
  named.copy(framed, 4);
  framed.writeUInt32BE(crc32(named), named.length + 4);
  return framed;
}

/**
 * A PNG of at most 256 colors, one byte each: a third of the size and time that full colors take. Colors that differ
 * by less than eight levels become one; text on a few plain colors has fewer than 200 then. Throws if there are more
 * than 256.
 */
export async function encodePng({ width, height, pixels }: Pixels): Promise<Buffer> {
  const indexes = new Map<number, number>();
  const palette: number[] = [];
  const indexOf = (color: number): number => {
    const alike = color & 0xf8f8f8;
    const known = indexes.get(alike);
    if (known !== undefined) return known;
    palette.push(color & 0xff, (color >>> 8) & 0xff, (color >>> 16) & 0xff);
    indexes.set(alike, indexes.size);
    return indexes.size - 1;
  };
  // Each row begins with its filter, 0.
  const rows = Buffer.alloc((width + 1) * height);
  const colors = new Uint32Array(pixels.buffer, pixels.byteOffset, width * height);
  let last = -1;
  let lastIndex = 0;
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1) {
      const color = colors[y * width + x] ?? 0;
      if (color !== last) lastIndex = indexOf(color);
      last = color;
      rows[y * (width + 1) + x + 1] = lastIndex;
    }
  if (indexes.size > 256) throw new Error(`${indexes.size} colors are too many for a palette`);
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width);
  header.writeUInt32BE(height, 4);
  header.set([8, PALETTE, 0, 0, 0], 8);
  return Buffer.concat([
    SIGNATURE,
    chunk("IHDR", header),
    chunk("PLTE", Buffer.from(palette)),
    chunk("IDAT", await promisify(deflate)(rows)),
    chunk("IEND", Buffer.alloc(0)),
  ]);
}
