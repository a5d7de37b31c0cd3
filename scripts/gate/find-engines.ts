import { existsSync } from "node:fs";
import { installDebianPackages } from "./debian-packages";

/** Browsers beside Chromium, as Debian packages them; Playwright drives only builds of its own. */
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

/** Installs what is missing where this machine can. Returns the engines that cannot run here. */
export function provideEngines(): readonly { readonly name: string; readonly packages: readonly string[] }[] {
  const missing = () => Object.values(ENGINES).filter((engine) => missingPrograms(engine).length > 0);
  const wanted = missing().flatMap(({ packages }) => packages);
  if (wanted.length > 0) installDebianPackages(wanted);
  return missing();
}
