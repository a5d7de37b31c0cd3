import { describe, expect, it } from "vitest";
import { readMessage } from "~/contact/message-schema.server";

const good = { name: "Ann", email: "ann@example.org", message: "Hello" };
const read = (changes: object) => readMessage({ ...good, ...changes });

describe("readMessage", () => {
  it("accepts a name, an email and a message", () => {
    expect(readMessage(good)).toEqual({ ok: true, message: { ...good, token: "", website: "" } });
  });

  it.each([
    ["a name of 200 characters", { name: "n".repeat(200) }],
    ["a message of 5,000 characters", { message: "m".repeat(5000) }],
    ["5,000 emoji, which are 10,000 units of UTF-16", { message: "😀".repeat(5000) }],
    [
      "an email of 254 characters",
      { email: `a@${"b".repeat(60)}.${"c".repeat(60)}.${"d".repeat(60)}.${"e".repeat(60)}.example` },
    ],
    ["an email of 254 characters, most of them before the @", { email: `${"a".repeat(242)}@example.org` }],
    ["an email in another script", { email: "jürgen@münchen.example" }],
    [
      "line breaks and escape sequences in the message, which output makes inert",
      { message: "a\r\n\u001b[31mb\u202ec" },
    ],
    ["the form's own id", { id: "0b9d2a3e-7b1f-4b0e-9c67-2f6f0f6a7a10" }],
  ])("takes %s", (_, changes) => {
    expect(read(changes).ok).toBe(true);
  });

  it.each([
    ["an empty name", { name: "" }, "name"],
    ["a name of spaces", { name: " \t\u00a0" }, "name"],
    ["a name of 201 characters", { name: "n".repeat(201) }, "name"],
    ["a name of a million characters", { name: "n".repeat(1_000_000) }, "name"],
    ["a name that smuggles a header", { name: "Ann\r\nBcc: all@example.org" }, "name"],
    ["a name with a line separator", { name: "Ann\u2028Bob" }, "name"],
    ["no name", { name: undefined }, "name"],
    ["a name that is a number", { name: 5 }, "name"],
    ["an empty email", { email: "" }, "email"],
    ["an email without an at sign", { email: "ann" }, "email"],
    ["an email with two", { email: "a@b@c.example" }, "email"],
    ["an email with a space", { email: "a b@c.example" }, "email"],
    ["an email that smuggles a header", { email: "a@c.example\nBcc: all@example.org" }, "email"],
    ["an email that turns the writing round", { email: "a\u202e@c.example" }, "email"],
    ["an email of 255 characters", { email: `${"a".repeat(64)}@${"b".repeat(182)}.example` }, "email"],
    ["an empty message", { message: " \n" }, "message"],
    ["a message of 5,001 characters", { message: "m".repeat(5001) }, "message"],
    ["5,001 emoji", { message: "😀".repeat(5001) }, "message"],
    ["a NUL character", { message: "a\0b" }, "message"],
    ["half a surrogate pair", { message: "a\ud83d" }, "message"],
    ["a NUL in the name", { name: "A\0" }, "name"],
    ["an id that is not a UUID", { id: "1; drop table" }, "id"],
  ])("refuses %s, and says which field it was", (_, changes, field) => {
    const reading = read(changes);
    expect(reading.ok).toBe(false);
    expect(reading.ok ? {} : reading.fields).toEqual({ [field]: expect.stringMatching(/\.$/) });
  });

  it("says what a name of another type must be", () => {
    expect(read({ name: 5 })).toEqual({ ok: false, fields: { name: "Your name must be a string." } });
  });

  it.each([[null], [[]], ["text"], [1], [undefined]])("asks for everything when it gets %o", (input) => {
    const reading = readMessage(input);
    expect(reading.ok ? [] : Object.keys(reading.fields)).toEqual(["name", "email", "message"]);
  });
});
