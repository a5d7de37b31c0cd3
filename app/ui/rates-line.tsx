import { DAY_MS } from "~/base/durations";

const MONTHS = ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"];
/** Markets close at weekends; older rates may differ from today's. */
const OLD_AFTER_DAYS = 3;
const WARN_FROM_DAYS = 7;

/** An ISO date for people: "29 Sep 2026". */
export function dayText(date: string): string {
  const [year, month, day] = date.split("-").map(Number);
  return `${day} ${MONTHS[(month ?? 1) - 1]} ${year}`;
}

/** How many days ago a date was. */
export const ageInDays = (date: string): number => Math.floor((Date.now() - Date.parse(date)) / DAY_MS);

type RatesLineProps = {
  date: string;
  source: string;
  /** Null while unknown: the HTML of a cached page must not say how old its rates are. */
  ageDays: number | null;
};

export function RatesLine({ date, source, ageDays }: RatesLineProps) {
  return (
    <p className="rates-note">
      <span>Indicative rates of </span>
      <time dateTime={date}>{dayText(date)}</time>
      {ageDays !== null && <RatesAge days={ageDays} />}
      <span>{`${ageDays === null ? "" : ","} from ${source}`}</span>
    </p>
  );
}

function RatesAge({ days }: { days: number }) {
  const age = days < 1 ? "today" : days === 1 ? "1 day old" : `${days} days old`;
  const warning = days >= WARN_FROM_DAYS ? " (warning: today's rates may differ)" : "";
  return (
    <>
      <span>, </span>
      <span className={days >= OLD_AFTER_DAYS ? "rates-old" : undefined}>{`${age}${warning}`}</span>
    </>
  );
}
