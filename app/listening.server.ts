import { createServer } from "node:net";

type Place = { readonly port: number; readonly host: string };

const REASONS: Readonly<Record<string, (place: Place) => string>> = {
  EADDRINUSE: ({ port, host }) =>
    `Port ${port} on ${host} cannot be used: stop the program that uses it, or set PORT.`,
  EACCES: ({ port }) => `Port ${port} is reserved for root. Set PORT to a number above 1023.`,
  EADDRNOTAVAIL: ({ host }) =>
    `'${host}' is not an address of this machine. Set HOST to one, or to 0.0.0.0 for all.`,
};

const UNKNOWN_HOST = ({ host }: Place) =>
  `'${host}' is not a known host name. Set HOST to an address of this machine, or to 0.0.0.0 for all.`;

/** Why the site cannot listen, in one sentence that says what to set. */
export function explainListening({ code, message }: NodeJS.ErrnoException, place: Place): string {
  if (/^(ENOTFOUND|EAI_)/.test(code ?? "")) return UNKNOWN_HOST(place);
  return REASONS[code ?? ""]?.(place) ?? `Cannot listen on ${place.host}, port ${place.port}: ${message}.`;
}

/** Tries to listen; undefined if that works. */
export async function findListeningProblem(place: Place): Promise<string | undefined> {
  const probe = createServer();
  const problem = await new Promise<string | undefined>((resolve) => {
    probe.once("error", (error) => resolve(explainListening(error, place)));
    probe.listen({ ...place, exclusive: true }, () => resolve(undefined));
  });
  await new Promise((resolve) => probe.close(resolve));
  return problem;
}
