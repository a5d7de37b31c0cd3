import { mkdtempSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { InvalidSettingError, parseEnv, unknownSettings } from "~/env.server";

describe("parseEnv", () => {
  it("has a default for every setting", () => {
    expect(parseEnv({})).toEqual({
      port: 3000,
      host: "127.0.0.1",
      databaseUrl: undefined,
      dataDir: ".data",
      siteDomain: "everyunit.example",
      siteOrigin: undefined,
      adsVisible: false,
      trustedProxyHops: 0,
      contactLimits: { perAddressPerMinute: 5, perMinute: 60 },
      ratesUrl: undefined,
      contactKeepDays: 365,
      metricsToken: undefined,
      contactWebhook: undefined,
      clientWork: 500,
      logLevel: "info",
    });
  });

  it("returns frozen settings", () => {
    expect(Object.isFrozen(parseEnv({}))).toBe(true);
  });

  it("treats an empty value as unset", () => {
    expect(parseEnv({ PORT: "", DATABASE_URL: " " })).toEqual(parseEnv({}));
  });

  it.each([
    ["PORT", "8080", { port: 8080 }],
    ["HOST", "0.0.0.0", { host: "0.0.0.0" }],
    ["HOST", "::1", { host: "::1" }],
    ["DATABASE_URL", "postgres://a:b@db:5432/c", { databaseUrl: "postgres://a:b@db:5432/c" }],
    ["DATABASE_URL", "postgresql:///c?host=/run/pg", { databaseUrl: "postgresql:///c?host=/run/pg" }],
    [
      "DATABASE_URL",
      "postgres://db/c?sslrootcert=system",
      { databaseUrl: "postgres://db/c?sslrootcert=system" },
    ],
    ["SITE_DOMAIN", "units.example.org", { siteDomain: "units.example.org" }],
    ["SITE_ORIGIN", "https://Units.example/", { siteOrigin: "https://units.example" }],
    ["ADS_VISIBLE", "1", { adsVisible: true }],
    ["TRUST_PROXY", "2", { trustedProxyHops: 2 }],
    ["CONTACT_LIMITS", "1, 10", { contactLimits: { perAddressPerMinute: 1, perMinute: 10 } }],
    ["CONTACT_LIMITS", "off", { contactLimits: "off" }],
    ["RATES_URL", "off", { ratesUrl: undefined }],
    ["RATES_URL", "http://127.0.0.1:9/feed.json", { ratesUrl: "http://127.0.0.1:9/feed.json" }],
    ["CONTACT_KEEP_DAYS", "30", { contactKeepDays: 30 }],
    ["CONTACT_KEEP_DAYS", "off", { contactKeepDays: "off" }],
    ["CLIENT_WORK", "250", { clientWork: 250 }],
    ["CLIENT_WORK", "off", { clientWork: "off" }],
    ["METRICS_TOKEN", "secret", { metricsToken: "secret" }],
    ["LOG_LEVEL", "debug", { logLevel: "debug" }],
  ])("reads %s=%s", (variable, text, expected) => {
    expect(parseEnv({ [variable]: text })).toMatchObject(expected);
  });

  it.each([
    ["PORT", "0"],
    ["PORT", "65536"],
    ["PORT", "three"],
    ["PORT", "-1"],
    ["PORT", "3000.5"],
    ["HOST", "not a host"],
    ["DATABASE_URL", "mysql://db/x"],
    ["DATABASE_URL", "db:5432"],
    // The site ended with 1, which systemd answers with a restart every second.
    ["DATABASE_URL", "postgres://db/x?sslmode=verify-full&sslrootcert=/nowhere.crt"],
    ["DATABASE_URL", "postgres://db/x?sslmode=verify-full&sslrootcert=/"],
    ["SITE_DOMAIN", "<b>"],
    ["SITE_ORIGIN", "everyunit.example"],
    ["SITE_ORIGIN", "https://everyunit.example/path"],
    ["ADS_VISIBLE", "yes"],
    ["TRUST_PROXY", "-1"],
    ["TRUST_PROXY", "true"],
    ["CONTACT_LIMITS", "5"],
    ["CONTACT_LIMITS", "0,0"],
    ["CONTACT_LIMITS", "5,60,7"],
    ["RATES_URL", "ftp://x.example/"],
    ["RATES_URL", "feed.example"],
    ["CONTACT_KEEP_DAYS", "0"],
    ["CONTACT_KEEP_DAYS", "1y"],
    ["CLIENT_WORK", "0"],
    ["METRICS_TOKEN", "two words"],
    ["LOG_LEVEL", "loud"],
  ])("refuses %s=%s with one line that names the variable and what it accepts", (variable, text) => {
    const act = () => parseEnv({ [variable]: text });
    expect(act).toThrow(InvalidSettingError);
    expect(act).toThrow(new RegExp(`^${variable} is not valid: it accepts [^\\n]+$`));
  });

  it("reads a secret from the file that NAME_FILE names, without its line break", () => {
    const file = join(mkdtempSync("/tmp/everyunit-secret-"), "url");
    writeFileSync(file, "postgres://a:b@db/c\n");
    expect(parseEnv({ DATABASE_URL_FILE: file }).databaseUrl).toBe("postgres://a:b@db/c");
    for (const source of [
      { DATABASE_URL_FILE: file, DATABASE_URL: "postgres://x@db/c" },
      { METRICS_TOKEN_FILE: "/nowhere" },
      { DATABASE_URL_FILE: "/dev/null" },
    ])
      expect(() => parseEnv(source)).toThrow(/^\w+_FILE is not valid: it accepts [^\n]+$/);
    expect(() => parseEnv({ METRICS_TOKEN_FILE: file })).toThrow(/^METRICS_TOKEN is not valid/);
  });

  it("never repeats the value, which may hold a password", () => {
    expect(() => parseEnv({ DATABASE_URL: "mysql://user:secret@db/x" })).toThrow(/^(?!.*secret)/);
  });

  // It was "URI malformed", at the site and at the command, and in the log once a feed or webhook was requested.
  it.each([
    ["DATABASE_URL", "postgres://a%b:p@db/x"],
    ["DATABASE_URL", "postgres://a:100%@db/x"],
    ["DATABASE_URL", "postgres://a:%ff@db/x"],
    ["DATABASE_URL", "postgres://a:p@db/x%"],
    ["RATES_URL", "https://a:100%@feed.example/"],
    ["CONTACT_WEBHOOK", "https://a%:p@hook.example/"],
  ])("says how to write the %% in %s=%s", (variable, text) =>
    expect(() => parseEnv({ [variable]: text })).toThrow(
      `${variable} is not valid: it accepts a % in a name or password only if it is written as %25`,
    ),
  );

  it("accepts a % elsewhere in a URL", () => {
    const url = "https://hook.example/100%";
    expect(parseEnv({ CONTACT_WEBHOOK: url }).contactWebhook).toBe(url);
  });
});

describe("unknownSettings", () => {
  // The retention time that the operator meant to set was silently 365 days.
  it("mentions variables that resemble a setting, and no others", () => {
    const source = {
      CONTACT_KEEP_DAY: "3",
      METRIC_TOKEN: "x",
      DATADIR: "x",
      HOSTNAME: "x",
      HOME: "/",
      POST: "1",
    };
    expect(unknownSettings(source)).toEqual([
      "CONTACT_KEEP_DAY is not a setting. Write CONTACT_KEEP_DAYS instead.",
      "METRIC_TOKEN is not a setting. Write METRICS_TOKEN instead.",
      "DATADIR is not a setting. Write DATA_DIR instead.",
    ]);
    expect(unknownSettings({ PORT: "1", DATABASE_URL_FILE: "/x" })).toEqual([]);
  });
});
