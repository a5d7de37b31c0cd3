import { existsSync, readFileSync } from "node:fs";
import { Deployment } from "kubernetes-models/apps/v1/Deployment";
import { HorizontalPodAutoscaler } from "kubernetes-models/autoscaling/v2/HorizontalPodAutoscaler";
import { Job } from "kubernetes-models/batch/v1/Job";
import { PodDisruptionBudget } from "kubernetes-models/policy/v1/PodDisruptionBudget";
import { Service } from "kubernetes-models/v1/Service";
import { describe, expect, it } from "vitest";
import { parse, parseAllDocuments } from "yaml";
import { parseEnv } from "~/env.server";

type Manifest = { apiVersion: string; kind: string; metadata: { name: string } };
type Validating = { validate(): void };

/** Each kind's class checks a manifest against the API's own JSON schema. */
const MODELS: Readonly<Record<string, new (manifest: never) => Validating>> = {
  Deployment,
  HorizontalPodAutoscaler,
  Job,
  PodDisruptionBudget,
  Service,
};

const manifestsIn = (file: string): Manifest[] =>
  parseAllDocuments(readFileSync(`deploy/kubernetes/${file}`, "utf8")).map((document) => {
    expect(document.errors).toEqual([]);
    return document.toJS();
  });

const site = manifestsIn("site.yaml");

describe("the Kubernetes manifests", () => {
  it.each([...site, ...manifestsIn("migrate.yaml")])(
    "$kind $metadata.name follows the API's schema",
    (manifest) => {
      const Model = MODELS[manifest.kind];
      if (!Model) throw new Error(`No schema for ${manifest.kind}`);
      const model = new Model(manifest as never);
      expect(model).toMatchObject({ apiVersion: manifest.apiVersion });
      expect(() => model.validate()).not.toThrow();
    },
  );

  it("are rejected if a type is wrong", () => {
    const wrong = new Deployment({ ...(site[0] as object), spec: { replicas: "two" } } as never);
    expect(() => wrong.validate()).toThrow(/replicas/);
  });

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
