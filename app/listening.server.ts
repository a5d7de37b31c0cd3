import { createServer } from "node:net";
import { InvalidSettingError } from "./env.server";

type Place = { readonly port: number; readonly host: string };

const REASONS: Readonly<Record<string, (place: Place) => string>> = {
  EADDRINUSE: ({ port, host }) =>
    `Port ${port} on ${host} cannot be used: stop the program that uses it, or set PORT.`,
  EACCES: ({ port }) => `Port ${port} is reserved for root. Set PORT to a number above 1023.`,
  EADDRNOTAVAIL: ({ host }) =>
    `'${host}' is not an address of this machine. Set HOST to one, or to 0.0.0.0 for all.`,
  EAI_AGAIN: ({ host }) =>
    `No name server knows '${host}'. Set HOST to an IP address, or check the name server.`,
};

/**
 * Why the site cannot listen, in one sentence that says what to set. A restart does not help against an InvalidSettingError;
 * a port may become free, and an address or a name server may appear later.
 */
export function explainListening({ code = "", message }: NodeJS.ErrnoException, place: Place): Error {
  if (code === "ENOTFOUND" || code === "EINVAL")
    return new InvalidSettingError("HOST", "an address of this machine or its name, or 0.0.0.0 for all");
  return new Error(
    REASONS[code]?.(place) ?? `Cannot listen on ${place.host}, port ${place.port}: ${message}.`,
  );
}

/** Tries to listen; undefined if that works. */
export async function findListeningProblem(place: Place): Promise<Error | undefined> {
  const probe = createServer();
  const problem = await new Promise<Error | undefined>((resolve) => {
    probe.once("error", (error) => resolve(explainListening(error, place)));
    probe.listen({ ...place, exclusive: true }, () => resolve(undefined));
  });
  await new Promise((resolve) => probe.close(resolve));
  return problem;
}
