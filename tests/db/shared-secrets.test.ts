import { afterEach, expect, it, vi } from "vitest";
import { sharedDailySecrets } from "../../db/shared-secrets";
import { openTestDatabase } from "../support/database";
import { present } from "../support/present";

const server = openTestDatabase();
const on = (day: string, purpose = "senders") =>
  sharedDailySecrets(server.db, purpose, { keepDays: 2, today: new Date(`${day}T12:00:00Z`) });

afterEach(() => void vi.useRealTimers());

it("gives every replica the same secret, even if they first ask simultaneously", async () => {
  const answers = await Promise.all(Array.from({ length: 10 }, () => on("2026-01-01")));
  expect(new Set(answers.map(([newest]) => present(newest).secret.toString("hex"))).size).toBe(1);
  expect(present(present(answers[0])[0]).secret).toHaveLength(32);
});

it("creates one a day, keeps the latest and deletes older ones", async () => {
  const [first] = await on("2026-02-01");
  expect((await on("2026-02-02")).map(({ day }) => day)).toEqual(["2026-02-02", "2026-02-01"]);
  expect((await on("2026-02-03")).map(({ day }) => day)).toEqual(["2026-02-03", "2026-02-02"]);
  const again = await on("2026-02-01");
  expect(again.every(({ secret }) => !secret.equals(present(first).secret))).toBe(true);
});

// A replica whose clock was a year ahead deleted the others' secrets, and left one that was not replaced for a year.
it("goes by the server's day", async () => {
  const latest = () => sharedDailySecrets(server.db, "clocks", { keepDays: 2 });
  const [right] = await latest();
  vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + 365 * 86_400_000 });
  expect(await latest()).toEqual([right]);
});

it("keeps a separate secret for each purpose", async () => {
  const [senders] = await on("2026-03-01");
  const [forms] = await on("2026-03-01", "forms");
  expect(present(senders).secret.equals(present(forms).secret)).toBe(false);
});
