import { ask, describeError, snapshotRates, describeReading } from "~/conversion";
import { formatDigits } from "~/numerals/format";
for (const q of process.argv.slice(2)) {
  const t=performance.now(); const r = ask(q, snapshotRates); const ms=(performance.now()-t).toFixed(1);
  if (!r.ok) { console.log(q, "=>", r.error.code, describeError(r.error), ms); continue; }
  const a = r.value; console.log(q, "=>", a.from.id, a.category?.id ?? null, a.answers.slice(0,3).map((x) => x.conversion.ok ? `${x.conversion.value.result} ${x.unit.symbol}` : describeError(x.conversion.error)).join(" | "), a.readings.map((x) => describeReading(x, a, snapshotRates)).join(" ## "), ms);
}
