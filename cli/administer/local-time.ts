const formats = new Map<string, Intl.DateTimeFormat>();

/** A cached format, because creating one takes 0.1 ms. The Swedish locale writes dates as in ISO 8601. */
function formatFor(timeZone: string | undefined, withSeconds: boolean): Intl.DateTimeFormat {
  const key = `${timeZone} ${withSeconds}`;
  const format =
    formats.get(key) ??
    new Intl.DateTimeFormat("sv-SE", {
      timeZone,
      year: "numeric",
      month: "2-digit",
      day: "2-digit",
      hour: "2-digit",
      minute: "2-digit",
      second: withSeconds ? "2-digit" : undefined,
      timeZoneName: "longOffset",
    });
  formats.set(key, format);
  return format;
}

/** Local time with its offset, optionally with seconds: "2026-11-20 21:03 +01:00". */
export const localTime = (instant: Date, timeZone?: string, withSeconds = false): string =>
  formatFor(timeZone, withSeconds)
    .format(instant)
    .replace(/GMT$/, "GMT+00:00")
    .replace("GMT", "")
    .replace("\u2212", "-");
