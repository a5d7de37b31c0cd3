import { afterEach, expect, test, vi } from "vitest";
import {
  convertUnits,
  failureMessage,
  isUnanswered,
  refusalsOf,
  resultsOf,
  valueProblem,
} from "~/converter/live-results/convert-units";
import { present } from "../../../support/present";

type Answer = Response | (() => Promise<Response>);

/** Answers each unit's request as told; what was asked is kept in order. */
function answerWith(answers: Record<string, Answer>) {
  const asked: { unit: string; body: string; init: RequestInit }[] = [];
  vi.stubGlobal("fetch", async (_: string, init: RequestInit) => {
    const body = String(init.body);
    const { toUnit } = JSON.parse(body);
    asked.push({ unit: toUnit, body, init });
    const answer = present(answers[toUnit]);
    return typeof answer === "function" ? answer() : answer;
  });
  return asked;
}

const call = { category: "length", fromUnit: "mi", decimal: "0.3333333333333333333333" };
const ok = (result: unknown) => Response.json({ result });
const refuse = (details?: string) => Response.json({ error: "out_of_domain", details }, { status: 400 });

function convertAll(urgent: string[], others: string[] = [], onProgress = vi.fn()) {
  const controller = new AbortController();
  const { signal } = controller;
  const [target = ""] = urgent;
  const outcomes = convertUnits({ call, target, urgent, others, areOthersShown: true, signal, onProgress });
  return { outcomes, onProgress, abort: () => controller.abort() };
}

afterEach(() => vi.unstubAllGlobals());

test("one request per unit is sent, visible units first, with the number as written", async () => {
  const asked = answerWith({ m: ok(1), km: ok(2), mi: ok(3) });
  const outcomes = await convertAll(["km", "mi"], ["m"]).outcomes;
  expect(asked.map(({ unit }) => unit)).toEqual(["km", "mi", "m"]);
  expect(present(asked[0]).body).toBe(
    '{"category":"length","fromUnit":"mi","toUnit":"km","value":0.3333333333333333333333}',
  );
  expect([...resultsOf(outcomes)]).toEqual([
    ["km", 2],
    ["mi", 3],
    ["m", 1],
  ]);
});

/** Answers with nothing until it is released. */
function hold(result: unknown) {
  let release = () => {};
  const answered = new Promise<Response>((resolve) => {
    release = () => resolve(ok(result));
  });
  return { answer: () => answered, release };
}

test("the chosen target's result is reported at once, before any other is answered", async () => {
  const [km, m] = [hold(2), hold(1)];
  answerWith({ mi: ok(3), km: km.answer, m: m.answer });
  const { outcomes, onProgress } = convertAll(["mi", "km"], ["m"]);
  await vi.waitFor(() => expect(onProgress.mock.calls).toEqual([[[{ unit: "mi", result: 3 }]]]));
  km.release();
  await vi.waitFor(() => expect(onProgress).toHaveBeenCalledTimes(2));
  expect(onProgress.mock.lastCall?.[0]).toContainEqual({ unit: "km", result: 2 });
  m.release();
  expect(await outcomes).toHaveLength(3);
});

test("results are reported as they arrive while others are missing", async () => {
  const never = () => new Promise<Response>(() => {});
  const km = hold(2);
  answerWith({ mi: never, km: km.answer, m: never });
  const { onProgress } = convertAll(["mi", "km"], ["m"]);
  km.release();
  await vi.waitFor(() => expect(onProgress.mock.calls).toEqual([[[{ unit: "km", result: 2 }]]]));
});

test("every unit is requested, however slow the answers are", async () => {
  const others = Array.from({ length: 20 }, (_, index) => `unit-${index}`);
  const never = () => new Promise<Response>(() => {});
  const asked = answerWith(Object.fromEntries(["m", ...others].map((unit) => [unit, never])));
  void convertAll(["m"], others);
  await vi.waitFor(() => expect(asked.map(({ unit }) => unit)).toEqual(["m", ...others]));
});

test("requests stop once the question is no longer on the page", async () => {
  const others = Array.from({ length: 20 }, (_, index) => `unit-${index}`);
  const asked = answerWith(Object.fromEntries(["m", ...others].map((unit) => [unit, ok(1)])));
  const { outcomes, abort } = convertAll(["m"], others);
  abort();
  await outcomes;
  expect(asked.map(({ unit }) => unit)).toEqual(["m"]);
});

test("a unit that fails is dropped, the others stay", async () => {
  answerWith({ m: refuse("no"), km: ok(2), mi: () => Promise.reject(new TypeError("offline")) });
  const outcomes = await convertAll(["m", "km", "mi"]).outcomes;
  expect([...resultsOf(outcomes)]).toEqual([["km", 2]]);
});

test("a unit whose result no double can hold keeps the reason; one without an answer has none", async () => {
  answerWith({ m: refuse("Too large."), km: ok(2), mi: () => Promise.reject(new TypeError("offline")) });
  expect([...refusalsOf(await convertAll(["m", "km", "mi"]).outcomes)]).toEqual([["m", "Too large."]]);
});

test("the message is the server's details field", async () => {
  answerWith({ m: refuse("-500 °C is below absolute zero.") });
  expect(failureMessage(await convertAll(["m"]).outcomes)).toBe("-500 °C is below absolute zero.");
});

test("an invalid value stays marked at its field; a server error does not", async () => {
  answerWith({ m: refuse("-500 °C is below absolute zero.") });
  expect(valueProblem(await convertAll(["m"]).outcomes)).toBe("-500 °C is below absolute zero.");
  answerWith({ m: Response.json({ error: "internal", details: "Out of order." }, { status: 500 }) });
  expect(valueProblem(await convertAll(["m"]).outcomes)).toBe("");
});

test("'Conversion failed' if details is missing", async () => {
  answerWith({ m: refuse() });
  expect(failureMessage(await convertAll(["m"]).outcomes)).toBe("Conversion failed");
});

test("'Conversion failed' for a response that is not JSON", async () => {
  answerWith({ m: new Response("<h1>Bad gateway</h1>", { status: 502 }) });
  expect(failureMessage(await convertAll(["m"]).outcomes)).toBe("Conversion failed");
});

test("'Conversion failed' for an answer without a number", async () => {
  answerWith({ m: ok("5") });
  expect(failureMessage(await convertAll(["m"]).outcomes)).toBe("Conversion failed");
});

test("'Failed to perform conversion' if the server cannot be reached", async () => {
  answerWith({ m: () => Promise.reject(new TypeError("Failed to fetch")) });
  expect(failureMessage(await convertAll(["m"]).outcomes)).toBe("Failed to perform conversion");
});

test("a question may be retried unless the server refused it permanently", async () => {
  answerWith({ m: new Response("<h1>Bad gateway</h1>", { status: 502 }) });
  expect(isUnanswered(await convertAll(["m"]).outcomes)).toBe(true);
  answerWith({ m: Response.json({ error: "rate_limited", details: "Wait 30 s." }, { status: 429 }) });
  expect(isUnanswered(await convertAll(["m"]).outcomes)).toBe(true);
  answerWith({ m: refuse("Too cold.") });
  expect(isUnanswered(await convertAll(["m"]).outcomes)).toBe(false);
});

test("being offline is reported as offline, unless the server did answer", async () => {
  answerWith({ m: () => Promise.reject(new TypeError("Failed to fetch")) });
  const outcomes = await convertAll(["m"]).outcomes;
  expect(isUnanswered(outcomes)).toBe(true);
  expect(failureMessage(outcomes, { isOffline: true })).toMatch(/^You are offline/);
  answerWith({ m: refuse("Too cold.") });
  const refused = await convertAll(["m"]).outcomes;
  expect(isUnanswered(refused)).toBe(false);
  expect(failureMessage(refused, { isOffline: true })).toBe("Too cold.");
});
