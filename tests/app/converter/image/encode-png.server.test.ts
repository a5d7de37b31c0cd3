import { inflateSync } from "node:zlib";
import { expect, test } from "vitest";
import { encodePng } from "~/converter/image/encode-png.server";

const rgba = (...colors: number[]) => {
  const pixels = Buffer.alloc(colors.length * 4);
  for (const [index, color] of colors.entries()) pixels.writeUInt32BE(color * 256 + 255, index * 4);
  return pixels;
};

/** The data of the chunks of a type. */
function chunkOf(png: Buffer, type: string): Buffer {
  for (let at = 8; at < png.length; at += 12 + png.readUInt32BE(at))
    if (png.toString("latin1", at + 4, at + 8) === type)
      return png.subarray(at + 8, at + 8 + png.readUInt32BE(at));
  throw new Error(`no ${type}`);
}

test("a PNG contains the size, the colors and each row's indexes", async () => {
  const png = await encodePng({ width: 2, height: 2, pixels: rgba(0xffffff, 0x0b6a4c, 0x0b6a4c, 0xffffff) });
  const header = chunkOf(png, "IHDR");
  expect([header.readUInt32BE(0), header.readUInt32BE(4)]).toEqual([2, 2]);
  expect(chunkOf(png, "PLTE").toString("hex")).toBe("ffffff0b6a4c");
  expect([...inflateSync(chunkOf(png, "IDAT"))]).toEqual([0, 0, 1, 0, 1, 0]);
});

test("indistinguishable colors are merged", async () => {
  const png = await encodePng({ width: 2, height: 1, pixels: rgba(0x101010, 0x131313) });
  expect(chunkOf(png, "PLTE").toString("hex")).toBe("101010");
});

test("too many colors are an error, not a wrong picture", async () => {
  const pixels = rgba(
    ...Array.from({ length: 257 }, (_, index) => (index % 32) * 0x80000 + Math.floor(index / 32) * 0x800),
  );
  await expect(encodePng({ width: 257, height: 1, pixels })).rejects.toThrow("257 colors");
});
