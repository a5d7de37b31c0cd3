const formats = new Map<string, Intl.DateTimeFormat>();

function formatFor(timeZone: string | undefined): Intl.DateTimeFormat {
  const known = formats.get(timeZone ?? "");
  if (known) return known;
  const format = new Intl.DateTimeFormat("en-GB", {
    timeZone,
    year: "numeric",
    month: "2-digit",
    day: "2-digit",
    hour: "2-digit",
    minute: "2-digit",
    second: "2-digit",
    hourCycle: "h23",
    timeZoneName: "longOffset",
  });
  formats.set(timeZone ?? "", format);
  return format;
}

/** Local time with its offset, optionally with seconds: "2026-11-20 21:03 +01:00". */
export function localTime(instant: Date, timeZone?: string, withSeconds = false): string {
  const parts = Object.fromEntries(
    formatFor(timeZone)
      .formatToParts(instant)
      .map(({ type, value }) => [type, value]),
  );
  const offset = parts.timeZoneName === "GMT" ? "+00:00" : (parts.timeZoneName ?? "").replace("GMT", "");
  const seconds = withSeconds ? `:${parts.second}` : "";
  return `${parts.year}-${parts.month}-${parts.day} ${parts.hour}:${parts.minute}${seconds} ${offset}`;
}
