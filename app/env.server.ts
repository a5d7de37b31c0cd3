import { readFileSync } from "node:fs";
import * as z from "zod";
import { editDistance } from "~/base/edit-distance";
import { once } from "~/numerals/once";

const limits = z.object({ perAddressPerMinute: z.number(), perMinute: z.number() });

/** An environment variable: its default, its schema, and the values it accepts, for the error message. */
type Setting<T> = {
  variable: string;
  accepts: string;
  unset: T;
  schema: z.ZodType<T, string>;
  /** Whether NAME_FILE may name a file with the value. */
  isSecret?: boolean;
};

const setting = <T>(
  variable: string,
  accepts: string,
  unset: T,
  schema: z.ZodType<T, string>,
): Setting<T> => ({ variable, accepts, unset, schema });

/** A setting that may contain a password. */
const secret = <T>(...row: Parameters<typeof setting<T>>): Setting<T> => ({
  ...setting(...row),
  isSecret: true,
});

const wholeNumber = (minimum: number, maximum: number) =>
  z
    .string()
    .regex(/^\d{1,6}$/)
    .transform(Number)
    .pipe(z.number().min(minimum).max(maximum));

const webAddress = z.url({ protocol: /^https?$/, abort: true });

/** The address of a service, whose name and password are sent to it. */
const serviceAddress = (variable: string) =>
  webAddress.refine((text) => {
    const { username, password } = new URL(text);
    return isEncoded(variable, `${username}:${password}`);
  });

const table = {
  port: setting("PORT", "a port number from 1 to 65535", 3000, wholeNumber(1, 65_535)),
  host: setting(
    "HOST",
    "a host name or an IP address to listen on",
    "127.0.0.1",
    z.string().regex(/^[\w.:%-]{1,253}$/),
  ),
  databaseUrl: secret<string | undefined>(
    "DATABASE_URL",
    "a PostgreSQL address such as postgres://user:password@host:5432/name",
    undefined,
    z
      .string()
      .refine((text) => /^postgres(ql)?:\/\/./.test(text) && URL.canParse(text), { abort: true })
      .refine((text) => isEncoded("DATABASE_URL", text))
      .refine(namesCertificate),
  ),
  dataDir: setting(
    "DATA_DIR",
    "a folder path",
    ".data",
    z.string().refine((text) => !text.includes("\0")),
  ),
  siteDomain: setting(
    "SITE_DOMAIN",
    "a domain such as everyunit.example",
    "everyunit.example",
    z.string().regex(/^(?!-)[\p{L}\p{N}.-]{1,253}(:\d{1,5})?$/u),
  ),
  siteOrigin: setting<string | undefined>(
    "SITE_ORIGIN",
    "an origin such as https://everyunit.example, without a path",
    undefined,
    webAddress
      .refine((text) => /^https?:\/\/[^/?#@]+\/?$/.test(text))
      .transform((text) => new URL(text).origin),
  ),
  adsVisible: setting(
    "ADS_VISIBLE",
    "0 or 1",
    false,
    z.enum(["0", "1"]).transform((text) => text === "1"),
  ),
  trustedProxyHops: setting("TRUST_PROXY", "a number of proxy hops from 0 to 10", 0, wholeNumber(0, 10)),
  contactLimits: setting<z.infer<typeof limits> | "off">(
    "CONTACT_LIMITS",
    "two numbers such as 5,60 (messages per minute, from one address and in total), or off",
    { perAddressPerMinute: 5, perMinute: 60 },
    z.union([
      z.literal("off"),
      z
        .string()
        .regex(/^\s*[1-9]\d{0,5}\s*,\s*[1-9]\d{0,5}\s*$/)
        .transform((text) => text.split(",").map(Number))
        .transform(([perAddressPerMinute = 0, perMinute = 0]) => ({ perAddressPerMinute, perMinute })),
    ]),
  ),
  ratesUrl: secret<string | undefined>(
    "RATES_URL",
    "an http or https URL, or off",
    undefined,
    z.union([z.literal("off").transform(() => undefined), serviceAddress("RATES_URL")]),
  ),
  contactKeepDays: setting<number | "off">(
    "CONTACT_KEEP_DAYS",
    "a number of days from 1 to 36500, or off",
    365,
    z.union([z.literal("off"), wholeNumber(1, 36_500)]),
  ),
  clientWork: setting<number | "off">(
    "CLIENT_WORK",
    "milliseconds of processor time per second for one client address, from 10 to 100000, or off",
    500,
    z.union([z.literal("off"), wholeNumber(10, 100_000)]),
  ),
  contactWebhook: secret<string | undefined>(
    "CONTACT_WEBHOOK",
    "an http or https URL that gets each new message as JSON",
    undefined,
    serviceAddress("CONTACT_WEBHOOK"),
  ),
  metricsToken: secret<string | undefined>(
    "METRICS_TOKEN",
    "a token of up to 200 letters, digits and -._~+/=",
    undefined,
    z.string().regex(/^[\w.~+/=-]{1,200}$/),
  ),
  logLevel: setting<"error" | "warn" | "info" | "debug">(
    "LOG_LEVEL",
    "error, warn, info or debug",
    "info",
    z.enum(["error", "warn", "info", "debug"]),
  ),
};

type Table = typeof table;
export type Settings = Readonly<{ [Name in keyof Table]: Table[Name]["unset"] }>;

/** An invalid environment variable. The message is one line with its name and the values it accepts. */
export class InvalidSettingError extends Error {
  override readonly name = "InvalidSettingError";
  constructor(
    readonly variable: string,
    accepts: string,
  ) {
    super(`${variable} is not valid: it accepts ${accepts}`);
  }
}

// Compose files and shells pass `NAME=` for a variable that is not set.
const isSet = (text: string | undefined): text is string => text !== undefined && text.trim() !== "";

function contentsOf(path: string): string | undefined {
  try {
    return readFileSync(path, "utf8");
  } catch {
    return undefined;
  }
}

/** @throws InvalidSettingError if a % does not start an escape, such as that of a password with a %. */
function isEncoded(variable: string, text: string): true {
  try {
    decodeURIComponent(text);
    return true;
  } catch {
    throw new InvalidSettingError(variable, "a % in a name or password only if it is written as %25");
  }
}

/** @throws InvalidSettingError if sslrootcert names a file that cannot be read. */
function namesCertificate(url: string): true {
  const file = new URL(url).searchParams.get("sslrootcert") ?? "system";
  if (file === "system" || contentsOf(file) !== undefined) return true;
  throw new InvalidSettingError(
    "DATABASE_URL",
    "an sslrootcert only if it is a file that this user may read",
  );
}

/** The contents of the file that NAME_FILE names, as Docker and Kubernetes provide secrets. */
function readSecret(variable: string, source: Source): string | undefined {
  const path = source[`${variable}_FILE`];
  if (!isSet(path)) return undefined;
  if (isSet(source[variable]))
    throw new InvalidSettingError(`${variable}_FILE`, `a file only if ${variable} is not set`);
  const text = contentsOf(path.trim());
  // An empty secret file is an error, not a setting that is not set.
  if (isSet(text)) return text;
  throw new InvalidSettingError(
    `${variable}_FILE`,
    "the path of a file that this user may read, with a value in it",
  );
}

function readSetting<T>(row: Setting<T>, source: Source): T {
  const { variable, accepts, unset, schema, isSecret } = row;
  const text = (isSecret ? readSecret(variable, source) : undefined) ?? source[variable];
  if (!isSet(text)) return unset;
  const parsed = schema.safeParse(text.trim());
  if (!parsed.success) throw new InvalidSettingError(variable, accepts);
  return parsed.data;
}

type Source = Readonly<Record<string, string | undefined>>;

/** Parses the settings. Throws `InvalidSettingError` for the first invalid value. */
export function parseEnv(source: Source): Settings {
  const entries = Object.entries(table).map(([name, row]) => [
    name,
    readSetting(row as Setting<unknown>, source),
  ]);
  return Object.freeze(Object.fromEntries(entries)) as Settings;
}

const variables = Object.values<Setting<unknown>>(table as never).flatMap(({ variable, isSecret }) =>
  isSecret ? [variable, `${variable}_FILE`] : [variable],
);

/** Shorter names, such as HOST, resemble too many others. */
const SHORTEST_COMPARED = 7;

/** A sentence for each variable that is probably a mistyped setting: CONTACT_KEEP_DAY. */
export function unknownSettings(source: Source = process.env): string[] {
  return Object.keys(source).flatMap((name) => {
    if (name.length < SHORTEST_COMPARED || variables.includes(name)) return [];
    const meant = variables.find((variable) => editDistance(name, variable, 2) <= 2);
    return meant ? [`${name} is not a setting. Write ${meant} instead.`] : [];
  });
}

/** The settings of this process, parsed once. Errors omit the value, which may contain a password. */
export const settings = once(() => parseEnv(process.env));

export const isDevelopment = process.env.NODE_ENV === "development";
