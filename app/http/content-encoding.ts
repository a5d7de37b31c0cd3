export type Encoding = "br" | "gzip" | "identity";

const isRefused = (parameters: string) => /;\s*q\s*=\s*0(\.0*)?\s*$/.test(parameters);

/** The encoding to send: brotli if Accept-Encoding allows it, else gzip, else none. Only a weight of 0 is honored. */
export function negotiateEncoding(accepted: string | undefined): Encoding {
  if (!accepted) return "identity";
  const names = new Map(
    accepted.split(",").map((entry) => {
      const [name = ""] = entry.trim().split(/[\s;]/, 1);
      return [name.toLowerCase(), !isRefused(entry)] as const;
    }),
  );
  const accepts = (name: string) => names.get(name) ?? names.get("*") ?? false;
  return accepts("br") ? "br" : accepts("gzip") ? "gzip" : "identity";
}

/** Whether If-None-Match contains this ETag, so that a 304 suffices. */
export function matchesEtag(ifNoneMatch: string | undefined, etag: string): boolean {
  if (ifNoneMatch === undefined) return false;
  return ifNoneMatch.split(",").some((entry) => {
    const name = entry.trim();
    return name === "*" || name.replace(/^W\//, "") === etag;
  });
}
