import { useSyncExternalStore } from "react";
import {
  DEFAULT_FORMAT,
  FORMAT_KEY,
  formatInUse,
  type NumberFormat,
  readChosenFormat,
} from "./number-format";

let current: NumberFormat | undefined;
const listeners = new Set<() => void>();

function readCurrent(): NumberFormat {
  current ??= readChosenFormat();
  return current;
}

function subscribe(listener: () => void) {
  const reread = () => {
    current = readChosenFormat();
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
    const isDefault = format.digits === "auto" && format.separators === "auto";
    if (isDefault) localStorage.removeItem(FORMAT_KEY);
    else localStorage.setItem(FORMAT_KEY, JSON.stringify(format));
  } catch {
    // Site data is blocked.
  }
  for (const listener of listeners) listener();
}

/** The number format as chosen in Preferences; the default in the server's HTML. */
export const useChosenFormat = (): NumberFormat =>
  useSyncExternalStore(subscribe, readCurrent, () => DEFAULT_FORMAT);

let inUse: { readonly chosen: NumberFormat; readonly format: NumberFormat } | undefined;

function readInUse(): NumberFormat {
  const chosen = readCurrent();
  if (inUse?.chosen === chosen) return inUse.format;
  inUse = { chosen, format: formatInUse(chosen) };
  return inUse.format;
}

/** The number format in use: chosen, or that of the browser's language; points and commas in the server's HTML. */
export const useNumberFormat = (): NumberFormat =>
  useSyncExternalStore(subscribe, readInUse, () => DEFAULT_FORMAT);
