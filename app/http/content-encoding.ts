export type Encoding = "br" | "gzip" | "identity";

const isRefused = (parameters: string) => /;\s*q\s*=\s*0(\.0*)?\s*$/.test(parameters);

/** The encoding to send, by Accept-Encoding: brotli where accepted, else gzip, else none. Weights other than 0 do not count. */
export function negotiateEncoding(accepted: string | undefined): Encoding {
  if (!accepted) return "identity";
  const names = new Map(
    accepted.split(",").map((entry) => {
      const [, name = "", parameters = ""] = /^\s*([^\s;]*)(.*)$/.exec(entry) ?? [];
      return [name.toLowerCase(), !isRefused(parameters)] as const;
    }),
  );
  const accepts = (name: string) => names.get(name) ?? names.get("*") ?? false;
  return accepts("br") ? "br" : accepts("gzip") ? "gzip" : "identity";
}

/** Whether If-None-Match names this entity: nothing has to be sent again. */
export function matchesEtag(ifNoneMatch: string | undefined, etag: string): boolean {
  if (ifNoneMatch === undefined) return false;
  return ifNoneMatch.split(",").some((entry) => {
    const name = entry.trim();
    return name === "*" || name.replace(/^W\//, "") === etag;
  });
}
