import { useIsScripted } from "./use-converter";

type RatesNoteProps = { date: string; source: string };

const DAY_MS = 86_400_000;
/** Markets close at weekends; older rates may differ from today's. */
const OLD_AFTER_DAYS = 3;
const WARN_FROM_DAYS = 7;

/** The date and source of the exchange rates. The browser works out their age, because the page may be cached. */
export function RatesNote({ date, source }: RatesNoteProps) {
  const isScripted = useIsScripted();
  return (
    <p className="rates-note">
      <span>Indicative rates of </span>
      <time dateTime={date}>{date}</time>
      {isScripted && <RatesAge days={Math.floor((Date.now() - Date.parse(date)) / DAY_MS)} />}
      <span>{`${isScripted ? "," : ""} from ${source}`}</span>
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
