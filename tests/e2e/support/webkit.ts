import { type ChildProcess, spawn } from "node:child_process";
import { existsSync } from "node:fs";

const BROWSER = "/usr/lib/x86_64-linux-gnu/webkit2gtk-4.1/MiniBrowser";
const DRIVER = "/usr/bin/WebKitWebDriver";
const SCREEN = "/usr/bin/Xvfb";
const ELEMENT = "element-6066-11e4-a52e-4f735466cecf";

/** What Debian's webkit2gtk-driver and xvfb would have to bring; empty where WebKit can run. */
export const missingForWebkit = (): readonly string[] =>
  [BROWSER, DRIVER, SCREEN].filter((path) => !existsSync(path));

export type WebkitPage = Awaited<ReturnType<typeof openWebkit>>;

/** A WebKitGTK window that is driven by the WebDriver protocol, since Playwright brings its own WebKit or none. */
export async function openWebkit(driverPort: number) {
  const display = `:${driverPort}`;
  const processes: ChildProcess[] = [
    spawn(SCREEN, [display, "-screen", "0", "1280x900x24"], { stdio: "ignore" }),
  ];
  const env = { ...process.env, DISPLAY: display, NO_AT_BRIDGE: "1" };
  processes.push(spawn(DRIVER, [`--port=${driverPort}`], { env, stdio: "ignore" }));

  async function call(method: string, path: string, body?: unknown): Promise<unknown> {
    const response = await fetch(`http://127.0.0.1:${driverPort}${path}`, {
      method,
      body: body === undefined ? undefined : JSON.stringify(body),
    });
    const { value } = (await response.json()) as { value: { error?: string; message?: string } | null };
    if (!response.ok) throw new Error(`${value?.error}: ${value?.message}`);
    return value;
  }

  const session = await startSession(call);
  const at = (path: string) => `/session/${session}${path}`;
  const find = async (selector: string) => {
    const found = await call("POST", at("/element"), { using: "css selector", value: selector });
    return String(Reflect.get(found as object, ELEMENT));
  };
  return {
    goto: (url: string) => call("POST", at("/url"), { url }),
    back: () => call("POST", at("/back"), {}),
    forward: () => call("POST", at("/forward"), {}),
    evaluate: (script: string) => call("POST", at("/execute/sync"), { script, args: [] }),
    click: async (selector: string) => call("POST", at(`/element/${await find(selector)}/click`), {}),
    type: async (selector: string, text: string) =>
      call("POST", at(`/element/${await find(selector)}/value`), { text }),
    async close() {
      await call("DELETE", at("")).catch(() => {});
      for (const child of processes) child.kill();
    },
  };
}

type Call = (method: string, path: string, body?: unknown) => Promise<unknown>;

const STARTS_WITHIN_MS = 15_000;

/** The driver needs a moment to listen, and the screen one to be drawn on. */
async function startSession(call: Call): Promise<string> {
  const capabilities = {
    alwaysMatch: { "webkitgtk:browserOptions": { binary: BROWSER, args: ["--automation"] } },
  };
  const deadline = Date.now() + STARTS_WITHIN_MS;
  for (;;) {
    try {
      const session = await call("POST", "/session", { capabilities });
      return String(Reflect.get(session as object, "sessionId"));
    } catch (error) {
      if (Date.now() > deadline) throw error;
      await new Promise((resolve) => setTimeout(resolve, 250));
    }
  }
}
