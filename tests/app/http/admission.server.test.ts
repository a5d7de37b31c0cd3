import { describe, expect, it } from "vitest";
import { createAdmission, visitorAt } from "~/http/admission.server";

const here = () => false;
const A = visitorAt("192.0.2.1", here);
const B = visitorAt("192.0.2.2", here);

/** An admission whose clocks stand still unless they are set. */
function admissionAt(shareMs: number | "off") {
  const clock = { ms: 0, processorMs: 0 };
  const admission = createAdmission(
    shareMs,
    () => clock.ms,
    () => clock.processorMs,
  );
  const work = (visitor: typeof A, ms: number) =>
    admission.run(visitor, async () => {
      await undefined;
      clock.processorMs += ms;
    });
  return { admission, clock, work };
}

describe("a client's share of processor time", () => {
  it("is its milliseconds a second, with ten seconds' worth in reserve", async () => {
    const { admission, clock, work } = admissionAt(500);
    await work(A, 5_000);
    expect(() => admission.admit(A)).not.toThrow();
    await work(A, 1_000);
    expect(() => admission.admit(A)).toThrow("Try again in 2 s.");
    expect(() => admission.admit(B)).not.toThrow();
    clock.ms += 2_000;
    expect(() => admission.admit(A)).not.toThrow();
  });

  it("is shared by the addresses of an IPv6 subscriber", async () => {
    const { admission, work } = admissionAt(500);
    await work(visitorAt("2001:db8:1:2::1", here), 9_000);
    expect(() => admission.admit(visitorAt("2001:db8:1:2:ffff::9", here))).toThrow("its share");
    expect(() => admission.admit(visitorAt("2001:db8:1:3::1", here))).not.toThrow();
  });

  it("is not charged for what others do between two slices of its work", async () => {
    const { admission, work } = admissionAt(500);
    await admission.run(A, () => work(B, 9_000));
    expect(() => admission.admit(A)).not.toThrow();
    expect(() => admission.admit(B)).toThrow("its share");
  });

  it("is charged for what is done at once by the clock", async () => {
    const { admission, clock } = admissionAt(500);
    await admission.run(A, () => {
      clock.ms += 5_500;
    });
    expect(() => admission.admit(A)).toThrow("Try again in 1 s.");
  });

  it("is charged for work that fails", async () => {
    const { admission, clock } = admissionAt(500);
    const fail = () => {
      clock.ms += 9_000;
      throw new Error("a fault");
    };
    await expect(admission.run(A, fail)).rejects.toThrow("a fault");
    expect(() => admission.admit(A)).toThrow("its share");
  });

  it("is charged for a page, which is refused once it is used up", async () => {
    const { admission, clock } = admissionAt(500);
    const render = async () => {
      await undefined;
      clock.processorMs += 5_500;
      return "page";
    };
    expect(await admission.page(A, render)).toBe("page");
    await expect(admission.page(A, render)).rejects.toMatchObject({
      problem: { error: "too_many_requests" },
      headers: { "retry-after": "1" },
    });
  });

  it("has no end where it is off", async () => {
    const { admission, work } = admissionAt("off");
    await work(A, 1e9);
    expect(() => admission.admit(A)).not.toThrow();
  });
});

describe("a batch", () => {
  it("is the only one of its client, and waits for those of others", async () => {
    const { admission } = admissionAt(500);
    const order: string[] = [];
    const batch = (name: string) => async () => {
      order.push(name);
    };
    const first = admission.batch(A, batch("A"));
    const refused = admission.batch(A, batch("A again"));
    const others = admission.batch(B, batch("B"));
    await expect(refused).rejects.toMatchObject({ problem: { error: "too_many_requests" } });
    await Promise.all([first, others]);
    await admission.batch(A, batch("A later"));
    expect(order).toEqual(["A", "B", "A later"]);
  });
});

describe("a question", () => {
  it("leaves other requests a turn before the next one", async () => {
    const { admission } = admissionAt("off");
    const events: string[] = [];
    const questions = ["first", "second"].map((name) => admission.question(A, () => events.push(name)));
    setImmediate(() => events.push("another request"));
    await Promise.all(questions);
    expect(events).toEqual(["first", "another request", "second"]);
  });

  it("is refused where those before it used up its client's share, and answered for others", async () => {
    const { admission, clock } = admissionAt(500);
    const answer = async () => {
      await undefined;
      clock.processorMs += 3_000;
    };
    const outcomes = await Promise.allSettled(
      [A, A, A, B].map((visitor) => admission.question(visitor, answer)),
    );
    expect(outcomes.map(({ status }) => status)).toEqual(["fulfilled", "fulfilled", "rejected", "fulfilled"]);
  });
});

it("a page that more than two seconds' worth of others wait for is refused, and one whose visitor has gone is not rendered", async () => {
  const { admission } = admissionAt("off");
  let rendered = 0;
  const pages = Array.from({ length: 200 }, (_, i) =>
    admission.page(i === 5 ? visitorAt("192.0.2.9", () => true) : A, () => {
      rendered += 1;
    }),
  );
  const outcomes = await Promise.allSettled(pages);
  const reasons = outcomes.flatMap((one) => (one.status === "rejected" ? [one.reason] : []));
  expect(reasons.filter(({ problem }) => problem?.error === "too_busy")).toHaveLength(200 - 122);
  expect(reasons.filter(({ reason }) => reason === "unwanted")).toHaveLength(1);
  expect(rendered).toBe(121);
});
