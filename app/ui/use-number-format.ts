import { useSyncExternalStore } from "react";

export type NumberFormat = {
  /** Fraction digits: the category's own number, at most this many, or all. */
  readonly digits: "auto" | "2" | "4" | "8" | "all";
  /** 1,234.5 or 1 234,5; "auto" for that of the browser's language. */
  readonly separators: "auto" | "point" | "comma";
};

export const DEFAULT_FORMAT: NumberFormat = { digits: "auto", separators: "auto" };

const KEY = "everyunit.format";
/** As it is written below; anything else was not written by this site. */
const KEPT = /^{"digits":"(?:auto|[248]|all)","separators":"(?:auto|point|comma)"}$/;

let current: NumberFormat | undefined;
const listeners = new Set<() => void>();

/** English needs no question to Intl, which takes a browser 17 ms at its first use. Not every browser names a language: "C". */
function browserSeparators(): "point" | "comma" {
  const { language } = navigator;
  if (language.startsWith("en")) return "point";
  try {
    return new Intl.NumberFormat(language).format(1.5).includes(",") ? "comma" : "point";
  } catch {
    return "point";
  }
}

function readKept(): NumberFormat {
  try {
    const kept = localStorage.getItem(KEY) ?? "";
    return KEPT.test(kept) ? (JSON.parse(kept) as NumberFormat) : DEFAULT_FORMAT;
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
    const isDefault = format.digits === "auto" && format.separators === "auto";
    if (isDefault) localStorage.removeItem(KEY);
    else localStorage.setItem(KEY, JSON.stringify(format));
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
  const separators = chosen.separators === "auto" ? browserSeparators() : chosen.separators;
  inUse = { chosen, format: { ...chosen, separators } };
  return inUse.format;
}

/** The number format in use: chosen, or that of the browser's language; points and commas in the server's HTML. */
export const useNumberFormat = (): NumberFormat =>
  useSyncExternalStore(subscribe, readInUse, () => DEFAULT_FORMAT);
