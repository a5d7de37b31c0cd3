import { beforeAll, describe, expect, it } from "vitest";
import { ensureBuilt } from "../../../scripts/build/build";
import { type Start, siteStarter } from "../../support/started-site";
import { freePort } from "../../support/test-site";

let build: string;
beforeAll(async () => {
  build = await ensureBuilt();
}, 240_000);
const { start } = siteStarter();

const ADDRESS = "203.0.113.77";

/** A visit as a proxy passes it on: page, conversion, message, and paths that fail. */
async function visit(port: number): Promise<void> {
  const origin = `http://127.0.0.1:${port}`;
  const headers = {
    "x-forwarded-for": ADDRESS,
    "user-agent": "Visitor/7",
    "content-type": "application/json",
  };
  const post = (path: string, body: string) => fetch(`${origin}${path}`, { method: "POST", headers, body });
  const answers = await Promise.all([
    fetch(`${origin}/convert/weight?value=8150.0815&from=kg&to=lb`, { headers }),
    fetch(`${origin}/no/such/secret-page`, { headers }),
    post("/api/convert", '{"category":"weight","fromUnit":"kg","toUnit":"lb","value":8150.0815}'),
    post("/api/convert", '{"category":"weight","fromUnit":"nothing-secret","toUnit":"lb","value":8150.0815}'),
    post("/api/contact", '{"name":"Ann","email":"ann@private.example","message":"words of mine"}'),
    post("/api/contact", "{broken"),
  ]);
  await Promise.all(answers.map((answer) => answer.arrayBuffer()));
}

async function outputAfterVisit(started: Start, port: number): Promise<string> {
  const isUp = () =>
    fetch(`http://127.0.0.1:${port}/healthz`).then(
      ({ ok }) => ok,
      () => false,
    );
  await expect.poll(isUp, { timeout: 20_000 }).toBe(true);
  await visit(port);
  started.child.kill("SIGINT");
  await started.exited;
  return started.output();
}

/** The ways in which the site is run without an edge; behind Caddy the topology's tests look at Caddy's log as well. */
describe.each([
  ["npm start", "debug", () => ["npm", "start", "--silent"]],
  ...["debug", "error"].map(
    (level) =>
      [
        "the container's command",
        level,
        () => [process.execPath, "node_modules/@remix-run/serve/dist/cli.js", `${build}/index.js`],
      ] as const,
  ),
] as const)("what %s prints at LOG_LEVEL=%s", (_, level, command) => {
  // At LOG_LEVEL=error the container printed: GET /convert/weight?value=8150.0815&from=kg&to=lb 200.
  it("tells nothing about a visit", async () => {
    const port = await freePort();
    const variables = { PORT: String(port), HOST: "127.0.0.1", NODE_ENV: "production", LOG_LEVEL: level };
    const output = await outputAfterVisit(start({ ...variables, TRUST_PROXY: "1" }, command()), port);
    for (const secret of [
      "8150.0815",
      "secret",
      ADDRESS,
      "127.0.0.1 ",
      "Visitor",
      "private",
      "words",
      "GET ",
      "POST ",
    ])
      expect(output).not.toContain(secret);
    const lines = output.split("\n").filter((line) => line.startsWith("{"));
    const messages = lines.map((line) => JSON.parse(line).msg);
    expect(messages).toEqual(level === "error" ? [] : ["listening", "shutting down", "stopped"]);
  });
});
