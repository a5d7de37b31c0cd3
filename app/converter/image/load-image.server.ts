import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { redirect } from "@remix-run/node";
import { LRUCache } from "lru-cache";
import type { ExchangeRates } from "~/conversion";
import { admission, RefusedWork, type Visitor } from "~/http/admission.server";
import { visitorFrom } from "~/http/guard.server";
import { converterQuery } from "~/links/addresses";
import { SITE_IMAGE } from "~/shell/page-meta";
import { unitPair } from "../pair/unit-pair.server";
import { drawImage } from "./draw-image.server";
import { pairImage } from "./pair-image.server";
import { renderImage } from "./render-image.server";
import { valueImageContent } from "./value-image.server";

const MOST_CHARACTERS = 40;
/** An image takes 40 ms and the queue is short; programs that show previews do not wait long either. */
const MOST_MS = 2_000;
/** About 150 images. */
const CACHE_BYTES = 2 * 1024 * 1024;

const FONTS = join(import.meta.dirname, "fonts");
const images = new LRUCache<string, Buffer>({
  maxSize: CACHE_BYTES,
  sizeCalculation: ({ length }) => length,
});

/**
 * The image of a shared value: `/og/length?value=5&from=mi&to=km`. It waits its turn and counts toward the client's
 * limit. Without an answer, or if the site is busy, the response redirects to the image of the two units.
 */
export function loadImage(categoryId: string, request: Request, rates: ExchangeRates): Promise<Response> {
  const visitor = visitorFrom(request);
  return admission().run(visitor, async () => {
    const { searchParams } = new URL(request.url);
    const [value = "", from = "", to = ""] = ["value", "from", "to"].map(
      (name) => searchParams.get(name) ?? "",
    );
    const pair = unitPair(categoryId, { from, to });
    if (!pair) return redirect(SITE_IMAGE.path);
    const address = new URL(`/convert/${categoryId}${converterQuery({ value, from, to })}`, request.url);
    const late = sleep(MOST_MS, undefined, { ref: false });
    const png =
      value.length <= MOST_CHARACTERS &&
      (await Promise.race([drawInTurn(categoryId, address, rates, visitor), late]));
    return png ? sendImage(png) : redirect((pairImage(pair) ?? SITE_IMAGE).path);
  });
}

const sendImage = (png: Buffer): Response =>
  new Response(new Uint8Array(png), {
    headers: {
      "content-type": "image/png",
      "content-length": String(png.length),
      "cache-control": "public, max-age=86400",
    },
  });

/** Draws an image, or takes it from the cache. Undefined without an answer, or if too many images wait. */
async function drawInTurn(
  categoryId: string,
  address: URL,
  rates: ExchangeRates,
  visitor: Visitor,
): Promise<Buffer | undefined> {
  const key = `${rates.date} ${address.pathname}${address.search}`;
  try {
    return images.get(key) ?? (await admission().image(visitor, draw));
  } catch (error) {
    if (error instanceof RefusedWork) return undefined;
    throw error;
  }

  async function draw(): Promise<Buffer | undefined> {
    const drawn = images.get(key);
    const content = drawn ? null : valueImageContent(categoryId, address, rates);
    if (!content) return drawn;
    const png = await renderImage(drawImage(content), FONTS);
    images.set(key, png);
    return png;
  }
}
