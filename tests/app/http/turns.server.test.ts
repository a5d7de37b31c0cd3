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
  const all = [inTurn(work("a"), always), inTurn(work("b"), always)];
  setImmediate(() => events.push("another request"));
  await Promise.all(all);
  expect(events).toEqual(["a starts", "a ends", "another request", "b starts", "b ends"]);
});

it("goes on after work that fails", async () => {
  const inTurn = createTurns(10);
  const failed = inTurn(() => Promise.reject(new Error("no memory")), always);
  const next = inTurn(() => 2, always);
  await expect(failed).rejects.toThrow("no memory");
  expect(await next).toBe(2);
});

it("skips work that nobody waits for any more", async () => {
  const inTurn = createTurns(10);
  let isWanted = true;
  const first = inTurn(() => 1, always);
  const second = inTurn(
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
  const running = inTurn(() => 0, always);
  const leaving = inTurn(
    () => 1,
    () => isWanted,
  );
  const staying = inTurn(() => 2, always);
  await expect(inTurn(() => 3, always)).rejects.toMatchObject({ reason: "too_busy" });
  isWanted = false;
  const inItsPlace = inTurn(() => 4, always);
  await expect(leaving).rejects.toMatchObject({ reason: "unwanted" });
  expect(await Promise.all([running, staying, inItsPlace])).toEqual([0, 2, 4]);
});
