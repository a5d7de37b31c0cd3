import { rm } from "node:fs/promises";
import { getContainerRuntimeClient } from "testcontainers";
import type { TestProject } from "vitest/node";
import { startEmbedded } from "../../db/embedded";
import { scratchFolder } from "./scratch-folder";

declare module "vitest" {
  interface ProvidedContext {
    serverUrl: string;
  }
}

type Server = { url: string; stop(): Promise<unknown> };

async function inContainer(): Promise<Server | undefined> {
  const hasEngine = await getContainerRuntimeClient().then(
    () => true,
    () => false,
  );
  if (!hasEngine) return undefined;
  const { PostgreSqlContainer } = await import("@testcontainers/postgresql");
  const container = await new PostgreSqlContainer("postgres:18.4").start();
  return { url: container.getConnectionUri(), stop: () => container.stop() };
}

async function embedded(): Promise<Server> {
  const dataDir = scratchFolder("test");
  const server = await startEmbedded({ dataDir });
  return {
    url: server.url,
    async stop() {
      await server.stop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

export default async function setup(project: TestProject) {
  const given = process.env.TEST_DATABASE_URL;
  const server = given ? { url: given, stop: async () => {} } : ((await inContainer()) ?? (await embedded()));
  project.provide("serverUrl", server.url);
  return () => server.stop();
}
