import { existsSync } from "node:fs";
import { InvalidSettingError, parseEnv, type Settings } from "~/env.server";

/** The settings of this run, `.env` included; one line and exit code 2 when a value does not parse. */
export function readSettings(): Settings {
  if (existsSync(".env")) process.loadEnvFile(".env");
  try {
    return parseEnv(process.env);
  } catch (error) {
    if (!(error instanceof InvalidSettingError)) throw error;
    console.error(error.message);
    process.exit(2);
  }
}
