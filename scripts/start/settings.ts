import { existsSync } from "node:fs";
import { InvalidSettingError, parseEnv, type Settings } from "~/env.server";

/** Reads the settings, including `.env`. An invalid value prints one line and exits with code 2. */
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
