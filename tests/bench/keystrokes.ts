import type { Browser } from "@playwright/test";
import { openBarePage } from "./bare-page";
import { limitRow, median, type Row } from "./report";

const ROUNDS = 7;

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/**
 * Milliseconds from a keystroke until the frame after every listed row has another value, the 100 ms of rest included. The
 * page says when rows change: asking 195 of them in each frame took it a tenth of its processor time.
 */
function pressKey(): Promise<number> {
  const values = () =>
    [...document.querySelectorAll("[data-unit] data")].map((row) => row.getAttribute("value"));
  const before = values();
  const isChanged = () => {
    const now = values();
    return now.length === before.length && now.every((value, index) => value !== before[index]);
  };
  document.querySelector<HTMLElement>("input[name=value]")?.focus();
  return new Promise<number>((resolve) => {
    const observer = new MutationObserver(() => {
      if (!isChanged()) return;
      observer.disconnect();
      requestAnimationFrame(() => resolve(performance.now() - startedMs));
    });
    observer.observe(document.body, { subtree: true, childList: true, attributes: true });
    const startedMs = performance.now();
    document.execCommand("insertText", false, "3");
  });
}

/** The least that does the same: 100 ms of rest, one request per row, and its answer as the row's text. */
async function fillRows(count: number): Promise<number> {
  const list = document.createElement("ul");
  document.body.prepend(list);
  const rows = Array.from({ length: count }, () => list.appendChild(document.createElement("li")));
  const startedMs = performance.now();
  await new Promise((resolve) => setTimeout(resolve, 100));
  const ask = async (row: HTMLElement, index: number) => {
    const body = JSON.stringify({ category: "length", fromUnit: "m", toUnit: "km", value: index });
    const headers = { "content-type": "application/json" };
    const response = await fetch("/api/convert", { method: "POST", headers, body });
    row.textContent = (await response.json()).result;
  };
  await Promise.all(rows.map(ask));
  await new Promise(requestAnimationFrame);
  list.remove();
  return performance.now() - startedMs;
}

// A page that is only just opening has no document element yet.
const isTakenOver = () => document.documentElement?.dataset.scripted !== undefined;
const countRows = () => document.querySelectorAll("[data-unit]").length;

/** Keystrokes and their floor take turns, so that whatever else the machine does concerns both. */
export async function keystrokeRow(
  browser: Browser,
  origin: string,
  path: string,
  targetMs: number,
): Promise<Row> {
  const page = await openBarePage(browser, origin + path);
  const floor = await openBarePage(browser, `${origin}/terms`);
  while (!(await page.evaluate(isTakenOver))) await pause(100);
  await pause(1000);
  const rows = await page.evaluate(countRows);
  const times: { ours: number[]; floor: number[] } = { ours: [], floor: [] };
  for (let round = 0; round < ROUNDS; round += 1) {
    times.ours.push(await page.evaluate(pressKey));
    // Units that are not shown are asked for after those that are, and the address follows.
    await pause(500);
    times.floor.push(await floor.evaluate(fillRows, rows));
  }
  await Promise.all([page.close(), floor.close()]);
  const format = (ms: number) => `${ms.toFixed(0)} ms`;
  return limitRow(
    `last keystroke to ${rows} rows`,
    median(times.ours),
    format,
    targetMs,
    median(times.floor),
  );
}
