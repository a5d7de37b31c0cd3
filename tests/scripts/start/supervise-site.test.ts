import type { ChildProcess } from "node:child_process";
import { expect, it, vi } from "vitest";
import { superviseSite } from "../../../scripts/start/supervise-site";
import { present } from "../../support/present";

type Site = { sent: string[]; end: (exitCode: number) => void };

/** Sites that end when the test says so, or when they are told to drain. */
function supervise({ address }: { address?: string } = {}) {
  const sites: Site[] = [];
  const errors: string[] = [];
  const onFirstAddress = vi.fn();
  const start = () => {
    const sent: string[] = [];
    let end: Site["end"] = () => {};
    const exited = new Promise<number>((resolve) => (end = resolve));
    const send = (message: string) => {
      sent.push(message);
      end(0);
    };
    sites.push({ sent, end });
    const process = { connected: true, send, kill: () => true } as unknown as ChildProcess;
    return { process, exited, listening: Promise.resolve(address) };
  };
  const printError = (line: string) => errors.push(line);
  const supervised = superviseSite({ start, stopMessage: "drain", onFirstAddress, printError });
  return { ...supervised, sites, errors, onFirstAddress };
}

const ADDRESS = "http://localhost:3000";

it("restarts a site that ends unasked, and prints its address once", async () => {
  const { sites, errors, stop, ended, onFirstAddress } = supervise({ address: ADDRESS });
  present(sites[0]).end(1);
  await vi.waitFor(() => expect(sites).toHaveLength(2));
  expect(errors).toEqual(["The site ended unexpectedly; restarting it."]);
  stop();
  expect(await ended).toBe(0);
  expect(present(sites[1]).sent).toEqual(["drain"]);
  expect(onFirstAddress.mock.calls).toEqual([[ADDRESS]]);
});

it("does not restart a site that never listened, and passes on its exit code", async () => {
  const { sites, errors, ended, onFirstAddress } = supervise();
  present(sites[0]).end(2);
  expect(await ended).toBe(2);
  expect([sites.length, errors, onFirstAddress.mock.calls]).toEqual([1, [], []]);
});

it("drains the site once when stopped, and starts no other", async () => {
  const { sites, errors, stop, ended } = supervise({ address: ADDRESS });
  stop();
  stop();
  expect(await ended).toBe(0);
  expect(sites).toHaveLength(1);
  expect(present(sites[0]).sent).toEqual(["drain"]);
  expect(errors).toEqual([]);
});
