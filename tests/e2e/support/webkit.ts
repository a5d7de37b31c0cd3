import { type ChildProcess, spawn } from "node:child_process";
import { ENGINES } from "../../../scripts/gate/find-engines";
import { type EnginePage, endAll, retried } from "./engine";

const [BROWSER, DRIVER, SCREEN] = ENGINES.webkit.programs;
const ELEMENT = "element-6066-11e4-a52e-4f735466cecf";

/** A WebKitGTK window, driven over WebDriver, because Playwright only drives its own WebKit build. */
export async function openWebkit(driverPort: number): Promise<EnginePage> {
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
      await endAll(processes);
    },
  };
}

type Call = (method: string, path: string, body?: unknown) => Promise<unknown>;

async function startSession(call: Call): Promise<string> {
  const options = { binary: BROWSER, args: ["--automation"] };
  const capabilities = { alwaysMatch: { "webkitgtk:browserOptions": options } };
  const session = await retried(() => call("POST", "/session", { capabilities }));
  return String(Reflect.get(session as object, "sessionId"));
}
