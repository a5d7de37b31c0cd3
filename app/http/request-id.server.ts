/** The request id from the reverse proxy. Malformed ids are dropped because the id ends up in the log. */
export function requestIdOf(headers: Headers): string | undefined {
  const id = headers.get("x-request-id") ?? "";
  return /^[\w-]{8,64}$/.test(id) ? id : undefined;
}
