import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";

type Component = { "bom-ref": string; name: string; properties?: unknown[] };
type Dependency = { ref: string; dependsOn: string[] };
type Bill = { metadata: { component: Component }; components: Component[]; dependencies: Dependency[] };
type Lock = { name: string; packages: Record<string, { version: string; dev?: boolean }> };

const lock: Lock = JSON.parse(readFileSync("package-lock.json", "utf8"));
const whole = execFileSync("npm", ["sbom", "--sbom-format", "cyclonedx", "--package-lock-only"], {
  encoding: "utf8",
  maxBuffer: 64 * 1024 * 1024,
  stdio: ["ignore", "pipe", "ignore"],
});
const bill: Bill = JSON.parse(whole);

// npm's --omit=dev would omit packages that development also needs, such as React and the server.
const shipped = new Set(
  Object.entries(lock.packages).flatMap(([path, { version, dev }]) => {
    const name = path === "" ? lock.name : path.replace(/^.*node_modules\//, "");
    return dev ? [] : [`${name}@${version}`];
  }),
);

bill.components = bill.components
  .filter((component) => shipped.has(component["bom-ref"]))
  .map((component) => ({ ...component, properties: [] }));
bill.dependencies = bill.dependencies
  .filter(({ ref }) => shipped.has(ref))
  .map(({ ref, dependsOn }) => ({ ref, dependsOn: dependsOn.filter((name) => shipped.has(name)) }));
// npm names the project after its folder.
bill.metadata.component.name = lock.name;
console.log(JSON.stringify(bill, undefined, 2));
