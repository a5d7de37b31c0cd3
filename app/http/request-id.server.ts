/** The id that the edge gave a request; anything that is no plain id is dropped, since it ends up in the log. */
export function requestIdOf(headers: Headers): string | undefined {
  const id = headers.get("x-request-id") ?? "";
  return /^[\w-]{8,64}$/.test(id) ? id : undefined;
}
