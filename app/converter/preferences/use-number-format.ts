import { useSyncExternalStore } from "react";
import { DEFAULT_FORMAT, type NumberFormat } from "./format-shown";

const KEY = "everyunit.format";
const DIGITS: readonly string[] = ["auto", "2", "4", "8", "all"];

let current: NumberFormat | undefined;
const listeners = new Set<() => void>();

const isFormat = (kept: unknown): kept is NumberFormat =>
  typeof kept === "object" &&
  kept !== null &&
  "digits" in kept &&
  DIGITS.includes(String(kept.digits)) &&
  "separators" in kept &&
  (kept.separators === "point" || kept.separators === "comma");

function readKept(): NumberFormat {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? "null");
    return isFormat(kept) ? kept : DEFAULT_FORMAT;
  } catch {
    return DEFAULT_FORMAT;
  }
}

function readCurrent(): NumberFormat {
  current ??= readKept();
  return current;
}

function subscribe(listener: () => void) {
  const reread = () => {
    current = readKept();
    listener();
  };
  listeners.add(listener);
  window.addEventListener("storage", reread);
  return () => {
    listeners.delete(listener);
    window.removeEventListener("storage", reread);
  };
}

/** Saved in this browser; if storage is blocked, it lasts until the page is closed. */
export function keepNumberFormat(format: NumberFormat): void {
  current = format;
  try {
    const isDefault = format.digits === "auto" && format.separators === "point";
    if (isDefault) localStorage.removeItem(KEY);
    else localStorage.setItem(KEY, JSON.stringify(format));
  } catch {
    // Site data is blocked.
  }
  for (const listener of listeners) listener();
}

/** The visitor's number format; the default in the server's HTML. */
export const useNumberFormat = (): NumberFormat =>
  useSyncExternalStore(subscribe, readCurrent, () => DEFAULT_FORMAT);
