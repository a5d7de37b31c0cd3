import { describe, expect, it } from "vitest";
import { describeFault } from "~/http/log.server";

describe("describeFault", () => {
  it("names the innermost cause and its location, without quoted input", () => {
    const cause = Object.assign(new Error('invalid input for "ann@example.org"'), { code: "22P02" });
    const fault = describeFault(new Error("Failed query: insert … params: ann@example.org", { cause }));
    expect(fault).toEqual({ fault: "Error 22P02", frames: expect.arrayContaining([]) });
    expect(fault.frames?.[0]).toMatch(/^at /);
    expect(JSON.stringify(fault)).not.toContain("ann@");
  });

  it("accepts thrown values that are not errors", () => {
    expect(describeFault("ann@example.org")).toEqual({ fault: "a thrown string" });
  });
});
