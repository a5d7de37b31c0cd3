import { expect, it } from "vitest";
import { createTurns } from "~/http/turns.server";

const always = () => true;

it("runs one piece of work at a time, in order, each in a turn of its own", async () => {
  const inTurn = createTurns(10);
  const events: string[] = [];
  const work = (name: string) => async () => {
    events.push(`${name} starts`);
    await Promise.resolve();
    events.push(`${name} ends`);
  };
  const all = [inTurn("A", work("a"), always), inTurn("A", work("b"), always)];
  setImmediate(() => events.push("another request"));
  await Promise.all(all);
  expect(events).toEqual(["a starts", "a ends", "another request", "b starts", "b ends"]);
});

it("goes on after work that fails", async () => {
  const inTurn = createTurns(10);
  const failed = inTurn("A", () => Promise.reject(new Error("no memory")), always);
  const next = inTurn("A", () => 2, always);
  await expect(failed).rejects.toThrow("no memory");
  expect(await next).toBe(2);
});

it("skips work that nobody waits for any more", async () => {
  const inTurn = createTurns(10);
  let isWanted = true;
  const first = inTurn("A", () => 1, always);
  const second = inTurn(
    "A",
    () => 2,
    () => isWanted,
  );
  isWanted = false;
  expect(await first).toBe(1);
  await expect(second).rejects.toMatchObject({ reason: "unwanted" });
});

it("refuses more than wait already, after those that are no longer wanted have given up their places", async () => {
  const inTurn = createTurns(2);
  let isWanted = true;
  const running = inTurn("A", () => 0, always);
  const leaving = inTurn(
    "A",
    () => 1,
    () => isWanted,
  );
  const staying = inTurn("A", () => 2, always);
  await expect(inTurn("A", () => 3, always)).rejects.toMatchObject({ reason: "too_busy" });
  isWanted = false;
  const inItsPlace = inTurn("A", () => 4, always);
  await expect(leaving).rejects.toMatchObject({ reason: "unwanted" });
  expect(await Promise.all([running, staying, inItsPlace])).toEqual([0, 2, 4]);
});

it("serves clients in turns, however much one of them sends", async () => {
  const inTurn = createTurns(100);
  const served: string[] = [];
  const send = (client: string) => inTurn(client, () => served.push(client), always);
  await Promise.all([..."AAAAAABBC"].map(send));
  expect(served.join("")).toBe("AABCABAAA");
});

it("gives the place of whoever has most to another client", async () => {
  const inTurn = createTurns(3);
  const outcomes = ["A1", "A2", "A3", "A4", "B1", "B2", "C1"].map((name) =>
    inTurn(name.slice(0, 1), () => name, always).catch(({ reason }) => `${name} ${reason}`),
  );
  expect(await Promise.all(outcomes)).toEqual([
    "A1",
    "A2",
    "A3 too_busy",
    "A4 too_busy",
    "B1",
    "B2 too_busy",
    "C1",
  ]);
});

it("runs as many pieces of work at once as it may", async () => {
  const inTurn = createTurns(10, 2);
  const ends: (() => void)[] = [];
  const all = [1, 2, 3].map(() => inTurn("A", () => new Promise<void>((end) => ends.push(end)), always));
  await expect.poll(() => ends.length).toBe(2);
  await new Promise(setImmediate);
  expect(ends).toHaveLength(2);
  ends[0]?.();
  await expect.poll(() => ends.length).toBe(3);
  for (const end of ends) end();
  await Promise.all(all);
});
