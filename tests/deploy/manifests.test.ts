import { existsSync, readFileSync } from "node:fs";
import { Ajv2020 } from "ajv/dist/2020.js";
import addFormats from "ajv-formats";
import { describe, expect, it } from "vitest";
import { parse, parseAllDocuments } from "yaml";
import { parseEnv } from "~/env.server";
import { present } from "../support/present";

type Manifest = { apiVersion: string; kind: string; metadata: { name: string }; spec: object };

/** The names of the manifests' kinds in the API's own JSON schemas. */
const SCHEMAS: Readonly<Record<string, string>> = {
  Deployment: "apps.v1.Deployment",
  HorizontalPodAutoscaler: "autoscaling.v2.HorizontalPodAutoscaler",
  PodDisruptionBudget: "policy.v1.PodDisruptionBudget",
  Service: "core.v1.Service",
};

const ajv = new Ajv2020();
addFormats.default(ajv);
ajv.addSchema(JSON.parse(readFileSync("tests/support/kubernetes-schemas.json", "utf8")), "kubernetes");

/** What the API would reject in a manifest: "/spec/replicas must be integer". */
function problemsOf(manifest: Manifest): string[] {
  ajv.validate(`kubernetes#/definitions/${SCHEMAS[manifest.kind]}`, manifest);
  return (ajv.errors ?? []).map(({ instancePath, message }) => `${instancePath} ${message}`);
}

const manifestsIn = (file: string): Manifest[] =>
  parseAllDocuments(readFileSync(`deploy/kubernetes/${file}`, "utf8")).map((document) => {
    expect(document.errors).toEqual([]);
    return document.toJS();
  });

const site = manifestsIn("site.yaml");

describe("the Kubernetes manifests", () => {
  it.each(site)("$kind $metadata.name follows the API's schema", (manifest) =>
    expect(problemsOf(manifest)).toEqual([]),
  );

  const deployment = present(site[0]);

  it.each([
    ["a type is wrong", { spec: { ...deployment.spec, replicas: "two" } }, "/spec/replicas must be integer"],
    ["a field is unknown", { spek: {} }, " must NOT have additional properties"],
    ["a field is missing", { spec: {} }, "/spec must have required property 'selector'"],
  ])("are rejected if %s", (_, wrong, problem) =>
    expect(problemsOf({ ...deployment, ...wrong })).toEqual([problem]),
  );

  it("name the resources that they refer to", () => {
    expect(site.map(({ kind }) => kind)).toEqual([
      "Deployment",
      "Service",
      "PodDisruptionBudget",
      "HorizontalPodAutoscaler",
    ]);
    expect(manifestsIn("database.yaml")).toMatchObject([
      { apiVersion: "postgresql.cnpg.io/v1", kind: "Cluster", metadata: { name: "everyunit-database" } },
    ]);
  });
});

type Probe = { httpGet?: { path: string; port: string } };
type Pod = { terminationGracePeriodSeconds: number; containers: Record<string, Probe>[] };

describe("the deployment", () => {
  const { spec } = site[0] as unknown as { spec: { replicas?: number; template: { spec: Pod } } };
  const pod = spec.template.spec;

  it("probes addresses that the site has, and notices a process that hangs", () => {
    const [container = {}] = pod.containers;
    const probes = ["startupProbe", "readinessProbe", "livenessProbe"].map(
      (name) => container[name]?.httpGet,
    );
    for (const probe of probes) {
      expect(probe).toEqual({ path: expect.stringMatching(/^\/\w+$/), port: "http" });
      expect(existsSync(`app/routes${probe?.path}.ts`)).toBe(true);
    }
  });

  // Applying the file again ended all replicas but two.
  it("leaves the number of replicas to the autoscaler", () => expect(spec.replicas).toBeUndefined());
});

type ComposeService = { environment?: Record<string, string> };

describe("docker-compose.yml", () => {
  it("sets only known variables, to valid values", () => {
    const compose = parse(readFileSync("docker-compose.yml", "utf8"), { merge: true });
    const { environment } = compose["x-site"] as ComposeService;
    const values = Object.entries(environment ?? {}).map(([name, value]) => [
      name,
      value.replaceAll(/\$\{\w+:-([^}]*)\}/g, "$1").replaceAll(/\$\{\w+:\?[^}]*\}/g, "secret"),
    ]);
    expect(parseEnv(Object.fromEntries(values))).toMatchObject({
      trustedProxyHops: 1,
      siteOrigin: "https://localhost",
    });
    const example = readFileSync(".env.example", "utf8");
    expect(values.map(([name]) => name).filter((name) => !example.includes(`\n${name}=`))).toEqual([]);
  });
});

describe("deployments start the site as npm start does", () => {
  const source = readFileSync("scripts/start/site-process.js", "utf8");
  const flags = source.match(/--(?:max-semi-space-size|heap-growing-percent)=\d+/g) ?? [];

  it.each(["deploy/Dockerfile", "deploy/everyunit.service"])("with the same limits of V8 in %s", (file) => {
    expect(flags).toHaveLength(2);
    for (const flag of flags) expect(readFileSync(file, "utf8")).toContain(flag);
  });
});

describe("container images", () => {
  const FILES = ["deploy/Dockerfile", "docker-compose.yml", "deploy/kubernetes/database.yaml"];

  it.each(FILES)("of others are pinned by digest in %s", (file) => {
    const images = [...readFileSync(file, "utf8").matchAll(/^\s*(?:FROM|image:|imageName:) (\S+)/gm)].flatMap(
      ([, image]) => (image && image !== "everyunit" ? [image] : []),
    );
    expect(images.length).toBeGreaterThan(0);
    for (const image of images) expect(image).toMatch(/^[\w./-]+:[\w.-]+@sha256:[0-9a-f]{64}$/);
  });
});
