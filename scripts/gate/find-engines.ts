import { existsSync } from "node:fs";
import { installDebianPackages } from "./debian-packages";

/** Other browsers, as packaged by Debian; Playwright can drive only its own builds of them. */
export const ENGINES = {
  firefox: { name: "Firefox", packages: ["firefox-esr"], programs: ["/usr/bin/firefox-esr"] },
  webkit: {
    name: "WebKitGTK",
    packages: ["webkit2gtk-driver", "xvfb"],
    programs: [
      "/usr/lib/x86_64-linux-gnu/webkit2gtk-4.1/MiniBrowser",
      "/usr/bin/WebKitWebDriver",
      "/usr/bin/Xvfb",
    ],
  },
} as const;

export const missingPrograms = ({ programs }: (typeof ENGINES)[keyof typeof ENGINES]): readonly string[] =>
  programs.filter((path) => !existsSync(path));

/** Installs missing engines if possible. Returns those that are still missing. */
export async function provideEngines() {
  const missing = () => Object.values(ENGINES).filter((engine) => missingPrograms(engine).length > 0);
  const wanted = missing().flatMap(({ packages }) => packages);
  if (wanted.length > 0) await installDebianPackages(wanted);
  return missing();
}
