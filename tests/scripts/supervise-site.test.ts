import type { ChildProcess } from "node:child_process";
import { expect, it, vi } from "vitest";
import { keepSite } from "../../scripts/keep-site";

type Site = { sent: string[]; end: (exitCode: number) => void };

/** Sites that end when the test says so, or when they are told to drain. */
function keep({ answers = true } = {}) {
  const sites: Site[] = [];
  const said: string[] = [];
  const onFirstAnswer = vi.fn();
  const start = () => {
    const sent: string[] = [];
    let end: Site["end"] = () => {};
    const exited = new Promise<number>((resolve) => (end = resolve));
    const send = (message: string) => {
      sent.push(message);
      end(0);
    };
    sites.push({ sent, end });
    return { process: { connected: true, send, kill: () => true } as unknown as ChildProcess, exited };
  };
  const kept = keepSite({
    start,
    waitFor: async () => answers,
    onFirstAnswer,
    say: (line) => said.push(line),
  });
  return { ...kept, sites, said, onFirstAnswer };
}

it("a site that ends unasked is started again and its address is told once", async () => {
  const { sites, said, stop, ended, onFirstAnswer } = keep();
  sites[0]!.end(1);
  await vi.waitFor(() => expect(sites).toHaveLength(2));
  expect(said).toEqual(["The site ended unexpectedly; it is started again."]);
  stop();
  expect(await ended).toBe(0);
  expect(sites[1]!.sent).toEqual(["drain"]);
  expect(onFirstAnswer).toHaveBeenCalledTimes(1);
});

it("a site that never answered is not tried again, and its exit code is ours", async () => {
  const { sites, said, ended } = keep({ answers: false });
  sites[0]!.end(2);
  expect(await ended).toBe(2);
  expect(sites).toHaveLength(1);
  expect(said).toEqual(["The site ended unexpectedly."]);
});

it("stopping drains the site once and starts no other", async () => {
  const { sites, said, stop, ended } = keep();
  stop();
  stop();
  expect(await ended).toBe(0);
  expect(sites).toHaveLength(1);
  expect(sites[0]!.sent).toEqual(["drain"]);
  expect(said).toEqual([]);
});
